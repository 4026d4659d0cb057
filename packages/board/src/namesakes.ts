import type { Bilingual } from "@tercio/kernel";

const NUMERALS = ["", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X"];

/**
 * The names of units, namesakes of a side numbered from the second on, so that boards, lists and the log tell them apart by
 * name alone. Names that have been told apart stay as they are.
 */
export function toldApart(list: readonly { readonly name: Bilingual; readonly seat: number }[]): readonly Bilingual[] {
  const taken = new Set<string>();
  return list.map(({ name, seat }) => {
    for (let n = 0; ; n++) {
      const numeral = NUMERALS[n] ?? ` ${n + 1}`;
      const apart: Bilingual = { en: `${name.en}${numeral}`, fr: `${name.fr}${numeral}` };
      const keys = [`${seat} en ${apart.en}`, `${seat} fr ${apart.fr}`];
      if (keys.some((k) => taken.has(k))) continue;
      for (const k of keys) taken.add(k);
      return numeral === "" ? name : apart;
    }
  });
}
