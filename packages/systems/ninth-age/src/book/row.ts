import type { Row } from "@tercio/entries";

/*
 * The numbers of the game by ledger id: what the sheets print and what is played where they print nothing. The rules play
 * these rows and the reference shows them; nobody else writes such a number. This folder imports nothing that plays, so
 * that a reader of the numbers loads no engine.
 */
export type { Row, Value } from "@tercio/entries";

/** The editions, the one that is played where nobody chose first. */
export const EDITIONS = ["2e-early", "2e-late"] as const;
export type Edition = (typeof EDITIONS)[number];
export const isEdition = (v: unknown): v is Edition => EDITIONS.some((e) => e === v);

/** A row that the editions print differently. */
export type ByEdition<R = Row> = { readonly [edition in Edition]: R };
type In<R, E extends Edition> = R extends ByEdition<unknown> ? R[E] : R;
/** A row as an edition prints it. One that differs has no figures until an edition is named, so that none is read for all battles. */
export const inEdition = <const R extends object, const E extends Edition>(row: R, edition: E): In<R, E> =>
  (EDITIONS.every((e) => e in row) ? (row as { readonly [e in Edition]: unknown })[edition] : row) as In<R, E>;

/** A rule as lists and profiles name it: its id without the prefix. */
export type NameIn<R> = keyof R extends infer Id ? (Id extends `t9a.rule.${infer Name}` ? Name : never) : never;
/** All of them. */
export const namesOf = <R extends object>(rows: R): readonly NameIn<R>[] =>
  Object.keys(rows)
    .map((id) => id.slice("t9a.rule.".length))
    .filter((name): name is NameIn<R> => `t9a.rule.${name}` in rows);

/** What is made of each row, under its id. */
export const mapped = <R extends object, W>(rows: R, made: (row: R[keyof R]) => W): { readonly [I in keyof R]: W } =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, made(row)])) as { [I in keyof R]: W };

/** What rules are called, by the keys of sentences. */
export const sentences = <N extends string>(
  names: readonly N[],
  called: (name: N) => string,
): { readonly [name in N as `rule.${name}`]: string } =>
  Object.fromEntries(names.map((name) => [`rule.${name}`, called(name)])) as { [name in N as `rule.${name}`]: string };

export type Rows = { readonly [id: string]: Row | ByEdition };
