import { shownChance } from "@tercio/dice";

/** Chances are shown to a tenth of a percent. */
const TENTH = 0.001;

const made = new Map<string, Intl.NumberFormat>();

/** How figures are written in a language; made once, for that takes longer than all the writing. */
export function figures(language: string, how: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(how)}`;
  const was = made.get(key) ?? new Intl.NumberFormat(language, how);
  made.set(key, was);
  return was;
}

/**
 * A chance of 0 to 1 in percents with a decimal: what is not certain is never told as 100%, nor what may happen as 0%. Of a
 * sample, which may be off by `error`, the same holds of what it can tell from 0 and 1.
 */
export function chanceFigure(language: string, chance: number, error = 0): string {
  const percents = figures(language, { style: "percent", maximumFractionDigits: 1 });
  const { bound, share } = shownChance(chance, TENTH, error);
  return bound === "" ? percents.format(share) : `${bound} ${percents.format(share)}`;
}
