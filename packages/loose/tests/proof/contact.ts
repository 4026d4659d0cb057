import { charged, type Moved, mostInContact, nearest, pileIn } from "../../src/index.ts";
import { coherent, walk } from "../oracle/checks.ts";
import { CHARGE_REACH, mostInContact as oracleFinds } from "../oracle/contact.ts";
import type { ContactAsked, ContactFound } from "../oracle/contact-places.ts";
import { INCH } from "../oracle/geometry.ts";
import { type Base, randomFrom, sceneFrom } from "../oracle/scenes.ts";
import { type Compared, HAIR, OVAL, ovals, Tally, TOUCHING } from "./compared.ts";

/** A unit of up to six round models and what is asked of it. */
export interface Question {
  readonly what: "charge" | "contact" | "pile-in";
  readonly asked: ContactAsked;
}

/** Steps of the oracle's search and directions of its rings: what 2,000 scenes can be asked with. */
const BUDGET = 1000;
const ANGLES = 48;

/**
 * The unit of a random scene of which some model might get to an enemy: the nearest others are enemies, the rest friends.
 * Every third scene is a charge, every third a move into contact, every third a pile-in.
 */
export function questionOf(seed: number): Question {
  const random = randomFrom(seed + 2_000_000);
  for (let n = 0; ; n++) {
    const scene = sceneFrom(seed * 1000 + n, random.of(["open", "cluster", "cluster", "edge"]));
    const unit = scene.unit.slice(0, random.whole(1, 6));
    const first = unit[0] as Base;
    if (first.shape.kind !== "round" || scene.obstacles.length === 0 || coherent(unit) !== "yes") continue;
    const far = (b: Base): number => Math.hypot(b.x - first.x, b.y - first.y);
    const others = [...scene.obstacles].sort((a, b) => far(a) - far(b));
    const many = random.whole(1, 5);
    const enemies = others.slice(0, many);
    const friends = [...others.slice(many), ...scene.unit.slice(unit.length)];
    const what = (["charge", "contact", "pile-in"] as const)[seed % 3] as Question["what"];
    const limit = what === "pile-in" ? 3 * INCH : random.whole(2, 12) * INCH;
    if (nearest(unit, enemies) > limit + CHARGE_REACH) continue;
    // Within 3 inches of an enemy nobody charges.
    if (what === "charge" && nearest(unit, enemies) <= 3 * INCH) continue;
    // What is near enough for the oracle is so for the engine.
    const within = what === "charge" ? CHARGE_REACH - OVAL * Math.min(1, ovals(...enemies)) : TOUCHING;
    const asked = { unit, enemies, friends, table: scene.table, limit, within, pileIn: what === "pile-in" };
    return { what, asked: { ...asked, angles: ANGLES, budget: BUDGET } };
  }
}

interface Found {
  readonly to: readonly Base[];
  readonly moved: Moved;
  readonly proven?: boolean;
}

function answered({ what, asked }: Question): Found | null {
  const { unit, enemies, friends, table, limit } = asked;
  // Of these shapes the answers are of these shapes too.
  if (what === "charge") return charged(unit, [enemies], friends, table, limit, CHARGE_REACH, INCH) as Found | null;
  if (what === "pile-in") return pileIn(unit, [enemies], friends, table, limit, INCH) as Found;
  return mostInContact(unit, enemies, friends, table, limit, 0, INCH) as Found | null;
}

/** Steps in which the engine's moves are walked: nobody is crossed deeper than a tenth of a millimetre between two. */
const STEP = 20;

/**
 * A charge, a move into contact or a pile-in against a placement that is certain, and walked in small steps. Wrong is a charge
 * called impossible that can be made, a move that breaks a rule, and more said to be proven than is. That fewer are placed
 * than could be is only counted: where models stand is the player's choice, and the engine, which proposes it, looks for the
 * most side by side, and one after another from a few leads, but not for everything that could be between enemies standing
 * far apart.
 */
export function judged(seed: number, question: Question, known: Pick<ContactFound, "count" | "ends">): Compared {
  const { what, asked } = question;
  const { unit, enemies, friends, table, limit } = asked;
  const tally = new Tally();
  tally.count("scenes");
  const where = `${what} ${seed}, ${unit.length} models`;
  const found = answered(question);
  // Who is near enough to strike counts after a charge; who touches after other moves.
  const near = what === "charge" ? INCH : TOUCHING;
  const counted = (bases: readonly Base[]): number => bases.filter((b) => nearest([b], enemies) <= near + HAIR).length;
  const least = known.count === 0 ? 0 : counted(known.ends);
  const many = found === null ? 0 : counted(found.to);
  tally.count("models", many);
  tally.count("possible", Math.max(many, least));
  tally.count(many < least ? "fewer" : many > least ? "more than the oracle" : "as many");
  if (found === null) {
    tally.count("none");
    if (what === "charge" && known.count > 0) tally.fault("called impossible", `${where}: ${least} can`);
    return tally;
  }
  if (found.proven === true && many < least) tally.fault("wrongly proven", where);
  const ways = new Map(
    found.moved.order.map((i) => {
      const path = found.moved.ways[i]?.points ?? [];
      return [i, { path }] as const;
    }),
  );
  // The polyline of a way is as near to it as this, and its ends are whole numbers.
  const allow = TOUCHING + OVAL * Math.min(1, ovals(...enemies, ...friends)) + 0.5 + HAIR;
  const seen = walk({
    unit,
    order: found.moved.order,
    ways,
    friends,
    enemies,
    table,
    limit: limit + 1,
    allow,
    step: STEP,
  });
  for (const f of seen.faults) tally.fault("illegal", `${where}: ${JSON.stringify(f)}`);
  if (what === "charge" && nearest([found.to[found.moved.order[0] ?? 0] as Base], enemies) > CHARGE_REACH + HAIR)
    tally.fault("illegal", `${where}: the first ends too far away`);
  return tally;
}

export function comparedContact(seed: number): Compared {
  const question = questionOf(seed);
  return judged(seed, question, oracleFinds(question.asked));
}
