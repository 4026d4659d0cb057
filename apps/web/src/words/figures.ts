/** How sure something looks at most that is not certain, and how unsure that is not out of the question. */
const [ALMOST_NEVER, ALMOST_SURE] = [0.001, 0.999];

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
  const most = chance + error;
  const least = chance - error;
  if (most > 0 && chance < ALMOST_NEVER)
    return `< ${percents.format(Math.max(ALMOST_NEVER, Math.ceil(most * 1000 - 1e-9) / 1000))}`;
  // What adds up to 1 but for the last digits of a sum is certain.
  if (chance > ALMOST_SURE && least < 1 - 1e-12)
    return `> ${percents.format(Math.min(ALMOST_SURE, Math.floor(least * 1000 + 1e-9) / 1000))}`;
  return percents.format(chance);
}
