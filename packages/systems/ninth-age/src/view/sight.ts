import { type ChoiceKind, type ChoiceRequest, type Json, type Message, type Request, there } from "@tercio/kernel";
import { standeesIn } from "@tercio/mass-battle";
import type { PieceKey, SightStop, SightView } from "@tercio/board";
import { at as place, type Point } from "@tercio/tabletop";
import { chargeNeed } from "../calculation/charge-range.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { aloft, mayFly } from "../calculation/rates.ts";
import { chargeChoices } from "../choice/charge.ts";
import { shootingChoices } from "../choice/shooting.ts";
import { chargeable } from "../battlefield/charges.ts";
import { type Obstruction, obstructions } from "../battlefield/obstructions.ts";
import { bridged, outlineSeen, partInside } from "@tercio/regiments";
import { seesUnit } from "../battlefield/seeing.ts";
import { facingSeen } from "../battlefield/model-sights.ts";
import { volleys } from "../battlefield/volleys.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, onField, type Unit } from "../state/state.ts";
import { message } from "../messages/message.ts";

type G = NinthAge;

/** What a line meets at the worst: nothing, soft Cover, hard Cover, something opaque. */
const WORSE = { soft: 1, hard: 2, opaque: 3 } as const;

/** How a pair stands by the rules: what a line between them is to show. */
interface Pair {
  readonly words: Message;
  /** What most of its eyes meet; null: they look past everything. */
  readonly typical: keyof typeof WORSE | null;
  /** Only what hides matters: whoever charges is in nobody's Cover. */
  readonly opaqueOnly: boolean;
}

/** How what stands between is taken, the plainest way first. */
type Taken = (between: readonly Obstruction[]) => readonly Obstruction[];
const plainly: Taken = (between) => between;
/** Of a target in Cover nothing hides all: what is opaque covers the part behind it. */
const covering: Taken = (between) => between.map((o) => ({ ...o, opaque: false }));
/** Volleys go over those in between, and there are cracks that no line of a drawing finds. */
const over: Taken = (between) => between.filter((o) => !o.opaque);
/** What hides too little of a target, or nothing from this weapon, is no Cover. */
const clear: Taken = () => [];

const weightOf = (o: Obstruction): number => (o.opaque ? WORSE.opaque : WORSE[o.cover]);

/** The places from which a unit looks, those nearest to the middle first, each with the centre of its model's base. */
function eyesOf(game: G, u: Unit): readonly { readonly eye: Point; readonly base: Point }[] {
  const f = formationOf(u);
  const own = rectangleOf(u);
  const from = standeesIn(f, 0, game.chirality).toSorted(
    (a, b) => Math.abs(a.right) - Math.abs(b.right) || a.right - b.right,
  );
  return [{ right: 0, depth: f.baseDepth }, ...from].map(({ right, depth }) => ({
    eye: place(own, right, 0),
    base: place(own, right, depth / 2),
  }));
}

/** Points of the facing of a target that an eye stands before: its middle, then towards its ends. */
function aimsAt(target: Unit, eye: Point): readonly Point[] {
  const [a, b] = facingSeen(rectangleOf(target), eye);
  return [0.5, 0.35, 0.65, 0.15, 0.85, 0.02, 0.98].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
}

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly stops: readonly (SightStop & { readonly t: number })[];
  readonly worst: number;
}

function lineOf(from: Point, to: Point, between: readonly Obstruction[]): Line {
  const met = between
    .flatMap((o) => {
      const t = partInside(from, to, outlineSeen(o.shape));
      return t === null ? [] : [{ o, t }];
    })
    .sort((p, q) => p.t - q.t);
  const first = met.findIndex(({ o }) => o.opaque);
  const kept = first < 0 ? met : met.slice(0, first + 1);
  const names = kept.map(({ o }) => JSON.stringify([o.because(), o.opaque]));
  return {
    from,
    to,
    worst: Math.max(0, ...kept.map(({ o }) => weightOf(o))),
    // A feature of several parts is met once.
    stops: kept
      .filter((_, i) => names.indexOf(there(names[i])) === i)
      .map(({ o, t }) => ({
        t,
        at: { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t },
        label: message(`sight.${o.opaque ? "opaque" : o.cover}`, { what: o.because() }),
        rule: o.rule,
        opaque: o.opaque,
      })),
  };
}

/** Of all lines between two units one that shows what most of the first one's models see, as near the middle as there is. */
function typicalLine(game: G, u: Unit, target: Unit, { typical, opaqueOnly }: Pair): Line {
  const wanted = typical === null ? 0 : WORSE[typical];
  const looks = eyesOf(game, u).map(({ eye, base }) => ({
    eye,
    between: obstructions(game, u, target, base).filter((o) => o.opaque || !opaqueOnly),
  }));
  let best: Line | null = null;
  const ways = {
    opaque: [plainly],
    soft: [plainly, covering, over],
    hard: [plainly, covering, over],
    none: [plainly, clear],
  };
  for (const taken of ways[typical ?? "none"])
    for (const { eye, between } of looks)
      for (const aim of aimsAt(target, eye)) {
        const line = lineOf(eye, aim, taken(between));
        if (line.worst === wanted) return line;
        // Who sees it looks past what hides it, whatever else is met.
        const fits = typical === "opaque" || line.worst < WORSE.opaque;
        if (fits && (best === null || Math.abs(line.worst - wanted) < Math.abs(best.worst - wanted))) best = line;
      }
  return best ?? lineOf({ x: u.x, y: u.y }, { x: target.x, y: target.y }, []);
}

/** What an enemy may be gone for by, as the choice itself has it: the answer is legal, or why it is not. */
function verdictOn(kinds: readonly ChoiceKind<G>[], game: G, { about, choice }: ChoiceRequest, answer: Json) {
  return kinds.find((k) => k.id === choice)?.accept(game, about, answer) ?? true;
}

const hiddenFrom = (game: G, u: Unit, target: Unit): Pair["typical"] => (seesUnit(game, u, target) ? null : "opaque");

/** How a shooter stands to a target that it may shoot at: who sees it openly, and who through what Cover. */
function shooting(game: G, u: Unit, target: Unit): Pair {
  const all = volleys(game, u, target, false);
  const covers = [null, "soft", "hard"] as const;
  const counts = covers.map((cover) => all.reduce((sum, v) => sum + (v.cover === cover ? v.models : 0), 0));
  const parts = covers.flatMap((cover, i) =>
    (counts[i] ?? 0) === 0 ? [] : [message(`sight.models.${cover ?? "open"}`, { models: counts[i] ?? 0 })],
  );
  return {
    words: message("sight.shot", { foe: named(target), parts }),
    typical: covers[counts.indexOf(Math.max(...counts))] ?? null,
    opaqueOnly: false,
  };
}

/** How far a target is that may be charged. */
function charging(game: G, u: Unit, target: Unit): Pair {
  const by = mayFly(game, u) && chargeable(game, aloft(u), target) ? aloft(u) : u;
  const { distance } = chargeNeed(game, by, target);
  const words = message("sight.charge", { foe: named(target), distance: bridged(distance) });
  return { words, typical: null, opaqueOnly: true };
}

/** What is asked where sight decides it: the choices themselves, and how a pair stands that may be answered. */
const kinds = {
  shoot: { all: shootingChoices, pair: shooting },
  charge: { all: chargeChoices, pair: charging },
} as const;
const sightDecides = (choice: string): choice is keyof typeof kinds => Object.hasOwn(kinds, choice);

/** What a unit sees of an enemy while a shot or a charge is being chosen. */
export function sight(game: G, request: Request, piece: PieceKey, target: PieceKey): SightView | null {
  const u = game.units.find((v) => v.id === piece);
  const foe = game.units.find((v) => v.id === target);
  if (request.type !== "choice" || !sightDecides(request.choice) || u === undefined || foe === undefined) return null;
  if (!onField(u) || !onField(foe) || u.seat !== request.player || foe.seat === u.seat) return null;
  const { all, pair: pairOf } = kinds[request.choice];
  // Who can fly may go for more than who walks: one of both answers is enough.
  const answers = [
    { unit: u.id, target: foe.id },
    { unit: u.id, target: foe.id, air: true },
  ].slice(0, mayFly(game, u) ? 2 : 1);
  const verdicts = answers.map((a) => verdictOn(all, game, request, a));
  const [first = true] = verdicts;
  const may = verdicts.includes(true);
  const pair: Pair =
    may || first === true
      ? pairOf(game, u, foe)
      : { words: first.message, typical: hiddenFrom(game, u, foe), opaqueOnly: request.choice === "charge" };
  const { from, to, stops } = typicalLine(game, u, foe, pair);
  return {
    piece: u.id,
    target: foe.id,
    from,
    to,
    stops: stops.map(({ t: _, ...stop }) => stop),
    may,
    words: pair.words,
  };
}
