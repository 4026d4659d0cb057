const made = new Map<string, Intl.NumberFormat>();

/** How figures are written in a language; made once, for that takes longer than all the writing. */
export function figures(language: string, how: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(how)}`;
  const was = made.get(key) ?? new Intl.NumberFormat(language, how);
  made.set(key, was);
  return was;
}
