/*
 * The numbers of the game by ledger id: what the sheets print and what is played where they print nothing. The rules play
 * these rows and the reference shows them; nobody else writes such a number. This folder imports nothing that plays, so
 * that a reader of the numbers loads no engine.
 */
export type { Row, Rows } from "@tercio/entries";
