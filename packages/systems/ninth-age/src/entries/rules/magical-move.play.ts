import * as entry from "./magical-move.ts";
import { type Play, play } from "../play.ts";
import * as movers from "./movers.ts";
import { type Held } from "@tercio/kernel";
import { textsOf } from "../../state/facts.ts";
import { because } from "../../state/ids.ts";
import type { NinthAge } from "../../state/state.ts";

const light = movers.lightTroops.figures;

/** A unit that a spell moves, and has not moved yet: it lies on it until the phase is over, so that no other moves it again. */
const goesOn = ({ effect }: Held): boolean => effect != null && effect.params.done !== true;
const goesWith = (held: Held, rule: string): boolean =>
  goesOn(held) && textsOf(held.effect?.params.with).includes(rule);

/** As far as the spell says, whatever else quickens or slows it. */
const rate = (_: NinthAge, __: unknown, held: Held) => {
  const inches = goesOn(held) ? Number(held.effect?.params.inches) : null;
  return inches === null
    ? null
    : ([
        because("t9a.rule.magical-move", "atLeast", inches),
        because("t9a.rule.magical-move", "atMost", inches),
      ] as const);
};

const magicalMove = play(entry.magicalMove, {
  modify: {
    "advance rate": { unit: rate },
    "march rate": { unit: rate },
    backwards: {
      unit: (_, __, held) =>
        goesWith(held, "Light Troops") ? because("t9a.rule.light-troops", "set", light.costPerInch) : null,
    },
  },
  offer: {
    "moves besides": {
      unit: (_, __, held) => [
        ...(goesWith(held, "Fly") ? (["fly"] as const) : []),
        ...(goesWith(held, "Light Troops") ? (["reform on the way"] as const) : []),
        ...(goesWith(held, "Ghost Step") ? (["through terrain"] as const) : []),
      ],
    },
  },
});

export const magicalMoveRules: readonly Play[] = [magicalMove];
