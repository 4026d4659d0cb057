import {
  type Effect,
  hashOf,
  load,
  type Message,
  type Modifier,
  message,
  type Rule,
  save,
  say,
  seeded,
  startBattle,
  type Until,
} from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { chances, needs, play, type SceneLine, type SceneReply, verdict } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { health } from "../src/calculation/health.ts";
import { chargeNeed } from "../src/calculation/charge-range.ts";
import { combatQuestion, ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import { book } from "../src/asking/book.ts";
import type { NinthAgeMoments } from "../src/asking/moments.ts";
import { change, type Unit, unit } from "../src/state/state.ts";
import { block, type Played, played, quiet } from "./rule-cases/scenes.ts";

/**
 * Five kinds of spell as they will be written: a rule that speaks in one place, and an effect that gives it to a unit. All
 * of them hang on moments that ordinary rules ask, and the engine ends every one.
 */
type R = Rule<NinthAge, NinthAgeMoments>;
const INCH = 2540;
const name = (en: string) => ({ en, fr: en });
const by = (rule: string, value: number): Modifier => ({ operation: "add", value, because: message("base"), rule });

const augment: R = {
  id: "long-strides",
  name: name("Long strides"),
  enforces: [],
  modify: { "advance rate": { unit: () => by("long-strides", 4) } },
};
const hex: R = {
  id: "brittle-bones",
  name: name("Brittle bones"),
  enforces: [],
  modify: { resilience: { at: () => by("brittle-bones", -1) } },
};
/** Sparks fly from the ranks at the rank and file that they touch: one hit from each model, before all blows. */
const damage: R = {
  id: "sparks",
  name: name("Sparks"),
  enforces: [],
  offer: {
    "attacks besides": {
      model: () => [
        { step: 10, dice: 1, part: 0, aims: ({ touched }) => touched.map((id) => ({ unit: id, pool: 0 })) },
      ],
    },
  },
};
/** The target of a charge steps back by three inches, and holds. */
const stepsBack = (u: Unit, game: NinthAge): NinthAge => change(game, u.id, { y: u.y + 3 * INCH });
const reaction = (id: string): R => ({
  id,
  name: name(id),
  enforces: [],
  offer: {
    "charge reaction": {
      unit: (_, { unit: u }) => [
        {
          reaction: id,
          label: message("answer.stay"),
          leaves: false,
          react: (game: NinthAge) => ({ game: stepsBack(unit(game, u.id), game) }),
        },
      ],
    },
  },
});
const spells = [augment, hex, damage, reaction("mist"), reaction("lantern")];

const effect = (rule: string, on: number, until: Until, more: Partial<Effect> = {}): Effect => ({
  id: 1,
  rule,
  on,
  from: null,
  until,
  params: {},
  ...more,
});
const lasts = (rule: string, on: number, sequence: string, step: string, player?: number): Effect =>
  effect(rule, on, { steps: [player === undefined ? { sequence, step } : { sequence, step, player }] });
const rulesNow = ({ game }: Played): readonly string[] => game.effects.map((e) => e.rule);
/** A test with the spells in the book. */
const cast = (title: string, body: () => void): void => test(title, () => book.also(spells, body));

/** A looks north at B, so many inches apart. */
const apart = (inches: number, more: Partial<Scene>): Scene => ({
  units: { A: block("first", [0, -18], "north"), B: block("second", [0, inches - 18], "south") },
  ...more,
});
const [A, B] = [0, 1];

describe("an augment of Advance Rate", () => {
  // Cast in one's own Magic Phase, it lasts until the next one begins: one's next Movement Phase is within it.
  const oneTurn = lasts("long-strides", A, "magic-phase", "1", 0);
  const ahead = (inches: number) => ({
    unit: "A",
    move: "advance",
    path: [{ kind: "straight", distance: Math.round(inches * INCH) }],
  });
  const mayAdvance = (run: Played) => [3.99, 4, 4.01, 7.99, 8, 8.01].map((n) => verdict(run, ahead(n)).legal);

  cast("four inches more: 8.00 are an Advance, 8.01 are none", () => {
    const moving = (effects: readonly Effect[]) => played(apart(36, { phase: "movement", effects }), []);
    expect(mayAdvance(moving([oneTurn]))).toEqual([true, true, true, true, true, false]);
    expect(mayAdvance(moving([]))).toEqual([true, true, false, false, false, false]);
    expect(mayAdvance(moving([{ ...oneTurn, on: B }]))).toEqual([true, true, false, false, false, false]);
  });

  cast("a charge goes as much farther, and says why", () => {
    const needed = (effects: readonly Effect[]) => {
      const { game } = played(apart(12, { phase: "charge", effects }), []);
      const { need, reasons } = chargeNeed(game, unit(game, A), unit(game, B));
      return [need, reasons.lines.map((l) => [l.by, l.rule])];
    };
    expect(needed([])).toEqual([
      8,
      [
        [12, "t9a.rule.charge-range"],
        [-4, null],
      ],
    ]);
    expect(needed([oneTurn])).toEqual([
      4,
      [
        [12, "t9a.rule.charge-range"],
        [-4, null],
        [-4, "long-strides"],
      ],
    ]);
  });

  cast("it is over when its caster's next Magic Phase begins, not the enemy's", () => {
    const waiting: SceneReply<NinthAge> = quiet({ move: { choice: "move", answer: { done: true } } });
    const until = (step: string, active: "first" | "second") =>
      rulesNow(played(apart(36, { phase: "charge", active, effects: [oneTurn] }), waiting, { until: { step } }));
    expect(until("magic-phase/6", "second")).toEqual(["long-strides"]);
    expect(until("movement-phase/5", "first")).toEqual(["long-strides"]);
    expect(until("magic-phase/6", "first")).toEqual([]);
  });
});

/** A and B in contact, front to front; nothing saves. */
const fighting = (effects: readonly Effect[]): Scene => ({
  phase: "melee",
  units: {
    A: block("first", [0, 0], "north", { state: { rounds: 1, weapon: "hand-weapon" } }),
    B: block("second", undefined, undefined, { state: { rounds: 1, weapon: "hand-weapon" } }),
  },
  contact: [{ of: "B", at: "A", facing: "front" }],
  effects,
});

describe("a hex on Resilience", () => {
  const phase = lasts("brittle-bones", B, "melee-phase", "6");
  const blows = (effects: readonly Effect[]) => played(fighting(effects), quiet(), { until: { roll: "roll.and" } });
  const toWound = (run: Played) => needs(run.request).map(([, wound]) => wound);

  cast(
    "Strength 3 wounds Resilience 2 on a 3, and its reason stands with the blow; the other way nothing changes",
    () => {
      // Both strike at Agility 3: A at B, and B at A.
      expect(toWound(blows([]))).toEqual([4, 4]);
      const cursed = blows([phase]);
      expect(toWound(cursed)).toEqual([3, 4]);
      const reasons = cursed.request?.type === "roll" ? (cursed.request.breakdowns ?? []) : [];
      expect(
        reasons
          .flatMap((r) => r.breakdown.lines)
          .filter((l) => l.rule === "brittle-bones")
          .map((l) => l.value),
      ).toEqual([2]);
    },
  );

  cast("the odds of the round know it, and states that differ by it alone are not one", () => {
    const chance = (effects: readonly Effect[]) => {
      const { game } = played(fighting(effects), []);
      const question = combatQuestion(game, [A, B]);
      const { results } = exactOdds(ninthAge, question);
      expect(results.reduce((sum, r) => sum + r.probability, 0)).toBeCloseTo(1, 12);
      return results.map((r) => r.probability);
    };
    const [plain, cursed] = [chance([]), chance([phase])];
    expect(plain).not.toEqual(cursed);
    // One that is on nobody in this fight changes nothing.
    expect(chance([{ ...phase, rule: "long-strides" }])).toEqual(plain);
    const [one, two] = [played(fighting([]), []).game, played(fighting([phase]), []).game];
    expect(hashOf(one)).not.toBe(hashOf(two));
    expect(hashOf({ ...two, effects: [] })).toBe(hashOf(one));
  });

  cast("it ends with the phase", () => {
    const at = (step: string) => rulesNow(played(fighting([phase]), quiet(), { until: { step } }));
    expect(at("round-of-combat/16")).toEqual(["brittle-bones"]);
    expect(at("player-turn/end")).toEqual([]);
  });
});

describe("a damage spell", () => {
  // It strikes in this round of combat and no other.
  const round = lasts("sparks", A, "round-of-combat", "7");
  const strikes: SceneReply<NinthAge> = quiet({
    "roll.stomp": { show: { points: [5] } },
  });

  cast(
    "one hit from each of the models in contact before all blows: they hit by themselves, and wound as Strength 3",
    () => {
      const run = played(fighting([round]), quiet(), { until: { roll: "roll.stomp" } });
      // Six files against six, and corners touch nobody beyond them.
      expect(
        run.request?.type === "roll" && run.request.dice.kind === "chains"
          ? run.request.dice.chains.map((c) => c.dice)
          : [],
      ).toEqual([6]);
      expect(needs(run.request)).toEqual([[null, 4, null]]);
      expect(
        played(fighting([]), quiet()).requests.some(
          ({ request: r }) => r.type === "roll" && r.label.key === "roll.stomp",
        ),
      ).toBe(false);
    },
  );

  cast("five of them wound: five Health Points, once; when the winner is found the spell is over", () => {
    const run = played(fighting([round]), strikes, { until: { step: "combat-result" } });
    expect([health(run.game, unit(run.game, A)), health(run.game, unit(run.game, B))]).toEqual([30, 25]);
    expect(rulesNow(run)).toEqual([]);
    const thrown = run.requests.filter(({ request: r }) => r.type === "roll" && r.label.key === "roll.stomp");
    expect(thrown).toHaveLength(1);
  });
});

/** Two units of the first side before one of the second. */
const charged = (effects: readonly Effect[]): Scene => ({
  phase: "charge",
  units: {
    A: block("first", [-2.6, 0], "north"),
    B: block("second", [0, 6], "south"),
    C: block("first", [2.6, 0], "north"),
  },
  effects,
});
const declares = (of: string): SceneLine => ({ choice: "charge", answer: { unit: of, target: "B" } });
const reacts = (word: string): SceneLine => ({ choice: "charge-reaction", answer: { reaction: word } });
const onOffer = (run: Played): readonly string[] => {
  if (run.request?.type !== "choice") return [];
  const all = ninthAge.rules.choices[run.request.choice]?.enumerate?.(run.game, run.request.about) ?? [];
  return (all as readonly { reaction: string }[]).map((a) => a.reaction);
};

describe("a reaction that a spell offers", () => {
  const mist = lasts("mist", B, "charge-phase", "7");

  cast("stands beside the ordinary ones, for its unit only, and may not be answered without it", () => {
    expect(onOffer(played(charged([mist]), [declares("A")]))).toEqual(["hold", "flee", "mist"]);
    expect(onOffer(played(charged([{ ...mist, on: A }]), [declares("A")]))).toEqual(["hold", "flee"]);
    expect(verdict(played(charged([mist]), [declares("A")]), { reaction: "mist" }).legal).toBe(true);
    const without = verdict(played(charged([]), [declares("A")]), { reaction: "mist" });
    expect([without.legal, without.rule]).toEqual([false, "t9a.sequence.charge.charge-phase.3"]);
  });

  cast("a Fleeing unit does nothing but flee, whatever it is offered", () => {
    const scene = charged([mist]);
    const fleeing = {
      ...scene,
      units: { ...scene.units, B: block("second", [0, 6], "south", { state: { fleeing: true } }) },
    };
    const run = played(fleeing, [declares("A")]);
    expect(onOffer(run)).toEqual(["flee"]);
    expect(verdict(run, { reaction: "mist" }).rule).toBe("t9a.fleeing.cannot.react-except-flee");
  });

  cast("three inches back: the charge stands and has three inches more to go", () => {
    const need = (word: string): number | null => {
      const run = played(charged([mist]), [declares("A"), reacts(word), { choice: "charge", answer: { done: true } }]);
      expect(unit(run.game, A).declared).toBe(B);
      return chargeNeed(run.game, unit(run.game, A), unit(run.game, B)).distance;
    };
    expect((need("mist") ?? 0) - (need("hold") ?? 0)).toBe(3 * INCH);
  });

  cast("it may be used as often as it is offered, and is over with the phase", () => {
    const twice = [declares("A"), reacts("mist"), declares("C")];
    expect(onOffer(played(charged([mist]), twice))).toEqual(["hold", "flee", "mist"]);
    const end = played(charged([mist]), quiet({ charge: { choice: "charge", answer: { done: true } } }), {
      until: { step: "movement-phase" },
    });
    expect(rulesNow(end)).toEqual([]);
  });
});

describe("a bound spell", () => {
  const lantern = (uses: number): Effect => effect("lantern", B, { uses });
  const twice = [declares("A"), reacts("lantern"), declares("C")];

  cast("is on offer until it is used, and then no more", () => {
    expect(onOffer(played(charged([lantern(1)]), [declares("A")]))).toEqual(["hold", "flee", "lantern"]);
    const used = played(charged([lantern(1)]), twice);
    expect(onOffer(used)).toEqual(["hold", "flee"]);
    expect(rulesNow(used)).toEqual([]);
    expect(onOffer(played(charged([lantern(2)]), twice))).toEqual(["hold", "flee", "lantern"]);
  });

  cast("who answers otherwise has not used it", () => {
    const held = played(charged([lantern(1)]), [declares("A"), reacts("hold"), declares("C")]);
    expect(onOffer(held)).toEqual(["hold", "flee", "lantern"]);
    expect(held.game.effects[0]?.until.uses).toBe(1);
  });

  cast("a fork that used it does not use it up elsewhere; saved and loaded it is the same battle", () => {
    const scenario = ninthAge.rules.scenes?.scenario(charged([lantern(1)]) as never);
    if (scenario === undefined) throw new Error("no scenes");
    const { battle } = startBattle(ninthAge, scenario, seeded(5));
    const first = play(ninthAge, battle, [{ choice: "charge", answer: { unit: A, target: B } }]);
    const left = play(ninthAge, first.battle, [reacts("lantern")]);
    expect([rulesNow(first), rulesNow(left)]).toEqual([["lantern"], []]);
    const again = load(ninthAge, JSON.parse(JSON.stringify(save(left.battle))), { verify: true });
    expect(again.ok && hashOf(again.battle.game)).toBe(hashOf(left.game));
  });
});

describe("an effect and its pieces", () => {
  cast("the card says what is at work and until when, in both languages; who is under nothing has no such list", () => {
    const { game } = played(
      apart(36, {
        phase: "movement",
        effects: [
          lasts("long-strides", A, "magic-phase", "1", 0),
          effect("lantern", A, { uses: 2, source: true }, { id: 2, from: B }),
        ],
      }),
      [],
    );
    const lists = (id: number) =>
      ninthAge.views
        .board(game)
        .pieces.find((p) => p.key === id)
        ?.sheet?.lists.filter((l) => l.label.key === "fact.effects");
    const said = (language: "en" | "fr") =>
      lists(A)?.flatMap((l) => l.items.map((i) => say(ninthAge, i.told as Message, language)));
    expect(said("en")).toEqual([
      "Long strides: until “Start of the Magic Phase” (Magic Phase) of Player 1",
      "lantern: for 2 uses more, as long as B stands",
    ]);
    expect(said("fr")).toEqual([
      "Long strides\u00a0: jusqu’à l’étape «\u00a0Début de la phase de magie\u00a0» (Phase de magie) du joueur 1",
      "lantern\u00a0: encore 2 utilisations, tant que B est en jeu",
    ]);
    expect(lists(B)).toEqual([]);
  });

  cast("it is gone with the unit that it is on, and one that hangs on its source with that", () => {
    const mine = effect("long-strides", A, { source: true }, { from: B });
    const theirs = effect("brittle-bones", B, {}, { id: 2 });
    const scene = fighting([mine, theirs]);
    const few = {
      ...scene,
      units: {
        ...scene.units,
        B: block("second", undefined, undefined, { models: 3, files: 3, state: { rounds: 1, weapon: "hand-weapon" } }),
      },
    };
    const wiped: SceneReply<NinthAge> = quiet({ "roll.and": { show: { points: [3, 0] } } });
    expect(rulesNow(played(few, wiped, { until: { roll: "roll.and" } }))).toEqual(["long-strides", "brittle-bones"]);
    const run = played(few, wiped, { until: { step: "combat-result" } });
    expect(unit(run.game, B).place).toBe("gone");
    expect(rulesNow(run)).toEqual([]);
  });
});

cast("what is on a unit does not change the chances of a charge by another", () => {
  const arrives = (effects: readonly Effect[]) => {
    const scene = charged(effects);
    const far = { ...scene, units: { ...scene.units, B: block("second", [0, 11], "south") } };
    return chances(played(far, []), `charge-${A}-${B}`);
  };
  const on = (id: number) => arrives([lasts("long-strides", id, "magic-phase", "1", 0)]);
  expect(on(2)).toEqual(arrives([]));
  expect(on(A)).not.toEqual(arrives([]));
});
