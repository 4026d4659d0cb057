import * as entry from "./magic.ts";
import { type Play, play } from "../play.ts";
import { because } from "../../state/ids.ts";
import { engagementsOf, type NinthAge, unit } from "../../state/state.ts";
import { knownBy } from "../../calculation/casting.ts";

const wizard = (of: typeof entry.wizardApprentice | typeof entry.wizardAdept | typeof entry.wizardMaster): Play =>
  play(of, {
    modify: {
      "casting roll": {
        caster: () =>
          of.figures.castingRoll === 0
            ? null
            : { ...because("t9a.rule.casting-dice", "add", of.figures.castingRoll), rule: of.id },
      },
    },
  });

const magicResistance = play(entry.magicResistance, {
  strength: ({ value }) => (typeof value === "number" ? value : 0),
  modify: {
    "casting roll": {
      // Against spells of its own side there is only what says so.
      targets: (game, { unit: u }, { piece, params }) =>
        typeof params.value === "number" && (params.friendly !== undefined || unit(game, piece).seat !== u.seat)
          ? because("t9a.rule.magic-resistance", "add", params.value * entry.magicResistance.figures.each)
          : null,
    },
  },
});

const spellcrafting = play(entry.masterOfSpellcrafting, {
  modify: {
    "casting value": {
      caster: () =>
        because("t9a.rule.master-of-spellcrafting", "add", entry.masterOfSpellcrafting.figures.castingValue),
    },
  },
});

const will = entry.irresistibleWill.figures;
const irresistibleWill = play(entry.irresistibleWill, {
  modify: {
    "casting roll": {
      caster: (_, { dice }) =>
        dice >= will.magicDiceAtLeast ? because("t9a.rule.irresistible-will", "atMost", will.castingRollAtMost) : null,
    },
    "dispelling roll": {
      caster: (_, { castWith }) =>
        castWith >= will.magicDiceAtLeast ? because("t9a.rule.irresistible-will", "add", will.dispellingRoll) : null,
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

const spellCraving = play(entry.spellCraving, {
  modify: {
    "combat score": {
      unit: (game, { unit: u }) => {
        const spells = spellsMet(game, u.id);
        return spells === 0
          ? null
          : because("t9a.rule.spell-craving", "add", spells * entry.spellCraving.figures.eachSpell);
      },
    },
  },
});

/** Who casts, and who resists. */
export const magicRules: readonly Play[] = [
  wizard(entry.wizardApprentice),
  wizard(entry.wizardAdept),
  wizard(entry.wizardMaster),
  magicResistance,
  spellcrafting,
  irresistibleWill,
  spellCraving,
  // What they do is asked where spells are selected, and where the phase begins (`state/spells.ts`, `sequence/magic-phase.ts`).
  play(entry.channel),
  play(entry.wizardConclave),
  play(entry.proteanMagic),
  play(entry.masterOfCanreigTower),
  // How many come back, where a spell of their army says so (`calculation/mending.ts`).
  play(entry.reanimated),
  play(entry.resurrected),
  play(entry.soulConduit),
  play(entry.greatTotem),
  play(entry.totems),
  play(entry.orc),
  play(entry.goblin),
];
