import { type Held, type Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { movement } from "../book/movement.ts";
import { textsOf } from "../state/facts.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAge } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
const WORD = "magical-move";
const light = movement["t9a.rule.light-troops"];

/** A unit that a spell moves, and has not moved yet: it lies on it until the phase is over, so that no other moves it again. */
const goesOn = ({ effect }: Held): boolean => effect != null && effect.params.done !== true;
const goesWith = (held: Held, rule: string): boolean =>
  goesOn(held) && textsOf(held.effect?.params.with).includes(rule);

/** As far as the spell says, whatever else quickens or slows it. */
const rate = (_: NinthAge, __: unknown, held: Held) => {
  const inches = goesOn(held) ? Number(held.effect?.params.inches) : null;
  return inches === null ? null : ([because(WORD, "atLeast", inches), because(WORD, "atMost", inches)] as const);
};

const magicalMove: R = {
  id: WORD,
  name: { en: "Magical Move", fr: "Mouvement magique" },
  enforces: [ruleId(WORD)],
  modify: {
    "advance rate": { unit: rate },
    "march rate": { unit: rate },
    backwards: {
      unit: (_, __, held) =>
        goesWith(held, "Light Troops") ? because("light-troops", "set", light.costPerInch) : null,
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
};

export const magicalMoveRules: readonly R[] = [magicalMove];
