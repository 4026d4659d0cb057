import { act, ask, inForce, message, type Step } from "@tercio/kernel";
import { lostBy } from "../calculation/combat-score.ts";
import { type CombatFront, combatReformed } from "../field/combat-reform.ts";
import { ruleId } from "../rules/ids.ts";
import { change, engaged, engagementsOf, type NinthAge, onField, type Seat, unit } from "../state.ts";
import { inFiles } from "../pools.ts";
import { disciplineTestSteps } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { whoIsNext } from "./order.ts";
import { scoringLost } from "./scoring.ts";
import type { PursuitVars } from "./chase.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat";

/** More variables of the round, from step 14 on. */
export interface AfterVars extends PursuitVars {
  /** Units that may still turn or reform. */
  readonly free: readonly number[];
  /** Whose Combat Reforms come first. */
  readonly first?: Seat | null;
}

/** Of the units that may still do something, those of the player whose turn it is. */
const ofFirst = (game: G, v: AfterVars): readonly number[] => {
  const seat = v.first ?? game.active;
  const own = v.free.filter((id) => unit(game, id).seat === seat);
  return own.length > 0 ? own : v.free;
};
const current = (game: G, v: AfterVars): number | undefined => {
  const list = ofFirst(game, v);
  return list.find((id) => id === v.next) ?? list[0];
};
const done = (v: AfterVars, id: number): { free: readonly number[]; next: null } => ({
  free: v.free.filter((x) => x !== id),
  next: null,
});

const inOneFacing = (game: G, id: number): boolean =>
  new Set(engagementsOf(game, id).map((e) => (e.a === id ? e.aFacing : e.bFacing))).size === 1;

export const afterCombatSteps: readonly Step<G>[] = [
  act("13b", { en: "Who is free", fr: "Qui est libre" }, (game, v: AfterVars) => ({
    vars: {
      free: v.units.filter(
        (id) =>
          onField(unit(game, id)) &&
          !engaged(game, id) &&
          !unit(game, id).fleeing &&
          !v.chasers.some((c) => c.unit === id),
      ),
      first: null,
      next: null,
    },
  })),
  ask(
    "14",
    { en: "Post-Combat Pivots and Reforms", fr: "Pivots et Reformations post-combat" },
    (game, v: AfterVars) => whoIsNext(game, ofFirst(game, v), "post-combat"),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
    `${ROUND}.14`,
  ),
  ask(
    "14a",
    { en: "Pivot or Reform", fr: "Pivoter ou se reformer" },
    (game, v: AfterVars) => {
      const id = current(game, v);
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
      const id = current(game, v) as number;
      if (answer.kind === "stay") return { vars: done(v, id), goTo: "14" };
      tell(context, answer.kind === "pivot" ? "postCombatPivots" : "postCombatReforms", `${ROUND}.14`, {
        unit: named(unit(game, id)),
      });
      const next = change(game, id, {
        x: answer.x,
        y: answer.y,
        facing: answer.facing,
        ...inFiles(unit(game, id), answer.files, game.chirality),
        ...(answer.kind === "reform" ? { ...scoringLost(), noChargeIn: game.playerTurn + 1 } : {}),
      });
      return { game: next, vars: done(v, id), goTo: "14" };
    },
    `${ROUND}.14`,
  ),
  act("14b", { en: "Who may Combat Reform", fr: "Qui peut se reformer au combat" }, (game, v: AfterVars) => {
    const able = v.units.filter(
      (id) =>
        onField(unit(game, id)) && engaged(game, id) && inOneFacing(game, id) && !v.chasers.some((c) => c.unit === id),
    );
    return { vars: { free: inForce(`${ROUND}.15`) ? able : [], asked2: 0, next: null } };
  }),
  // All tests of the losers come first, then the reforms.
  ...disciplineTestSteps(
    "15a",
    { en: "Discipline Test of a loser to reform", fr: "Test de Discipline du vaincu pour se reformer" },
    (game, v: AfterVars) => {
      const id = v.free.filter((x) => v.losers.includes(x))[v.asked2];
      if (id === undefined) return null;
      const u = unit(game, id);
      return {
        unit: id,
        use: "combat-reform",
        lostBy: lostBy(game, u, v.units, v.difference).value,
        label: (need) => message("roll.combat-reform", { unit: named(u), need }),
        rule: ruleId("combat-reform"),
      };
    },
    (_, v: AfterVars, passed, tested) => ({
      vars: passed ? { asked2: v.asked2 + 1 } : { free: v.free.filter((x) => x !== tested.unit) },
      goTo: "15a",
    }),
  ),
  ask(
    "15b",
    { en: "Which player reforms first", fr: "Quel joueur se reforme d’abord" },
    (game, v: AfterVars) =>
      new Set(v.free.map((id) => unit(game, id).seat)).size < 2
        ? null
        : { type: "choice", player: game.active, choice: "reform-first", about: {} },
    (_, __, answer: { seat: Seat }) => ({ vars: { first: answer.seat } }),
  ),
  ask(
    "15",
    { en: "Combat Reforms", fr: "Reformations au combat" },
    (game, v: AfterVars) => whoIsNext(game, ofFirst(game, v), "combat-reform"),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
    `${ROUND}.15`,
  ),
  ask(
    "15c",
    { en: "One unit reforms", fr: "Une unité se reforme" },
    (game, v: AfterVars) => {
      const id = current(game, v);
      return id === undefined
        ? null
        : { type: "choice", player: unit(game, id).seat, choice: "combat-reform", about: { unit: id } };
    },
    (game, v: AfterVars, answer: CombatFront | { files: null }, context) => {
      const id = current(game, v) as number;
      if (answer.files === null) return { vars: done(v, id), goTo: "15" };
      const reformed = combatReformed(game, id, answer);
      if ("problem" in reformed) throw new Error(`an accepted Combat Reform fails: ${reformed.problem.message.key}`);
      tell(context, "combatReforms", `${ROUND}.15`, { unit: named(unit(game, id)), files: answer.files });
      return { game: reformed.game, vars: done(v, id), goTo: "15" };
    },
    `${ROUND}.15`,
  ),
];
