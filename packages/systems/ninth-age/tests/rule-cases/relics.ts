import { EARLY } from "../editions.ts";
import type { RuleCase } from "@tercio/testkit";
import { casterOf, dispelChance, moreDice } from "../../src/calculation/casting.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { soulsOf } from "../../src/calculation/relics.ts";
import { castingChances } from "../../src/choice/magic.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { ItemId } from "../../src/state/items.ts";
import { PATHS } from "../../src/entries/forms.ts";
import { learned, type SpellWord } from "../../src/state/spells.ts";
import type { Unit } from "../../src/state/state.ts";
import { enter } from "../../src/sequence/flow.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { casts, hitGroups, stage, wizard } from "./magic-scenes.ts";
import { block, breaking, melee, played, quiet } from "./scenes.ts";
import { atB, range } from "./shooting-scenes.ts";
import { asked } from "./spell-scenes.ts";
import { assert, one } from "./table.ts";
import { stands } from "../../src/state/steps.ts";

const having = (items: readonly ItemId[]) => (items.length === 0 ? {} : { items });
const bears = (items: readonly ItemId[]) => wizard("pyromancy", "wizard-adept", having(items));
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const SALVO: SpellWord = "spell.pyromancy.scorching-salvo";
const HAND: SpellWord = "spell.thaumaturgy.hand-of-heaven";
const LASH: SpellWord = "spell.alchemy.quicksilver-lash";

/** Casts Fireball (a 5) with these dice and says what it came to; `adds`: whether the die is added, which then shows 4. */
function total(items: readonly ItemId[], dice: readonly number[], adds = true, again: readonly number[] = []) {
  let casting = 0;
  let asked = 0;
  const run = casts(
    stage({ knows: [FIREBALL], w: bears(items) }),
    {
      spell: FIREBALL,
      dice,
      rolls: {
        "roll.magic-die": { dice: [4] },
      },
    },
    { until: { step: "casting/paid" } },
    (request) => {
      if (request.type === "choice" && request.choice === "add-die") {
        asked++;
        return { answer: { adds } };
      }
      if (request.type === "roll" && request.label.key === "roll.casting" && casting++ > 0) return { dice: again };
      return null;
    },
  );
  const frame = run.game.stack.find((f) => stands(f, "casting"));
  return [frame?.vars.total, frame?.vars.passed, asked];
}

/** Items that touch casting and dispelling once, or always. */
export const relicCases: readonly RuleCase[] = [
  one(
    "t9a.rule.scepter-of-power",
    "a Magic Die is added to a casting roll that has been seen, or to one that dispels",
    () => {
      const item: readonly ItemId[] = ["scepter-of-power"];
      assert.number(
        [total(item, [1, 2]), total(item, [1, 2], false), total([], [1, 2]), total(item, [3, 1])],
        [
          [7, true, 1],
          [3, false, 1],
          [3, false, 0],
          [8, true, 1],
        ],
      );
      const dispels = (items: readonly ItemId[], shows: number): readonly unknown[] => {
        const run = casts(
          stage({ knows: [FIREBALL], more: { E: { ...block("second", [8, 20], "south"), ...bears(items) } } }),
          { spell: FIREBALL, dice: [3, 4], dispel: [1, 2], rolls: { "roll.magic-die": { dice: [shows] } } },
          { until: { step: "casting/d" } },
          (request) => (request.type === "choice" && request.choice === "add-die" ? { answer: { adds: true } } : null),
        );
        return [run.game.stack.find((f) => stands(f, "casting"))?.vars.passed];
      };
      assert.legality([dispels(item, 3), dispels(item, 4), dispels([], 6)], [[true], [false], [true]]);
    },
    "scepter",
  ),
  one(
    "t9a.rule.scepter-of-power",
    "the die that is added is one of those that are alike, that return, and that a Miscast counts",
    () => {
      const item: readonly ItemId[] = ["scepter-of-power"];
      // Two dice show 4, and the third as well: a Miscast of three dice.
      const miscast = (adds: boolean): unknown => {
        const run = casts(
          stage({ knows: [FIREBALL], w: bears(item) }),
          { spell: FIREBALL, dice: [4, 4], rolls: { "roll.magic-die": { dice: [4] } } },
          { until: { step: "miscast/c" } },
          (request) => (request.type === "choice" && request.choice === "add-die" ? { answer: { adds } } : null),
        );
        const frame = run.game.stack.find((f) => stands(f, "miscast"));
        return frame === undefined ? null : [frame.vars.row, frame.vars.dice];
      };
      assert.number([miscast(true), miscast(false)], [[4, 3], null]);
      // Of a path that looks at 1s again the added one is looked at too, unless it makes three of them.
      const again = (spell: SpellWord, faces: readonly number[]): unknown =>
        moreDice(EARLY, spell, faces).rerollFaces ?? null;
      assert.odds(
        [again(HAND, [2, 3]), again(HAND, [1, 3]), again(HAND, [1, 1]), again(FIREBALL, [2, 3])],
        [[1], [1], null, null],
      );
      // Of 36 ways of one die and one that may be added: 3 in all, 8, and 8 with 1 added to them.
      const ways = (total: number, bonus: number, more: boolean): number =>
        Math.round(dispelChance(1, total, bonus, more) * 36);
      assert.odds([ways(3, 0, false), ways(3, 0, true), ways(8, 0, true), ways(8, 1, true)], [24, 35, 15, 21]);
    },
    "scepter",
  ),
  one(
    "t9a.rule.scepter-of-power",
    "who could dispel with one die more is asked, who could not is not",
    () => {
      // Card 1 gives each side four dice, a Master adds 1: four dice show 24 at most, and with one more 30.
      const asks = (items: readonly ItemId[], last: number): number =>
        casts(
          stage({
            knows: [FIREBALL],
            w: wizard("pyromancy", "wizard-master"),
            more: { E: { ...block("second", [8, 20], "south"), ...bears(items) } },
          }),
          { spell: FIREBALL, card: 1, dice: [6, 6, 6, last] },
          { until: { step: "casting/d" } },
        ).requests.filter(({ request: q }) => q.type === "choice" && q.choice === "dispel").length;
      assert.legality([asks([], 5), asks([], 6), asks(["scepter-of-power"], 6)], [1, 0, 1]);
    },
    "scepter",
  ),
  one("t9a.rule.sacred-hourglass", "a failed casting roll with two dice is made again, with three it is not", () => {
    const item: readonly ItemId[] = ["sacred-hourglass"];
    assert.number(
      [total(item, [1, 2], true, [3, 3]), total(item, [2, 3]), total(item, [1, 1, 1]), total([], [1, 2])],
      [
        [6, true, 0],
        [5, true, 0],
        [3, false, 0],
        [3, false, 0],
      ],
    );
    const chance = (items: readonly ItemId[], dice: number): number => {
      const game = gameOf(stage({ knows: [FIREBALL], w: bears(items) }));
      const cast = { wizard: 0, spell: FIREBALL, way: "basic" } as const;
      return castingChances(game, cast, [{ unit: 1, pool: -1 }], dice).passed;
    };
    const plain = chance([], 2);
    const parts = (of: number): number => Math.round(of * 6 ** 6);
    assert.odds([chance(item, 2), chance(item, 3)].map(parts), [plain + (1 - plain) * plain, chance([], 3)].map(parts));
  }),
  one(
    "t9a.rule.binding-scroll",
    "one spell that the enemy knows is not tried in the phase; once",
    () => {
      const offered = (items: readonly ItemId[], spell: SpellWord | null): readonly (readonly string[])[] => {
        const lists: string[][] = [];
        played(
          stage({
            knows: [FIREBALL, SALVO],
            more: { E: { ...block("second", [8, 20], "south"), ...bears(items) } },
          }),
          (request, game, names) => {
            if (request.type === "roll" && request.label.key === "roll.flux-card") return { show: { total: 4 } };
            if (request.type !== "choice") return quiet()(request, game, names);
            if (request.choice === "bind-spell") return { answer: { spell } };
            if (request.choice === "siphon") return { answer: { dice: 0 } };
            if (request.choice !== "cast-spell") return "usual";
            const { spells } = request.about as { readonly spells: readonly { readonly spell: string }[] };
            lists.push([...new Set(spells.map((s) => s.spell))]);
            return { answer: { done: true } };
          },
        );
        // In the phase, and in the next one.
        return lists.slice(0, 2);
      };
      const [all] = offered([], null);
      assert.legality(
        [offered(["binding-scroll"], FIREBALL), offered(["binding-scroll"], null)],
        [
          [all?.filter((s) => s !== FIREBALL), all],
          [all, all],
        ],
      );
      // Each of two scrolls keeps another spell back.
      const both = casts(
        stage({
          knows: [FIREBALL, SALVO],
          more: {
            E: { ...block("second", [8, 20], "south"), ...bears(["binding-scroll"]) },
            G: { ...block("second", [16, 20], "south"), ...bears(["binding-scroll"]) },
          },
        }),
        { spell: FIREBALL, dice: [4, 4] },
        { until: { step: "magic-phase/markers" } },
        (request) => {
          if (request.type !== "choice" || request.choice !== "bind-spell") return null;
          return { answer: { spell: (request.about as { readonly spells: readonly SpellWord[] }).spells[0] ?? null } };
        },
      );
      assert.legality(asked(both, "cast-spell").length, 0);
      assert.number(asked(both, "bind-spell").length, 2);
    },
    "binding-scroll",
  ),
  one(
    "t9a.rule.crown-of-the-wizard-king",
    "an Apprentice of the path that is rolled",
    () => {
      const crowned = (items: readonly ItemId[]): Unit =>
        gameOf(stage({ knows: [], w: { ...bears([]), profile: like({ hp: 3, ...having(items) }) } })).units[0] as Unit;
      const open = (path: string | null, items: readonly ItemId[] = ["crown-of-the-wizard-king"]) => {
        const found = toSelect(EARLY, crowned(items), [], path);
        return found === null ? null : [found.count, ...found.spells];
      };
      assert.legality(
        [open("pyromancy"), open("alchemy"), open(null), open("alchemy", [])],
        [[1, FIREBALL], [1, LASH], [0], null],
      );
      // Rolled for when spells are selected: the first of ten paths, and the last.
      const learns = (total: number): readonly SpellWord[] => {
        const profile = like({ hp: 3, items: ["crown-of-the-wizard-king"] });
        const scene = stage({ knows: [], w: { ...bears([]), profile }, scene: { deployment: "frontline-clash" } });
        const run = played(scene, quiet({ "roll.path": { show: { total } } }), {
          enter: [enter("select-spells", {})],
          until: { step: "magic-phase/1" },
        });
        return run.game.magic.known[0] ?? [];
      };
      assert.legality(
        [learns(1), learns(10)],
        [1, 10].map((total) => learned(EARLY, PATHS[total - 1] as string).slice(0, 1)),
      );
    },
    "crown-path",
  ),
  one(
    "t9a.rule.ledger-of-souls",
    "a Veil Token for a friend that is destroyed within 9 inches",
    () => {
      const tokens = (inches: number, items: readonly ItemId[] = ["ledger-of-souls"]): number => {
        const game = gameOf(
          stage({
            knows: [],
            w: bears(items),
            more: { L: block("first", [-(inches + 10 / 25.4 + 60 / 25.4), 0], "north") },
          }),
        );
        return soulsOf(game, game.units[3] as Unit)?.tokens ?? 0;
      };
      assert.number([tokens(8.99), tokens(9), tokens(9.01), tokens(8.99, [])], [1, 1, 0, 0]);
      const game = gameOf(stage({ knows: [], w: bears(["ledger-of-souls"]) }));
      assert.number(soulsOf(game, game.units[1] as Unit)?.tokens ?? 0, 0);
      assert.asked(casterOf(game, 0)?.wizard, 0);
      // Its bearer does nothing for it: also who flees keeps souls.
      const flees = gameOf(
        stage({ knows: [], w: { ...bears(["ledger-of-souls"]), state: { fleeing: true } }, more: {} }),
      );
      assert.number(soulsOf(flees, flees.units[2] as Unit)?.tokens ?? 0, 1);
    },
    "ledger-of-souls",
  ),
  one(
    "t9a.rule.ledger-of-souls",
    "shot to the last model or run down: a token for its own side, none for who runs off the table",
    () => {
      const keeper = (side: SceneUnit["side"], at: readonly [number, number]): SceneUnit => ({
        ...block(side, at, side === "first" ? "north" : "south"),
        ...bears(["ledger-of-souls"]),
      });
      const shotDown = (side: SceneUnit["side"]) =>
        played(
          range({ b: { models: 1, files: 1 }, more: { K: keeper(side, [4, 12]) } }),
          [atB, { show: { points: [1] } }],
          { until: { step: "shooting-phase/3" } },
        ).game.magic.tokens;
      assert.number(
        [shotDown("second"), shotDown("first")],
        [
          [0, 1],
          [0, 0],
        ],
      );
      const brokenBy = (flee: number, pursuit: number, y = 8) =>
        played(melee({ K: keeper("second", [6, y]) }), quiet(breaking(flee, pursuit)), {
          until: { step: "melee-phase/6" },
        });
      const [caught, got] = [brokenBy(2, 12), brokenBy(9, 2)];
      assert.number(
        [caught, got].map(({ game }) => game.magic.tokens),
        [
          [0, 1],
          [0, 0],
        ],
      );
      assert.place(
        [caught, got].map(({ game }) => game.units[1]?.place),
        ["gone", "field"],
      );
      // Off the table of 48 inches: nobody has killed it.
      const off = played(
        melee({ K: keeper("second", [6, 12]) }, { at: [0, 14] }, {}, { table: [72, 48] }),
        quiet(breaking(12, 2)),
        { until: { step: "melee-phase/6" } },
      );
      assert.place(off.game.units[1]?.place, "gone");
      assert.number(off.game.magic.tokens, [0, 0]);
    },
    "ledger-of-souls",
  ),
  one(
    "t9a.rule.veil-walker",
    "a Veil Token for a second roll to wound",
    () => {
      const walked = (items: readonly ItemId[], tokens: number) => {
        let asked = 0;
        const scene = stage({ knows: [FIREBALL], w: bears(items) });
        const run = casts(
          { ...scene, magic: { ...scene.magic, tokens: [tokens, 0] } } as never,
          { spell: FIREBALL, dice: [4, 4], rolls: { "roll.spell-hits": { show: { total: 4 } } } },
          { until: { roll: "roll.hits" } },
          (request) => {
            if (request.type !== "choice" || request.choice !== "walk-veil") return null;
            asked++;
            return { answer: { walks: true } };
          },
        );
        const { request } = run;
        const chains = request?.type === "roll" && request.dice.kind === "chains" ? request.dice.chains : [];
        const again = (chains as readonly { readonly stages: readonly { readonly reroll?: string }[] }[]).map((c) =>
          c.stages.some((s) => s.reroll === "failures"),
        );
        return [asked, run.game.magic.tokens[0], hitGroups(run).length > 0, again];
      };
      const item: readonly ItemId[] = ["veil-walker"];
      const [spent, none, plain] = [walked(item, 1), walked(item, 0), walked([], 1)];
      // An Adept channels a token, and card 4 brings as many as it says.
      assert.number([spent[0], none[0], plain[0]], [1, 1, 0]);
      assert.number(Number(plain[1]) - Number(spent[1]), 1);
      assert.odds([spent[3], plain[3]], [[true], [false]]);
    },
    "veil-walker",
  ),
];
