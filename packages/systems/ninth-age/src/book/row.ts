import { ofNames, type Row } from "@tercio/entries";

export { mapped } from "@tercio/entries";

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
export const isByEdition = (row: Row | ByEdition): row is ByEdition => EDITIONS.every((e) => e in row);
/** A row as an edition prints it: it has no figures until an edition is named, so that none is read for all battles. */
export const inEdition = <B extends ByEdition<unknown>>(row: B, edition: Edition): B[Edition] => row[edition];

/** A rule as lists and profiles name it: its id without the prefix. */
export type NameIn<R> = keyof R extends infer Id ? (Id extends `t9a.rule.${infer Name}` ? Name : never) : never;
/** All of them. */
export const namesOf = <R extends object>(rows: R): readonly NameIn<R>[] =>
  Object.keys(rows)
    .map((id) => id.slice("t9a.rule.".length))
    .filter((name): name is NameIn<R> => `t9a.rule.${name}` in rows);

/** What rules are called, by the keys of sentences. */
export const sentences = <N extends string>(names: readonly N[], called: (name: N) => string) =>
  ofNames(names, (name) => `rule.${name}` as const, called);

export type Rows = { readonly [id: string]: Row | ByEdition };
