import { EVERYBODY, message, type Modifier } from "@tercio/kernel";
import { EDITIONS } from "../../book/row.ts";
import { bleedingFor } from "../../calculation/blood-offered.ts";
import { type NinthAge, onField, other, type Seat } from "../../state/state.ts";
import type { RuleEntry } from "../define.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./army-magic.ts";

const [, LATE] = EDITIONS;
/** By the army's book; of the last no book is here. */
const [DAEMONS, DWARVES, PESTILENCE] = ["daemon-legions", "dwarven-holds", "ldp"];

const gives = ({ id }: RuleEntry, value: number): Modifier => ({
  operation: "add",
  value,
  because: message(`rule.${id}`),
  rule: id,
});

/** Has a side brought this army? What has fallen counts. */
const brings = (game: NinthAge, seat: Seat, army: string | undefined): boolean =>
  game.units.some((u) => u.seat === seat && u.entry.army === army);
/** Is a model of this army on the table, on a side? */
const stands = (game: NinthAge, seat: Seat, army: string | undefined): boolean =>
  game.units.some((u) => u.seat === seat && onField(u) && u.pools.some((p) => p.count > 0 && p.profile.army === army));

const everyones = { heldBy: EVERYBODY, editions: [LATE] } as const;

/** Armies whose magic is its own (sheet 002). */
export const armyMagicRules: readonly Play[] = [
  play(entry.daemonsFewDice, {
    ...everyones,
    modify: {
      "casting roll": {
        caster: (_, { pool, dice }) =>
          pool.profile.army === DAEMONS && dice <= entry.daemonsFewDice.figures.magicDiceAtMost
            ? gives(entry.daemonsFewDice, entry.daemonsFewDice.figures.castingRoll)
            : null,
      },
    },
  }),
  play(entry.daemonsVeilTokens, {
    ...everyones,
    modify: {
      "veil tokens": {
        side: (game, { seat }) =>
          brings(game, seat, DAEMONS) || brings(game, other(seat), DAEMONS)
            ? gives(entry.daemonsVeilTokens, entry.daemonsVeilTokens.figures.veilTokens)
            : null,
      },
    },
  }),
  play(entry.pestilenceVeilTokens, {
    ...everyones,
    modify: {
      "veil tokens": {
        side: (game, { seat }) =>
          brings(game, other(seat), PESTILENCE)
            ? gives(entry.pestilenceVeilTokens, entry.pestilenceVeilTokens.figures.veilTokens)
            : null,
      },
    },
  }),
  play(entry.dwarvesCastingValue, {
    ...everyones,
    modify: {
      "casting value": {
        caster: (game, { unit: u }) =>
          stands(game, other(u.seat), DWARVES)
            ? gives(entry.dwarvesCastingValue, entry.dwarvesCastingValue.figures.enemyCastingValue)
            : null,
      },
    },
  }),
  play(entry.sacrificialOffering, {
    ...everyones,
    offer: {
      "spell to be tried": {
        unit(game, { unit: u }) {
          const hit = bleedingFor(game, u);
          return hit === null ? [] : [hit];
        },
      },
    },
    modify: {
      "casting roll": {
        caster: (_, { offered }) =>
          offered ? gives(entry.sacrificialOffering, entry.sacrificialOffering.figures[LATE].castingRoll) : null,
      },
    },
  }),
  play(entry.masteryOfEternity, {
    editions: [LATE],
    modify: {
      "casting roll": {
        caster: () => gives(entry.masteryOfEternity, entry.masteryOfEternity.figures.castingRoll),
      },
    },
  }),
];
