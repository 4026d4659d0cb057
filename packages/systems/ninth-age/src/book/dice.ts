/** Dice as the rows print them ("2D6", "D6"), as numbers. */
export function diceOf(printed: string): { readonly dice: number; readonly sides: number } {
  const [dice = "", sides = ""] = printed.split("D");
  return { dice: dice === "" ? 1 : Number(dice), sides: Number(sides) };
}

/** An angle that a row has in degrees, in 1/65536 turns. */
export const angleOf = (degrees: number): number => (degrees * 65536) / 360;
