import { type Json, there } from "@tercio/kernel";
import { tryOut } from "@tercio/board";
import type { RuleCase } from "@tercio/testkit";
import { type Edition, EDITIONS } from "../../src/book/row.ts";
import { edgesOf } from "../../src/battlefield/arrivals.ts";
import { spotNear } from "../../src/battlefield/deploying.ts";
import { book } from "../../src/hooks/book.ts";
import { ninthAge, type Scene } from "../../src/index.ts";
import { victoryPoints } from "../../src/sequence/scoring.ts";
import { toArrive } from "../../src/sequence/special-deployment.ts";
import { EARLY, LATE } from "../editions.ts";
import { deploymentRule } from "../../src/state/deployments.ts";
import type { NinthAge, Unit } from "../../src/state/state.ts";
import { man } from "./combat-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { asked, assert, barbarians, dull, halberds, guard, INCH, one, run, spears, start } from "./table.ts";
import { frameAt } from "../../src/sequence/flow.ts";

const SCOUT = "t9a.rule.scout";
const AMBUSH = "t9a.rule.ambush";
const DAWN = deploymentRule("dawn-assault");
const COUNTER = deploymentRule("counterthrust");
const COLUMNS = deploymentRule("marching-columns");
const PICKS = "t9a.deployment.zone-chooser-picks";
const DECLARE = "t9a.sequence.pre-game.pre-game.8";
const STEP5 = "t9a.sequence.pre-game.deployment-phase.5";

const set = (more: { readonly [field: string]: Json } = {}): NinthAge => {
  const starter = ninthAge.rules.starter();
  const setup = { ...starter.setup, deployment: "frontline-clash", objective: "hold-the-ground", ...more };
  return ninthAge.rules.setup({ ...starter, setup });
};
/** The same battle with these rules for some units. */
const with_ = (game: NinthAge, rules: { readonly [unit: number]: string }): NinthAge => ({
  ...game,
  units: game.units.map((u) => {
    const rule = rules[u.id];
    if (rule === undefined) return u;
    const entry = { ...u.entry, rules: [...u.entry.rules, rule] };
    return { ...u, entry, pools: u.pools.map((p) => ({ ...p, profile: entry })) };
  }),
});

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly facing?: number;
}
/** By which rule a unit may not be put there; null where it may. In inches; the halberds are 120 mm wide and 100 deep. */
function barred(game: NinthAge, about: object, unit: number, { x, y, facing = 0 }: Spot): string | null {
  const units = [
    { unit, x: Math.round(x * INCH), y: Math.round(y * INCH), facing, files: game.units[unit]?.files ?? 1 },
  ];
  const said = ninthAge.rules.choices.deploy?.accept(game, { player: 0, units: [unit], ...about } as never, { units });
  return said === true || said === undefined ? null : (said.rule ?? "?");
}
const standing = (game: NinthAge, id: number, at: Partial<Unit>): NinthAge => ({
  ...game,
  units: game.units.map((u) => (u.id === id ? { ...u, place: "field", ...at } : u)),
});
const deploying = (more: Partial<NinthAge> = {}): NinthAge => ({
  ...set(),
  zone: [-1, 1],
  phase: "deployment",
  zoneChooser: 0,
  ...more,
});

const declareCases: readonly RuleCase[] = [
  one(
    [DECLARE, SCOUT, AMBUSH],
    "who chose the zone declares first, then the other; nobody is asked who has no such unit",
    () => {
      const game = with_(set(), { [halberds]: "scout", [spears]: "ambush", [barbarians]: "scout" });
      const said: [number, readonly string[]][] = [];
      const r = run(game, start("pre-game"), (q, g) => {
        if (q.type === "roll") return { total: 2 };
        if (q.choice === "deploy") return null;
        if (q.choice !== "special-deployment") return dull()(q, g);
        const { may } = q.about as { readonly may: readonly { unit: number; special: string }[] };
        said.push([q.player, may.map((m) => `${m.unit} ${m.special}`)]);
        const first = may[0];
        return first === undefined || first.unit === spears ? { done: true } : { ...first };
      });
      assert.legality(said, [
        [1, [`${barbarians} scout`]],
        [0, [`${halberds} scout`, `${spears} ambush`]],
        [0, [`${spears} ambush`]],
      ]);
      assert.legality(
        [halberds, spears, barbarians, guard].map((id) => r.game.units[id]?.special),
        ["scout", null, "scout", null],
      );
      // Who is not deployed with the others is not asked for among them.
      const last = r.requests.at(-1);
      const units = last?.type === "choice" ? (last.about as { units: readonly number[] }).units : [];
      assert.legality(units.includes(halberds) || units.includes(barbarians), false);
      const none = run(set(), start("pre-game"), (q, g) =>
        q.type === "roll" ? { total: 1 } : q.choice === "deploy" ? null : dull()(q, g),
      );
      assert.legality(asked(none).includes("special-deployment"), false);
    },
  ),
];

const HIDE = "t9a.rule.dark-hide";
const scoutCases: readonly RuleCase[] = [
  one([HIDE, SCOUT], "a Scout in its own zone alone, and not the only unit that its side deploys", () => {
    // The zone lies 12 inches from the middle and more: what is deployed as usual may stand there as well.
    const may = (rule: string, y: number): string | null =>
      barred(with_(deploying(), { [halberds]: rule }), { scouts: true, single: true }, halberds, { x: 0, y });
    assert.legality([may("dark-hide", -12.01), may("dark-hide", -12), may("scout", -12)], [null, HIDE, null]);
    assert.legality(
      [-12.01, -12].map((y) => barred(deploying(), {}, halberds, { x: 0, y }) === null),
      [true, false],
    );
    const announced = (rule: string, others: "reserve" | "gone", special: "scout" | null = null): readonly string[] => {
      const game = with_(deploying(), { [halberds]: rule });
      const units = game.units.map((u) => (u.seat !== 0 || u.id === halberds ? u : { ...u, place: others, special }));
      const u = units[halberds] as Unit;
      return book.refusals("be announced as a scout", { ...game, units }, { unit: u }).map((r) => r.rule ?? "?");
    };
    assert.legality(
      [
        announced("dark-hide", "reserve"),
        announced("dark-hide", "gone"),
        announced("dark-hide", "reserve", "scout"),
        announced("scout", "gone"),
      ],
      [[], [HIDE], [HIDE], []],
    );
  }),
  one([SCOUT, STEP5], "anywhere on the table at least eighteen inches from the enemy", () => {
    // An enemy whose front lies on the Centre Line, looking south.
    const game = standing(deploying(), barbarians, { x: 0, y: 0, facing: 32768 });
    const about = { scouts: true, single: true };
    assert.legality(
      [17.99, 18, 18.01].map((n) => barred(game, about, halberds, { x: 0, y: -n })),
      [SCOUT, null, null],
    );
    // Wholly inside a Forest a foot is enough; half out of it, or on a Hill, it is not.
    const forest = (kind: "forest" | "hill", left: number): NinthAge => {
      const outline = [
        [left, -12],
        [left, -22],
        [5, -22],
        [5, -12],
      ].map(([x = 0, y = 0]) => ({ x: x * INCH, y: y * INCH }));
      return { ...game, terrain: [{ kind, outline }] };
    };
    assert.legality(
      [11.99, 12, 12.01].map((n) => barred(forest("forest", -5), about, halberds, { x: 0, y: -n })),
      [SCOUT, null, null],
    );
    assert.legality(barred(forest("forest", 0), about, halberds, { x: 0, y: -13 }), SCOUT);
    assert.legality(barred(forest("hill", -5), about, halberds, { x: 0, y: -13 }), SCOUT);
    assert.legality(barred(game, about, halberds, { x: 33, y: -5 }), null);
    // In front of the own zone, where nobody else may stand.
    assert.legality(barred(game, {}, halberds, { x: 33, y: -5 }), "t9a.deployment.frontline-clash");
    assert.legality(barred(game, about, halberds, { x: 35, y: -5 }), "t9a.rule.board-edge");
  }),
  one([STEP5, SCOUT], "by turns, beginning with who finished deployment first", () => {
    const scouting = with_(deploying({ finishedFirst: 1 }), {
      [halberds]: "scout",
      [spears]: "scout",
      [barbarians]: "scout",
    });
    const game = {
      ...scouting,
      units: scouting.units.map((u) =>
        [halberds, spears, barbarians].includes(u.id)
          ? { ...u, special: "scout" as const }
          : { ...u, place: "gone" as const },
      ),
    };
    const turns: number[] = [];
    const r = run(game, [frameAt("deployment-phase", "5", { chooser: 0 })], (q, g) => {
      if (q.type !== "choice" || q.choice !== "deploy") return null;
      turns.push(q.player);
      return dull()(q, g);
    });
    assert.legality(turns, [1, 0, 0]);
    assert.place(
      r.game.units.filter((u) => u.place === "field").map((u) => u.id),
      [halberds, spears, barbarians],
    );
  }),
  one(
    SCOUT,
    "it declares no charge in the first Player Turn",
    () => {
      const may = (special: Unit["special"], playerTurn: number) => {
        const game = { ...standing(with_(deploying(), { [halberds]: "scout" }), halberds, { special }), playerTurn };
        return book.refusals("declare a charge", game, { unit: game.units[halberds] as Unit }).map((r) => r.rule);
      };
      assert.legality([may("scout", 1), may("scout", 2), may(null, 1)], [[SCOUT], [], []]);
    },
    "scout-charge",
  ),
];

/** A waits off the table to come from an edge; E stands far away. */
const waiting = (special: "ambush" | "short-edge", more: Partial<Scene> = {}): Scene => ({
  turn: 2,
  phase: "movement",
  units: {
    A: {
      side: "first",
      profile: { ...man, rules: ["ambush"] },
      models: 30,
      files: 6,
      place: "reserve",
      state: { special },
    },
    E: block("second", [0, 0], "south"),
  },
  ...more,
});
const arrivesOn = (total: number, scene = waiting("ambush"), at: Json = edge(0, 24 - 100 / 25.4, 32768)) =>
  played(scene, quiet({ "roll.arrive": { show: { total } }, deploy: { choice: "deploy", answer: at as never } }), {
    until: { choice: "move" },
  });
const edge = (x: number, y: number, facing: number): Json => ({
  units: [{ unit: "A", x: Math.round(x * INCH), y: Math.round(y * INCH), facing, files: 6 }],
});

const ambushCases: readonly RuleCase[] = [
  one(AMBUSH, "from the own second Game Turn on it comes on three or more", () => {
    const { game } = played(waiting("ambush"), [], { until: { label: "roll.arrive" } as never });
    assert.legality(
      [1, 2, 3].map((gameTurn) => toArrive({ ...game, gameTurn })),
      [[], [0], [0]],
    );
    assert.place(
      [2, 3].map((n) => arrivesOn(n).game.units[0]?.place),
      ["reserve", "field"],
    );
  }),
  one(
    AMBUSH,
    "with its whole rear on any Board Edge, an inch from others; one held back only from its own short one",
    () => {
      const game = {
        ...played(waiting("ambush"), [], { until: { label: "roll.arrive" } as never }).game,
        shortEdge: [1, -1],
      } as NinthAge;
      const deep = 100 / 25.4;
      const any = { edges: ["north", "south", "east", "west"], single: true };
      const own = { edges: ["east"], single: true };
      const north = { x: 0, y: 24 - deep, facing: 32768 };
      const east = { x: 36 - deep, y: 0, facing: 49152 };
      assert.legality([barred(game, any, 0, north), barred(game, any, 0, east)], [null, null]);
      assert.legality([barred(game, own, 0, north), barred(game, own, 0, east)], [AMBUSH, null]);
      assert.legality(barred(game, any, 0, { ...north, y: north.y - 0.01 }), AMBUSH);
      assert.legality(barred(game, any, 0, { ...north, facing: 32868 }), AMBUSH);
    },
  ),
  one(AMBUSH, "it does not march in the turn in which it comes, and loses Scoring from the fourth Game Turn on", () => {
    const unit = (arrivedIn: number | null, playerTurn: number) => {
      const { game } = played(waiting("ambush"), [], { until: { label: "roll.arrive" } as never });
      const u = { ...(game.units[0] as Unit), place: "field" as const, x: 0, y: -15 * INCH, arrivedIn };
      const now = { ...game, playerTurn, units: [u, ...game.units.slice(1)] };
      const says = (moment: "march" | "count as scoring") => book.refusals(moment, now, { unit: u }).map((r) => r.rule);
      return [says("march"), says("count as scoring")];
    };
    assert.legality(unit(3, 3), [[AMBUSH], []]);
    assert.legality(unit(3, 5), [[], []]);
    assert.legality(unit(6, 6), [[AMBUSH], []]);
    assert.legality(
      [unit(7, 9), unit(8, 12)],
      [
        [[], [AMBUSH]],
        [[], [AMBUSH]],
      ],
    );
  }),
  one(
    AMBUSH,
    "who never came counts as destroyed",
    () => {
      const last = played(waiting("ambush", { turn: 6, active: "second", phase: "turn-end" }), quiet());
      assert.points(victoryPoints(last.game), [0, 100]);
    },
    "never-arrived",
  ),
  one(AMBUSH, "a screen puts it on the nearest edge, looking inwards", () => {
    const at = played(waiting("ambush"), quiet({ "roll.arrive": { show: { total: 3 } } }), {
      until: { choice: "deploy" },
    });
    if (at.request?.type !== "choice") throw new Error("nobody is asked");
    const kind = ninthAge.rules.choices.deploy;
    const shown = tryOut(kind, at.game, at.request, { do: "to", piece: 0, x: 33 * INCH, y: 5 * INCH }, null);
    assert.place(shown?.answer, {
      units: [{ unit: 0, x: Math.floor(36 * INCH) - 10_000, y: 5 * INCH, facing: 49152, files: 6 }],
    });
  }),
];

const deploymentCases: readonly RuleCase[] = [
  one([DAWN, PICKS], "more than eighteen inches from the enemy's short edge; the other edge is the opponent's", () => {
    const game = deploying({ deployment: "dawn-assault", shortEdge: [-1, 1] });
    const half = 60 / 25.4;
    // The right side of the halberds, and their front.
    assert.legality(
      [17.99, 18, 18.01].map((n) => barred(game, {}, halberds, { x: n - half, y: -12.01 })),
      [null, DAWN, DAWN],
    );
    assert.legality(
      [12, 12.01].map((n) => barred(game, {}, halberds, { x: 0, y: -n })),
      [DAWN, null],
    );
    assert.legality(barred(game, {}, halberds, { x: -36 + half, y: -12.01 }), null);
    const chosen = run(set({ deployment: "dawn-assault" }), start("pre-game"), (q, g) => {
      if (q.type === "roll") return { total: 2 };
      if (q.choice === "short-edge") return { edge: "west" };
      return q.choice === "zone" ? null : dull()(q, g);
    });
    const zones = run(set({ deployment: "dawn-assault" }), start("pre-game"), (q, g) => {
      if (q.type === "roll") return { total: 2 };
      if (q.choice === "short-edge") return { edge: "west" };
      return q.choice === "special-deployment" ? null : dull()(q, g);
    });
    assert.legality(chosen.game.shortEdge, [null, null]);
    assert.legality(zones.game.shortEdge, [1, -1]);
    assert.legality(
      zones.requests.filter((q) => q.type === "choice" && q.choice === "short-edge").map((q) => q.player),
      [1],
    );
  }),
  one(
    DAWN,
    "a unit held back touches its owner's short edge with its rear, and no other edge will do, in either edition",
    () => {
      for (const edition of EDITIONS) {
        const game = standing(deploying({ deployment: "dawn-assault", shortEdge: [-1, 1], edition }), halberds, {
          ...{ place: "reserve", special: "short-edge" },
        });
        const edges = edgesOf(game, there(game.units[halberds]));
        assert.legality(edges, ["west"]);
        const rear = 100 / 25.4;
        const at = (inches: number) =>
          barred(game, { edges }, halberds, { x: -36 + rear + inches, y: 0, facing: 16384 });
        assert.legality([0, 0.01, 1].map(at), [null, DAWN, DAWN]);
        assert.legality(barred(game, { edges }, halberds, { x: 36 - rear, y: 0, facing: 49152 }), DAWN);
        // Its side alone touches the edge.
        assert.legality(barred(game, { edges }, halberds, { x: -36 + 60 / 25.4, y: 0 }), DAWN);
      }
    },
    "dawn-assault-edge",
  ),
  one(DAWN, "each player may hold back two units, and no third", () => {
    const said: number[] = [];
    run(set({ deployment: "dawn-assault" }), start("pre-game"), (q, g) => {
      if (q.type === "roll") return { total: 1 };
      if (q.choice === "deploy") return null;
      if (q.choice !== "special-deployment") return dull()(q, g);
      said.push(q.player);
      return { ...((q.about as { may: readonly Json[] }).may[0] as object) } as Json;
    });
    assert.legality(said, [0, 0, 1, 1]);
  }),
  one(COUNTER, "more than eight inches from the Centre Line and more than twenty from enemies", () => {
    const game = deploying({ deployment: "counterthrust" });
    assert.legality(
      [8, 8.01].map((n) => barred(game, {}, halberds, { x: 0, y: -n })),
      [COUNTER, null],
    );
    const near = standing(game, barbarians, { x: 0, y: 9 * INCH, facing: 32768 });
    assert.legality(
      [19.99, 20, 20.01].map((n) => barred(near, {}, halberds, { x: 0, y: 9 - n })),
      [COUNTER, COUNTER, null],
    );
  }),
  one([COUNTER, COLUMNS], "one unit in each of the first three turns, then as many as one likes", () => {
    const single = (deployment: string) => {
      const said: { [player: number]: boolean[] } = { 0: [], 1: [] };
      run(set({ deployment }), start("pre-game"), (q, g) => {
        if (q.type === "roll") return { total: 1 };
        if (q.type === "choice" && q.choice === "intent") return null;
        if (q.type === "choice" && q.choice === "deploy")
          said[q.player]?.push((q.about as { single?: true }).single === true);
        return dull()(q, g);
      });
      return said[0]?.slice(0, 5);
    };
    assert.legality(single("counterthrust"), [true, true, true, false, false]);
    assert.legality(single("marching-columns"), [true, true, true, false, false]);
    assert.legality(single("frontline-clash"), [false, false, false, false, false]);
  }),
  one(
    COLUMNS,
    "each unit farther from the owner's short edge than those before, in the earlier edition by its nearest point",
    () => {
      const half = 60 / 25.4;
      const marching = { deployment: "marching-columns", shortEdge: [-1, 1], edition: EARLY } as const;
      const before = standing(deploying(marching), spears, {
        x: Math.round(-20 * INCH),
        y: -15 * INCH,
        facing: 0,
      });
      // The near side of the spears, 100 mm wide, lies so far from the western edge.
      const near = 16 - 50 / 25.4;
      assert.legality(
        [-0.01, 0, 0.01].map((n) => barred(before, {}, halberds, { x: -36 + near + n + half, y: -20 })),
        [COLUMNS, COLUMNS, null],
      );
      assert.legality(
        [12, 12.01].map((n) => barred(before, {}, halberds, { x: 10, y: -n })),
        [COLUMNS, null],
      );
      // From the eastern edge it is the other way round.
      const east = { ...before, shortEdge: [1, -1] as const };
      const both = (x: number) => [before, east].map((game) => barred(game, {}, halberds, { x, y: -13 }));
      assert.legality(
        [both(10), both(-30)],
        [
          [null, COLUMNS],
          [COLUMNS, null],
        ],
      );
    },
    "marching-distance",
  ),
  one(
    COLUMNS,
    "in the later edition each centre farther than the one before, whoever it is",
    () => {
      const set = (edition: Edition): NinthAge =>
        standing(deploying({ deployment: "marching-columns", shortEdge: [-1, 1], edition }), spears, {
          x: Math.round(-20 * INCH),
          y: Math.round(-12.5 * INCH),
          facing: 0,
        });
      // The spears are 100 mm wide with their middle 16 inches from the edge, the halberds 120: their side lies nearer to it.
      const at = (edition: Edition, inches: number, of = (game: NinthAge): NinthAge => game) =>
        barred(of(set(edition)), {}, halberds, { x: -36 + inches, y: -20 });
      assert.legality(
        [15.99, 16, 16.01].map((inches) => at(LATE, inches)),
        [COLUMNS, COLUMNS, null],
      );
      // By the earlier edition, sides 2 mm inwards of the middles decide: 120 mm need 10 more than 100.
      const side = 10 / 25.4;
      assert.legality(
        [16.01, 16 + side, 16.01 + side].map((inches) => at(EARLY, inches)),
        [COLUMNS, COLUMNS, null],
      );
      // Looking east they are as far from the edge as their middle is, not as their rear.
      const turned = (edition: Edition, inches: number) =>
        barred(set(edition), {}, halberds, { x: -36 + inches + 50 / 25.4, y: -20, facing: 16384 });
      assert.legality(
        [15.99, 16.01].map((inches) => turned(LATE, inches)),
        [COLUMNS, null],
      );
      // War Machines and Platforms, and Scouts put down in the zone, are out of order in the earlier edition alone.
      for (const rule of ["war-machine", "war-platform"]) {
        const of = (game: NinthAge): NinthAge => with_(game, { [halberds]: rule });
        assert.legality(
          EDITIONS.map((edition) => [12, 16.01].map((inches) => at(edition, inches, of))),
          [
            [null, null],
            [COLUMNS, null],
          ],
        );
      }
    },
    "marching-distance",
    "marching-exempt",
  ),
  one(
    COLUMNS,
    "in the later edition a unit finds room with its middle alone beyond the one before",
    () => {
      assert.place(EDITIONS.map(besideSpears), [null, 1]);
    },
    "marching-distance",
  ),
  one(
    COLUMNS,
    "all but one may be held back; each player chooses an edge of their own",
    () => {
      let held = 0;
      const edges: number[] = [];
      run(set({ deployment: "marching-columns" }), start("pre-game"), (q, g) => {
        if (q.type === "roll") return { total: 1 };
        if (q.choice === "deploy") return null;
        if (q.choice === "short-edge") edges.push(q.player);
        if (q.choice !== "special-deployment") return dull()(q, g);
        if (q.player !== 0) return { done: true };
        held++;
        return { ...((q.about as { may: readonly Json[] }).may[0] as object) } as Json;
      });
      assert.legality([held, edges], [4, [0, 1]]);
    },
    "delayed-units",
  ),
];

/** Where halberds find room that march behind spears: 120 mm are left beyond their middle, not beyond their near side. */
export function besideSpears(edition: Edition): number | null {
  const game = standing(deploying({ deployment: "marching-columns", shortEdge: [-1, 1], edition }), spears, {
    x: 33.5 * INCH,
    y: -15 * INCH,
    facing: 0,
  });
  const spot = spotNear(game, 0, there(game.units[halberds]), 36 * INCH, 6);
  return spot === null ? null : Math.sign(spot.x - 33.5 * INCH);
}

export const specialDeploymentCases: readonly RuleCase[] = [
  ...declareCases,
  ...scoutCases,
  ...ambushCases,
  ...deploymentCases,
];
