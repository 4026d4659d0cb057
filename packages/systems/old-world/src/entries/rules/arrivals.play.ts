import { refuse } from "@tercio/kernel";
import { type OldWorld, roundOf, type Unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./arrivals.ts";

/** In its first turn a unit that came so cannot charge. */
const notAtOnce = (game: OldWorld, u: Unit, by: "scout" | "vanguard") =>
  u.arrival === by && roundOf(game) === 1 ? refuse(`refuse.${WORDS[by]}`, IDS[by], {}, "unit") : true;
const WORDS = { scout: "scouts", vanguard: "vanguard" } as const;
const IDS = { scout: entry.scouts.id, vanguard: entry.vanguard.id } as const;

/** Units that scout, lie in ambush, or move before the battle. */
export const arrivalRules: readonly Play[] = [
  play(entry.scouts, {
    allow: { "declare a charge": { unit: (game, { unit: u }) => notAtOnce(game, u, "scout") } },
    offer: { "way to the table": { unit: () => ["scout"] } },
  }),
  play(entry.vanguard, {
    allow: { "declare a charge": { unit: (game, { unit: u }) => notAtOnce(game, u, "vanguard") } },
    offer: { "move before the battle": { unit: (_, { unit: u }) => (u.arrival === null ? ["moves"] : []) } },
  }),
  play(entry.ambushers, { offer: { "way to the table": { unit: () => ["ambush"] } } }),
];
