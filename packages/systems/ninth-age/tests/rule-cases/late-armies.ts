import { type RuleCase, verdict } from "@tercio/testkit";
import { waysOf } from "../../src/calculation/casting.ts";
import type { Edition } from "../../src/book/row.ts";
import { agility, armourOf, inchesRolled } from "../../src/calculation/characteristics.ts";
import { chargeNeed } from "../../src/calculation/charge-range.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { selectTool } from "../../src/choice/tools/casting.ts";
import { features } from "../../src/calculation/features.ts";
import { dangerIn } from "../../src/calculation/ground.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import { EARLY, LATE } from "../editions.ts";
import { gameOf } from "./combat-scenes.ts";
import { under } from "./magic-scenes.ts";
import { block, breaking, melee, type Played, played, quiet } from "./scenes.ts";
import { range, shooter, toHit } from "./shooting-scenes.ts";
import { asked, cast, castUpTo, foe, friend, healthOf, like, rolled, spellbook, wizard } from "./spell-scenes.ts";
import { assert, INCH, one } from "./table.ts";

/** A page of the later edition alone. */
const late = (...given: Parameters<typeof one>): RuleCase => ({ ...one(...given), editions: [LATE] });

const FROST: SpellWord = "hereditary.ask.frostbite";
const GUILE: SpellWord = "hereditary.ong.guile-and-fury";
const STEPPE: SpellWord = "hereditary.mak.breath-of-the-steppe";
const WING: SpellWord = "totem.black-wing";
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const OFFERING = "t9a.magic-modifier.cul.sacrificial-offering";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;

const armour = (game: NinthAge, id: number): number => {
  const u = unit(game, id);
  const [pool] = u.pools;
  if (pool === undefined) throw new Error("nobody stands there");
  return armourOf(game, u, pool).value;
};
const armoured = { profile: like({ arm: 2 }) };
/** W, its enemy B and its friend C, both with Armour 2. */
const frozen = (way: WayName, second: string | null): Played =>
  cast(spellbook("alchemy", [FROST], { B: foe(12, armoured), C: friend(5, armoured), D: friend(-5) }), {
    ...{ spell: FROST, way, at: "B" },
    told: { "second-target": { choice: "second-target", answer: { unit: second } } },
  });

const kind = (...rules: readonly RuleGiven[]) => ({
  W: wizard("shamanism", { rules: [{ rule: "wizard-adept", path: "shamanism" }, ...rules] }),
});
const cunning = (...rules: readonly RuleGiven[]): readonly WayName[] =>
  waysOf(gameOf(spellbook("shamanism", [GUILE], { ...kind(...rules), B: foe(12), C: friend(5) })), 0, GUILE).map(
    (w) => w.name,
  );
/** What the dice must show for C to charge B, so many inches before it; `spell`: on C. */
const needs = (inches: number, spell: SpellWord, way: WayName | null, c: Partial<SceneProfile> = {}): number | null => {
  const scene = spellbook("shamanism", [spell], {
    B: block("second", [5, inches], "south", { models: 20, files: 5 }),
    C: friend(5, { profile: like(c) }),
  });
  const game = way === null ? gameOf(scene) : under(scene, spell, { way, on: 2 });
  return chargeNeed(game, unit(game, 2), unit(game, 1)).need;
};
/** Is B caught that flees five inches, by A that rolls so much and has this on it? */
const caught = (total: number, way: "orc" | "goblin" | null): boolean => {
  const lies = { on: 0, from: 0, until: { source: true }, params: { spell: GUILE, way } } as const;
  const scene = melee({}, {}, {}, way === null ? {} : { effects: [{ id: 1, rule: GUILE, ...lies }] });
  const run = played(scene, quiet(breaking(5, total)), { until: { step: "melee-phase/6" } });
  return run.events.some((e) => e.kind === "caught");
};

/** May the marker be put so many inches south of B, whose front is 20 inches north of W? */
const marked = (inches: number): boolean => {
  const run = castUpTo({ choice: "spell-point" }, spellbook("shamanism", [STEPPE], { B: foe(20), C: friend(12) }), {
    spell: STEPPE,
  });
  return verdict(run, { x: 0, y: Math.round((20 - inches) * INCH) } as never).legal;
};
/** A tornado that lies in the middle of the way from A to B. */
const tornado = (way: WayName) => {
  const lies = { on: null, from: 0, until: { source: true } } as const;
  return { effects: [{ id: 1, rule: STEPPE, ...lies, params: { spell: STEPPE, way, x: 0, y: 6 * INCH } }] };
};
/** What one shooter needs who looks through the tornado at five men 12 inches away, no wider than it. */
const through = (way: WayName | null): number | null =>
  toHit(
    range({
      a: { models: 1, files: 1, profile: shooter(["longbow"]) },
      b: { models: 5, files: 1, profile: like({}) },
      ...{ away: 12, scene: way === null ? {} : tornado(way) },
    }),
  );
/** A marches six inches over a tornado four inches north of it: the face that passes each of the tests. */
const crossing = (way: WayName, rules: NonNullable<SceneProfile["rules"]> = []): readonly unknown[] => {
  const units = { A: block("first", [0, 0], "north", { profile: like({ rules }) }), B: block("second", [-20, 20]) };
  const run = played(
    { phase: "movement", units: { ...units, B: { ...units.B, facing: "south" as const } }, ...tornado(way) },
    quiet({
      move: { choice: "move", answer: { unit: "A", move: "march", path: [{ kind: "straight", distance: 8 * INCH }] } },
    }),
    { until: { step: "movement-phase/4" } },
  );
  return rolled(run, "roll.dangerous-ground").map((r) => (r.dice.kind === "pool" ? r.dice.groups[0] : null));
};

/** W bears the totem; its D3 shows so much. */
const winged = (total: number): NinthAge =>
  cast(spellbook("shamanism", [WING], { B: foe(30), C: friend(5) }), {
    ...{ spell: WING, way: "bearer" },
    told: { "roll.charge-inches": { show: { total } } as never },
  }).game;

const offers = (yes: boolean) => ({ choice: "sacrificial-offering", answer: { offers: yes } }) as const;
const given: SceneProfile["rules"] = [{ rule: "wizard-adept", path: "pyromancy" }, OFFERING as never];
/** A Wizard who offers himself, with three Health Points, casts this often. */
const offering = (yes: boolean, times = 1, hp = 3): Played => {
  const known: readonly SpellWord[] = [FIREBALL, "spell.pyromancy.pyroclastic-flow"];
  const units = { W: wizard("pyromancy", { hp, rules: given }), B: foe(15), C: friend(5) };
  const told = { "sacrificial-offering": offers(yes) };
  const tries = known.slice(0, times).map((spell) => ({ spell, dice: [1, 1], told }));
  return cast(spellbook("pyromancy", known, units), ...tries);
};
/** What was added to the casting roll of the last spell. */
const added = (run: Played): unknown => rolled(run, "roll.casting").at(-1)?.breakdowns?.[0]?.breakdown.value;
/** A Wizard in a unit of which the rank and file, or he himself, would bleed: what the hit on the rank and file adds. */
const among = (own: boolean, theirs: boolean): unknown => {
  const rules = (yes: boolean): Partial<SceneProfile> => (yes ? { rules: [OFFERING as never] } : {});
  const adept: SceneProfile["rules"] = [{ rule: "wizard-adept", path: "pyromancy" }];
  const run = played(
    {
      ...{ phase: "magic", table: [96, 96], magic: { known: { "2": [FIREBALL] }, cards: [[5], [5]] } },
      units: {
        C: block("first", [0, 0], "north", {
          ...{ models: 10, files: 5, profile: like(rules(theirs)) },
          characters: [{ profile: like({ hp: 3, rules: own ? given : adept }) }],
        }),
        B: foe(15),
      },
    },
    (request, game, names) => {
      const asks = request.type === "choice" ? request.choice : request.label.key;
      if (asks === "cast-spell") return { answer: { wizard: 2, spell: FIREBALL, way: "basic" } };
      if (asks === "sacrificial-offering") return offers(true);
      if (asks === "spell-target") return { answer: { unit: 1, pool: -1 } };
      if (asks === "casting-dice") return { answer: { dice: 1 } };
      if (asks === "roll.hits.wounded") return { show: { points: [1] } };
      return quiet()(request, game, names);
    },
    { until: { roll: "roll.casting" } },
  );
  const { request } = run;
  return request?.type === "roll" ? request.breakdowns?.[0]?.breakdown.value : null;
};

/** Spells and rules of armies that sheet 002 alone prints, with what no spell did before. */
export const lateArmyCases: readonly RuleCase[] = [
  late(t9a(FROST), "one more Armour for a friend, one less for an enemy; boosted for two units at most", () => {
    const basic = frozen("basic", "C");
    assert.number([armour(basic.game, 1), armour(basic.game, 2)], [1, 2]);
    const both = frozen("boosted", "C");
    assert.number([armour(both.game, 1), armour(both.game, 2)], [1, 3]);
    const alone = frozen("boosted", null);
    assert.number([armour(alone.game, 1), armour(alone.game, 2)], [1, 2]);
    assert.legality([asked(basic, "second-target").length, asked(both, "second-target").length], [0, 1]);
    const [about] = asked(both, "second-target").map((r) => r.about as { targets: readonly { unit: number }[] });
    // Not the first once more, but its caster's own unit as well.
    assert.legality(
      about?.targets.map((t) => t.unit),
      [0, 2, 3],
    );
  }),
  late(
    [t9a(GUILE), "t9a.rule.orc", "t9a.rule.goblin"],
    "by an Orc at friends, by a Goblin at enemies",
    () => {
      assert.legality([cunning("orc"), cunning("goblin"), cunning()], [["orc"], ["goblin"], []]);
      // The card in the selection of spells shows what this Wizard would cast.
      const card = (rule: RuleGiven): readonly boolean[] => {
        const game = gameOf(spellbook("shamanism", [GUILE], { ...kind(rule), B: foe(12), C: friend(5) }));
        const said = JSON.stringify(
          selectTool.card?.(game, { unit: 0, spells: [GUILE], count: 1 } as never, { spell: GUILE } as never),
        );
        return ["A", "H"].map((type) => said.includes(`"spell.type.${type}"`));
      };
      assert.legality(
        [card("orc"), card("goblin")],
        [
          [true, false],
          [false, true],
        ],
      );
      const aims = (rule: RuleGiven): unknown =>
        asked(
          castUpTo(
            { choice: "casting-dice" },
            spellbook("shamanism", [GUILE], { ...kind(rule), B: foe(12), C: friend(5) }),
            { spell: GUILE, way: rule as WayName, at: rule === "orc" ? "C" : "B" },
          ),
          "spell-target",
        ).map((r) => (r.about as { targets: readonly { unit: number }[] }).targets.map((t) => t.unit));
      assert.legality([aims("orc"), aims("goblin")], [[[0, 2]], [[1]]]);
    },
    "guile-and-fury-kinds",
  ),
  late(t9a(GUILE), "an inch more Charge Range, pursuit and overrun, or an inch less", () => {
    assert.number([needs(10, GUILE, null), needs(10, GUILE, "orc"), needs(10, GUILE, "goblin")], [6, 5, 7]);
    assert.number(
      [caught(4, null), caught(4, "orc"), caught(5, null), caught(5, "goblin")],
      [false, true, true, false],
    );
    const game = under(spellbook("shamanism", [GUILE], { B: foe(12), C: friend(5) }), GUILE, { way: "orc", on: 2 });
    const uses = ["pursuit", "overrun", "flee"] as const;
    assert.number(
      uses.map((use) => inchesRolled(game, unit(game, 2), use).value),
      [1, 1, 0],
    );
  }),
  late(
    t9a(STEPPE),
    "a marker more than an inch from every unit, its own half width counted",
    () => {
      assert.legality([marked(2.49), marked(2.5), marked(2.51)], [false, false, true]);
    },
    "tornado-marker",
  ),
  late(t9a(STEPPE), "covers who is behind it, soft or hard", () => {
    const plain = through(null);
    assert.number([through("basic"), through("boosted")], [(plain ?? 0) + 1, (plain ?? 0) + 2]);
  }),
  late(t9a(STEPPE), "Dangerous Terrain (2) or (3), also for who strides", () => {
    assert.number([crossing("basic"), crossing("boosted")], [[3], [4]]);
    assert.number(crossing("basic", [{ rule: "strider", terrain: "any" }]), [3]);
    const game = gameOf({
      units: { A: block("first", [0, 0]), B: block("second", [0, 20], "south") },
      ...tornado("basic"),
    } as never);
    const [f] = features(game);
    assert.number(f === undefined ? null : dangerIn(game, unit(game, 1), f, "ground"), 2);
  }),
  late(
    [t9a(WING), "t9a.rule.devastating-charge"],
    "3 more Agility; a charge goes D3 and 1 inches farther",
    () => {
      const game = winged(2);
      const w = unit(game, 0);
      const [pool] = w.pools;
      const [part] = pool?.profile.parts ?? [];
      if (pool === undefined || part === undefined) throw new Error("nobody stands there");
      assert.number(agility(game, { unit: w, pool, part }).value, 6);
      const lent = (g: NinthAge) =>
        g.effects.find((e) => e.rule === "devastating-charge" && e.on === 0)?.params.advanceRate;
      assert.number([lent(winged(1)), lent(winged(2)), lent(winged(3))], [2, 3, 4]);
      const far = (g: NinthAge): number | null => chargeNeed(g, unit(g, 0), unit(g, 1)).need;
      const near = (totals: number): NinthAge =>
        cast(spellbook("shamanism", [WING], { B: foe(12), C: friend(5) }), {
          ...{ spell: WING, way: "bearer" },
          told: { "roll.charge-inches": { show: { total: totals } } as never },
        }).game;
      assert.number([far(near(1)), far(near(3)), needs(12, WING, null)], [6, 4, 8]);
    },
    "black-wing-rolled",
  ),
  late("t9a.rule.totems", "their bearer knows them, Wizard or not, and selects as many spells as without", () => {
    const borne: RuleGiven = { rule: "totems", spells: ["totem.clouded-eye", WING] };
    const knows = (edition: Edition, rules: readonly RuleGiven[], has: readonly SpellWord[] = []): unknown => {
      const scene = spellbook("shamanism", [FIREBALL], { B: foe(12), C: friend(5, { profile: like({ rules }) }) });
      const found = toSelect(edition, unit(gameOf(scene), 2), has);
      return found === null ? null : [found.knows, found.count];
    };
    assert.legality(
      [knows(LATE, [borne]), knows(LATE, [borne], [WING]), knows(LATE, []), knows(EARLY, [borne])],
      [[["totem.clouded-eye", WING], 0], [["totem.clouded-eye"], 0], null, null],
    );
    const adept: RuleGiven = { rule: "wizard-adept", path: "shamanism" };
    assert.number(
      [knows(LATE, [adept, borne], ["totem.clouded-eye", WING]), knows(LATE, [adept])],
      [
        [[], 2],
        [[], 2],
      ],
    );
  }),
  late(OFFERING, "a hit that takes a Health Point of who offers adds 1 to the casting roll, once for a unit", () => {
    const [yes, no] = [offering(true), offering(false)];
    assert.number([added(yes), ...healthOf(yes, "W")], [1, 2]);
    assert.number([added(no), ...healthOf(no, "W")], [0, 3]);
    const twice = offering(true, 2);
    assert.number([added(twice), ...healthOf(twice, "W")], [0, 2]);
    assert.legality(asked(twice, "sacrificial-offering").length, 1);
    // It is spent on the phase, and asks nobody where no such model stands.
    assert.legality(
      asked(cast(spellbook("pyromancy", [FIREBALL], { B: foe(15) }), { spell: FIREBALL }), "sacrificial-offering")
        .length,
      0,
    );
  }),
  late(
    OFFERING,
    "nothing where the hit falls on others; who dies of it casts no more",
    () => {
      assert.number([among(true, false), among(false, true), among(true, true)], [0, 1, 1]);
      const dead = offering(true, 1, 1);
      assert.number([healthOf(dead, "W")[0], rolled(dead, "roll.casting").length], [0, 0]);
    },
    "sacrificial-offering",
  ),
];
