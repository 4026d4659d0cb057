/** So many pixels a unit of the drawing: sharp where it is looked at closely. */
const SCALE = 2;

/** A drawing as a picture, on a ground of one colour. */
export async function asPng(svg: string, wide: number, high: number, ground: string): Promise<Blob> {
  const image = new Image(wide * SCALE, high * SCALE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = wide * SCALE;
  canvas.height = high * SCALE;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("nothing to draw on");
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((png) => (png === null ? failed(new Error("no picture")) : done(png)), "image/png"),
  );
}
