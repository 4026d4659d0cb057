import * as entry from "./vanguard.ts";
import { play } from "../play.ts";
import { EVERYBODY, type Held, type Rule, refuse } from "@tercio/kernel";
import type { NinthAgeMoments } from "../../hooks/moments.ts";
import { because } from "../../state/ids.ts";
import { hasRule } from "../../state/held.ts";
import { type NinthAge, type Unit } from "../../state/state.ts";

const row = entry.vanguard.figures;
const RULE = "t9a.rule.vanguard";

/** A Vanguard moves before the battle, and then only: what its moves are like, and what they cost it. */
const before = (game: NinthAge): boolean => game.phase === "deployment";
/** As far as its own figure says, where it has one. */
const rate = (game: NinthAge, _: unknown, { params }: Held) =>
  before(game)
    ? because("t9a.rule.vanguard", "set", typeof params.inches === "number" ? params.inches : row.inches)
    : null;

const vanguard: Rule<NinthAge, NinthAgeMoments> = play(entry.vanguard, {
  modify: {
    "advance rate": { unit: rate },
    "march rate": { unit: rate },
    "distance kept": {
      unit: (game, { from }) =>
        before(game)
          ? because(
              "t9a.rule.vanguard",
              "set",
              from.vanguarded || from.special === "scout" ? row.fromVanguards : row.fromEnemies,
            )
          : null,
    },
  },
  allow: {
    march: { unit: (game) => (before(game) ? refuse("refuse.vanguard-march", RULE) : true) },
    "declare a charge": {
      unit: (game, { unit: u }) =>
        game.playerTurn === row.noChargeInPlayerTurn && u.vanguarded ? refuse("refuse.vanguard-charge", RULE) : true,
    },
    "count as scoring": {
      unit: (game, { unit: u }) =>
        game.gameTurn <= row.noScoringInGameTurn && u.vanguarded ? refuse("refuse.vanguard-scoring", RULE) : true,
    },
  },
});

const othersWait = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  before(game) && !hasRule(game, u, "vanguard") ? refuse("refuse.no-vanguard", RULE) : true;

/** Before the battle nobody else moves. */
const nobodyElse: Rule<NinthAge, NinthAgeMoments> = play(entry.noVanguard, {
  heldBy: EVERYBODY,
  allow: { advance: { unit: othersWait }, march: { unit: othersWait }, reform: { unit: othersWait } },
});

export const vanguardRules = [vanguard, nobodyElse];
