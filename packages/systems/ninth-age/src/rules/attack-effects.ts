import { EVERYBODY, holds, type Rule } from "@tercio/kernel";
import { attributes, multipleWounds, numbered } from "../book/attributes.ts";
import { heightOf } from "../calculation/rates.ts";
import { rulesOf } from "../state/held.ts";
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

const flaming = (game: NinthAge, s: Strike): boolean => holds(s.striker, game.effects, "flaming-attacks");

const flammable: R = {
  id: "flammable",
  name: { en: "Flammable", fr: "Inflammable" },
  enforces: [ruleId("flammable")],
  offer: { "attack effects": { at: (game, s) => (flaming(game, s) ? [{ kind: "reroll-wounds" }] : []) } },
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

/** A special save, one rule for each number. */
const saves = (save: "aegis" | "fortitude", en: string, fr: string): readonly R[] =>
  numbered[save].map((need) => ({
    id: `${save}-${need}`,
    name: { en: `${en} (${need}+)`, fr: `${fr} (${need}+)` },
    enforces: [ruleId(save)],
    offer: {
      "attack effects": {
        at: (game, s) => (save === "fortitude" && flaming(game, s) ? [] : [{ kind: "special-save", save, need }]),
      },
    },
  }));

/** Have more than half of the unit's models this rule? Who has it by an effect has it for all. */
function mostHave({ at }: Strike, rule: string): boolean {
  let having = 0;
  for (const p of at.pools) if (rulesOf(p.profile).has(rule)) having += p.count;
  return having * 2 > models(at);
}

const hardTargets: readonly R[] = numbered["hard-target"].map((x) => ({
  id: `hard-target-${x}`,
  name: { en: `Hard Target (${x})`, fr: `Cible difficile (${x})` },
  enforces: ["t9a.to-hit-modifier.hard-target", ruleId("hard-target")],
  modify: {
    "to-hit roll": {
      at: (_, s, { effect }) =>
        s.shot !== null && (effect !== null || mostHave(s, `hard-target-${x}`))
          ? { ...because("hard-target", "add", -x), rule: "t9a.to-hit-modifier.hard-target" }
          : null,
    },
  },
}));

/** "2", "D3" or "D3+1" as what becomes of one wound. */
function multiplied(text: string): AttackEffect {
  const [, die, sides = "1", more] = /^(D(\d))?\+?(\d)?$/.exec(text) ?? [];
  return { kind: "multiply", dice: die === undefined ? 0 : 1, sides: Number(sides), add: Number(more ?? 0) };
}

const multiple: readonly R[] = Object.entries(multipleWounds).map(([id, x]) => ({
  id: `multiple-wounds-${id}`,
  name: { en: `Multiple Wounds (${x})`, fr: `Blessures multiples (${x})` },
  enforces: [ruleId("multiple-wounds")],
  offer: { "attack effects": { by: () => [multiplied(x)] } },
}));

/** What stands in the row of a shooting weapon: of all its hits, or of the one in brackets. */
function ofWeapon(game: NinthAge, { shot, at }: Strike): readonly AttackEffect[] {
  if (shot === null) return [];
  const { bracket, multipleWounds: all, against } = missileRow(shot.weapon);
  if (shot.bracket && bracket !== undefined) return [multiplied(bracket.multipleWounds)];
  return all === undefined || (against !== undefined && heightOf(game, at) !== against) ? [] : [multiplied(all)];
}

const multipleOfWeapons: R = {
  id: "multiple-wounds",
  name: { en: "Multiple Wounds", fr: "Blessures multiples" },
  enforces: [ruleId("multiple-wounds")],
  heldBy: EVERYBODY,
  offer: { "attack effects": { by: ofWeapon } },
};

/** What attacks do besides hitting and wounding, and what stands against them: in close combat and from afar. */
export const attackEffectRules: readonly R[] = [
  attribute("poison-attacks", "Poison Attacks", "Attaques empoisonnées", { kind: "six-wounds" }),
  attribute("lethal-strike", "Lethal Strike", "Frappe létale", { kind: "six-pierces" }),
  attribute("divine-attacks", "Divine Attacks", "Attaques divines", { kind: "reroll-aegis" }),
  tag("flaming-attacks", "Flaming Attacks", "Attaques enflammées"),
  tag("magical-attacks", "Magical Attacks", "Attaques magiques"),
  flammable,
  toxic,
  ...saves("aegis", "Aegis", "Égide"),
  ...saves("fortitude", "Fortitude", "Endurance"),
  ...hardTargets,
  ...multiple,
  multipleOfWeapons,
];
