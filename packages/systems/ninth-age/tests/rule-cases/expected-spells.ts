import type { Edition } from "../../src/book/row.ts";
import { EARLY, LATE } from "../editions.ts";
import { INCH } from "@tercio/tabletop";
import type { RuleCase } from "@tercio/testkit";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { casterOf } from "../../src/calculation/casting.ts";
import { isPlayed } from "../../src/calculation/spell-effects.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { aimingOf, spellReach, whyNotTarget } from "../../src/battlefield/spell-targets.ts";
import { enter } from "../../src/sequence/flow.ts";
import {
  comesAlong,
  effectOf,
  type SpellWord,
  spellRow,
  spellWords,
  wayOf,
  type WayName,
} from "../../src/state/spells.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import * as early from "../expected/spells.ts";
import * as late from "../expected/spells-late.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { casts, hitGroups, stage, under } from "./magic-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { assert, one } from "./table.ts";

/**
 * What spells do against numbers by somebody who has the sheet, the rulings and not this program (expected/spells.ts, as it
 * was written): how far each reaches and whom, what it makes of a blow, the hits it deals. Spells that are not played yet are
 * left out, which a count says.
 */
const wordOf = (id: string): SpellWord => id.replace("t9a.", "") as SpellWord;
export const thosePlayed = <T extends { readonly spell: string }>(
  list: readonly T[],
  edition: Edition = EARLY,
): readonly T[] =>
  list.filter((c) => spellWords(edition).includes(wordOf(c.spell)) && isPlayed(edition, wordOf(c.spell)));
/** At an enemy in contact with its caster's Front Facing alone: rule-cases/spells-faces.ts measures that. */
const FACED = "hereditary.wdg.hellfire";
const NORMAL = new Set(["basic", "boosted", "throne", "cosmos", "chaos"]);
type Lists = Pick<typeof early, "contests" | "hitsOfStrength"> & Pick<typeof late, "hits" | "reach" | "struck">;

/** The pages of an edition, from what was written of it. */
function pagesOf(edition: Edition, { contests, hits, hitsOfStrength, reach, struck }: Lists): readonly RuleCase[] {
  /** Versions under the names they have here: a Battle Rune's by who strikes it. */
  function wayNamed(
    { id, way }: { readonly id: string; readonly way: WayName },
    spell: SpellWord,
    value: number | null,
    inches: number | null,
  ): WayName | null {
    const { versions } = spellRow(edition, spell);
    // By whom it is cast stands behind the question's id.
    const by = versions.find((v) => id.endsWith(`.${v.name}`));
    if (by?.effect.castBy !== undefined) return by.name;
    const found = versions.find((v) => v.name === way);
    if (
      found !== undefined &&
      found.castingValue === (value ?? found.castingValue) &&
      NORMAL.has(way) &&
      !spell.startsWith("battle-rune.")
    )
      return found.name;
    return (
      versions.find((v) => (v.range?.inches ?? null) === inches && (value === null || v.castingValue === value))
        ?.name ?? null
    );
  }

  const together = (game: NinthAge, a: number, b: number): NinthAge => ({
    ...game,
    engagements: [{ a, b, aFacing: "front", bFacing: "front", offset: 0 }],
  });
  /** W; B before it; F beside it; G, an enemy behind it. */
  const field = (spell: SpellWord): NinthAge =>
    gameOf(
      stage({
        knows: [spell],
        away: 4,
        more: { G: block("second", [0, -4], "north", { models: 6 }) },
        scene: {},
      }),
    );

  const STRIKES_BACK = "perDiscardedVeilToken" as const;
  const backBy = (spell: SpellWord, way: WayName) => ({
    ...{ by: { unit: 0, pool: 0 }, spell, way, target: { unit: 1, pool: -1 }, sacrificed: false, fact: STRIKES_BACK },
  });

  const page = (c: { readonly spell: string; readonly id: string }, run: () => void): RuleCase => ({
    ...one(c.spell, `expected: ${c.id}`, run),
    ...(edition === EARLY ? {} : { editions: [edition] }),
  });

  const reached = thosePlayed(reach, edition).map((c) =>
    page(c, () => {
      const spell = wordOf(c.spell);
      const way = wayNamed(c, spell, c.value, c.inches);
      assert.deepEqual(way === null, false);
      const cast = { spell, way: way as WayName };
      const game = field(spell);
      const caster = casterOf(game, 0);
      if (caster === null) throw new Error("nobody casts");
      const { duration, types, castingValue, range } = wayOf(game.edition, spell, cast.way);
      const may = (g: NinthAge, id: number): boolean => whyNotTarget(g, caster, cast, unit(g, id)) === null;
      const aiming = aimingOf(game.edition, cast);
      const measured = spellReach(game, cast, caster);
      const [friend, enemy] = [may(game, 2), may(game, 1)];
      const at =
        aiming === "caster" || aiming === "nobody" ? "caster" : friend ? (enemy ? "both" : "friends") : "enemies";
      // At whom the spell before it was, where it is of that kind.
      const focused = types.includes("F") || ["trigger", "point"].includes(aiming);
      const own = {
        inches: measured === null ? null : measured / INCH,
        aura: range?.aura ?? false,
        value: castingValue,
        // Thirty men are no target of a Focused spell.
        at: focused ? c.at : at,
        lasts: duration,
        engagedTarget:
          focused || at === "caster" || spell === FACED
            ? c.engagedTarget
            : may(together(game, 1, 2), at === "friends" ? 2 : 1),
        needsFrontArc: focused || at === "caster" || at === "friends" ? c.needsFrontArc : !may(game, 3),
        needsSight: types.includes("M"),
      };
      assert.number([own.inches, own.value], [c.inches, c.value]);
      assert.legality(
        [own.aura, own.at, own.engagedTarget, own.needsFrontArc, own.needsSight, own.lasts],
        [c.aura, c.at, c.engagedTarget, c.needsFrontArc, c.needsSight, c.lasts],
      );
    }),
  );

  const blows = thosePlayed(struck, edition).map((c) =>
    page(c, () => {
      const spell = wordOf(c.spell);
      const way = wayNamed(c, spell, null, null) ?? (spellRow(edition, spell).versions[0]?.name as WayName);
      const scene = fight({
        a: {
          profile: like(
            { arm: c.armA ?? 0 },
            { ...(c.strA === undefined ? {} : { str: c.strA }), ...(c.offA === undefined ? {} : { off: c.offA }) },
          ),
        },
        b: { profile: like({ arm: c.armB ?? 0 }) },
      });
      const on = c.on === "a" ? 0 : 1;
      const by = c.id.endsWith(".friend") ? on : 0;
      const game = under(scene, spell, { way, on, by, face: c.id.endsWith(".str") ? 1 : 0 });
      const s = strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 });
      const n = strikeNumbers(game, s);
      const all = {
        ...{ off: n.offensiveSkill.value, def: n.defensiveSkill.value, str: n.strength.value, ap: n.penetration.value },
        ...{ res: n.resilience.value, arm: n.armour.value, hit: n.hit, wound: n.wound, save: n.save },
        special: n.special?.value.need ?? null,
        rerollHits: n.effects.some((e) => e.value.kind === "reroll-hits"),
        rerollWounds: n.effects.some((e) => e.value.kind === "reroll-wounds"),
      };
      const asked = Object.fromEntries(Object.keys(c.blow).map((key) => [key, all[key as keyof typeof all]]));
      assert.number(asked, c.blow);
    }),
  );

  type Groups = readonly { readonly hits: number; readonly wound: number | null; readonly save: number | null }[];
  const BREATHED: { readonly [label: string]: readonly string[] } = {
    "roll.spell-hits": ["roll.breath"],
    "roll.spell-strength": ["roll.breath-strength"],
  };
  /** What B of thirty men meets, six inches before W. */
  const met = (id: string, way: WayName, arm: number, rolls: { readonly [label: string]: number }): Groups => {
    const spell = wordOf(id);
    const b = { profile: like({ arm }) };
    const shown = Object.fromEntries(
      Object.entries(rolls).flatMap(([label, total]) =>
        // What is breathed afterwards is rolled under names of its own.
        [label, ...(BREATHED[label] ?? [])].map((own) => [own, { show: { total } }]),
      ),
    );
    const dice = [3, 4, 5, 6, 6];
    const { school } = spellRow(edition, spell);
    const throne = way === "throne" ? comesAlong(edition, school) : null;
    const lies = { on: 0, from: 0, until: { source: true }, params: { spell: throne, way: "basic" } } as const;
    const scene = stage({
      ...{ knows: [spell], away: 6, b },
      scene: throne === null ? {} : { effects: [{ id: 1, rule: throne, ...lies }] },
    });
    const until = { until: { step: "volley/d" } } as const;
    // Whoever is to be struck back at has taken Health Points: rule-cases/spells-tokens.ts asks when.
    const back =
      effectOf(edition, spell, way)[STRIKES_BACK] === undefined ? null : enter("spell-hits", backBy(spell, way));
    const run =
      back === null
        ? casts(scene, { spell, way, dice, rolls: shown }, until)
        : played(scene, quiet(shown), { ...until, enter: [back] } as never);
    return hitGroups(run).map(([count, ...list]) => {
      const [wound = null, save = null] = list.slice(-2);
      return { hits: count as number, wound, save };
    });
  };
  const later = (spell: SpellWord, way: WayName): boolean =>
    (["sweepingAttack", "strike"] as const).some((fact) => effectOf(edition, spell, way)[fact] !== undefined);
  const sorted = (groups: Groups): readonly string[] => groups.map((g) => JSON.stringify(g)).sort();

  const dealt = [
    ...thosePlayed(hits, edition)
      // Who has not paid is not offered those.
      // Hits in passing need a move, those of counters a later phase: spells-moving.ts and spells-points.ts have them.
      .filter((c) => c.sacrificed !== true && !later(wordOf(c.spell), c.way))
      .map((c) =>
        page(c, () => {
          const own = met(c.spell, c.way, c.arm, c.dice === null ? {} : { "roll.spell-hits": c.dice });
          assert.number(sorted(own), sorted(c.groups));
        }),
      ),
    ...thosePlayed(hitsOfStrength, edition).map((c) =>
      page(c, () => {
        const told = {
          ...(c.dice === null ? {} : { "roll.spell-hits": c.dice }),
          "roll.spell-strength": c.strengthDie,
        };
        assert.number(sorted(met(c.spell, c.way, c.arm, told)), sorted(c.groups));
      }),
    ),
    ...thosePlayed(contests, edition).map((c) =>
      page(c, () => {
        const told = { "roll.spell-hits": c.caster, "roll.spell-against": c.target };
        const expected = c.hits === 0 ? [] : [{ hits: c.hits, wound: c.wound, save: c.save }];
        assert.number(sorted(met(c.spell, c.way, 0, told)), sorted(expected));
      }),
    ),
  ];

  return [...reached, ...blows, ...dealt];
}

/** What each spell reaches, makes of a blow and deals, as somebody has it who has not seen this program. */
export const expectedSpells: readonly RuleCase[] = [
  ...pagesOf(EARLY, early),
  ...pagesOf(LATE, { ...late, contests: [], hitsOfStrength: [] }),
];
