import { EARLY } from "../editions.ts";
import type { StepPath } from "@tercio/kernel";
import { distribution } from "@tercio/dice";
import { type RuleCase, verdict } from "@tercio/testkit";
import { castingDice, judgeCasting, judgeDispelling, miscastModifier } from "../../src/calculation/casting.ts";
import { spellTargets } from "../../src/battlefield/spell-targets.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { unit } from "../../src/state/state.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { type Casts, casts, stage, wizard } from "./magic-scenes.ts";
import { block, type Played } from "./scenes.ts";
import { foe, friend, healthOf, spellbook } from "./spell-scenes.ts";
import { assert, one } from "./table.ts";
import type { Steps } from "../../src/state/steps.ts";

const MAGIC = "t9a.sequence.magic";
const TRIAL: SpellWord = "spell.thaumaturgy.trial-of-faith";
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const scene = stage({ knows: [FIREBALL], b: { models: 20, files: 10, profile: like({ arm: 0 }) } });
/** One Fireball of three hits, of which one fells somebody, as its Blaze does. */
const fireball = (more: Partial<Casts> = {}, until: StepPath<Steps> = "magic-phase/6"): Played =>
  casts(
    scene,
    {
      ...{ spell: FIREBALL, dice: [4, 5], card: 4 },
      ...more,
      rolls: { "roll.spell-hits": { show: { total: 3 } }, "roll.hits": { show: { points: [1] } }, ...more.rolls },
    },
    { until: { step: until } },
  );
const lost = (run: Played): number => 20 - (unit(run.game, 1).pools[0]?.count ?? 0);
const dice = (run: Played): readonly number[] => run.game.magic.dice;
const asks = (run: Played, choice: string): number =>
  run.requests.filter(({ request }) => request.type === "choice" && request.choice === choice).length;

/** The Magic Phase in its order: what each step is for. */
export const magicOrderCases: readonly RuleCase[] = [
  one("t9a.sequence.general.player-turn.3", "a turn has a Magic Phase", () => {
    const whole = casts(
      stage({ knows: [FIREBALL], scene: { phase: "turn" } as never }),
      { spell: FIREBALL, dice: [1], card: 4 },
      { until: { step: "player-turn/4" } },
    );
    assert.number([asks(whole, "siphon"), asks(whole, "cast-spell")], [1, 1]);
  }),
  one([`${MAGIC}.magic-phase.4`, `${MAGIC}.spell-casting.d`], "a spell is cast, and takes effect", () => {
    assert.number(lost(fireball()), 2);
  }),
  one(`${MAGIC}.magic-phase.5`, "one spell after the other while there are any", () => {
    const two = stage({ knows: [FIREBALL, "spell.pyromancy.pyroclastic-flow"] });
    const run = casts(two, { spell: FIREBALL, dice: [1, 2] }, { until: { step: "magic-phase/6" } });
    assert.number(asks(run, "cast-spell"), 2);
  }),
  one(`${MAGIC}.magic-phase.6`, "Magic Dice that are left are lost, Veil Tokens stay", () => {
    const left = casts(scene, { spell: FIREBALL, dice: [4, 5] }, { until: { step: "player-turn/4" } });
    assert.number([...dice(left), left.game.magic.tokens[0]], [0, 0, 3]);
  }),
  one([`${MAGIC}.casting-attempt.1`, `${MAGIC}.spell-casting.a`], "dice leave the pool and are rolled", () => {
    assert.number(dice(fireball({}, "casting-attempt/2")), [3, 5]);
    const run = fireball({}, "casting/b");
    const thrown = run.requests.flatMap(({ request }) =>
      request.type === "roll" && request.dice.kind === "hand" ? [request.dice.dice] : [],
    );
    assert.number(thrown, [2]);
    // Too few: B does not burn.
    assert.number(lost(fireball({ dice: [1, 2] })), 0);
  }),
  one(`${MAGIC}.casting-attempt.2`, "what is added to the casting roll counts", () => {
    const passes = (bonus: number) => judgeCasting([3, 4], bonus, 8, 0).passed;
    assert.legality([passes(0), passes(1)], [false, true]);
    // Its dice are rolled: enough for a Fireball.
    assert.number(lost(fireball()), 2);
  }),
  one([`${MAGIC}.dispelling-attempt.1`, `${MAGIC}.spell-casting.b`], "any number of dice, and it is undone", () => {
    assert.number([lost(fireball({ dispel: [4, 5] })), lost(fireball({ dispel: [4, 4] }))], [0, 2]);
    assert.number(dice(fireball({ dispel: [4, 5] }, "magic-phase/5")), [3, 3]);
    const asked = casts(scene, { spell: FIREBALL, dice: [4, 5], card: 4 }, { until: { choice: "dispel" } });
    assert.legality(
      [1, 5, 6].map((n) => verdict(asked, { dice: n }).legal),
      [true, true, false],
    );
  }),
  one(`${MAGIC}.dispelling-attempt.2`, "what is taken from the dispelling roll counts", () => {
    const undone = (bonus: number) => judgeDispelling([4, 5], bonus, 9).passed;
    assert.legality([undone(0), undone(-1)], [true, false]);
    assert.number(lost(fireball({ dispel: [4, 5] })), 0);
  }),
  one(
    `${MAGIC}.spell-casting.c`,
    "three 1s break the concentration: no effect, no Attribute Spell",
    () => {
      const of = (...faces: readonly number[]) => {
        const run = fireball({ dice: faces });
        return [lost(run), run.events.filter((e) => e.kind === "spellStrikes").length];
      };
      assert.number([of(1, 1, 1, 6)[0], of(1, 1, 2, 6)[0]], [0, 2]);
    },
    "broken-concentration",
  ),
  one([`${MAGIC}.spell-casting.e`, "t9a.spell.pyromancy.blaze"], "the Attribute Spell follows: one hit more", () => {
    assert.number(lost(fireball()), 2);
    const strikes = fireball().events.filter((e) => e.kind === "spellStrikes").length;
    assert.number(
      [strikes, fireball({ dispel: [6, 6] }).events.filter((e) => e.kind === "spellStrikes").length],
      [2, 0],
    );
  }),
  one(`${MAGIC}.spell-casting.f`, "then the Miscast: the Wizard of three 6s is hit", () => {
    const run = fireball({ dice: [6, 6, 6] });
    assert.number(run.events.filter((e) => e.kind === "miscast").length, 1);
    assert.number(healthOf({ ...run, names: { W: 0 } }, "W"), [2]);
  }),
  one(
    [`${MAGIC}.spell-casting.f`, "t9a.table.miscast"],
    "three dice alike, whatever they show, and no two; no row is above three 7s",
    () => {
      const row = (faces: readonly number[], modifier = 0): number => judgeCasting(faces, 0, 4, modifier).miscast ?? -1;
      assert.number(
        [1, 2, 3, 4, 5, 6].map((face) => row([face, face, face, face === 6 ? 5 : 6])),
        [1, 2, 3, 4, 5, 6],
      );
      assert.number([row([4, 4, 2]), row([6, 6, 1, 1, 3]), row([6, 6, 6], 1), row([6, 6, 6], 2)], [-1, -1, 7, 7]);
    },
  ),
  one("t9a.miscast.000", "three 1s on a card that takes one off: nothing happens", () => {
    const of = (modifier: number) => {
      const { passed, miscast } = judgeCasting([1, 1, 1, 6], 0, 4, modifier);
      return [passed ? 1 : 0, miscast ?? -1];
    };
    assert.number(
      [of(-1), of(0), of(1)],
      [
        [1, 0],
        [0, 1],
        [1, 2],
      ],
    );
  }),
  one("t9a.miscast.444", "the Wizard forgets the spell", () => {
    const run = fireball({ dice: [4, 4, 4] });
    assert.number([(run.game.magic.known[0] ?? []).length, (fireball().game.magic.known[0] ?? []).length], [0, 1]);
  }),
  one("t9a.magic.fizzle.single-die", "a die alone never returns", () => {
    assert.number([judgeCasting([1], 0, 4, 0).back, judgeCasting([1, 1], 0, 4, 0).back], [0, 2]);
  }),
  one("t9a.magic.fizzle.passed-then-dispelled", "nothing returns of what was cast and dispelled", () => {
    assert.number(dice(fireball({ dice: [1, 5], dispel: [6, 6] }, "magic-phase/5")), [3, 3]);
  }),
  one("t9a.spell.thaumaturgy.judgement-on-high", "1s are rolled once more, and Miscasts are a row worse", () => {
    const attempt = { ...{ wizard: 0, way: "basic", dice: 1, targets: [] }, spell: TRIAL } as const;
    // 3 or more of one die, of which a 1 is rolled again: 28/36.
    const sixths = distribution(castingDice(EARLY, attempt)).reduce(
      (sum, { outcome, probability }) => sum + ((outcome.faces[0] ?? 0) >= 3 ? probability : 0),
      0,
    );
    const game = gameOf(stage({ knows: [TRIAL], w: wizard("thaumaturgy") }));
    assert.number([Math.round(sixths * 36), miscastModifier(game, TRIAL), miscastModifier(game, FIREBALL)], [28, 1, 0]);
  }),
  one("t9a.spell-range.aura", "all within the distance at once, nobody is chosen", () => {
    const know: SpellWord = "spell.divination.know-thine-enemy";
    const units = { B: foe(20), C: friend(5), D: friend(-8), E: block("first", [12, 20], "north") };
    const aimed = spellTargets(gameOf(spellbook("divination", [know], units)), 0, { spell: know, way: "boosted" });
    assert.number(
      aimed.map((list) => list.map((t) => t.unit)),
      [[0, 2, 3]],
    );
  }),
  one("t9a.spell-range.caster", "lies on who casts it", () => {
    const favour: SpellWord = "hereditary.he.favour-of-meladis";
    const aimed = spellTargets(gameOf(spellbook("cosmology", [favour], { B: foe(10), C: friend(5) })), 0, {
      ...{ spell: favour, way: "basic" },
    });
    assert.number(
      aimed.map((list) => list.map((t) => t.unit)),
      [[0]],
    );
  }),
];
