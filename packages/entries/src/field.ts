/**
 * What may stand in a parameter of a rule, as data: `given.ts` makes of it the check of what is read, and `Given` the
 * type of what is written.
 */
export type Field =
  | { readonly whole: readonly [least: number, most: number] }
  | { readonly whole: readonly [least: number, most: number]; readonly oneOf: readonly string[] }
  | { readonly oneOf: readonly string[] }
  | { readonly listOf: readonly string[]; readonly least: number; readonly most: number }
  | { readonly texts: number }
  | { readonly text: true };
/** One that may be left out. */
type Optional = { readonly optional: Field };
export type Parameters = { readonly [field: string]: Field | Optional };

export const whole = (least: number, most: number) => ({ whole: [least, most] }) as const;
export const oneOf = <const W extends readonly string[]>(...words: W) => ({ oneOf: words }) as const;
/** One to so many of these words, or `least` of them at least. */
export const listOf = <const W extends readonly string[]>(listOf: W, most: number, least = 1) =>
  ({ listOf, least, most }) as const;
/** A whole number from 1, or one of these words. */
export const wholeOr = <const W extends readonly string[]>(most: number, words: W) =>
  ({ whole: [1, most], oneOf: words }) as const;
/** One to so many texts. */
export const texts = (most: number) => ({ texts: most }) as const;
export const text = { text: true } as const;
export const optional = <const F extends Field>(field: F) => ({ optional: field }) as const;

type ValueOf<F> = F extends { readonly whole: unknown; readonly oneOf: readonly (infer W)[] }
  ? number | W
  : F extends { readonly whole: unknown }
    ? number
    : F extends { readonly oneOf: readonly (infer W)[] }
      ? W
      : F extends { readonly listOf: readonly (infer W)[] }
        ? readonly W[]
        : F extends { readonly texts: unknown }
          ? readonly string[]
          : string;
type Needed<P> = { [K in keyof P]: P[K] extends Optional ? never : K }[keyof P];
/** The parameters of a rule as a profile or an effect gives them. */
export type Given<P> = { readonly [K in Needed<P>]: ValueOf<P[K]> } & {
  readonly [K in Exclude<keyof P, Needed<P>>]?: P[K] extends { readonly optional: infer F } ? ValueOf<F> : never;
};
