import { message, type OddsQuestion } from "@tercio/kernel";
import { declareCharge } from "../sequence/charge-declared.ts";
import { named } from "../sequence/emit.ts";
import { enter } from "../sequence/flow.ts";
import { fellShort } from "./charge-questions.ts";
import { health } from "../calculation/health.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";

type G = NinthAge;

/** What an attack from afar is told by in one number: that it costs anything at all, be it the whole unit. */
export const ANY_LOSSES = { label: message("odds.shot-any"), of: ["gone", "panics", "losses"] } as const;

/** How an attack from afar ends for its target, once all that it starts has been played. */
export function harmed(game: G, target: number): Pick<OddsQuestion<G>, "stop" | "result" | "results"> {
  const before = health(game, unit(game, target));
  return {
    stop: () => false,
    result(g) {
      if (g.stack.length > 0) return null;
      const u = unit(g, target);
      if (!onField(u)) return "gone";
      if (u.fleeing && !unit(game, target).fleeing) return "panics";
      return health(g, u) < before ? "losses" : "nothing";
    },
    results: [
      { id: "gone", label: message("odds.shot-gone") },
      { id: "panics", label: message("odds.shot-panics") },
      { id: "losses", label: message("odds.shot-losses") },
      { id: "nothing", label: message("odds.shot-nothing") },
    ],
  };
}

/** What does this Shooting Attack do to its target? Plays it out, Panic Tests and flights with it. */
export function shootingQuestion(game: G, by: number, target: number): OddsQuestion<G> {
  return {
    id: `shooting-${by}-${target}`,
    label: message("odds.shooting", { unit: named(unit(game, by)), foe: named(unit(game, target)) }),
    start: { ...game, stack: [enter("shooting", { unit: by, target, standing: false })] },
    answer: { unit: by, target },
    headline: ANY_LOSSES,
    pieces: [by, target],
    ...harmed(game, target),
  };
}

/** If the target of a charge stands and shoots: does the charge still arrive? Plays the shots, then the charge. */
export function standQuestion(game: G, target: number, charger: number): OddsQuestion<G> {
  const declared = unit(game, charger).declared === target ? game : declareCharge(game, charger, target);
  return {
    id: `stand-${target}-${charger}`,
    label: message("odds.stand", { unit: named(unit(game, target)), foe: named(unit(game, charger)) }),
    start: {
      ...declared,
      stack: [
        enter("charge-move", { unit: charger }),
        enter("shooting", { unit: target, target: charger, standing: true }),
      ],
    },
    answer: { reaction: "stand-and-shoot" },
    headline: "arrives",
    pieces: [target, charger],
    stop: () => false,
    result(g) {
      const u = unit(g, charger);
      if (!onField(u) || u.fleeing) return "driven-off";
      return u.moved === "failed-charge" || fellShort(g, charger) ? "fails" : u.moved === "charge" ? "arrives" : null;
    },
    results: [
      { id: "arrives", label: message("odds.arrives") },
      { id: "fails", label: message("odds.fails") },
      { id: "driven-off", label: message("odds.driven-off") },
    ],
  };
}
