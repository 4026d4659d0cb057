/** So many pixels a unit of the drawing: sharp where it is looked at closely. */
const SCALE = 2;

/** Between one line of writing and the next, and how wide a letter is about. */
const [LINE, LETTER] = [22, 7.5];

/** A text in lines of so many letters at most, broken between words. */
function broken(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A copy of a drawing with what it shows written above it, and how high it is then: taken along it stands alone. */
export function captioned(
  drawing: SVGSVGElement,
  wide: number,
  high: number,
  texts: readonly string[],
): { readonly svg: string; readonly high: number } {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const lines = texts.flatMap((text) => broken(text, Math.floor(wide / LETTER)));
  const above = lines.length * LINE + 4;
  copy.setAttribute("viewBox", `0 ${-above} ${wide} ${high + above}`);
  for (const [i, line] of lines.entries()) {
    const text = document.createElementNS(copy.namespaceURI, "text");
    for (const [name, value] of Object.entries({ x: 8, y: LINE * (i + 1) - above - 4, fill: "currentColor" }))
      text.setAttribute(name, String(value));
    text.setAttribute("font-family", "sans-serif");
    text.setAttribute("font-size", "14");
    text.textContent = line;
    copy.append(text);
  }
  const ink = getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();
  return { svg: new XMLSerializer().serializeToString(copy).replaceAll("currentColor", ink), high: high + above };
}

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
