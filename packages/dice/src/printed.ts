/**
 * Dice as they are printed ("2D6", "D6"), as numbers.
 * @throws Error where the text names no dice
 */
export function printedDice(text: string): { readonly dice: number; readonly sides: number } {
  const [, dice = "", sides = ""] = /^(\d*)D(\d+)$/.exec(text) ?? [];
  if (sides === "") throw new Error(`no dice: ${text}`);
  return { dice: dice === "" ? 1 : Number(dice), sides: Number(sides) };
}

/**
 * The same with what is added to them ("D3+1"), or a bare number ("2"), which is no die at all.
 * @throws Error where the text names neither
 */
export function printedTotal(text: string): { readonly dice: number; readonly sides: number; readonly add: number } {
  const [, dice, more = "0"] = /^(\d*D\d+)(?:\+(\d+))?$/.exec(text) ?? [];
  if (dice !== undefined) return { ...printedDice(dice), add: Number(more) };
  if (!/^\d+$/.test(text)) throw new Error(`no number: ${text}`);
  return { dice: 0, sides: 1, add: Number(text) };
}
