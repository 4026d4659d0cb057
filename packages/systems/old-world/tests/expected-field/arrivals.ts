import { type Json, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { whyNotDeclare } from "../../src/choice/charge.ts";
import { hasCommand, mayRally } from "../../src/sequence/commanding.ts";
import { finished } from "../../src/sequence/deployed.ts";
import { enter } from "../../src/sequence/flow.ts";
import { movable, whyNoMarch } from "../../src/sequence/moving.ts";
import { broken } from "../../src/sequence/victory.ts";
import { beginPhase } from "../../src/sequence/phases.ts";
import { type Arrival, change, fieldOf, type OldWorld, type Unit, unit, withField } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";
import {
  type Answers,
  DECLARED,
  diceOf,
  gameOf,
  idOf,
  playedWith,
  standing,
  unitAfter,
  type Written,
} from "./scene.ts";

const SET_UP = { phase: "set-up" } as const;
const waiting = (arrival: Arrival | null): Partial<Unit> => ({ place: "reserve", arrival });
const named = (game: OldWorld, is: (u: Unit) => boolean): Json => game.units.filter(is).map((u) => u.entry.name.en);

/** The Strategy phase with its one command: the first unit that is written flees, the second calls. */
const strategy = (w: Written) =>
  playedWith(gameOf(w), diceOf(w), [enter("strategy-phase", {})], { "give-command": [{ unit: 1, target: 0 }] });

/** What is asked at the start, in the middle and at the end of a turn besides moves: arrivals, commands, tests. */
export const arrivalAnswers: Answers = {
  "setup-meeting-engagement-reserves": (w) => {
    const units = w.scene.units.map((u): Standing => ({ ...standing(u), now: waiting(null) }));
    const game = battlefield({
      units: [...units, { side: 1, entry: { name: { en: "Foe", fr: "Foe" } }, now: waiting(null) }],
      field: { ...SET_UP, battle: "meeting-engagement", map: "none" },
    });
    // Before what is written a die falls for the zones, and after it one for the foe.
    const r = playedWith(
      game,
      [1, ...diceOf(w), 6],
      [enter("set-up", {})],
      {},
      (q) => q.type === "choice" && q.choice === "first-deployer",
    );
    return named(r.game, (u) => u.arrival === "reserve");
  },
  "setup-scouts-exactly-twelve": (w) => {
    const game = withField(change(gameOf(w), 0, waiting("scout")), SET_UP);
    const { x, y, facing, files } = unit(gameOf(w), 0);
    const about = { player: 0, units: [0], together: false, from: "scout" };
    const answer = { units: [{ unit: 0, x, y, facing, files }] };
    return (
      there(there(playedWith(game, [], []).system.rules.choices["deploy"]).accept)(game, about as never, answer) ===
      true
    );
  },
  "setup-scouts-count-for-finishing": () => {
    const game = battlefield({
      units: [
        { side: 0, at: [0, -14] },
        { side: 1, at: [0, 14], facing: 180 },
        { side: 0, entry: { rules: ["scouts"] }, now: waiting("scout") },
      ],
      field: { ...SET_UP, finishedFirst: null },
    });
    const first = fieldOf(finished(finished(game, 0), 1)).finishedFirst;
    return first === null ? "neither" : first === 0 ? "A" : "B";
  },
  "setup-vanguard-move-and-charge": (w) => {
    const game = withField(gameOf(w), SET_UP);
    const { system } = playedWith(game, [], []);
    const goes = (n: number) =>
      there(system.rules.choices["move"]).accept(game, { player: 0, units: [0] } as never, {
        ...{ unit: 0, move: "move" },
        path: [{ kind: "straight", distance: n }],
      }) === true;
    let most = 0;
    while (goes(most + 1)) most++;
    const marches = whyNoMarch(game, unit(game, 0)) === null;
    const scene = {
      ...w.scene,
      units: [
        ...w.scene.units,
        { ...there(w.scene.units[0]), name: "Foe", side: "B" as const, at: [0, -4] as const, facing: 180, special: [] },
      ],
    };
    const later = change(gameOf({ ...w, scene }), 0, { arrival: "vanguard" });
    return [marches ? 99 : most / INCH, whyNotDeclare(later, [], { unit: 0, target: 1 }) === true];
  },
  "setup-break-point-rounding": () =>
    broken(
      battlefield({
        units: [
          { side: 0, entry: { models: 101, files: 5 }, now: { models: 25 } },
          { side: 1, at: [0, 20] },
        ],
        field: { battle: "break-point" },
        turn: 7,
      }),
    ).includes(0),
  "command-rallying-cry-then-second-test": (w) => !unitAfter(strategy(w), w, "Spears").fleeing,
  "command-fleeing-character": (w) => {
    const game = gameOf(w);
    const asked = playedWith(game, [6, 6, 6, 6], [enter("strategy-phase", {})]).requests.some(
      ({ request: q }) => q.type === "choice" && q.choice === "give-command",
    );
    return asked && hasCommand(game, unit(game, 1)) && mayRally(game, unit(game, 1), unit(game, 0));
  },
  "start-of-turn-stupidity-must-hold": (w) => {
    const own = playedWith(gameOf(w), diceOf(w), [enter("strategy-phase", {})]).game;
    const theirs = beginPhase({ ...own, turn: own.turn + 1, active: 1 });
    const r = playedWith(
      theirs,
      [3, 3],
      DECLARED,
      { charge: [{ unit: 1, target: 0 }] },
      (q) => q.type === "choice" && q.choice === "charge-reaction",
    );
    if (r.request?.type !== "choice")
      return [unit(r.game, 0).reaction === "hold" ? "Hold" : String(unit(r.game, 0).reaction)];
    const { enumerate } = there(r.system.rules.choices["charge-reaction"]);
    return (enumerate?.(r.game, r.request.about as never) ?? []).map((a) =>
      JSON.stringify(a) === '{"reaction":"hold"}' ? "Hold" : JSON.stringify(a),
    );
  },
  "ambushers-round-two": (w) => {
    const ambush = (en: string): Standing => ({
      side: 0,
      entry: { name: { en, fr: en }, rules: ["ambushers"] },
      now: waiting("ambush"),
    });
    const game = battlefield({ units: [ambush("Wolves"), ambush("Riders"), { side: 1, at: [0, 10] }], turn: 3 });
    return named(playedWith(game, diceOf(w), [enter("strategy-phase", {})]).game, (u) => u.arrival === "called");
  },
  "reserve-move-who-may": (w) => {
    const game = withField(gameOf(w), { phase: "shooting" });
    return ["Shooters", "Marchers", "Chargers"].filter((name) => movable(game).includes(idOf(w, name)));
  },
};
