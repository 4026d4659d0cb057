import { mayOffer } from "../../src/calculation/blood-offered.ts";
import {
  castingBonus,
  castingValue,
  dispellingBonus,
  hasSoulConduit,
  tokensOfArmies,
} from "../../src/calculation/casting.ts";
import type { Edition } from "../../src/book/row.ts";
import { boundSpells } from "../../src/calculation/bound-spells.ts";
import { spellTargets } from "../../src/battlefield/spell-targets.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { isPrinted } from "../../src/state/spells.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import { jammedMachine } from "../rule-cases/artillery.ts";
import { gameOf } from "../rule-cases/combat-scenes.ts";
import { stage, wizard } from "../rule-cases/magic-scenes.ts";
import { secondMarker } from "../rule-cases/objectives.ts";
import { aside, pastScreen } from "../rule-cases/shooting.ts";
import { besideSpears } from "../rule-cases/special-deployment.ts";
import { foe, friend, like, spellbook, wizard as adept } from "../rule-cases/spell-scenes.ts";
import { offered, type Probe } from "./spells.ts";

/** Of the rest of the battle: by ledger id, how it shows that the editions are played differently. */
export const coreProbes: { readonly [id: string]: Probe } = {
  "t9a.deployment.marching-columns": besideSpears,
  "t9a.objective.secure-target": (edition) => secondMarker(edition, 24),
  "t9a.misfire.jammed": (edition) => jammedMachine(edition).shakenUntil,
  "t9a.line-of-sight.definition": (edition) => aside(edition, 20, 0.5),
  // Half of the Target Facing is hidden, and no more.
  "t9a.cover.procedure": (edition) => pastScreen(edition, 2.5),
};

const FIREBALL: SpellWord = "spell.pyromancy.fireball";
type More = Partial<SceneProfile>;
/** W knows the Fireball, 20 inches before B; both of some army. */
const facing = (edition: Edition, own: More, foes: More = {}): NinthAge =>
  gameOf(
    stage({
      ...{ knows: [FIREBALL], away: 20, w: wizard("pyromancy", "wizard-adept", own), b: { profile: like(foes) } },
      scene: { edition },
    }),
  );
const attempt = (dice: number) =>
  ({ wizard: 0, spell: FIREBALL, way: "basic", dice, targets: [{ unit: 1, pool: -1 }] }) as const;
const rules = (...words: readonly string[]): More =>
  ({ rules: [{ rule: "wizard-adept", path: "pyromancy" }, ...words] }) as never;

/** May Druidism be cast at a unit that stands far away, beside a Hill? */
const leyLines: Probe = (edition) => {
  const hill = {
    kind: "hill",
    polygon: [
      [-5, 31],
      [5, 31],
      [5, 35],
      [-5, 35],
    ],
  } as const;
  const scene = stage({
    ...{ knows: ["spell.druidism.entwining-roots"], away: 40, w: wizard("druidism") },
    scene: { edition, table: [96, 96], terrain: [hill] },
  });
  return spellTargets(gameOf(scene), 0, { spell: "spell.druidism.entwining-roots", way: "basic" }).length;
};

/** Bound Spells of who bears such a totem; none where the edition has it not. */
const borne =
  (word: SpellWord): Probe =>
  (edition) => {
    if (!isPrinted(edition, word)) return [];
    const units = { W: adept("shamanism", { rules: [] }), B: foe(20), C: friend(5) };
    return boundSpells(gameOf(spellbook("shamanism", [word], units, { edition })), 0).map((b) => [b.spell, b.way]);
  };

/** Of what sheet 002 alone has. */
export const addedProbes: { readonly [id: string]: Probe } = {
  ...Object.fromEntries(
    (
      [
        ...["spell.divination.veil-mirror", "spell.pyromancy.cloak-of-ashes", "hereditary.cul.spear-of-infinity"],
        ...["hereditary.ldp.spear-of-infinity", "hereditary.ong.guile-and-fury", "hereditary.ask.frostbite"],
        ...["hereditary.sa.life-always-finds-a-way", "hereditary.hob.chains-of-pride"],
        "hereditary.mak.breath-of-the-steppe",
      ] as readonly SpellWord[]
    ).map((word): [string, Probe] => [`t9a.${word}`, (edition) => offered(edition, word)]),
  ),
  ...Object.fromEntries(
    (["totem.blooded-horn", "totem.black-wing", "totem.gnarled-hide", "totem.clouded-eye"] as const).map((word) => [
      `t9a.${word}`,
      borne(word),
    ]),
  ),
  "t9a.totem.general": borne("totem.clouded-eye"),
  "t9a.spell.druidism.ley-lines": leyLines,
  "t9a.magic-modifier.sa.mastery-of-eternity": (edition) =>
    castingBonus(facing(edition, rules("t9a.magic-modifier.sa.mastery-of-eternity")), attempt(2)).value,
  "t9a.magic-modifier.cul.sacrificial-offering": (edition) => {
    const game = facing(edition, rules("t9a.magic-modifier.cul.sacrificial-offering"));
    return mayOffer(game, unit(game, 0))?.hits ?? null;
  },
  "t9a.magic-modifier.dl.few-dice": (edition) =>
    castingBonus(facing(edition, { army: "daemon-legions" }), attempt(2)).value,
  "t9a.magic-modifier.dl.extra-veil-tokens": (edition) =>
    tokensOfArmies(facing(edition, { army: "daemon-legions" }), 0).value,
  "t9a.magic-modifier.ldp.enemy-veil-tokens": (edition) =>
    tokensOfArmies(facing(edition, {}, { army: "ldp" }), 0).value,
  "t9a.magic-modifier.dh.enemy-casting-value": (edition) =>
    castingValue(facing(edition, {}, { army: "dwarven-holds" }), attempt(1)),
};

/** Of these the earlier edition's army books have the rule as well: played in both, and alike. */
const BOOKS = "Sheet 002 prints it; in the earlier edition it is the army book that gives it, and does the same.";
export const inBooksToo: { readonly [id: string]: { readonly why: string; readonly probe: Probe } } = {
  "t9a.magic-modifier.ud.soul-conduit": {
    why: BOOKS,
    probe: (edition) => hasSoulConduit(facing(edition, rules("soul-conduit")), 0),
  },
  "t9a.magic-modifier.de.renegade-sorcerer": {
    why: BOOKS,
    probe: (edition) => dispellingBonus(facing(edition, rules("irresistible-will")), attempt(4)).value,
  },
  "t9a.magic-modifier.he.casting-value": {
    why: BOOKS,
    probe: (edition) => castingValue(facing(edition, rules("master-of-spellcrafting")), attempt(1)),
  },
};
