import { printedDice } from "@tercio/dice";
import { running } from "../entries/rules/moves.ts";
import { inForce, message, settled } from "@tercio/kernel";
import { inches, mustRetreat } from "../calculation/reach.ts";
import { placesOf, retreats, ruleOf, went } from "../battlefield/moves.ts";
import { change, ofSeat, type Sigmar, type Unit, unit } from "../state/state.ts";
import { type Moving, sequence } from "./flow.ts";
import { named } from "../state/named.ts";
import { tell } from "./tell.ts";

const NORMAL = "aos2.core.normal-moves";
const RUN = printedDice(running.figures.runRoll);

/** Units that may still move in this phase. */
export const movers = (g: Sigmar): readonly Unit[] => ofSeat(g, g.active).filter((u) => !u.moved);

/** Is a die rolled for it? */
const runs = (kind: Moving): boolean => kind === "run" || kind === "retreat-run";

/** What a unit may do: near an enemy it may only retreat. */
export const movesOf = (g: Sigmar, u: Unit): readonly Moving[] =>
  mustRetreat(g, u) ? (inForce(ruleOf.retreat) ? ["retreat", "retreat-run"] : []) : ["move", "run"];

const limitOf = (u: Unit, run: number): number => inches(u.entry.warscroll.move + run);

/** One unit after another stands, makes a normal move, runs or retreats. */
export const movementPhase = sequence(
  "movement-phase",
  { en: "Movement phase", fr: "Phase de mouvement" },
  { unit: null, kind: null, run: 0 },
  ({ act, choose, roll, repeat }) => [
    act("start", { en: "Movement phase", fr: "Phase de mouvement" }, (_, __, context) => {
      tell(context, "phase", NORMAL, { phase: message("phase.movement") });
      return {};
    }),
    choose(
      "pick",
      { en: "Pick a unit to move", fr: "Choisir une unité à déplacer" },
      "move-unit",
      (g) => (movers(g).length === 0 ? settled({ done: true as const }) : { player: g.active, about: {} }),
      (_, __, answer) => ({ vars: "done" in answer ? { unit: null, kind: null } : { ...answer, run: 0 } }),
      NORMAL,
    ),
    roll(
      "run",
      { en: "Roll for running", fr: "Jet de course" },
      (g, v) => {
        if (v.kind === null || !runs(v.kind) || v.unit === null) return null;
        const u = unit(g, v.unit);
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.run", { unit: named(u) }),
          dice: { kind: "sum", ...RUN },
          rule: ruleOf.run,
        };
      },
      (_, __, outcome) => ({ vars: { run: outcome.total } }),
      ruleOf.run,
    ),
    choose(
      "move",
      { en: "Move its models", fr: "Déplacer ses figurines" },
      "move",
      (g, v) =>
        v.unit === null || v.kind === null
          ? null
          : { player: g.active, about: { unit: v.unit, kind: v.kind, limit: limitOf(unit(g, v.unit), v.run) } },
      (g, v, answer, context) => {
        const u = unit(g, v.unit ?? 0);
        const places = placesOf(u, answer);
        const { to, order } = places;
        const kind = v.kind ?? "move";
        // Who does not move stands, whatever it was picked for; dice that were rolled for running were rolled.
        const stands = order.length === 0 && !runs(kind);
        const along = order.length === 0 ? undefined : went(g, u, kind, limitOf(u, v.run), places);
        tell(context, stands ? "stands" : kind, ruleOf[kind], { unit: named(u), run: v.run }, along);
        return {
          game: change(g, u.id, {
            models: to,
            moved: true,
            ran: runs(kind),
            retreated: retreats(kind) && !stands,
          }),
        };
      },
    ),
    repeat("next", { en: "The next unit", fr: "L’unité suivante" }, "pick", (_, v) => v.unit !== null),
  ],
);
