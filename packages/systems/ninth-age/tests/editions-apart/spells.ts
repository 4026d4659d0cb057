import { needs } from "@tercio/testkit";
import { INCH } from "@tercio/tabletop";
import type { Edition } from "../../src/book/row.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { castingValue, casterOf, mustAugment } from "../../src/calculation/casting.ts";
import { mendsOf } from "../../src/calculation/mending.ts";
import { offerings } from "../../src/calculation/sacrifice.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import type { SpecialAttack } from "../../src/hooks/moments.ts";
import { spellReach, whyNotTarget } from "../../src/battlefield/spell-targets.ts";
import { shieldOf } from "../../src/sequence/spell-shield.ts";
import { isPrinted, type SpellWord, spellRow, type WayName } from "../../src/state/spells.ts";
import { unit } from "../../src/state/state.ts";
import { fight, gameOf } from "../rule-cases/combat-scenes.ts";
import { casts, hitGroups, stage, under, wizard } from "../rule-cases/magic-scenes.ts";
import { block, played, quiet } from "../rule-cases/scenes.ts";
import { asked, cast, foe, friend, like, rolled, spellbook, wizard as adept } from "../rule-cases/spell-scenes.ts";

/** What somebody sees of a battle in an edition: the same scene is set up in each, and played. */
export type Probe = (edition: Edition) => unknown;

/** A spell as it is cast in an edition: its ways, their Casting Values, how far they reach and at whom; null: it has no such spell. */
export const offered = (edition: Edition, word: SpellWord): unknown => {
  if (!isPrinted(edition, word)) return null;
  const game = gameOf(stage({ knows: [word], away: 4, scene: { edition } }));
  const caster = casterOf(game, 0);
  if (caster === null) throw new Error("nobody casts");
  return spellRow(edition, word).versions.map(({ name: way, duration }) => {
    const own = { spell: word, way };
    const reach = spellReach(game, own, caster);
    return [
      ...[way, castingValue(game, { wizard: 0, ...own }), reach === null ? null : reach / INCH, duration],
      ...[2, 1].map((id) => whyNotTarget(game, caster, own, unit(game, id)) === null),
    ];
  });
};
const cost =
  (word: SpellWord): Probe =>
  (edition) =>
    offered(edition, word);

/** The spells that a Wizard of a path may select. */
const selects = (edition: Edition, path: string, level: "wizard-apprentice" | "wizard-master"): readonly SpellWord[] =>
  toSelect(edition, unit(gameOf(stage({ knows: [], w: wizard(path, level), scene: { edition } })), 0), [])?.spells ??
  [];
/** All that a Master of a path may select, and how it is cast; and the one spell of an Apprentice. */
const path =
  (name: string): Probe =>
  (edition) => [
    selects(edition, name, "wizard-master").map((word) => [word, offered(edition, word)]),
    selects(edition, name, "wizard-apprentice"),
  ];
const first =
  (name: string): Probe =>
  (edition) =>
    selects(edition, name, "wizard-apprentice");

/** What a spell that is cast leaves on its target. */
const leaves =
  (word: SpellWord, way: WayName = "basic"): Probe =>
  (edition) =>
    under(spellbook("witchcraft", [word], { B: foe(20), C: friend(5) }, { edition }), word, { way, on: 2 })
      .effects.filter((e) => e.on === 2)
      .map((e) => [e.rule, e.until]);

const STARS: SpellWord = "spell.divination.the-stars-align";
/** Does a Special Attack that rolls to hit roll again? */
const stars: Probe = (edition) => {
  const game = under(fight({ scene: { edition } }), STARS, { on: 0 });
  const s = strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
  const special: SpecialAttack = {
    ...{ rule: "crush-attack" as const, rolls: true, each: 1, sides: 0, add: 0, strength: 5, armourPenetration: 2 },
    attributes: [],
  };
  return strikeNumbers(game, { ...s, special }).effects.some((e) => e.value.kind === "reroll-hits");
};

/** How often Guiding Light comes along with two spells of a phase at two units. */
const lights: Probe = (edition) => {
  const [scrying, know]: readonly SpellWord[] = ["spell.divination.scrying", "spell.divination.know-thine-enemy"];
  if (scrying === undefined || know === undefined) return null;
  const units = { W: adept("divination", { dis: 8 }), B: foe(6), C: friend(5), D: friend(-9) };
  const run = cast(
    spellbook("divination", [scrying, know], units, { edition }),
    {
      spell: scrying,
      at: "C",
      dice: [6, 5],
      told: { attribute: { choice: "spell-target", answer: { unit: "C", pool: -1 } } },
    },
    {
      spell: know,
      at: "D",
      dice: [6, 5],
      told: { attribute: { choice: "spell-target", answer: { unit: "D", pool: -1 } } },
    },
  );
  return run.game.effects.filter((e) => e.rule === "spell.divination.guiding-light").length;
};

const GRAVE: SpellWord = "spell.occultism.the-grave-calls";
/** How many units may bleed for a spell, where one has fewer Health Points than are asked. */
const bleeding: Probe = (edition) => {
  const c = friend(5, { models: 2, files: 2, profile: like({ dis: 4 }) });
  return offerings(gameOf(spellbook("occultism", [GRAVE], { B: foe(6), C: c }, { edition })), 0, GRAVE).length;
};

/** Dice for the hits on forty men, ten wide, and what each needs. */
const struck =
  (spell: SpellWord, way: WayName = "basic", path = "pyromancy"): Probe =>
  (edition) => {
    const b = { models: 40, files: 10 };
    const scene = stage({ knows: [spell], away: 6, w: wizard(path), b, scene: { edition } });
    return hitGroups(casts(scene, { spell, way, dice: [5, 5] }, { until: { step: "volley/d" } }));
  };

const DOOM: SpellWord = "spell.occultism.marked-for-doom";
/** Who may be meant by a hit that is paid for with blood, at a unit with a champion: how many choices there are. */
const doomed: Probe = (edition) => {
  const scene = spellbook("occultism", [DOOM], { B: foe(8, { champion: true }), C: friend(5) }, { edition });
  const run = cast(scene, { spell: DOOM, told: { sacrifice: { choice: "sacrifice", answer: { unit: "C" } } } });
  return asked(run, "spell-option").length;
};

const WRATH: SpellWord = "spell.thaumaturgy.wrath-of-god";
/** Counters of Wrath of God after its die has shown 3. */
const counters: Probe = (edition) => {
  const until = { source: true } as const;
  const params = { spell: WRATH, way: "basic", x: 0, y: -10 * INCH, counters: 1, placedIn: 0 };
  const scene = spellbook(
    "thaumaturgy",
    [],
    { W: block("first", [20, 20], "north"), B: block("second", [0, -30], "south") },
    {
      edition,
      effects: [{ id: 1, rule: WRATH, on: null, from: 0, until, params }],
      magic: { known: {}, cards: [[5], [5]] },
    },
  );
  const told = { "roll.spell-counters": { show: { total: 3 } } } as const;
  return played(scene, quiet(told), { until: { step: "magic-phase/6" } }).game.effects.map((e) => e.params.counters);
};

/** What the Spear needs to wound, after a spell that has brought an Attribute Spell with it. */
const spear: Probe = (edition) => {
  const own: SpellWord = "hereditary.dl.spear-of-infinity";
  const before: SpellWord = "spell.evocation.ancestral-aid";
  const b = foe(6, { profile: like({ res: 4 }), models: 20, files: 4 });
  const run = cast(
    spellbook("evocation", [own, before], { B: b, C: friend(5) }, { edition }),
    { spell: before, at: "C", dice: [4, 3] },
    { spell: own, dice: [4, 3] },
  );
  return rolled(run, "roll.and").flatMap((q) => needs(q).map((n) => n[1]));
};

const DEATH: SpellWord = "hereditary.ud.death-is-only-the-beginning";
/** Must an Augment be made harder, so that the dead rise at men who are no statues? */
const death: Probe = (edition) =>
  mustAugment(gameOf(spellbook("evocation", [DEATH], { B: foe(12), C: friend(5) }, { edition })), DEATH, [
    { unit: 2, pool: -1 },
  ]);
/** Do models rise, or do those that stand recover? */
const arise: Probe = (edition) => {
  const profile = like({ hp: 3, rules: [{ rule: "reanimated", value: 4 }] });
  const c = friend(5, { models: 9, startModels: 10, lost: 2, profile });
  const game = gameOf(spellbook("evocation", ["hereditary.vc.arise"], { B: foe(12), C: c }, { edition }));
  return mendsOf(game, "hereditary.vc.arise", "basic", { unit: 2, pool: -1 });
};

const REVOCATION: SpellWord = "battle-rune.revocation";
/** Is the rune used up by a spell that fails? */
const revoked: Probe = (edition) => {
  const scene = spellbook("pyromancy", ["spell.pyromancy.fireball"], { B: foe(12), C: friend(5) }, { edition });
  const way = spellRow(edition, REVOCATION).versions[0]?.name ?? "basic";
  const game = under(scene, REVOCATION, { way, on: 1, by: 1 });
  return shieldOf(game, { wizard: 0, spell: "spell.pyromancy.fireball" }, [{ unit: 1, pool: -1 }], false) !== null;
};

/** Each spell and Path that is another in play: by ledger id, how a battle shows it. */
export const spellProbes: { readonly [id: string]: Probe } = {
  ...Object.fromEntries(
    ["alchemy", "cosmology", "divination", "druidism", "evocation", "occultism", "pyromancy", "shamanism"]
      .concat(["thaumaturgy", "witchcraft"])
      .map((name) => [`t9a.path.${name}`, path(name)]),
  ),
  ...Object.fromEntries(
    (
      [
        ...["spell.alchemy.word-of-iron", "spell.alchemy.silver-spike", "spell.cosmology.truth-of-time"],
        ...["spell.druidism.fountain-of-youth", "spell.druidism.healing-waters", "spell.druidism.master-of-earth"],
        ...["spell.druidism.entwining-roots", "spell.druidism.summer-growth", "spell.druidism.stone-skin", GRAVE],
        ...["spell.shamanism.totemic-summon", "spell.thaumaturgy.speaking-in-tongues"],
        ...["spell.witchcraft.deceptive-glamour", "spell.witchcraft.the-wheel-turns"],
        ...["hereditary.bh.echoes-of-the-dark-forest", "hereditary.de.curse-of-the-phantom-queen"],
        ...["hereditary.ok.children-of-umi", "hereditary.vs.the-awakened-swarm"],
      ] as readonly SpellWord[]
    ).map((word) => [`t9a.${word}`, cost(word)]),
  ),
  "t9a.spell.divination.guiding-light": lights,
  "t9a.spell.divination.the-stars-align": stars,
  "t9a.spell.evocation.spectral-blades": first("evocation"),
  "t9a.spell.evocation.ancestral-aid": first("evocation"),
  "t9a.spell.occultism.the-sacrifice": bleeding,
  "t9a.spell.occultism.marked-for-doom": doomed,
  "t9a.spell.cosmology.unity-in-divergence": struck("spell.cosmology.unity-in-divergence", "chaos", "cosmology"),
  "t9a.spell.pyromancy.enveloping-embers": struck("spell.pyromancy.enveloping-embers"),
  "t9a.spell.thaumaturgy.wrath-of-god": counters,
  "t9a.spell.witchcraft.ravens-wing": leaves("spell.witchcraft.ravens-wing"),
  "t9a.hereditary.dl.spear-of-infinity": spear,
  "t9a.hereditary.ud.death-is-only-the-beginning": death,
  "t9a.hereditary.vc.arise": arise,
  "t9a.battle-rune.resolve": leaves("battle-rune.resolve", "Runic Smith"),
  "t9a.battle-rune.revocation": revoked,
};
