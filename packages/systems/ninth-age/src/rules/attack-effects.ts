import { printedTotal } from "@tercio/dice";
import { inForce, type Rule } from "@tercio/kernel";
import { attributes } from "../book/attributes.ts";
import { heightOf } from "../calculation/rates.ts";
import { burns, meets, WATER } from "./against.ts";
import { each } from "../state/figures.ts";
import { hasRule, liesOn, parametersOf } from "../state/held.ts";
import { because, ruleId } from "../state/ids.ts";
import { missileRow } from "../state/missiles.ts";
import type { RuleName } from "../state/names.ts";
import { models, type NinthAge } from "../state/state.ts";
import type { AttackEffect, NinthAgeMoments, Strike } from "../asking/moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** A rule that says one thing of the attacks of who holds it. */
const attribute = (id: RuleName, en: string, fr: string, gives: AttackEffect): R => ({
  id,
  name: { en, fr },
  enforces: [ruleId(id)],
  offer: { "attack effects": { by: () => [gives] } },
});

const flammable: R = {
  id: "flammable",
  name: { en: "Flammable", fr: "Inflammable" },
  enforces: [ruleId("flammable")],
  offer: {
    "attack effects": {
      at: (game, s, { params }) =>
        burns(game, s) && (params.attacks !== "melee" || s.shot === null) ? [{ kind: "reroll-wounds" }] : [],
    },
  },
};

const toxicRow = attributes["t9a.rule.toxic-attacks"];
/** Always so much: the last step of the Priority of Modifiers. */
const always = (value: number) =>
  [because("toxic-attacks", "atLeast", value), because("toxic-attacks", "atMost", value)] as const;
const toxic: R = {
  id: "toxic-attacks",
  name: { en: "Toxic Attacks", fr: "Attaques toxiques" },
  enforces: [ruleId("toxic-attacks")],
  modify: {
    strength: { by: () => always(toxicRow.strength) },
    "armour penetration": { by: () => always(toxicRow.armourPenetration) },
  },
};

/** What an attack only is, for other rules to ask about. */
const tag = (id: RuleName, en: string, fr: string): R => ({ id, name: { en, fr }, enforces: [ruleId(id)] });

/** A special save on its own figure or more. */
const save = (id: "aegis" | "fortitude", en: string, fr: string): R => ({
  id,
  name: { en, fr },
  enforces: [ruleId(id)],
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

const hardTarget: R = {
  id: "hard-target",
  name: { en: "Hard Target", fr: "Cible difficile" },
  enforces: ["t9a.to-hit-modifier.hard-target", ruleId("hard-target")],
  modify: {
    "to-hit roll": {
      at(game, s) {
        const value = s.shot === null ? 0 : hardness(game, s);
        return value === 0
          ? null
          : { ...because("hard-target", "add", -value), rule: "t9a.to-hit-modifier.hard-target" };
      },
    },
  },
};

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
    const clips = clippedWings === true && hasRule(game, at, "fly") && inForce(ruleId("clipped-wings"));
    return [multiplied(few, clips ? attributes["t9a.rule.clipped-wings"].add : 0)];
  }
  return all === undefined || (against !== undefined && heightOf(game, at) !== against) ? [] : [multiplied(all)];
}

/** Of who holds it, with whatever it attacks. */
const multipleWounds: R = {
  id: "multiple-wounds",
  name: { en: "Multiple Wounds", fr: "Blessures multiples" },
  enforces: [ruleId("multiple-wounds")],
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
};

const multipleOfWeapons: R = {
  id: "multiple-wounds-of-weapons",
  name: { en: "Multiple Wounds of weapons", fr: "Blessures multiples des armes" },
  enforces: [ruleId("multiple-wounds")],
  heldBy: "shooting",
  offer: { "attack effects": { by: ofWeapon } },
};

const reflexes = attributes["t9a.rule.lightning-reflexes"];
/** With a Great Weapon it is the own Agility instead (`rules/weapons.ts`); mounts have no part in it. */
const lightningReflexes: R = {
  id: "lightning-reflexes",
  name: { en: "Lightning Reflexes", fr: "Réflexes éclairs" },
  enforces: [ruleId("lightning-reflexes")],
  modify: {
    "to-hit roll": {
      by: (_, s) =>
        s.shot !== null || s.special !== null || s.part.harnessed || s.pool.weapon === "great-weapon"
          ? null
          : because("lightning-reflexes", "add", reflexes.toHit),
    },
  },
};

/** What attacks do besides hitting and wounding, and what stands against them: in close combat and from afar. */
export const attackEffectRules: readonly R[] = [
  attribute("poison-attacks", "Poison Attacks", "Attaques empoisonnées", { kind: "six-wounds" }),
  attribute("lethal-strike", "Lethal Strike", "Coup fatal", { kind: "six-pierces" }),
  attribute("divine-attacks", "Divine Attacks", "Attaques divines", { kind: "reroll-aegis" }),
  { ...tag("flaming-attacks", "Flaming Attacks", "Attaques enflammées"), enforces: [ruleId("flaming-attacks"), WATER] },
  tag("magical-attacks", "Magical Attacks", "Attaques magiques"),
  flammable,
  toxic,
  save("aegis", "Aegis", "Ægide"),
  save("fortitude", "Fortitude", "Fortitude"),
  hardTarget,
  multipleWounds,
  multipleOfWeapons,
  lightningReflexes,
  tag("clipped-wings", "Clipped Wings", "Ailes rognées"),
];
