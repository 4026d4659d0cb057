import type { RuleCase } from "@tercio/testkit";
import { verdict } from "@tercio/testkit";
import { castingBonus, channelled, judgeCasting, miscastModifier } from "../../src/calculation/casting.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { spellTargets } from "../../src/battlefield/spell-targets.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { unit } from "../../src/state/state.ts";
import { enter } from "../../src/sequence/flow.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { casts, hitGroups, stage, wizard } from "./magic-scenes.ts";
import type { Played } from "./scenes.ts";
import { block, played } from "./scenes.ts";
import { assert, one } from "./table.ts";

const FIREBALL = "spell.pyromancy.fireball";
const GOLD = "spell.alchemy.glory-of-gold";
const fire = stage({ knows: [FIREBALL] });
const PHASE = "t9a.sequence.magic.magic-phase";
const events = (run: Played): readonly string[] => run.events.map((e) => e.kind);
/** Magic Dice of both when the phase asks for the next spell. */
const end = { until: { step: "magic-phase/6" } } as const;
const dice = (run: Played) => run.game.magic.dice;

const reaches = (away: number, spell: SpellWord = FIREBALL): number => {
  const game = gameOf(stage({ knows: [spell], away }));
  return spellTargets(game, 0, { spell, way: "basic" }).length;
};

/** The Magic Phase step by step: cards, tokens, attempts, Fizzle, Miscasts. */
export const magicCases: readonly RuleCase[] = [
  one(`${PHASE}.2`, "a card gives Magic Dice to both and Veil Tokens to who draws", () => {
    const run = (card: number) => casts(fire, { spell: FIREBALL, dice: [1], card }, { until: { choice: "siphon" } });
    const of = (card: number) => [run(card).game.magic.dice, run(card).game.magic.tokens, run(card).game.magic.card];
    // An Adept channels one token.
    assert.number(
      [of(4), of(8)],
      [
        [[5, 5], [8, 0], 4],
        [[7, 7], [8, 0], 8],
      ],
    );
  }),
  ...[
    [1, 4, 3],
    [2, 5, 2],
    [3, 5, 5],
    [4, 5, 7],
    [5, 5, 9],
    [6, 6, 5],
    [7, 6, 7],
    [8, 7, 7],
  ].map(([card = 0, magic = 0, tokens = 0]) =>
    one([`t9a.flux-card.${card}`, "t9a.table.flux-cards"], "its Miscast Modifier", () => {
      const modifier = card === 1 ? 1 : card === 8 ? -1 : 0;
      const run = casts(fire, { spell: FIREBALL, dice: [1], card }, { until: { step: "magic-phase/channel" } });
      assert.number([run.game.magic.dice[0], run.game.magic.tokens[0]], [magic, tokens]);
      assert.number(miscastModifier(run.game, FIREBALL), modifier);
      // Three 4s: Amnesia, a row up or a row down.
      const last = casts(
        fire,
        { spell: FIREBALL, dice: [4, 4, 4], card, rolls: { "roll.spell-hits": { show: { total: 1 } } } },
        end,
      );
      const known = last.game.magic.known[0]?.length ?? 0;
      assert.number(known, modifier === 0 ? 0 : 1);
    }),
  ),
  one("t9a.miscast.timing", "a Miscast comes after all that the spell does", () => {
    const rolls = { "roll.miscast-hits": { show: { total: 4 } }, "roll.spell-hits": { show: { total: 1 } } };
    const order = (faces: readonly number[]) =>
      casts(fire, { spell: FIREBALL, dice: faces, rolls }, end)
        .requests.map(({ request: q }) => (q.type === "roll" ? q.label.key : ""))
        .filter((key) => key === "roll.spell-hits" || key === "roll.miscast-hits");
    // Fireball, Blaze's one hit is not rolled for, the Miscast.
    assert.number(order([2, 2, 2]), ["roll.spell-hits", "roll.miscast-hits"]);
    // A Wizard who is gone by it has cast all the same.
    const gone = casts(fire, { spell: FIREBALL, dice: [6, 6, 6], card: 1, rolls }, end);
    assert.number(gone.game.magic.cast, [FIREBALL, "spell.pyromancy.blaze"]);
  }),
  one(
    `${PHASE}.3`,
    "three tokens buy a die, four dice at most; three are kept",
    () => {
      const bought = (n: number) =>
        played(fire, (request) =>
          request.type === "roll"
            ? { show: { total: 5 } }
            : request.choice === "siphon"
              ? { answer: { dice: n } }
              : null,
        );
      assert.number(
        [bought(0), bought(2), bought(3)].map((r) => [r.game.magic.dice, r.game.magic.tokens]),
        [
          [
            [5, 5],
            [3, 0],
          ],
          [
            [7, 5],
            [3, 0],
          ],
          [
            [8, 5],
            [1, 0],
          ],
        ],
      );
    },
    "siphon",
  ),
  one("t9a.rule.siphon", "no more dice than the tokens pay for", () => {
    const asks = casts(fire, { spell: FIREBALL, dice: [1], card: 5 }, { until: { choice: "siphon" } });
    assert.legality(
      [0, 3, 4].map((n) => verdict(asks, { dice: n }).legal),
      [true, true, false],
    );
    const kept = casts(fire, { spell: FIREBALL, dice: [1], card: 5 }, end);
    assert.number(kept.game.magic.tokens[0], 3);
    // Four at most, however many tokens there are.
    const rich = stage({ knows: [FIREBALL], scene: { magic: { known: { 0: [FIREBALL] }, tokens: [15, 0] } } });
    const many = casts(rich, { spell: FIREBALL, dice: [1], card: 5 }, { until: { choice: "siphon" } });
    assert.legality(
      [4, 5].map((n) => verdict(many, { dice: n }).legal),
      [true, false],
    );
  }),
  one(["t9a.rule.channel", "t9a.fleeing.cannot.channel"], "tokens of those who channel, and do not flee", () => {
    const of = (state: { readonly fleeing?: boolean }) =>
      channelled(
        gameOf(
          stage({
            knows: [FIREBALL],
            w: {
              ...wizard("pyromancy", "wizard-adept", {
                rules: [
                  { rule: "wizard-adept", path: "pyromancy" },
                  { rule: "channel", value: 2 },
                ] as never,
              }),
              state,
            },
          }),
        ),
        0,
      );
    assert.number([of({}), of({ fleeing: true })], [3, 0]);
  }),
  one("t9a.rule.wizard-master", "adds one to casting rolls and knows four spells", () => {
    const of = (level: string) => {
      const game = gameOf(stage({ knows: [FIREBALL], w: wizard("pyromancy", level) }));
      const bonus = castingBonus(game, { wizard: 0, spell: FIREBALL, way: "basic", dice: 1, targets: [] }).value;
      const choice = toSelect(game.edition, unit(game, 0), []);
      return [bonus, choice?.count ?? 0, choice?.spells.length ?? 0];
    };
    assert.number(
      [of("wizard-apprentice"), of("wizard-adept"), of("wizard-master")],
      [
        [0, 1, 1],
        [0, 2, 4],
        [1, 4, 6],
      ],
    );
  }),
  one("t9a.rule.magic-resistance", "the best of the target's takes from the roll", () => {
    const of = (...values: readonly number[]) => {
      const b = { profile: like({ rules: values.map((value) => ({ rule: "magic-resistance", value })) as never }) };
      const game = gameOf(stage({ knows: [FIREBALL], b }));
      const targets = [{ unit: 1, pool: -1 }];
      return castingBonus(game, { wizard: 0, spell: FIREBALL, way: "basic", dice: 1, targets }).value;
    };
    assert.number([of(), of(1), of(2)], [0, -1, -2]);
  }),
  one(
    "t9a.rule.casting-dice",
    "one to five dice; one alone fails on a 2",
    () => {
      const asks = casts(fire, { spell: FIREBALL, dice: [1], card: 8 }, { until: { choice: "casting-dice" } });
      assert.legality(
        [0, 1, 5, 6].map((n) => verdict(asks, { dice: n }).legal),
        [false, true, true, false],
      );
      const passes = (face: number, bonus: number) => judgeCasting([face], bonus, 4, 0).passed;
      assert.legality([passes(2, 2), passes(3, 1)], [false, true]);
    },
    "lone-magic-die",
  ),
  one("t9a.sequence.magic.casting-attempt.3", "the total must reach the Casting Value", () => {
    const passes = (...faces: readonly number[]) =>
      events(
        casts(fire, { spell: FIREBALL, dice: faces, rolls: { "roll.spell-hits": { show: { total: 1 } } } }, end),
      ).includes("castPassed");
    assert.legality([passes(1, 2), passes(2, 2), passes(3)], [false, true, false]);
  }),
  one("t9a.sequence.magic.dispelling-attempt.3", "the enemy must reach the total of the casting roll", () => {
    const stands = (...faces: readonly number[]) =>
      events(
        casts(
          fire,
          { spell: FIREBALL, dice: [4, 5], dispel: faces, rolls: { "roll.spell-hits": { show: { total: 1 } } } },
          end,
        ),
      ).includes("spellStrikes");
    assert.legality([stands(3, 5), stands(4, 5), stands()], [true, false, true]);
  }),
  one("t9a.magic.fizzle", "dice that show 1 return from a failed attempt of two or more", () => {
    const left = (faces: readonly number[], dispel: readonly number[] = []) =>
      dice(
        casts(
          fire,
          { spell: FIREBALL, dice: faces, dispel, rolls: { "roll.spell-hits": { show: { total: 1 } } } },
          { until: { step: "magic-phase/5" } },
        ),
      );
    assert.number(
      [left([1, 2]), left([1, 1]), left([1]), left([4, 5], [1, 2]), left([4, 5], [4, 5])],
      [
        [4, 5],
        [5, 5],
        [4, 5],
        [3, 4],
        [3, 3],
      ],
    );
  }),
  one("t9a.spell-type.damage", "not at who is in combat", () => {
    const engaged = stage({
      knows: [FIREBALL],
      more: { E: block("first", undefined, undefined) },
      scene: { contact: [{ of: "E", at: "B", facing: "rear" }] },
    });
    assert.number([reaches(10), spellTargets(gameOf(engaged), 0, { spell: FIREBALL, way: "basic" }).length], [1, 0]);
  }),
  one("t9a.spell-type.missile", "in sight, before the Wizard", () => {
    const behind = stage({ knows: [FIREBALL], away: -10 });
    const screened = stage({ knows: [FIREBALL], away: 16, more: { S: block("first", [0, 6], "north") } });
    const count = (scene: ReturnType<typeof stage>) =>
      spellTargets(gameOf(scene), 0, { spell: FIREBALL, way: "basic" }).length;
    assert.number([count(behind), count(screened)], [0, 0]);
  }),
  one("t9a.spell.pyromancy.fireball", "36 inches from the Wizard's base", () => {
    assert.number(
      [35.99, 36, 36.01].map((n) => reaches(n)),
      [1, 1, 0],
    );
  }),
  one("t9a.spell-type.augment", "friends, the Wizard among them", () => {
    const game = gameOf(stage({ knows: [GOLD] }));
    assert.number(
      spellTargets(game, 0, { spell: GOLD, way: "basic" }).map(([t]) => t?.unit ?? -1),
      [0, 2],
    );
  }),
  ...([222, 333] as const).map((row) =>
    one(`t9a.miscast.${row}`, "hits on the Caster's unit, as strong as the dice were many", () => {
      const face = row / 111;
      const miscast = { "roll.miscast-hits": { show: { total: 4 } }, "roll.spell-hits": { show: { total: 1 } } };
      const run = casts(
        fire,
        { spell: FIREBALL, dice: [face, face, face, 5], rolls: miscast },
        { until: { step: "miscast/c" } },
      );
      const after = casts(
        fire,
        { spell: FIREBALL, dice: [face, face, face, 5], rolls: miscast },
        { until: { event: "losses" } },
      );
      assert.number([run.game.stack.at(-1)?.vars["hits"] ?? 0, events(after).includes("miscast") ? 1 : 0], [4, 1]);
      const pierced = after.requests.flatMap(({ request }) =>
        request.type === "roll" && request.dice.kind === "chains"
          ? [...(request.breakdowns ?? []), ...(request.chains ?? []).flatMap((c) => c.breakdowns)]
              .filter((r) => r.name.key === "value.armour-penetration")
              .map((r) => r.breakdown.value)
          : [],
      );
      // None of the Fireball's own, which hits before.
      assert.number([...new Set(pierced)], [0, 2]);
    }),
  ),
  ...(
    [
      [555, 2],
      [666, 4],
    ] as const
  ).map(([row, hits]) =>
    one(`t9a.miscast.${row}`, "hits on the Caster that wound on 4+, past all armour", () => {
      const face = row / 111;
      let groups: readonly (readonly (number | null)[])[] = [];
      casts(
        fire,
        { spell: FIREBALL, dice: [face, face, face], rolls: { "roll.spell-hits": { show: { total: 1 } } } },
        {
          until: { step: "magic-phase/6" },
        },
      ).requests.forEach(({ request }) => {
        if (request.type === "roll" && request.dice.kind === "chains") groups = hitGroups({ request } as never);
      });
      assert.number(groups, [[hits, null, 4, null]]);
    }),
  ),
  one(
    "t9a.sequence.pre-game.pre-game.7",
    "the player who chose the zone selects first, out of the path",
    () => {
      const both = (chooser: "first" | "second") =>
        played(
          stage({
            knows: [],
            b: wizard("alchemy"),
            scene: { chooser, deployment: "frontline-clash" },
          }),
          [],
          { enter: [enter("select-spells", {})] },
        ).request;
      const asked = (chooser: "first" | "second") => {
        const request = both(chooser);
        return request?.type === "choice"
          ? [request.player, (request.about["spells"] as readonly string[]).length]
          : [];
      };
      assert.number(
        [asked("first"), asked("second")],
        [
          [0, 4],
          [1, 4],
        ],
      );
    },
    "spell-selection",
  ),
  one(
    "t9a.spell.alchemy.corruption-of-tin",
    "what lasts for good is over with its caster",
    () => {
      const tin = stage({ knows: ["spell.alchemy.corruption-of-tin"] });
      const lie = (card: number) =>
        casts(
          tin,
          { spell: "spell.alchemy.corruption-of-tin", dice: [6, 6, 6], card, attribute: 1 },
          end,
        ).game.effects.filter((e) => e.rule === "spell.alchemy.corruption-of-tin").length;
      assert.number([lie(4), lie(1)], [1, 0]);
    },
    "permanent-spells",
  ),
  one("t9a.spell-type.hex", "enemies, not friends", () => {
    const game = gameOf(stage({ knows: ["spell.alchemy.corruption-of-tin"] }));
    const cast = { spell: "spell.alchemy.corruption-of-tin", way: "basic" } as const;
    assert.number(
      spellTargets(game, 0, cast).map(([t]) => t?.unit ?? -1),
      [1],
    );
  }),
  one("t9a.spell.evocation.evocation-of-souls", "one token more with fewer than three, once in a phase", () => {
    const tokens = (has: number) => {
      const magic = { known: { 0: ["spell.evocation.ancestral-aid"] }, tokens: [has, 0] as const };
      const scene = stage({ knows: [], w: wizard("evocation", "wizard-apprentice"), scene: { magic } });
      // A card of two tokens, and nobody channels.
      const run = casts(scene, { spell: "spell.evocation.ancestral-aid", target: 0, dice: [4, 4], card: 2 }, end);
      const said = events(run).filter((kind) => /^spell\w*Tokens$/u.test(kind));
      return [run.game.magic.tokens[0], said];
    };
    assert.number(tokens(0), [3, ["spellTokens"]]);
    // Three are there already: it is told that none comes.
    assert.number(tokens(1), [3, ["spellNoTokens"]]);
  }),
  one("t9a.miscast.777", "the Caster is gone", () => {
    const run = casts(
      fire,
      { spell: FIREBALL, dice: [6, 6, 6], card: 1, rolls: { "roll.spell-hits": { show: { total: 1 } } } },
      end,
    );
    assert.place(unit(run.game, 0).place, "gone");
  }),
  one(
    "t9a.miscast.111",
    "the attempt fails, and its 1s return",
    () => {
      const run = casts(fire, { spell: FIREBALL, dice: [1, 1, 1, 6] }, { until: { step: "magic-phase/5" } });
      assert.number([dice(run)[0], events(run).includes("concentrationBroken") ? 1 : 0], [4, 1]);
    },
    "broken-concentration",
  ),
];
