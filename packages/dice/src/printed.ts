/**
 * Dice as they are printed ("2D6", "D6"), as numbers.
 * @throws Error where the text names no dice
 */
export function printedDice(text: string): { readonly dice: number; readonly sides: number } {
  const [, dice = "", sides = ""] = /^(\d*)D(\d+)$/.exec(text) ?? [];
  if (sides === "") throw new Error(`no dice: ${text}`);
  return { dice: dice === "" ? 1 : Number(dice), sides: Number(sides) };
}
