import type { RuleEntry } from "../define.ts";
import * as entry from "./attack-effects.ts";
import { type Play, play } from "../play.ts";
import { printedTotal } from "@tercio/dice";
import { inForce } from "@tercio/kernel";
import { heightOf } from "../../calculation/rates.ts";
import { burns, meets } from "../../rules/against.ts";
import { each } from "../../state/figures.ts";
import { hasRule, liesOn, parametersOf } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import { missileRow } from "../../state/missiles.ts";
import { models, type NinthAge } from "../../state/state.ts";
import type { AttackEffect } from "../../hooks/attack-effects.ts";
import type { Strike } from "../../hooks/moments.ts";

/** A rule that says one thing of the attacks of who holds it. */
const attribute = (of: RuleEntry, gives: AttackEffect): Play =>
  play(of, { offer: { "attack effects": { by: () => [gives] } } });

const flammable = play(entry.flammable, {
  offer: {
    "attack effects": {
      at: (game, s, { params }) =>
        burns(game, s) && (params.attacks !== "melee" || s.shot === null) ? [{ kind: "reroll-wounds" }] : [],
    },
  },
});

const toxicRow = entry.toxicAttacks.figures;
/** Always so much: the last step of the Priority of Modifiers. */
const always = (value: number) =>
  [because("t9a.rule.toxic-attacks", "atLeast", value), because("t9a.rule.toxic-attacks", "atMost", value)] as const;
const toxic = play(entry.toxicAttacks, {
  modify: {
    strength: { by: () => always(toxicRow.strength) },
    "armour penetration": { by: () => always(toxicRow.armourPenetration) },
  },
});

/** A special save on its own figure or more. */
const save = (of: typeof entry.aegis | typeof entry.fortitude, id: "aegis" | "fortitude"): Play =>
  play(of, {
    offer: {
      "attack effects": {
        at: (game, s, held) =>
          (liesOn(held, s.at, s.atPool) ? each(held.params) : []).flatMap(({ need, against }) =>
            typeof need !== "number" || (id === "fortitude" && burns(game, s)) || !meets(game, s, against)
              ? []
              : [{ kind: "special-save", save: id, need }],
          ),
      },
    },
  });

/** What more than half of the unit's models have by themselves, and every effect on the unit: all add up. */
function hardness(game: NinthAge, { at }: Strike): number {
  let having = 0;
  let own = 0;
  for (const p of at.pools) {
    const { value } = parametersOf(p.profile)["hard-target"] ?? {};
    if (typeof value !== "number") continue;
    having += p.count;
    own = Math.max(own, value);
  }
  let sum = having * 2 > models(at) ? own : 0;
  for (const e of game.effects)
    if (e.rule === "hard-target" && (e.on === null || e.on === at.id) && typeof e.params.value === "number")
      sum += e.params.value;
  return sum;
}

const hardTarget = play(entry.hardTarget, {
  modify: {
    "to-hit roll": {
      at(game, s) {
        const value = s.shot === null ? 0 : hardness(game, s);
        return value === 0
          ? null
          : { ...because("t9a.rule.hard-target", "add", -value), rule: "t9a.to-hit-modifier.hard-target" };
      },
    },
  },
});

/** "2", "D3" or "D3+1" as what becomes of one wound. */
export function multiplied(text: string, besides = 0): Extract<AttackEffect, { readonly kind: "multiply" }> {
  const { dice, sides, add } = printedTotal(text);
  return { kind: "multiply", dice: dice === 0 ? 0 : 1, sides, add: add + besides };
}

/** What stands in the row of a shooting weapon: of all its hits, or of the one in brackets. */
function ofWeapon(game: NinthAge, { shot, at }: Strike): readonly AttackEffect[] {
  if (shot === null) return [];
  const { bracket, multipleWounds: all, against } = missileRow(shot.weapon);
  if (shot.bracket && bracket !== undefined) {
    const { multipleWounds: few, clippedWings } = bracket;
    if (few === undefined) return [];
    const clips = clippedWings === true && hasRule(game, at, "fly") && inForce("t9a.rule.clipped-wings");
    return [multiplied(few, clips ? entry.clippedWings.figures.add : 0)];
  }
  return all === undefined || (against !== undefined && heightOf(game, at) !== against) ? [] : [multiplied(all)];
}

/** Of who holds it, with whatever it attacks. */
const multipleWounds = play(entry.multipleWounds, {
  offer: {
    "attack effects": {
      by: (game, s, { params }) =>
        each(params).flatMap(({ times, against }) =>
          typeof times === "string" && s.shot?.weapon !== "explosion" && meets(game, s, against)
            ? [multiplied(times)]
            : [],
        ),
    },
  },
});

const multipleOfWeapons = play(entry.multipleWoundsOfWeapons, {
  heldBy: "shooting",
  offer: { "attack effects": { by: ofWeapon } },
});

const reflexes = entry.lightningReflexes.figures;
/** With a Great Weapon it is the own Agility instead (`rules/weapons.ts`); mounts have no part in it. */
const lightningReflexes = play(entry.lightningReflexes, {
  modify: {
    "to-hit roll": {
      by: (_, s) =>
        s.shot !== null || s.special !== null || s.part.harnessed || s.pool.weapon === "great-weapon"
          ? null
          : because("t9a.rule.lightning-reflexes", "add", reflexes.toHit),
    },
  },
});

/** What attacks do besides hitting and wounding, and what stands against them: in close combat and from afar. */
export const attackEffectRules: readonly Play[] = [
  attribute(entry.poisonAttacks, { kind: "six-wounds" }),
  attribute(entry.lethalStrike, { kind: "six-pierces" }),
  attribute(entry.divineAttacks, { kind: "reroll-aegis" }),
  play(entry.flamingAttacks),
  play(entry.magicalAttacks),
  flammable,
  toxic,
  save(entry.aegis, "aegis"),
  save(entry.fortitude, "fortitude"),
  hardTarget,
  multipleWounds,
  multipleOfWeapons,
  lightningReflexes,
  play(entry.clippedWings),
];
