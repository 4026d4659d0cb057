import { EARLY } from "../editions.ts";
import { needs, play } from "@tercio/testkit";
import { discipline } from "../../src/calculation/characteristics.ts";
import { casterOf, type Caster, castingValue } from "../../src/calculation/casting.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { hitsOf } from "../../src/calculation/spell-effects.ts";
import { spellReach } from "../../src/battlefield/spell-targets.ts";
import { ninthAge } from "../../src/index.ts";
import { givenOf } from "../../src/sequence/cast-given.ts";
import { enter } from "../../src/sequence/flow.ts";
import { castable } from "../../src/sequence/magic-phase.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { withMagic } from "../../src/state/magic.ts";
import { type SpellWord, type WayName, wayOf } from "../../src/state/spells.ts";
import { unit } from "../../src/state/state.ts";
import type { RepeatsAndAttributesInput } from "../expected/mending.ts";
import { fight, gameOf, like } from "../rule-cases/combat-scenes.ts";
import { hero, numbers } from "../rule-cases/item-scenes.ts";
import { casts, stage, under, wizard } from "../rule-cases/magic-scenes.ts";
import { block, quiet } from "../rule-cases/scenes.ts";
import { struck } from "../rule-cases/spells-favour.ts";
import { shot } from "../rule-cases/spells-tokens.ts";
import { aims, cast, foe, friend, healthOf, liesOn, rolled, spellbook } from "../rule-cases/spell-scenes.ts";
import { INCH } from "../rule-cases/table.ts";
import { given, type Players } from "./play.ts";

type I = RepeatsAndAttributesInput;
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const BLAZE: SpellWord = "spell.pyromancy.blaze";
const AID: SpellWord = "spell.evocation.ancestral-aid";
const BLADES: SpellWord = "spell.evocation.spectral-blades";
const EYE: SpellWord = "spell.witchcraft.evil-eye";
const GUIDING: SpellWord = "spell.divination.guiding-light";
const SCRYING: SpellWord = "spell.divination.scrying";
const KNOW: SpellWord = "spell.divination.know-thine-enemy";
const WHISPERS: SpellWord = "spell.evocation.whispers-of-the-veil";
const TIN: SpellWord = "spell.alchemy.corruption-of-tin";
const GLORY: SpellWord = "spell.occultism.hand-of-glory";
const STRENGTH: SpellWord = "spell.cosmology.perception-of-strength";
const DEATH: SpellWord = "hereditary.ud.death-is-only-the-beginning";
const SPARK: SpellWord = "hereditary.sa.spark-of-creation";
const ARISE: SpellWord = "hereditary.vc.arise";
const CURSE: SpellWord = "hereditary.id.curse-of-nezibkesh";
const SPEAR: SpellWord = "hereditary.dl.spear-of-infinity";
const QUEEN: SpellWord = "hereditary.de.curse-of-the-phantom-queen";
const REVOCATION: SpellWord = "battle-rune.revocation";
const HITS = { "roll.spell-hits": { show: { total: 1 } } } as const;
/** Resilience of those at whom spears are cast. */
const [MEN, TOUGH] = [5, 8];

/** What comes after a spell of a Pyromancer. */
function blaze(i: I) {
  const spell = i.trigger?.startsWith("Hereditary") === true ? SPARK : FIREBALL;
  const dispel = i.trigger?.includes("dispelled") === true ? [6, 6, 6, 6] : [];
  const run = casts(
    stage({ knows: [spell] }),
    { spell, dice: [5, 5], dispel, card: 4, rolls: HITS },
    { until: { step: "magic-phase/6" } },
  );
  const asks = run.requests.filter(({ request: q }) => q.type === "choice" && q.choice === "dispel").length;
  return { resolves: run.game.magic.cast.includes(BLAZE), dispelAllowed: asks > 1 };
}
/** Flux Cards that leave an Apprentice so many Veil Tokens, and how many dice he buys for that. */
const LEFT: readonly (readonly [card: number, dice: number])[] = [
  [5, 3],
  [7, 2],
  [3, 1],
  [1, 0],
];
/** Veil Tokens after a spell of Evocation, or a second one in the phase. */
function souls(i: I) {
  const before = given(i.tokensBefore);
  const second = Number(i.earlierThisPhase) > 0;
  const [card, dice] = LEFT[second ? before - 1 : before] ?? [1, 0];
  const w = wizard("evocation", "wizard-apprentice");
  const spells = second ? [BLADES, AID] : [AID];
  let next = 0;
  const run = casts(
    stage({ knows: spells, w }),
    { spell: AID, target: 2, attribute: 2, dice: [4, 5], card },
    { until: { step: "magic-phase/6" } },
    (request) => {
      if (request.type !== "choice") return null;
      if (request.choice === "siphon") return { answer: { dice } };
      if (request.choice !== "cast-spell") return null;
      const spell = spells[next++];
      return { answer: spell === undefined ? { done: true } : { wizard: 0, spell, way: "basic" } };
    },
  );
  const cast = run.game.magic.cast.filter((spell) => spells.includes(spell)).length;
  return cast === spells.length ? { tokensAfter: run.game.magic.tokens[0] } : null;
}
/** A Fireball out of an item: none has one, so that the attempt is entered as it would be. */
function inAnItem() {
  const game = withMagic(gameOf(stage({ knows: [] })), { dice: [4, 4] });
  const bound = givenOf({ wizard: 0, spell: FIREBALL, way: "basic", bound: "lightning-vambraces" });
  const run = play(
    ninthAge,
    game,
    (request, now, names) => {
      if (request.type === "roll")
        return request.label.key === "roll.spell-hits" ? { show: { total: 1 } } : quiet()(request, now, names);
      if (request.choice === "casting-dice") return { answer: { dice: 2 } };
      if (request.choice === "dispel") return { answer: { dice: 0 } };
      return quiet()(request, now, names);
    },
    { enter: [enter("casting", bound)], until: { step: "magic-phase/1" } },
  );
  return run.game.magic.cast.includes(FIREBALL) ? { resolves: run.game.magic.cast.includes(BLAZE) } : null;
}
/** Evil Eye so many times, on whom a case says. */
function eyed(i: I) {
  const profile = like({ adv: given(i.advance), mar: given(i.march) });
  const on = i.target === "enemy" ? 1 : 2;
  const scene = stage({ knows: [], b: { profile }, more: { G: block("first", [-8, 0], "north", { profile }) } });
  const id = on === 1 ? 1 : 3;
  const game = under(scene, EYE, { on: id, times: given(i.times) });
  return { advance: advanceRate(game, unit(game, id)), march: marchRate(game, unit(game, id)) };
}
const lit = (i: I) => {
  const units = {
    W: {
      ...(wizard("divination") as SceneUnit),
      side: "first" as const,
      at: [0, 0] as const,
      facing: "north" as const,
    },
    B: foe(6),
    C: friend(5),
    D: friend(-9),
  };
  const run = cast(
    spellbook("divination", [SCRYING, KNOW], units),
    { spell: SCRYING, at: "C", dice: [6, 5] },
    ...(given(i.times) > 1 ? [{ spell: KNOW, at: "D", dice: [6, 5] }] : []),
  );
  return { instances: run.game.effects.filter((e) => e.rule === GUIDING).length };
};
/** Divination with other Wizards at such distances from base to base. */
function reach(i: I): number {
  const man = 20 / 25.4;
  const at = i.otherFriendlyWizardsAt ?? Array.from({ length: given(i.otherFriendlyWizardsWithin12) }, () => 6);
  const places: readonly ((d: number) => readonly [number, number])[] = [
    (d) => [d + man, 0],
    (d) => [-d - man, 0],
    (d) => [0, d + man],
    (d) => [0, -d - man],
  ];
  const more = Object.fromEntries(
    at.map((d, n) => [`Z${n}`, { ...block("first", places[n]?.(d) ?? [0, 0], "north"), ...wizard("pyromancy") }]),
  );
  const magic = { known: Object.fromEntries([0, ...at.map((_, n) => 2 + n)].map((id) => [`${id}`, [SCRYING]])) };
  const game = gameOf({
    phase: "magic",
    table: [96, 96],
    units: { W: { ...block("first", [0, 0], "north"), ...wizard("divination") }, B: foe(40), ...more },
    magic,
  });
  return given(spellReach(game, { spell: SCRYING, way: "basic" }, casterOf(game, 0) as Caster) ?? 0) / INCH;
}
/** An Augment of Casting Value 7, and what may follow it. */
function followed(i: I) {
  const spell = AID;
  const six = Math.min(6, given(i.castTotal) - 1);
  const rest = given(i.castTotal) - six;
  const men = friend(5, {
    models: 10,
    startModels: 20,
    profile: like({ rules: [{ rule: "resurrected", value: 4 }] as never }),
  });
  const value = wayOf(EARLY, spell, "boosted").castingValue;
  if (value !== i.triggerCastingValue) return null;
  const run = cast(spellbook("evocation", [spell, DEATH], { B: foe(12), C: men }), {
    ...{ spell, way: "boosted" as const, at: "C", dice: [six, rest] },
    told: { "augment-spell": { answer: { augments: i.augmented === true } } },
  });
  return { triggerCast: liesOn(run.game, 2).includes(spell), attributeResolves: run.game.magic.cast.includes(DEATH) };
}
/** A spell of the enemy at the unit that the rune guards. */
function guarded(tries: readonly { readonly spell: SpellWord; readonly dice: readonly number[] }[]) {
  const rune = {
    ...{ id: 1, rule: REVOCATION, on: 2, from: 1, until: {} },
    params: { spell: REVOCATION, way: "Runic Smith", friendly: false },
  };
  const known = [...new Set(tries.map((t) => t.spell))];
  return cast(
    spellbook("evocation", known, { B: foe(12), C: friend(5) }, { effects: [rune] }),
    ...tries.map((t) => ({ ...t, at: "C" })),
  );
}

/** Losses that Veil Tokens leave, with those that were discarded before in the phase. */
function favoured(i: I) {
  const [tokens, before] = [given(i.tokens), i.tokensSpentOnItThisPhase ?? 0];
  const losses = given(i.simultaneousLosses);
  const single = i.character === true;
  const run = struck({
    ...{ inches: given(i.distanceToCaster), held: tokens + before, spends: 1 },
    // Each token before went for one wound.
    wounds: [...Array.from({ length: before }, () => 1), losses],
    ...(single ? { friend: { ...hero("first", { hp: 4 }), models: 1, files: 1 } as never } : {}),
  });
  return { lossesLeft: (single ? 4 : 10) - (healthOf(run, "C")[0] ?? 0) };
}
/** Hits for so many Veil Tokens, as the dice fall. */
function cursed(i: I) {
  const dice = i.dice ?? [];
  const tokens = given(i.tokensDiscarded);
  const back = shot(
    5,
    1,
    tokens,
    tokens,
    true,
    dice.reduce((sum, face) => sum + Math.ceil(face / 2), 0),
  );
  const [, after] = rolled(back, "roll.hits").map((r) => (r.dice.kind === "chains" ? r.dice.chains[0]?.dice : 0));
  const hit = hitsOf(EARLY, QUEEN, "basic", false, "perDiscardedVeilToken")?.hit;
  return { hits: after, strength: hit?.strength, armourPenetration: hit?.armourPenetration };
}

const HEREDITARY: { readonly [spell: string]: (i: I) => object | null } = {
  "Favour of Meladis": favoured,
  "Curse of the Phantom Queen": cursed,
  "Spear of Infinity": (i) => {
    const earlier = [
      { spell: FIREBALL, at: "B", dice: [6], told: HITS },
      { spell: AID, at: "C", dice: [6] },
      { spell: BLADES, at: "C", dice: [6] },
    ].slice(0, given(i.earlierSpells));
    /** What the hits need to wound who is so resilient. */
    const needed = (res: number) => {
      const units = { B: foe(12, { profile: like({ res }) }), C: friend(5) };
      const known = [...earlier.map((e) => e.spell), SPEAR];
      const run = cast(spellbook("pyromancy", known, units), ...earlier, {
        spell: SPEAR,
        at: "B",
        dice: [6],
        told: HITS,
      });
      const last = run.requests.findLast(({ request: q }) => q.type === "roll" && q.dice.kind === "chains")?.request;
      if (run.game.magic.cast.at(-1) !== SPEAR || last?.type !== "roll") throw new Error("no spear");
      return needs(last).map((list) => list[list.length - 2] ?? 0);
    };
    const [row, bracket] = [given(needed(MEN).at(-1)), given(needed(TOUGH)[0])];
    const hits = hitsOf(EARLY, SPEAR, "basic");
    return {
      // A 4 wounds who is as resilient as the hit is strong.
      ...{ strength: MEN + 4 - row, bracketStrength: TOUGH + 4 - bracket },
      armourPenetration: hits?.hit.armourPenetration,
      bracketMultipleWounds: Number(hits?.bracket?.multipleWounds),
    };
  },
  "Arise!": (i) => {
    const way = { "first boost": "boosted", "second boost": "boosted further" }[i.version ?? ""] ?? "basic";
    const { castingValue: value, range } = wayOf(EARLY, ARISE, way as WayName);
    return { castingValue: value, range: range?.inches, aura: range?.aura };
  },
  "Death is only the Beginning": followed,
  "Spark of Creation": (i) => ({
    allowed: aims(
      cast(
        spellbook("evocation", [SPARK], { B: foe(given(i.distanceToTarget)), C: block("second", [6, 8], "south") }),
        {
          ...{ spell: SPARK, way: i.boosted === true ? "boosted" : "basic", at: "C" },
          told: HITS,
        },
      ),
    ).includes(1),
  }),
  "Curse of Nezibkesh": (i) => {
    const game = under(
      fight({ a: { profile: like({ def: given(i.defensive) }, { off: given(i.offensive) }) } }),
      CURSE,
      { way: i.boosted === true ? "boosted" : "basic", on: 0 },
    );
    const marks = game.effects.find((e) => e.rule === CURSE)?.params.markers;
    return {
      offensive: numbers(game, 0, 1).offensiveSkill.value,
      defensive: numbers(game, 1, 0).defensiveSkill.value,
      markersAfter: marks,
    };
  },
};
export const repeatPlayers: Players<I> = {
  "Casting Attempt allowed": (i) => {
    const mine = i.earlierThisPhase === "cast by the same Wizard";
    const scene = stage({ knows: [], more: { G: { ...block("first", [-8, 0], "north"), ...wizard("pyromancy") } } });
    const run = casts(
      { ...scene, magic: { known: { 0: [FIREBALL, "spell.pyromancy.cascading-fire"], 3: [FIREBALL] } } },
      { spell: FIREBALL, dice: mine ? [5, 5] : [1, 2], rolls: HITS },
      { until: { step: "magic-phase/5" } },
    );
    return { allowed: castable(run.game).some((c) => c.spell === FIREBALL && c.wizard === (mine ? 0 : 3)) };
  },
  "Attribute Spell": (i) => {
    if (i.spell === "Evil Eye") return eyed(i);
    if (i.spell === "Guiding Light") return lit(i);
    if (i.trigger?.startsWith("bound") === true) return inAnItem();
    return i.path === "Evocation" ? souls(i) : blaze(i);
  },
  stacking: (i) => {
    const times = i.instances ?? 1;
    switch (i.spell) {
      case "Whispers of the Veil": {
        const scene = fight({ b: { profile: like({ res: given(i.resilience), dis: given(i.discipline) }) } });
        const game = under(scene, WHISPERS, { on: 1, times });
        const own = discipline(game, unit(game, 1), "march").value;
        return { resilience: numbers(game).resilience.value, discipline: own };
      }
      case "Corruption of Tin": {
        const game = under(fight({ b: { profile: like({ arm: given(i.armour) }) } }), TIN, { on: 1, times });
        return { armour: numbers(game).armour.value };
      }
      case "Hand of Glory": {
        const rules = [{ rule: "aegis", need: given(i.aegisBefore) }] as never;
        const game = under(fight({ b: { profile: like({ rules }) } }), GLORY, { on: 1 });
        return { aegis: numbers(game).special?.value.need };
      }
      case "Scrying":
        return { range: reach(i) };
      case "Perception of Strength": {
        const face = i.previousCosmologySpell?.startsWith("Cosmos") === true ? "cosmos" : "chaos";
        const way = i.version === "Chaos" ? "chaos" : "cosmos";
        const game = withMagic(gameOf(stage({ knows: [STRENGTH] })), { face });
        return { castingValue: castingValue(game, { wizard: 0, spell: STRENGTH, way }) };
      }
      default:
        return null;
    }
  },
  "Hereditary Spell": (i) => (HEREDITARY[i.spell ?? ""]?.(i) ?? null) as never,
  "Rune of Revocation, next enemy spell": (i) => {
    const run = guarded([
      { spell: AID, dice: i.enemySpell === "attempt failed" ? [1, 2] : [6, 6, 6, 5] },
      ...(i.thenCast === undefined ? [] : [{ spell: BLADES, dice: [6, 6, 5] }]),
    ]);
    return {
      dispelled: !liesOn(run.game, 2).includes(AID) && !liesOn(run.game, 2).includes(REVOCATION),
      secondDispelled: !liesOn(run.game, 2).includes(BLADES) && !liesOn(run.game, 2).includes(REVOCATION),
    };
  },
};
