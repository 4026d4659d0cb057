import { EARLY } from "../editions.ts";
import { distribution, type Sum } from "@tercio/dice";
import type { Effect, StepPath } from "@tercio/kernel";
import { play, type SceneLine } from "@tercio/testkit";
import { hitsOf as spellHits } from "../../src/calculation/spell-effects.ts";
import { hitNumbers } from "../../src/calculation/strikes.ts";
import { freeShots } from "../../src/sequence/spell-hits.ts";
import { aimNeeded, shotStrike } from "../../src/calculation/shots.ts";
import { offerings, priceOf } from "../../src/calculation/sacrifice.ts";
import { ninthAge, type Scene } from "../../src/index.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import type { NinthAge } from "../../src/state/state.ts";
import type { HitsAndDurationsInput } from "../expected/mending.ts";
import { gameOf, like } from "../rule-cases/combat-scenes.ts";
import { casts, hitGroups, stage, under, wizard } from "../rule-cases/magic-scenes.ts";
import { block, type Played, played, quiet } from "../rule-cases/scenes.ts";
import { plainShot, shooter } from "../rule-cases/shooting-scenes.ts";
import { cast, foe, friend, rolled, spellbook } from "../rule-cases/spell-scenes.ts";
import { INCH } from "../rule-cases/table.ts";
import { given, listOf, type Players } from "./play.ts";
import type { Steps } from "../../src/state/steps.ts";

type I = HitsAndDurationsInput;
const WORDS: { readonly [name: string]: SpellWord } = {
  "Quicksilver Lash": "spell.alchemy.quicksilver-lash",
  "Molten Copper": "spell.alchemy.molten-copper",
  "Silver Spike": "spell.alchemy.silver-spike",
  "Unity in Divergence (Chaos)": "spell.cosmology.unity-in-divergence",
  "Enveloping Embers": "spell.pyromancy.enveloping-embers",
  "Unerring Strike": "spell.divination.unerring-strike",
  "Hasten the Hour": "spell.evocation.hasten-the-hour",
  "Touch of the Reaper": "spell.evocation.touch-of-the-reaper",
  "Trial of Faith": "spell.thaumaturgy.trial-of-faith",
};
const WRATH: SpellWord = "spell.thaumaturgy.wrath-of-god";
const SWARM: SpellWord = "spell.shamanism.swarm-of-insects";
const GOLD: SpellWord = "spell.alchemy.glory-of-gold";
const TIN: SpellWord = "spell.alchemy.corruption-of-tin";
const GLAMOUR: SpellWord = "spell.witchcraft.deceptive-glamour";
const REVOCATION: SpellWord = "battle-rune.revocation";
const GRAVE: SpellWord = "spell.occultism.the-grave-calls";
const WHISPERS: SpellWord = "spell.evocation.whispers-of-the-veil";
const wordOf = (i: I): SpellWord => WORDS[i.spell ?? ""] as SpellWord;
const wayOf = (i: I): WayName =>
  i.spell?.endsWith("(Chaos)") === true ? "chaos" : i.boosted === true ? "boosted" : "basic";
/** Of a D6 what it is as a D3. */
const half = (die: number): number => Math.ceil(die / 2);

/** Whom it hits, so many wide and deep, and which of its facings is turned to the caster. */
const target = (i: I): Partial<SceneUnit> => ({
  models: i.models ?? 30,
  files: i.files ?? Math.min(6, i.models ?? 6),
  profile: like({
    arm: i.targetArmour ?? 0,
    ...(i.targetDiscipline === undefined ? {} : { dis: i.targetDiscipline }),
    ...(i.targetResilience === undefined ? {} : { res: i.targetResilience }),
  }),
  ...(i.casterIn === "flank arc" ? { facing: "east" as const } : {}),
  ...((i.joinedCharacters ?? 0) > 0 ? { characters: [{ profile: like({ hp: 3, type: "Cavalry" }), file: 0 }] } : {}),
});
/** Played up to the hits of a case, where there are any. */
function struck(i: I): Played {
  const spell = wordOf(i);
  const school = spell.split(".")[1] ?? "";
  const die = i.die ?? i.casterDie;
  const rolls: { readonly [key: string]: SceneLine } = {
    ...(die === undefined ? {} : { "roll.spell-hits": { show: { total: half(die) } } }),
    ...(i.dice === undefined ? {} : { "roll.spell-hits": { dice: i.dice } }),
    ...(i.targetDie === undefined ? {} : { "roll.spell-against": { show: { total: half(i.targetDie) } } }),
  };
  return casts(
    stage({ knows: [spell], w: wizard(school), away: 6, b: target(i) }),
    { spell, way: wayOf(i), dice: [3, 4, 5, 6, 6], rolls, ...(school === "divination" ? { attribute: 0 } : {}) },
    { until: { step: "volley/d" } },
  );
}
/** How strong the hits are that the target meets. */
function strengthOf(i: I): number | null {
  const spell = wordOf(i);
  const hit = spellHits(EARLY, spell, wayOf(i))?.hit;
  if (hit === undefined) return null;
  const game = gameOf(stage({ knows: [spell], b: target(i) }));
  const shots = freeShots({ unit: 0, pool: 0 }, { unit: 1, pool: 0 }, 1, hit);
  return hitNumbers(game, shotStrike(game, shots)).strength.value;
}
/** What its hits are, and what they need to wound. */
function hitsOf(i: I) {
  const groups = hitGroups(struck(i));
  const dice = groups.map(([count = 0]) => Number(count));
  const needs = groups.map((list) => list.at(-2) ?? null);
  const hits = dice.reduce((sum, n) => sum + n, 0);
  return {
    hits,
    strength: strengthOf(i),
    woundsOn: needs[0] ?? null,
    bracketedHits: groups.length > 1 ? Math.min(...dice) : 0,
    hitsOnCharacter: (i.joinedCharacters ?? 0) > 0 && groups.length > 1 ? Math.min(...dice) : 0,
  };
}
/** The dice of such a roll. */
const diceOf = (run: Played, key: string): Sum => {
  const [request] = rolled(run, key);
  if (request === undefined) throw new Error(`${key} is not rolled`);
  return request.dice as Sum;
};
const totals = (dice: Sum): readonly (readonly [number, number])[] =>
  distribution(dice).map(({ outcome, probability }) => [outcome.total, probability]);

/** Counters lie ten inches south of the middle, and B so many inches from them. */
function counted(i: I) {
  const lies: Effect = {
    ...{ id: 1, rule: WRATH, on: null, from: 0, until: { source: true as const } },
    params: { spell: WRATH, way: "basic", x: 0, y: -10 * INCH, counters: given(i.counters), placedIn: 0 },
  };
  const away = i.unitAt ?? 3;
  const total = listOf(i.dice).reduce((sum, n) => sum + n, 0);
  const deep = 20 / 25.4;
  const scene = spellbook(
    "thaumaturgy",
    [WRATH],
    {},
    {
      effects: [lies],
      magic: { known: {}, cards: [[5], [5]] },
      units: {
        W: block("first", [20, 20], "north"),
        B: block("second", [0, -10 + away + deep], "north", { models: 10, files: 10 }),
      },
    },
  );
  const run = played(
    scene,
    (request, game, names) => {
      if (request.type !== "roll") return quiet()(request, game, names);
      const { key } = request.label;
      if (key === "roll.spell-counters") return { show: { total: i.die ?? 6 } };
      if (key === "roll.spell-radius") return { show: { total } };
      if (key === "roll.spell-hits") return { show: { total: 7 } };
      return quiet()(request, game, names);
    },
    { until: { step: "magic-phase/6" } },
  );
  return {
    inRadius: rolled(run, "roll.spell-hits").length > 0,
    strikes: rolled(run, "roll.spell-radius").length > 0,
    countersAfter: Number(run.game.effects.find((e) => e.rule === WRATH)?.params.counters ?? 0),
  };
}

const PHASES: { readonly [name: string]: StepPath<Steps> } = {
  "Movement Phase": "movement-phase/2",
  "Shooting Phase": "shooting-phase/2",
  "Melee Phase": "melee-phase/2",
  "Charge Phase": "charge-phase/2",
  "Magic Phase": "magic-phase/2",
  "start of the Magic Phase": "magic-phase/2",
};
/** Whose turn, which Game Turn, which phase. */
function timeOf(said: string) {
  const [who = "", turn = "", phase = ""] = said.split(", ");
  const step = PHASES[phase] ?? null;
  return { seat: who === "A" ? 0 : 1, turn: Number(turn.replace("Game Turn ", "")), step };
}
/** Plays on from the spell that A casts in Game Turn 2 to the time of which a case asks. */
function lasts(i: I): { readonly game: NinthAge; readonly spell: SpellWord } {
  const revoked = i.endedBy !== undefined;
  const permanent = i.duration === "Perm";
  const spell: SpellWord = i.spell === "Swarm of Insects" ? SWARM : permanent ? TIN : revoked ? GLAMOUR : GOLD;
  const mine = spell === GOLD;
  const archers = { profile: shooter(["bow"]), models: 10 };
  const scene: Scene = {
    ...spellbook(spell.split(".")[1] ?? "", [spell], {
      B: foe(16, archers),
      C: friend(8),
      R: { ...wizard("pyromancy"), side: "second", at: [-10, 16], facing: "south" } as SceneUnit,
    }),
    turn: 2,
    firstTurn: "first",
    magic: {
      known: { "0": [spell], "3": [REVOCATION] },
      cards: [
        [1, 5],
        [4, 5],
      ],
    },
  };
  let [first, rune] = [true, revoked];
  const reply = (
    request: Parameters<ReturnType<typeof quiet>>[0],
    game: NinthAge,
    names: Played["names"],
  ): SceneLine | null => {
    if (request.type === "roll") {
      const { key } = request.label;
      // The highest card that is left; three 6s on card 1 are the end of who casts.
      if (key === "roll.flux-card") return { show: { total: i.casterRemovedAt !== undefined && first ? 1 : 2 } };
      if (key === "roll.casting")
        return { dice: i.casterRemovedAt !== undefined && game.active === 0 ? [6, 6, 6] : [6, 5, 5] };
      if (key === "roll.spell-hits") return { show: { total: 15 } };
      if (key === "roll.hits") return { show: { points: [i.unsavedWounds ?? 0] } };
      return quiet()(request, game, names);
    }
    switch (request.choice) {
      case "siphon":
      case "dispel":
        return { answer: { dice: 0 } };
      case "casting-dice":
        return { answer: { dice: 3 } };
      case "cast-spell":
        if (game.active === 0 && first) {
          first = false;
          return { answer: { wizard: 0, spell, way: "basic" } };
        }
        if (game.active === 1 && rune) {
          rune = false;
          return { answer: { wizard: 3, spell: REVOCATION, way: "Runic Smith", bound: REVOCATION } };
        }
        return { answer: { done: true } };
      case "spell-target": {
        const { spell: word } = request.about as { readonly spell: SpellWord };
        if (word !== spell && word !== REVOCATION) return "usual";
        return { answer: { unit: word === spell && mine ? 2 : 1, pool: -1 } };
      }
      case "move":
      case "shoot":
        return { answer: { done: true } };
      default:
        return quiet()(request, game, names);
    }
  };
  const then = timeOf(i.queryAt ?? "");
  const by = (now: Parameters<typeof play>[1] | NinthAge, step: StepPath<Steps>): Played =>
    play(ninthAge, now as never, reply as never, { until: { step } }) as Played;
  let run = played(scene, reply, { until: { step: "shooting-phase/2" } });
  const here = (game: NinthAge): boolean => game.active === then.seat && game.gameTurn === then.turn;
  if (!(here(run.game) && then.step === "shooting-phase/2"))
    for (let n = 0; n < 20; n++) {
      // Into the next Player Turn, and there to its phase.
      const turn = run.game.playerTurn;
      if (run.game.active !== then.seat || run.game.gameTurn !== then.turn) run = by(run.game, "charge-phase/2");
      if (here(run.game)) {
        if (then.step !== null && then.step !== "charge-phase/2") run = by(run.game, then.step);
        break;
      }
      run = by(run.game, "melee-phase/2");
      if (run.game.playerTurn < turn) throw new Error("time runs backwards");
    }
  if (!here(run.game)) throw new Error(`it is never ${i.queryAt}`);
  return { game: run.game, spell };
}

export const hitPlayers: Players<I> = {
  hits: hitsOf,
  "roll needed to wound": hitsOf,
  "mean number of hits": (i) => ({
    mean: totals(diceOf(struck({ ...i, dice: [1, 1, 1] }), "roll.spell-hits")).reduce((sum, [n, p]) => sum + n * p, 0),
  }),
  "The Sacrifice, HP given": (i) => {
    const [printed, now] = [given(i.printedDiscipline), given(i.modifiedDiscipline)];
    const scene = spellbook("occultism", [GRAVE], { B: foe(6), C: friend(5, { profile: like({ dis: printed }) }) });
    const game = now < printed ? under(scene, WHISPERS, { on: 2 }) : gameOf(scene);
    const offered = offerings(game, 0, GRAVE).find((o) => o.unit === 2)?.points;
    return { healthSacrificed: offered === priceOf(printed) ? offered : -1 };
  },
  "Trial of Faith distribution": (i) => {
    const run = struck({ ...i, casterDie: 6, targetDie: 1 });
    let [none, mean] = [0, 0];
    const plus = given(hitsOf({ ...i, casterDie: 6, targetDie: 1 }).hits) - (half(6) - half(1));
    for (const [own, p] of totals(diceOf(run, "roll.spell-hits")))
      for (const [against, q] of totals(diceOf(run, "roll.spell-against"))) {
        const hits = Math.max(0, own + plus - against);
        if (hits === 0) none += p * q;
        mean += hits * p * q;
      }
    return { chanceOfNoHits: none, mean };
  },
  "Wrath of God radius": (i) => {
    // The farthest whole inch at which it still strikes.
    const struckAt = Array.from({ length: 15 }, (_, n) => n + 1).filter((unitAt) => counted({ ...i, unitAt }).inRadius);
    return { ...counted(i), radius: Math.max(...struckAt) };
  },
  "Wrath of God roll": counted,
  "Wrath of God roll in the Magic Phase it is cast": () => {
    const run = cast(spellbook("thaumaturgy", [WRATH], { B: foe(12), C: friend(5) }), {
      ...{ spell: WRATH, dice: [6, 6, 5] },
      told: { "spell-point": { choice: "spell-point", answer: { x: 0, y: 12 * INCH } } },
    });
    return { rolled: rolled(run, "roll.spell-counters").length > 0 };
  },
  "effect in force": (i) => {
    const { game, spell } = lasts(i);
    const need = (g: NinthAge) =>
      aimNeeded(g, { ...plainShot, unit: 1, at: { unit: 0, pool: 0 }, weapon: "bow" })?.value ?? 0;
    const active = game.effects.some((e) => e.rule === spell);
    return { active, shootingModifier: need({ ...game, effects: [] }) - need(game) };
  },
};
