import { gatePoints, whyNoGate } from "../battlefield/gateway.ts";
import { anyAnswer, type ChoiceKind, exactly, firstAnswer, message, type Refusal, refuse, there } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import { objectiveRule } from "../state/deployments.ts";
import { dropPlaces, dropProblem, exactlyApart, markerPlaces, markerProblem } from "../battlefield/markers.ts";
import { bridged, inches, seen } from "@tercio/regiments";
import { distinct } from "../battlefield/points.ts";
import { featureName, middleOf } from "../battlefield/terrain.ts";
import { viewOf, zoneDistance } from "../battlefield/zones.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, type Seat, unit } from "../state/state.ts";
import type { About } from "../sequence/asked.ts";
import { listed } from "./simple.ts";
import { pointNamed } from "./spell-point.ts";

type G = NinthAge;
const PICKS = "t9a.deployment.zone-chooser-picks";
const SECURE = objectiveRule("secure-target");
const SPOILS = objectiveRule("spoils-of-war");

/** A point of the table as plain data. */
type Place = { readonly x: number; readonly y: number };

/** A point of the table as an answer: some good ones on buttons, any legal one by a tap on the board. */
function point<K extends "place-marker" | "put-down" | "gateway-point">(
  id: K,
  rule: string,
  describe: (game: G, about: About<K>) => ReturnType<typeof message>,
  places: (game: G, about: About<K>) => readonly Point[],
  problem: (game: G, about: About<K>, p: Point) => Refusal | null,
  label: (game: G, about: About<K>, p: Point) => ReturnType<typeof message>,
): ChoiceKind<G, About<K>, Place> {
  const shape = refuse("refuse.shape", rule, { kind: id });
  const whole = (v: unknown): v is number => typeof v === "number" && Number.isInteger(v);
  return {
    id,
    rule,
    describe,
    accept(game, about: About<K>, answer) {
      if (!exactly(answer, ["x", "y"]) || !whole(answer.x) || !whole(answer.y)) return shape;
      return problem(game, about, { x: answer.x, y: answer.y }) ?? true;
    },
    enumerate: (game, about: About<K>) => distinct(places(game, about)),
    label,
    sample: (game, about: About<K>, source) => anyAnswer(distinct(places(game, about)), source),
    timeout: (game, about: About<K>) => firstAnswer(distinct(places(game, about))),
  };
}

/** A place for a marker in words, as its owner sees it: how far off the middle and off its zone it lies. */
function markerWords(game: G, seat: Seat, p: Point): ReturnType<typeof message> {
  const x = seen(viewOf(game, seat), p).x * game.chirality;
  const distance = bridged(zoneDistance(game, seat)(p));
  const across = inches(Math.abs(x));
  if (x < 0) return message("answer.marker.left", { distance, across });
  return x > 0 ? message("answer.marker.right", { distance, across }) : message("answer.marker.middle", { distance });
}

/** What is chosen before the first turn besides places of units, and what objectives ask during the battle. */
export const deploymentChoices: readonly ChoiceKind<G>[] = [
  listed(
    "diagonal",
    PICKS,
    () => message("ask.diagonal"),
    (game) => {
      return game.chirality === 1
        ? [{ diagonal: "rising" }, { diagonal: "falling" }]
        : [{ diagonal: "falling" }, { diagonal: "rising" }];
    },
    (_, __, a) => message(`answer.diagonal.${a.diagonal}`),
  ),
  listed(
    "short-edge",
    PICKS,
    (_, about) => message("ask.short-edge", { player: about.player + 1 }),
    (game) => (game.chirality === 1 ? [{ edge: "east" }, { edge: "west" }] : [{ edge: "west" }, { edge: "east" }]),
    (_, __, a) => message(`answer.short-edge.${a.edge}`),
  ),
  listed(
    "special-deployment",
    "t9a.sequence.pre-game.pre-game.8",
    (_, about) => message("ask.special-deployment", { player: about.player + 1 }),
    (_, about) => [{ done: true }, ...about.may],
    (game, _, a) =>
      "done" in a
        ? message("answer.special.done")
        : message(`answer.special.${a.special}`, { unit: named(unit(game, a.unit)) }),
    // Who can come otherwise mostly does; of those that may only be held back, few are.
    (_, about, source) => {
      const own = about.may.filter((m) => m.special !== "short-edge");
      const list = own.length > 0 && source.next(4) > 1 ? own : source.next(4) === 1 ? about.may : [];
      return list[source.next(Math.max(1, list.length)) - 1] ?? { done: true };
    },
  ),
  listed(
    "attacker",
    PICKS,
    () => message("ask.attacker"),
    (game) => (game.zoneChooser === 1 ? [{ seat: 1 }, { seat: 0 }] : [{ seat: 0 }, { seat: 1 }]),
    (_, __, a) => message("answer.player", { player: a.seat + 1 }),
  ),
  listed(
    "first-turn",
    "t9a.rule.first-turn-choice",
    () => message("ask.first-turn"),
    () => [{ intent: "first" }, { intent: "second" }],
    (_, __, a) => message(`answer.intent.${a.intent}`),
  ),
  listed(
    "mark-unit",
    objectiveRule("capture-the-flags"),
    () => message("ask.mark-unit"),
    (_, about) => about.units.map((id) => ({ unit: id })),
    (game, _, a) => message("answer.unit", { unit: named(unit(game, a.unit)) }),
  ),
  listed(
    "choose-hill",
    objectiveRule("king-of-the-hill"),
    (_, about) => message("ask.choose-hill", { player: about.player + 1 }),
    (_, about) => about.features.map((feature) => ({ feature })),
    (game, _, { feature }) => {
      const f = there(game.terrain[feature]);
      const { x, y } = middleOf(f);
      return message("answer.hill", {
        feature: featureName(f),
        across: inches(Math.abs(x)),
        side: message(x < 0 ? "compass.west" : "compass.east"),
        along: inches(Math.abs(y)),
        way: message(y < 0 ? "compass.south" : "compass.north"),
      });
    },
  ),
  listed(
    "pick-up",
    SPOILS,
    () => message("ask.pick-up"),
    (_, about) => [...about.units.map((id) => ({ unit: id })), { unit: null }],
    (game, _, a) =>
      a.unit === null ? message("answer.leave-marker") : message("answer.pick-up", { unit: named(unit(game, a.unit)) }),
  ),
  point(
    "place-marker",
    SECURE,
    (game, about) =>
      message(exactlyApart(game) ? "ask.place-marker" : "ask.place-marker.farther", { player: about.player + 1 }),
    (game, about) => markerPlaces(game, about.player),
    (game, about, p) => markerProblem(game, about.player, p),
    (game, about, p) => markerWords(game, about.player, p),
  ),
  point(
    "put-down",
    SPOILS,
    (game, about) => message("ask.put-down", { unit: named(unit(game, about.unit)) }),
    (game, about) => dropPlaces(game, about.marker),
    (game, about, p) => dropProblem(game, about.marker, p),
    (_, __, p) => pointNamed(p),
  ),
  point(
    "gateway-point",
    "t9a.rule.gateway",
    (game, about) => message("ask.gateway-point", { unit: named(unit(game, about.unit)) }),
    gatePoints,
    whyNoGate,
    (_, __, p) => pointNamed(p),
  ),
];
