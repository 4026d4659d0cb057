/** A part of a whole as a row prints it: "1/2". */
export function partOf(printed: `${number}/${number}`): number {
  const [above, below] = printed.split("/");
  return Number(above) / Number(below);
}
