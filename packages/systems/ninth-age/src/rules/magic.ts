import type { Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { castings } from "../book/magic.ts";
import { because } from "../state/ids.ts";
import { engagementsOf, type NinthAge, unit } from "../state/state.ts";
import { knownBy } from "../calculation/casting.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const wizard = (id: "wizard-apprentice" | "wizard-adept" | "wizard-master", en: string, fr: string): R => ({
  id,
  name: { en, fr },
  enforces: [`t9a.rule.${id}`],
  modify: {
    "casting roll": {
      caster: () => {
        const { castingRoll } = castings[`t9a.rule.${id}`];
        return castingRoll === 0 ? null : { ...because("casting-dice", "add", castingRoll), rule: `t9a.rule.${id}` };
      },
    },
  },
});

const magicResistance: R = {
  id: "magic-resistance",
  name: { en: "Magic Resistance", fr: "Résistance à la magie" },
  enforces: ["t9a.rule.magic-resistance"],
  modify: {
    "casting roll": {
      targets: (_, __, { params }) =>
        typeof params.value === "number"
          ? because("magic-resistance", "add", params.value * castings["t9a.rule.magic-resistance"].each)
          : null,
    },
  },
};

const named = (id: string, en: string, fr: string, hooks: Partial<R> = {}): R => ({
  id,
  name: { en, fr },
  enforces: [`t9a.rule.${id}`],
  ...hooks,
});

const spellcrafting = named("master-of-spellcrafting", "Master of Spellcrafting", "Maître de la sorcellerie", {
  modify: {
    "casting value": {
      caster: () =>
        because("master-of-spellcrafting", "add", castings["t9a.rule.master-of-spellcrafting"].castingValue),
    },
  },
});

const will = castings["t9a.rule.irresistible-will"];
const irresistibleWill = named("irresistible-will", "Irresistible Will", "Volonté irrésistible", {
  modify: {
    "casting roll": {
      caster: (_, { dice }) =>
        dice >= will.magicDiceAtLeast ? because("irresistible-will", "atMost", will.castingRollAtMost) : null,
    },
    "dispelling roll": {
      caster: (_, { castWith }) =>
        castWith >= will.magicDiceAtLeast ? because("irresistible-will", "add", will.dispellingRoll) : null,
    },
  },
});

/** Spells that the Wizards of enemies know who are in combat with a unit. */
const spellsMet = (game: NinthAge, id: number): number =>
  engagementsOf(game, id).reduce((all, e) => {
    const foe = unit(game, e.a === id ? e.b : e.a);
    const wizards = new Set(foe.pools.flatMap((p) => (p.count > 0 ? [p.self ?? foe.id] : [])));
    return all + [...wizards].reduce((sum, wizard) => sum + knownBy(game, wizard).length, 0);
  }, 0);

const spellCraving = named("spell-craving", "Spell Craving", "Soif de sorts", {
  modify: {
    "combat score": {
      unit: (game, { unit: u }) => {
        const spells = spellsMet(game, u.id);
        return spells === 0
          ? null
          : because("spell-craving", "add", spells * castings["t9a.rule.spell-craving"].eachSpell);
      },
    },
  },
});

/** Who casts, and who resists. */
export const magicRules: readonly R[] = [
  wizard("wizard-apprentice", "Wizard Apprentice", "Sorcier apprenti"),
  wizard("wizard-adept", "Wizard Adept", "Sorcier adepte"),
  wizard("wizard-master", "Wizard Master", "Maître sorcier"),
  magicResistance,
  spellcrafting,
  irresistibleWill,
  spellCraving,
  // What they do is asked where spells are selected, and where the phase begins (`state/spells.ts`, `sequence/magic-phase.ts`).
  named("channel", "Channel", "Canalisation"),
  named("wizard-conclave", "Wizard Conclave", "Conclave de sorciers"),
  named("protean-magic", "Protean Magic", "Magie protéiforme"),
  named("master-of-canreig-tower", "Master of Canreig Tower", "Maître de la Tour canreig"),
  // How many come back, where a spell of their army says so (`calculation/mending.ts`).
  named("reanimated", "Reanimated", "Évoqué"),
  named("resurrected", "Resurrected", "Ressuscité"),
  named("soul-conduit", "Soul Conduit", "Passeur d’âmes"),
];
