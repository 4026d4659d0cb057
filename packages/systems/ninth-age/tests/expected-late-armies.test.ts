import { verdict } from "@tercio/testkit";
import { INCH } from "@tercio/tabletop";
import { expect, test } from "vitest";
import { mayOffer } from "../src/calculation/blood-offered.ts";
import { agility, armourOf, inchesRolled } from "../src/calculation/characteristics.ts";
import { chargeNeed } from "../src/calculation/charge-range.ts";
import { advanceRate } from "../src/calculation/rates.ts";
import { whyNotTarget } from "../src/battlefield/spell-targets.ts";
import { casterOf } from "../src/calculation/casting.ts";
import { strikeOf } from "../src/calculation/attacks.ts";
import { strikeNumbers } from "../src/calculation/strikes.ts";
import type { SceneProfile } from "../src/scene/types.ts";
import { effectOf, type SpellWord, type WayName } from "../src/state/spells.ts";
import { type NinthAge, unit } from "../src/state/state.ts";
import { numberOf } from "../src/state/facts.ts";
import { LATE } from "./editions.ts";
import blind from "./expected/late-armies.json" with { type: "json" };
import { fight, gameOf } from "./rule-cases/combat-scenes.ts";
import { under } from "./rule-cases/magic-scenes.ts";
import { block, breaking, melee, played, quiet } from "./rule-cases/scenes.ts";
import { aside } from "./rule-cases/shooting.ts";
import { groups, range, shooter, shot, toHit } from "./rule-cases/shooting-scenes.ts";
import { castUpTo, foe, friend, healthOf, like, rolled, spellbook, wizard } from "./rule-cases/spell-scenes.ts";

/*
 * What sheet 002 alone gives armies, against answers by somebody who has read the sheet and not this program
 * (expected/late-armies.json, as it was written).
 */
const edition = LATE;
const FROST: SpellWord = "hereditary.ask.frostbite";
const GUILE: SpellWord = "hereditary.ong.guile-and-fury";
const STEPPE: SpellWord = "hereditary.mak.breath-of-the-steppe";
const WING: SpellWord = "totem.black-wing";
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const OFFERING = "t9a.magic-modifier.cul.sacrificial-offering";

const most = (way: WayName) => numberOf(effectOf(edition, FROST, way).targets) ?? 1;
const armour = (on: 1 | 2, arm: number): number => {
  const scene = spellbook(
    "alchemy",
    [FROST],
    { B: foe(12, { profile: like({ arm }) }), C: friend(5, { profile: like({ arm }) }) },
    { edition },
  );
  const game = under(scene, FROST, { on });
  const u = unit(game, on);
  const [pool] = u.pools;
  return pool === undefined ? -1 : armourOf(game, u, pool).value;
};
const guile = spellbook("shamanism", [GUILE], { B: foe(12), C: friend(5) }, { edition });
const aimed = (way: WayName, at: 1 | 2): boolean => {
  const game = gameOf(guile);
  const caster = casterOf(game, 0);
  return caster !== null && whyNotTarget(game, caster, { spell: GUILE, way }, unit(game, at)) === null;
};
const need = (inches: number, of: (g: ReturnType<typeof spellbook>) => NinthAge): number | null => {
  const B = block("second", [5, inches], "south", { models: 20, files: 5 });
  const game = of(spellbook("shamanism", [GUILE, WING], { B, C: friend(5) }, { edition }));
  return chargeNeed(game, unit(game, 2), unit(game, 1)).need;
};
const guided = (way: WayName) => (scene: ReturnType<typeof spellbook>) => under(scene, GUILE, { way, on: 2 });
const lies = (way: WayName, rule = GUILE) =>
  ({ id: 1, rule, on: 0, from: 0, until: { source: true }, params: { spell: rule, way } }) as const;
const caught = (way: WayName, total: number): boolean =>
  played(melee({}, {}, {}, { edition, effects: [lies(way)] }), quiet(breaking(5, total)), {
    until: { step: "melee-phase/6" },
  }).events.some((e) => e.kind === "caught");
const rolls = (way: WayName, use: "overrun" | "flee"): number => {
  const game = under(guile, GUILE, { way, on: 2 });
  return 7 + inchesRolled(game, unit(game, 2), use).value;
};
const marked = (inches: number): boolean =>
  verdict(
    castUpTo({ choice: "spell-point" }, spellbook("shamanism", [STEPPE], { B: foe(20), C: friend(12) }, { edition }), {
      spell: STEPPE,
    }),
    { x: 0, y: Math.round((20 - inches) * INCH) } as never,
  ).legal;
const tornado = (way: WayName) => {
  const params = { spell: STEPPE, way, x: 0, y: 6 * INCH };
  return { edition, effects: [{ id: 1, rule: STEPPE, on: null, from: 0, until: { source: true }, params }] } as const;
};
const behind = (way: WayName) =>
  toHit(
    range({
      a: { models: 1, files: 1, profile: shooter(["longbow"]) },
      b: { models: 5, files: 1, profile: like({}) },
      ...{ away: 12, scene: tornado(way) },
    }),
  );
const danger = (way: WayName, rules: NonNullable<SceneProfile["rules"]> = []): number => {
  const A = block("first", [0, 0], "north", { profile: like({ rules }) });
  const run = played(
    { phase: "movement", units: { A, B: block("second", [-20, 20], "south") }, ...tornado(way) },
    quiet({
      move: { choice: "move", answer: { unit: "A", move: "march", path: [{ kind: "straight", distance: 8 * INCH }] } },
    }),
    { until: { step: "movement-phase/4" } },
  );
  const [test] = rolled(run, "roll.dangerous-ground");
  return test?.dice.kind === "pool" ? (test.dice.groups[0] ?? 1) - 1 : 0;
};
const winged = (total: number) => (scene: ReturnType<typeof spellbook>) => {
  const game = under(scene, WING, { way: "bearer", on: 2 });
  const effects = game.effects.map((e) =>
    e.rule === "devastating-charge" ? { ...e, params: { ...e.params, advanceRate: total + 1 } } : e,
  );
  return { ...game, effects };
};
const wing = (of: "agility" | "march"): number => {
  const game = winged(3)(spellbook("shamanism", [WING], { B: foe(30), C: friend(5) }, { edition }));
  const u = unit(game, 2);
  const [pool] = u.pools;
  const part = pool?.profile.parts[0];
  if (pool === undefined || part === undefined) throw new Error("nobody stands there");
  return of === "agility" ? agility(game, { unit: u, pool, part }).value : advanceRate(game, u);
};
const strength = (): number => {
  const profile = like({ rules: [{ rule: "devastating-charge", strength: 1 }] });
  const game = under(fight({ a: { profile, state: { charging: true } }, scene: { edition } }), WING, {
    ...{ way: "bearer", on: 0 },
  });
  return strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 })).strength.value;
};
const offer = (own: boolean, theirs: boolean, joined: boolean) => {
  const rules = [{ rule: "wizard-adept", path: "pyromancy" }, ...(own ? [OFFERING] : [])] as never;
  const bearing = (yes: boolean) => like(yes ? { rules: [OFFERING as never] } : {});
  const units = joined
    ? {
        C: block("first", [0, 0], "north", {
          ...{ models: 10, files: 5, profile: bearing(theirs) },
          characters: [{ profile: like({ hp: 3, rules }) }],
        }),
        B: foe(15),
      }
    : { W: wizard("pyromancy", { hp: 3, rules }), B: foe(15), C: friend(5) };
  const id = joined ? 2 : 0;
  const run = played(
    { phase: "magic", table: [96, 96], edition, units, magic: { known: { [id]: [FIREBALL] }, cards: [[5], [5]] } },
    (request, game, names) => {
      const asks = request.type === "choice" ? request.choice : request.label.key;
      if (asks === "cast-spell") return { answer: { wizard: id, spell: FIREBALL, way: "basic" } };
      if (asks === "sacrificial-offering") return { answer: { offers: true } };
      if (asks === "spell-target") return { answer: { unit: 1, pool: -1 } };
      if (asks === "casting-dice") return { answer: { dice: 2 } };
      if (asks === "roll.hits.wounded") return { show: { points: [1] } };
      return quiet()(request, game, names);
    },
    { until: { roll: "roll.casting" } },
  );
  const { request } = run;
  return { run, total: 7 + (request?.type === "roll" ? (request.breakdowns?.[0]?.breakdown.value ?? 0) : 0) };
};

/** What the program says to each question that a number or a yes answers. */
const answers: { readonly [id: string]: () => string | number | boolean | null } = {
  "frost.basic.targets": () => most("basic"),
  "frost.boosted.targets": () => most("boosted"),
  "frost.friend.2": () => armour(2, 2),
  "frost.enemy.2": () => armour(1, 2),
  "frost.enemy.0": () => armour(1, 0),
  "guile.orc.friend": () => aimed("orc", 2),
  "guile.orc.enemy": () => aimed("orc", 1),
  "guile.goblin.friend": () => aimed("goblin", 2),
  "guile.goblin.enemy": () => aimed("goblin", 1),
  "guile.charge.plain": () => need(10, gameOf),
  "guile.charge.orc": () => need(10, guided("orc")),
  "guile.charge.goblin": () => need(10, guided("goblin")),
  "guile.pursuit.orc": () => caught("orc", 4),
  "guile.pursuit.goblin": () => caught("goblin", 5),
  "guile.overrun.orc": () => rolls("orc", "overrun"),
  "guile.flee.goblin": () => rolls("goblin", "flee"),
  "steppe.far.2-5": () => marked(2.5),
  "steppe.far.2-51": () => marked(2.51),
  "steppe.cover.basic": () => behind("basic"),
  "steppe.cover.boosted": () => behind("boosted"),
  "steppe.danger.basic": () => danger("basic"),
  "steppe.danger.boosted": () => danger("boosted"),
  "steppe.danger.strider": () => danger("basic", [{ rule: "strider", terrain: "any" }]),
  "wing.agility.3": () => wing("agility"),
  "wing.charge.1": () => need(12, winged(1)),
  "wing.charge.3": () => need(12, winged(3)),
  "wing.march": () => wing("march"),
  "wing.own": strength,
  "offer.self": () => offer(true, false, false).total,
  "offer.self.health": () => healthOf(offer(true, false, false).run, "W")[0] ?? null,
  "offer.others": () => offer(false, true, true).total,
  "offer.spared": () => offer(true, false, true).total,
  "offer.twice": () => {
    const { run } = offer(true, false, false);
    return mayOffer(run.game, unit(run.game, 0)) !== null;
  },
  "type.champion": () => {
    const profile = shooter(["bow", "pistol"]);
    const a = { profile, models: 10, files: 5, champion: true };
    const run = played(range({ a, scene: { edition } }), [
      { choice: "shoot", answer: { unit: "A", target: "B" } },
      { choice: "missile", answer: { weapon: "bow" } },
      { choice: "missile", answer: { weapon: "pistol" } },
    ]);
    return (
      groups(run)
        .map((g) => g[0])
        .join() === "9,1"
    );
  },
  "ranks.shooting": () =>
    groups(shot(range({ a: { models: 30, files: 6, profile: shooter(["handgun"]) }, scene: { edition } }))).reduce(
      (sum, [dice]) => sum + (dice ?? 0),
      0,
    ),
  "los.arc": () => aside(edition, 20, 0.5) === null,
};
const yes = (v: unknown): unknown => (v === "yes" ? true : v === "no" ? false : v);

test.each(blind.questions.filter((q) => Object.hasOwn(answers, q.id)).map((q) => [q.id, q] as const))("%s", (id, q) => {
  expect(answers[id]?.()).toEqual(yes(q.expected));
});
test("every question that play answers has an answer", () => {
  const asked = blind.questions.map((q) => q.id);
  expect(Object.keys(answers).filter((id) => !asked.includes(id))).toEqual([]);
});
