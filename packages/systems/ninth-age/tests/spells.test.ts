import { type Effect, hashOf, type Held, message, type Message, say, type StepPath } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { chances, needs, type SceneReply, verdict } from "@tercio/testkit";
import { describe, expect } from "vitest";
import { strikeOf } from "../src/calculation/attacks.ts";
import { strikeNumbers } from "../src/calculation/strikes.ts";
import { health } from "../src/calculation/health.ts";
import { chargeNeed } from "../src/calculation/charge-range.ts";
import { combatQuestion, ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import type { Strike } from "../src/hooks/moments.ts";
import { type Pool, unit } from "../src/state/state.ts";
import { A, apart, B, by, casting, charged, effect, fighting, INCH, lasts, name, type R, rulesNow } from "./casting.ts";
import { like } from "./rule-cases/combat-scenes.ts";
import { block, type Played, played, quiet, rolls } from "./rule-cases/scenes.ts";
import type { Steps } from "../src/state/steps.ts";

/**
 * Kinds of spell as they will be written: a rule that speaks in one place, and an effect that gives it to a unit. All of
 * them hang on moments that ordinary rules ask, and the engine ends every one. Those that offer something to do stand in
 * spells-offered.test.ts.
 */
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
        {
          step: 10,
          special: {
            ...{ rule: "stomp-attacks", rolls: false, each: 1, sides: 0, add: 0 },
            ...{ strength: null, armourPenetration: null, attributes: [] },
          },
          part: 0,
          aims: ({ touched }) => touched.map((id) => ({ unit: id, pool: 0 })),
        },
      ],
    },
  },
};
/**
 * The Wheel Turns (sheet 000, Witchcraft 4): blows of the target's rank and file are set to hit and to wound on a 4,
 * before any modifier; cast in the boosted version, so are blows at them. Which version it is stands in the effect.
 */
const onFour = { operation: "set", value: 4, because: message("base"), rule: "the-wheel-turns" } as const;
const isRankAndFile = ({ kind }: Pool): boolean => kind !== "character";
const turns = {
  by: (_: NinthAge, s: Strike) => (isRankAndFile(s.pool) ? onFour : null),
  at: (_: NinthAge, s: Strike, held: Held) =>
    held.effect?.params.boosted === true && isRankAndFile(s.atPool) ? onFour : null,
};
const setsRolls: R = {
  id: "the-wheel-turns",
  name: { en: "The Wheel Turns", fr: "La Roue tourne" },
  enforces: [],
  modify: { "to-hit roll": turns, "to-wound roll": turns },
};

/** What is on a unit, whatever it does there. */
const lantern: R = { id: "lantern", name: name("lantern"), enforces: [] };
const cast = casting([augment, hex, damage, setsRolls, lantern]);

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
    const until = (step: StepPath<Steps>, active: "first" | "second") =>
      rulesNow(played(apart(36, { phase: "charge", active, effects: [oneTurn] }), waiting, { until: { step } }));
    expect(until("magic-phase/6", "second")).toEqual(["long-strides"]);
    expect(until("movement-phase/5", "first")).toEqual(["long-strides"]);
    expect(until("magic-phase/6", "first")).toEqual([]);
  });
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
    const at = (step: StepPath<Steps>) => rulesNow(played(fighting([phase]), quiet(), { until: { step } }));
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
    const run = played(fighting([round]), strikes, { until: { sequence: "combat-result" } });
    expect([health(run.game, unit(run.game, A)), health(run.game, unit(run.game, B))]).toEqual([30, 25]);
    expect(rulesNow(run)).toEqual([]);
    const thrown = run.requests.filter(({ request: r }) => r.type === "roll" && r.label.key === "roll.stomp");
    expect(thrown).toHaveLength(1);
  });
});

describe("a hex that sets what is needed, in two versions", () => {
  // The best and the worst that the tables know: 2+ and 6+, without it.
  const strong = like({ def: 9, res: 9 }, { off: 10, str: 10, agi: 4 });
  const weak = like({ def: 1, res: 1 }, { off: 1, str: 1 });
  const hero = like({ hp: 3, def: 9, res: 9 }, { off: 10, str: 10, agi: 6 });
  const on = (id: number, boosted: boolean): Effect => ({
    ...lasts("the-wheel-turns", id, "magic-phase", "1", 0),
    params: { boosted },
  });
  const joined = (effects: readonly Effect[], afraid = false): Scene =>
    fighting(
      effects,
      {
        profile: strong,
        characters: [{ profile: hero, weapon: "hand-weapon" }],
        state: { rounds: 1, weapon: "hand-weapon", afraid },
      },
      { profile: weak },
    );
  /** Whose blows are rolled in each Initiative Step, and the least faces to hit, to wound and to save. */
  const needed = (effects: readonly Effect[], afraid = false): readonly (readonly (string | number | null)[])[] =>
    rolls(played(joined(effects, afraid), quiet(), { until: { sequence: "combat-result" } }))
      .flat()
      .map(([of, , ...need]) => [of, ...need]);

  cast("blows of its rank and file hit and wound on 4+; a Character's do not, and those at it are as before", () => {
    expect(needed([])).toEqual([
      ["A*", 2, 2, null],
      ["A", 2, 2, null],
      ["B", 6, 6, null],
      ["B", 6, 6, null],
    ]);
    const cursed = needed([on(A, false)]);
    expect(cursed.slice(0, 2)).toEqual([
      ["A*", 2, 2, null],
      ["A", 4, 4, null],
    ]);
    expect(cursed.slice(2).map(([, ...need]) => need)).toEqual(
      needed([])
        .slice(2)
        .map(([, ...need]) => need),
    );
  });

  cast("boosted, blows at its rank and file do likewise, and no blows at its Character", () => {
    const at = (effects: readonly Effect[], pool: number) => {
      const { game } = played(joined(effects), []);
      const { hit, wound } = strikeNumbers(game, strikeOf(game, { unit: B, pool: 0, part: 0 }, { unit: A, pool }));
      return [hit, wound];
    };
    const [men, character] = [0, 1];
    expect([at([on(A, true)], men), at([on(A, true)], character)]).toEqual([
      [4, 4],
      [6, 6],
    ]);
    expect(at([on(A, false)], men)).toEqual([6, 6]);
    expect(needed([on(B, true)])[0]).toEqual(["A*", 4, 4, null]);
    expect(needed([on(B, false)])[0]).toEqual(["A*", 2, 2, null]);
  });

  cast("modifiers come after it: the frightened hit on 5+, and wound on 4+", () => {
    expect(needed([on(A, false)], true)[1]).toEqual(["A", 5, 4, null]);
    expect(needed([], true)[1]).toEqual(["A", 3, 2, null]);
  });

  cast("the two versions are told apart by the odds; what changes nothing does not", () => {
    const chance = (effects: readonly Effect[]) =>
      exactOdds(
        ninthAge,
        combatQuestion(played(fighting(effects, { profile: strong }, { profile: weak }), []).game, [A, B]),
      ).results;
    expect(chance([on(A, true)])).not.toEqual(chance([on(A, false)]));
    // Plain men against plain men hit and wound on 4+ anyway.
    const plain = (effects: readonly Effect[]) =>
      exactOdds(ninthAge, combatQuestion(played(fighting(effects), []).game, [A, B])).results;
    expect(plain([on(A, true)])).toEqual(plain([]));
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
      "lantern: for 2 uses more, until the loss of B",
    ]);
    expect(said("fr")).toEqual([
      "Long strides\u00a0: jusqu’à l’étape «\u00a0Début de la phase de magie\u00a0» (Phase de magie) du joueur 1",
      "lantern\u00a0: encore 2 utilisations, jusqu’à la perte de B",
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
    const run = played(few, wiped, { until: { sequence: "combat-result" } });
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
