import { act, ask, type Context, type Frame, inForce, message, type Step } from "@tercio/kernel";
import { normalise } from "@tercio/tabletop";
import { discipline, disciplineTest, distanceRoll, rerollsFailed, testPassed } from "../calculation/characteristics.ts";
import { steadfast } from "../calculation/combat-score.ts";
import { chase } from "../field/flight.ts";
import { hasRule } from "../rules/has-rule.ts";
import { book } from "../rules/index.ts";
import {
  centreFile,
  change,
  type Facing,
  engaged,
  engagementsOf,
  foes,
  type NinthAge,
  onField,
  unit,
} from "../state.ts";
import { meet } from "./charge-contact.ts";
import { named, tell } from "./emit.ts";
import { standing } from "./melee.ts";
import { dangerousFlight, destroyUnit, fleeTo } from "./panic.ts";
import type { RoundVars } from "./round-of-combat.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat";

/** More variables of the round, from step 9 on. */
export interface AfterVars extends RoundVars {
  /** Per pursuing or overrunning unit: those it is after (none: an Overrun) and its direction. */
  readonly chasers: readonly {
    readonly unit: number;
    readonly prey: readonly number[];
    readonly direction: number;
    readonly distance: number;
  }[];
  readonly fled: readonly {
    readonly unit: number;
    readonly from: number;
    readonly direction: number;
    readonly distance: number;
  }[];
  readonly asked2: number;
  readonly free: readonly number[];
  readonly stays: readonly number[];
}

const outward: { readonly [facing in Facing]: number } = { front: 0, right: 16384, rear: 32768, left: -16384 };

/** Straight away from the facing that the enemy holds: the fleeing unit turns its rear to it. */
export function awayFrom(game: G, id: number, foe: number): number {
  const f = foes(game, id).find((x) => x.foe === foe);
  return normalise(unit(game, id).facing + outward[f?.facing ?? "front"] + 32768);
}

/** Winners in contact with Broken units only: they may pursue. */
function mayPursue(game: G, v: AfterVars): readonly number[] {
  if (v.broken.length === 0 || v.winner === null) return [];
  return standing(game, v.units, v.winner).filter((id) => {
    const f = foes(game, id);
    return (
      f.length > 0 &&
      f.every((x) => v.broken.includes(x.foe)) &&
      book.refusals("pursue", game, { unit: unit(game, id) }).length === 0
    );
  });
}

/** Units that charged into their first round and have nobody left in contact: they may overrun. */
function mayOverrun(game: G, v: AfterVars): readonly number[] {
  return v.units.filter((id) => {
    const u = unit(game, id);
    return (
      onField(u) &&
      u.charging &&
      u.rounds === 0 &&
      !engaged(game, id) &&
      book.refusals("overrun", game, { unit: u }).length === 0
    );
  });
}

const preyOf = (game: G, v: AfterVars, id: number): readonly number[] =>
  foes(game, id)
    .map((f) => f.foe)
    .filter((p) => v.broken.includes(p));

function stay(game: G, v: AfterVars, id: number): AfterVars["stays"] {
  return game.units[id] === undefined ? v.stays : [...v.stays, id];
}

function moveFleeing(game: G, v: AfterVars, context: Context): { game: G; frames: readonly Frame[] } {
  let next = game;
  const frames: Frame[] = [];
  for (const f of v.fled) {
    if (!onField(unit(next, f.unit))) continue;
    const caught = v.chasers.find((c) => c.prey.includes(f.unit) && c.distance >= f.distance);
    if (caught !== undefined) {
      tell(context, "caught", `${ROUND}.12`, { unit: named(unit(next, f.unit)), foe: named(unit(next, caught.unit)) });
      const gone = destroyUnit(next, f.unit, context);
      next = gone.game;
      frames.push(...gone.frames);
      continue;
    }
    const fled = fleeTo(next, f.unit, f.direction, f.distance, context, v.units);
    next = fled.game;
    frames.push(...fled.frames, ...dangerousFlight(f.unit, fled.through));
  }
  return { game: next, frames };
}

/** Moves one pursuer or overrunning unit; a fresh enemy in its way is charged. */
function moveChaser(
  game: G,
  v: AfterVars,
  c: AfterVars["chasers"][number],
  context: Context,
): { game: G; frames: readonly Frame[] } {
  const u = unit(game, c.unit);
  if (!onField(u)) return { game, frames: [] };
  let next: G = { ...game, engagements: game.engagements.filter((e) => e.a !== u.id && e.b !== u.id) };
  const way = chase(next, u, c.direction, c.distance * 2540, []);
  tell(context, c.prey.length > 0 ? "pursuits" : "overruns", `${ROUND}.13`, { unit: named(u), inches: c.distance });
  if (way.offTable) {
    tell(context, "pursuedOff", `${ROUND}.13`, { unit: named(u) });
    return { game: change(next, u.id, { place: "pursued-off", x: u.x, y: u.y, charging: false }), frames: [] };
  }
  next = change(next, u.id, {
    x: way.end.x,
    y: way.end.y,
    facing: way.end.facing,
    charging: false,
    weapon: null,
    rounds: 0,
  });
  if (way.met === null) return { game: next, frames: [] };
  return { game: meet(next, u.id, way.met, way.distance, context), frames: [] };
}

export const afterCombatSteps: readonly Step<G>[] = [
  act("8a", { en: "Who may pursue", fr: "Qui peut poursuivre" }, (_, __) => ({
    vars: { chasers: [], fled: [], asked2: 0, stays: [], free: [] },
  })),
  ask(
    "9",
    { en: "Restrain or Pursue", fr: "Se retenir ou poursuivre" },
    (game, v: AfterVars) => {
      const id = [...mayPursue(game, v), ...mayOverrun(game, v)][v.asked2];
      return id === undefined
        ? null
        : {
            type: "choice",
            player: unit(game, id).seat,
            choice: "pursue",
            about: { unit: id, prey: preyOf(game, v, id) },
          };
    },
    (game, v: AfterVars, answer: { pursue: boolean }) => {
      const id = [...mayPursue(game, v), ...mayOverrun(game, v)][v.asked2] as number;
      const prey = preyOf(game, v, id);
      if (!answer.pursue)
        return prey.length === 0
          ? { vars: { asked2: v.asked2 + 1, stays: stay(game, v, id) }, goTo: "9" }
          : { goTo: "9a" };
      const direction = prey.length === 0 ? unit(game, id).facing : awayFrom(game, prey[0] as number, id);
      return {
        vars: { chasers: [...v.chasers, { unit: id, prey, direction, distance: 0 }], asked2: v.asked2 + 1 },
        goTo: "9",
      };
    },
    `${ROUND}.9`,
  ),
  act("9b", { en: "All have decided", fr: "Toutes ont choisi" }, () => ({ vars: { asked2: 0 }, goTo: "10" })),
  ask(
    "9a",
    { en: "Discipline Test to restrain", fr: "Test de Discipline pour se retenir" },
    (game, v: AfterVars) => {
      const id = [...mayPursue(game, v), ...mayOverrun(game, v)][v.asked2] as number;
      const u = unit(game, id);
      const needed = discipline(game, u, "restrain");
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.restrain", { unit: named(u), need: needed.value }),
        dice: disciplineTest(needed.value, rerollsFailed(u, "restrain")),
        rule: `${ROUND}.9`,
        breakdowns: [{ name: message("value.discipline"), breakdown: needed }],
      };
    },
    (game, v: AfterVars, outcome: { row: number }, context) => {
      const id = [...mayPursue(game, v), ...mayOverrun(game, v)][v.asked2] as number;
      const held = testPassed(outcome);
      tell(context, held ? "restrains" : "restrainFails", `${ROUND}.9`, { unit: named(unit(game, id)) });
      const prey = preyOf(game, v, id);
      return held
        ? { vars: { asked2: v.asked2 + 1, stays: stay(game, v, id) }, goTo: "9" }
        : {
            vars: {
              asked2: v.asked2 + 1,
              chasers: [
                ...v.chasers,
                { unit: id, prey, direction: awayFrom(game, prey[0] as number, id), distance: 0 },
              ],
            },
            goTo: "9",
          };
    },
  ),
  ask(
    "10",
    { en: "Roll Flee Distances", fr: "Distances de fuite" },
    (game, v: AfterVars) => {
      const id = v.broken[v.fled.length];
      if (id === undefined) return null;
      const u = unit(game, id);
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.flee", { unit: named(u) }),
        dice: distanceRoll(game, u, "flee"),
        rule: `${ROUND}.10`,
      };
    },
    (game, v: AfterVars, outcome: { total: number }) => {
      const id = v.broken[v.fled.length] as number;
      const from = foes(game, id).map((f) => f.foe)[0] ?? null;
      const direction = from === null ? unit(game, id).facing : awayFrom(game, id, from);
      return {
        vars: { fled: [...v.fled, { unit: id, from: from ?? -1, direction, distance: outcome.total }] },
        goTo: "10",
      };
    },
    `${ROUND}.10`,
  ),
  ask(
    "11",
    { en: "Roll Pursuit Distances", fr: "Distances de poursuite" },
    (game, v: AfterVars) => {
      const c = v.chasers[v.asked2];
      if (c === undefined) return null;
      const u = unit(game, c.unit);
      const use = c.prey.length > 0 ? "pursuit" : "overrun";
      return {
        type: "roll",
        player: u.seat,
        label: message(`roll.${use}`, { unit: named(u) }),
        dice: distanceRoll(game, u, use),
        rule: `${ROUND}.11`,
      };
    },
    (_, v: AfterVars, outcome: { total: number }) => ({
      vars: {
        asked2: v.asked2 + 1,
        chasers: v.chasers.map((c, i) => (i === v.asked2 ? { ...c, distance: outcome.total } : c)),
      },
      goTo: "11",
    }),
    `${ROUND}.11`,
  ),
  act(
    "12",
    { en: "Move Fleeing units", fr: "Déplacer les unités en fuite" },
    (game, v: AfterVars, context) => {
      const moved = moveFleeing(game, v, context);
      return { game: moved.game, enter: moved.frames };
    },
    `${ROUND}.12`,
  ),
  act(
    "13",
    { en: "Move Pursuing units", fr: "Déplacer les poursuivants" },
    (game, v: AfterVars, context) => {
      let next = game;
      for (const c of v.chasers) next = moveChaser(next, v, c, context).game;
      return { game: next, vars: { asked2: 0 } };
    },
    `${ROUND}.13`,
  ),
  act("13a", { en: "Who is free", fr: "Qui est libre" }, (game, v: AfterVars) => ({
    vars: {
      free: v.units.filter(
        (id) =>
          onField(unit(game, id)) &&
          !engaged(game, id) &&
          !unit(game, id).fleeing &&
          !v.chasers.some((c) => c.unit === id),
      ),
      asked2: 0,
    },
  })),
  ask(
    "14",
    { en: "Post-Combat Pivot or Reform", fr: "Pivot ou reformation après combat" },
    (game, v: AfterVars) => {
      const id = v.free[v.asked2];
      return id === undefined
        ? null
        : { type: "choice", player: unit(game, id).seat, choice: "post-combat", about: { unit: id } };
    },
    (
      game,
      v: AfterVars,
      answer: { kind: "stay" | "pivot" | "reform"; x: number; y: number; facing: number; files: number },
      context,
    ) => {
      const id = v.free[v.asked2] as number;
      if (answer.kind === "stay") return { vars: { asked2: v.asked2 + 1 }, goTo: "14" };
      tell(context, answer.kind === "pivot" ? "postCombatPivots" : "postCombatReforms", `${ROUND}.14`, {
        unit: named(unit(game, id)),
      });
      const next = change(game, id, {
        x: answer.x,
        y: answer.y,
        facing: answer.facing,
        files: answer.files,
        championFile: centreFile(answer.files, game.chirality),
        ...(answer.kind === "reform" ? { scoringLost: true } : {}),
      });
      return { game: next, vars: { asked2: v.asked2 + 1 }, goTo: "14" };
    },
    `${ROUND}.14`,
  ),
  act("14a", { en: "Who may Combat Reform", fr: "Qui peut se reformer au combat" }, (game, v: AfterVars) => {
    const able = v.units.filter(
      (id) =>
        onField(unit(game, id)) &&
        engaged(game, id) &&
        new Set(engagementsOf(game, id).map((e) => (e.a === id ? e.aFacing : e.bFacing))).size === 1 &&
        !v.chasers.some((c) => c.unit === id),
    );
    const order = [...able].sort(
      (p, q) => Number(unit(game, p).seat !== game.active) - Number(unit(game, q).seat !== game.active) || p - q,
    );
    return { vars: { free: inForce(`${ROUND}.15`) ? order : [], asked2: 0 } };
  }),
  ask(
    "15",
    { en: "Combat Reforms", fr: "Reformations au combat" },
    (game, v: AfterVars) => {
      const id = v.free[v.asked2];
      return id === undefined
        ? null
        : {
            type: "choice",
            player: unit(game, id).seat,
            choice: "combat-reform",
            about: { unit: id, test: v.losers.includes(id) },
          };
    },
    (_, v: AfterVars, answer: { files: number | null; x: number; y: number }) => {
      const id = v.free[v.asked2] as number;
      if (answer.files === null) return { vars: { asked2: v.asked2 + 1 }, goTo: "15" };
      return {
        vars: { reform: { unit: id, files: answer.files, x: answer.x, y: answer.y } },
        goTo: v.losers.includes(id) ? "15a" : "15b",
      };
    },
    `${ROUND}.15`,
  ),
  act("15z", { en: "Combat Reforms done", fr: "Reformations terminées" }, () => ({ goTo: "16" })),
  ask(
    "15a",
    { en: "Discipline Test of a loser to reform", fr: "Test de Discipline du vaincu pour se reformer" },
    (game, v: AfterVars) => {
      const u = unit(game, v.free[v.asked2] as number);
      const firm = steadfast(game, u, v.units) || hasRule(u, "stubborn");
      const needed = discipline(game, u, "combat-reform", firm ? 0 : v.difference);
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.combat-reform", { unit: named(u), need: needed.value }),
        dice: disciplineTest(needed.value, false),
        rule: `${ROUND}.15`,
        breakdowns: [{ name: message("value.discipline"), breakdown: needed }],
      };
    },
    (game, v: AfterVars, outcome: { row: number }) => {
      const u = unit(game, v.free[v.asked2] as number);
      const firm = steadfast(game, u, v.units) || hasRule(u, "stubborn");
      return testPassed(outcome) ? { goTo: "15b" } : { vars: { asked2: v.asked2 + 1 }, goTo: "15" };
    },
  ),
  act(
    "15b",
    { en: "The unit reforms", fr: "L’unité se reforme" },
    (game, v: AfterVars & { reform: { unit: number; files: number; x: number; y: number } }, context) => {
      const { unit: id, files, x, y } = v.reform;
      tell(context, "combatReforms", `${ROUND}.15`, { unit: named(unit(game, id)), files });
      return {
        game: change(game, id, { files, x, y, championFile: centreFile(files, game.chirality) }),
        vars: { asked2: v.asked2 + 1, reform: null },
        goTo: "15",
      };
    },
  ),
];
