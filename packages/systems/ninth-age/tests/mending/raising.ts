import { formationOf, fullRanksOf } from "../../src/calculation/formation.ts";
import { loseHealth } from "../../src/calculation/losses.ts";
import { mendedWith, mendsOf, mostLeft } from "../../src/calculation/mending.ts";
import { poolHealth } from "../../src/calculation/health.ts";
import { raised } from "../../src/battlefield/raising.ts";
import { spellTargets } from "../../src/battlefield/spell-targets.ts";
import { volleys } from "../../src/battlefield/volleys.ts";
import { decimated } from "../../src/entries/rules/psychology.play.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { afterLosses } from "../../src/sequence/panic.ts";
import { recovered } from "../../src/sequence/recover.ts";
import { withMagic } from "../../src/state/magic.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { models, type NinthAge, type Unit, unit, withUnits } from "../../src/state/state.ts";
import { ranksOf } from "@tercio/mass-battle";
import type { RaisingInput } from "../expected/mending.ts";
import { gameOf, like } from "../rule-cases/combat-scenes.ts";
import { block } from "../rule-cases/scenes.ts";
import { shooter } from "../rule-cases/shooting-scenes.ts";
import { cast, foe, friend, healthOf, hurting, spellbook, unitOf, wizard } from "../rule-cases/spell-scenes.ts";
import { given, type Players } from "./play.ts";

const GROWTH: SpellWord = "spell.druidism.summer-growth";
const THRONE: SpellWord = "spell.druidism.the-oaken-throne";
const STONE: SpellWord = "spell.druidism.stone-skin";
const WATERS: SpellWord = "spell.druidism.healing-waters";
const DEATH: SpellWord = "hereditary.ud.death-is-only-the-beginning";
const AID: SpellWord = "spell.evocation.ancestral-aid";
const ARISE: SpellWord = "hereditary.vc.arise";
const PENTAGRAM: SpellWord = "spell.occultism.pentagram-of-pain";
/** Health Points that one model may have in a scene. */
const MOST = 10;
/** The unit that is asked about, after the caster W and the enemies B. */
const C = 2;

/** The unit of a case as it stands: five wide, with so many Health Points left. */
function unitFor(i: RaisingInput, more: Partial<SceneProfile> = {}): SceneUnit {
  const each = i.healthEach ?? 1;
  const left = i.poolHealth ?? i.healthNow ?? i.health ?? i.modelsBefore ?? i.healthAtStartOfPhase ?? 0;
  const count = Math.ceil(left / each);
  const rules = [
    ...(i.toweringPresence === true ? ["towering-presence"] : []),
    ...(i.championHealthEach === undefined ? [] : ["favoured-champion"]),
  ];
  return friend(5, {
    models: count,
    files: Math.min(i.files ?? 5, count),
    lost: count * each - left,
    startModels: i.startingModels ?? i.startingHealth ?? count,
    ...(i.champion === undefined ? {} : { startCommand: { champion: true } }),
    profile: like({
      hp: each,
      type: (i.type ?? "Infantry") as SceneProfile["type"],
      height: (i.height ?? "Standard") as SceneProfile["height"],
      ...(i.resilience === undefined ? {} : { res: i.resilience }),
      rules: rules as never,
      ...more,
    }),
  });
}
const field = (c: SceneUnit): NinthAge => gameOf(spellbook("druidism", [GROWTH], { B: foe(12), C: c }));
const stands = (game: NinthAge, u: Unit) => ({
  poolHealth: poolHealth(game, u, u.pools[0] as Unit["pools"][number]),
  championHealth: u.pools.flatMap((p) => (p.kind === "champion" ? [poolHealth(game, u, p)] : []))[0],
  models: models(u),
});
const quietly = { emit: () => undefined };
/** The same when nobody of it is left. */
function without(i: RaisingInput): SceneUnit {
  const { at: _, facing: __, ...rest } = unitFor({ ...i, poolHealth: 1 });
  return { ...rest, place: "destroyed" };
}

/** Health Points that are given to all of a unit, of which those that nobody needs are left over. */
function mended(i: RaisingInput) {
  const game = field(unitFor(i));
  const points = given(i.amount);
  const u = unit(game, C);
  if (i.verb === "raise") {
    const after = raised(game, u, points);
    return { ...stands(game, after.unit), excess: points - after.points };
  }
  let [now, left] = [game, points];
  u.pools.forEach((_, pool) => {
    const before = unit(now, C).pools[pool]?.lost ?? 0;
    now = recovered(now, { unit: C, pool }, left, "t9a.rule.recover", quietly);
    left -= before - (unit(now, C).pools[pool]?.lost ?? 0);
  });
  return { ...stands(now, unit(now, C)), excess: left };
}
/** The same by the spell whose dice are told. */
function reanimated(i: RaisingInput) {
  const rules = [{ rule: "reanimated", value: i.raiseFormula }] as never;
  const run = cast(spellbook("evocation", [ARISE], { B: foe(12), C: unitFor(i, { rules }) }), {
    ...{ spell: ARISE, at: "C" },
    told: { "roll.mends": { dice: i.raiseDice ?? [] } },
  });
  const after = stands(run.game, unitOf(run, "C"));
  return { ...after, excess: given(i.amount) - (after.poolHealth - given(i.poolHealth)) };
}

/** Death is only the Beginning, after an Augment that was made harder. */
function death(i: RaisingInput) {
  const own = (value: number | undefined) => ({ rules: [{ rule: "resurrected", value: given(value) }] as never });
  const hero = { hp: given(i.characterHealthEach ?? 3), ...own(i.characterHealthEach) };
  const lost = given(i.characterHealthEach) - given(i.characterHealth);
  const led = {
    ...unitFor(i, own(i.raiseValue)),
    characters: [{ profile: like(hero), lost, file: 2 }],
  };
  const run = cast(spellbook("evocation", [AID, DEATH], { B: foe(12), C: led }), {
    ...{ spell: AID, at: "C", dice: [5, 5] },
    told: {
      "augment-spell": { answer: { augments: true } },
      "spell-option": { answer: { option: i.choice === "Character" ? 1 : 0 } },
    },
  });
  const u = unitOf(run, "C");
  const he = u.pools.find((p) => p.kind === "character");
  return {
    characterHealth: he === undefined ? 0 : poolHealth(run.game, u, he),
    poolHealthGain: stands(run.game, u).poolHealth - given(i.poolHealth),
  };
}

/** Is the unit asked to test for what it has lost in the phase? */
function panics(i: RaisingInput): boolean {
  const start = given(i.healthAtStartOfPhase);
  let [game, tested] = [field({ ...unitFor(i), startModels: 2 * start }), false];
  game = withUnits(game, [{ ...unit(game, C), healthAtPhaseStart: start, lostUnengaged: 0 }]);
  for (const event of i.events ?? []) {
    const [what, points] = event.split(" ");
    if (what === "raise") game = withUnits(game, [raised(game, unit(game, C), Number(points)).unit]);
    else {
      const { game: next } = loseHealth(game, C, [Number(points)]);
      tested ||= afterLosses(next, game, [C], quietly).frames.length > 0;
      game = next;
    }
  }
  return tested;
}

/** Models that may shoot at enemies ten inches away. */
const shooting = (game: NinthAge): number =>
  volleys(game, unit(game, C), unit(game, 1), false).reduce((sum, v) => sum + v.models, 0);

export const raisingPlayers: Players<RaisingInput> = {
  "Raise Health Points": (i) => (i.raiseDice === undefined ? mended(i) : reanimated(i)),
  "Recover Health Points": mended,
  "may be target of a Raise": (i) => ({
    allowed: spellTargets(field(without(i)), 0, { spell: GROWTH, way: "basic" }).some((l) => l[0]?.unit === C),
  }),
  "HP raised by Summer Growth": (i) => {
    const [lost, tower] = [given(i.healthLostBefore), i.toweringPresence === true];
    const state: RaisingInput = tower
      ? { ...i, startingModels: 1, healthEach: Math.min(MOST, lost + 1), poolHealth: 1 }
      : { ...i, startingModels: lost + 10, poolHealth: 10 };
    const throne = i.oakenThrone === true;
    const run = cast(
      spellbook("druidism", [GROWTH, THRONE], { B: foe(12), C: unitFor(state) }),
      ...(throne ? [{ spell: THRONE, dice: [4] }] : []),
      { spell: GROWTH, way: throne ? "throne" : "basic", at: "C" },
    );
    return { healthRaised: given(healthOf(run, "C")[0]) - given(state.poolHealth) };
  },
  "HP of a Towering model after the spell, castings in one Magic Phase": (i) => {
    const profile = { rules: ["towering-presence", { rule: "resurrected", value: given(i.raiseValue) }] as never };
    let game = field(unitFor(i, profile));
    for (let n = 0; n < given(i.castingsThisPhase); n++) {
      const [mend] = mendsOf(game, DEATH, "basic", { unit: C, pool: -1 });
      if (mend === undefined) break;
      const points = Math.min(Number(mend.points), mostLeft(game, DEATH, "basic", mend) ?? Number(mend.points));
      const after = raised(game, unit(game, C), points);
      game = withUnits(game, [after.unit]);
      game = withMagic(game, { mended: mendedWith(game, DEATH, mend, after.points) });
    }
    return { health: stands(game, unit(game, C)).poolHealth };
  },
  "HP of a joined Character recovered": (i) => {
    if (given(i.characterHealth) > 0) return death(i);
    const fallen = { profile: like({ hp: given(i.characterHealthEach) }), fallen: true };
    const own = { rules: [{ rule: "resurrected", value: given(i.raiseValue) }] as never };
    const game = field({ ...unitFor({ ...i, poolHealth: 10 }, own), characters: [fallen] });
    return { allowed: mendsOf(game, DEATH, "basic", { unit: C, pool: -1 }).some((m) => !m.raises) };
  },
  "Fountain of Youth, per model and phase": (i) => {
    const each = given(i.characterHealthEach);
    const hurt = { W: wizard("druidism", { hp: each }, { lost: each - given(i.characterHealth) }), B: foe(12) };
    const tries = [STONE, WATERS].slice(0, given(i.attributeCastingsThisPhase));
    const run = cast(
      spellbook("druidism", [STONE, WATERS], hurt),
      ...tries.map((spell) => ({ spell, at: "W", dice: [6, 6] })),
    );
    return { characterHealth: healthOf(run, "W")[0] };
  },
  "Pentagram of Pain, sacrifice made": (i) => {
    const each = given(i.casterHealthEach);
    const w = wizard("occultism", { hp: each }, { lost: each - given(i.casterHealth) });
    const run = cast(spellbook("occultism", [PENTAGRAM], { W: w, B: foe(24), C: friend(5) }), {
      spell: PENTAGRAM,
      told: {
        sacrifice: { choice: "sacrifice", answer: { unit: i.sacrifice === true ? "C" : null } },
        "roll.spell-hits": { show: { total: given(i.unsavedWounds) } },
        "roll.hits": hurting(given(i.unsavedWounds)),
      },
    });
    return { casterHealth: healthOf(run, "W")[0] };
  },
  "ranks after the raise": (i) => {
    const game = field(unitFor(i));
    const { unit: u } = raised(game, unit(game, C), given(i.amount));
    const ranks = ranksOf(formationOf(u));
    return { ranks, fullRanks: fullRanksOf(game, u), lastRank: models(u) - u.files * (ranks - 1) };
  },
  "models able to shoot": (i) => {
    const profile = shooter(["bow"]);
    const c = { ...unitFor(i), profile };
    const game = gameOf({
      phase: "shooting",
      table: [96, 96],
      units: { W: block("first", [-20, 0], "north"), B: foe(10), C: c },
    });
    const after = withUnits(game, [raised(game, unit(game, C), given(i.amount)).unit]);
    return { shootersBefore: shooting(game), shooters: shooting(after) };
  },
  Decimated: (i) => {
    const game = field(unitFor(i));
    const after = withUnits(game, [raised(game, unit(game, C), given(i.amount)).unit]);
    return { decimated: decimated(after, unit(after, C)) };
  },
  "Heavy-loss Panic Test due": (i) => ({ test: panics(i) }),
  'meaning of "Res value" in 000': (i) => {
    const own = { rules: [{ rule: "resurrected", value: given(i.raiseValue) }] as never };
    const run = cast(spellbook("evocation", [AID, DEATH], { B: foe(12), C: unitFor(i, own) }), {
      ...{ spell: AID, at: "C", dice: [5, 5] },
      told: { "augment-spell": { answer: { augments: true } } },
    });
    return { poolHealth: stands(run.game, unitOf(run, "C")).poolHealth };
  },
};
