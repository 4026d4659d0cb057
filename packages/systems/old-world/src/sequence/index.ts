import { act, ask, enter, message, type Sequence, sequence } from "@tercio/kernel";
import { combats, combatsToFight, type OldWorld, other } from "../state.ts";
import { combat } from "./combat.ts";
import { tell } from "./emit.ts";

type G = OldWorld;

/** The spike's game: one Combat phase in every player turn, for as long as somebody is engaged. */
const game = sequence<G>("game", { en: "Game", fr: "Partie" }, [
  act("turn", { en: "Player turn", fr: "Tour de joueur" }, (g, _, context) => {
    tell(context, "turnStart", null, { turn: g.turn, player: g.active + 1 });
    return { game: { ...g, units: g.units.map((u) => ({ ...u, fought: false })) }, enter: enter("combat-phase") };
  }),
  act("next", { en: "Next player turn", fr: "Tour de joueur suivant" }, (g, _, context) => {
    if (combats(g).length > 0 && g.turn < g.maximumTurns)
      return { game: { ...g, turn: g.turn + 1, active: other(g.active) }, goTo: "turn" };
    tell(context, combats(g).length > 0 ? "outOfTurns" : "nobodyEngaged", null);
    return { game: { ...g, over: true } };
  }),
]);

const combatPhase = sequence<G>("combat-phase", { en: "Combat Phase", fr: "Phase de Combat" }, [
  act(
    "start",
    { en: "Combat Phase", fr: "Phase de Combat" },
    (_, __, context) => {
      tell(context, "phase", "tow.phase.combat", { phase: message("phase.combat") });
      return { vars: { combat: 0 }, goTo: "choose-combat" };
    },
    "tow.phase.combat",
  ),
  // Reached only when the phase is not in force: nothing is fought.
  act("none", { en: "No Combat Phase", fr: "Pas de Phase de Combat" }, () => ({ leave: true })),
  ask(
    "choose-combat",
    { en: "Choose a combat", fr: "Choisir un combat" },
    (g) => {
      const list = combatsToFight(g);
      return list.length < 2
        ? null
        : { type: "choice", player: g.active, choice: "choose-combat", about: { combats: list as never } };
    },
    (_, __, answer: { combat: number }) => ({ vars: { combat: answer.combat } }),
    "tow.combat.choose",
  ),
  act(
    "choose-and-fight",
    { en: "Fight the combat to its end", fr: "Livrer le combat jusqu’au bout" },
    (g, vars) => {
      const units = combatsToFight(g)[vars.combat];
      return units === undefined
        ? { leave: true }
        : { vars: { combat: 0 }, enter: enter("combat", { units }), goTo: "choose-combat" };
    },
    "tow.phase.combat.choose-and-fight",
  ),
]);

/** All sequences, in the order of the book. */
export const sequences: readonly Sequence<G>[] = [game, combatPhase, combat];
