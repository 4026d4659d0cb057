import {
  type ChoiceKind,
  exactly,
  type Fields,
  type Json,
  type Message,
  message,
  isRecord,
  refuse,
  type Verdict,
} from "@tercio/kernel";
import { angleTo, INCH, normalise, type Point, type Rectangle, rightward } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { reformed } from "../battlefield/paths.ts";
import { inches } from "@tercio/regiments";
import { UNIT_SPACING } from "../battlefield/world.ts";
import { combatFronts } from "../battlefield/combat-fronts.ts";
import { type CombatFront, combatReformed } from "../battlefield/combat-reform.ts";
import { marchRate } from "../calculation/rates.ts";
import { engagementsOf, foes, type NinthAge, type Unit, unit } from "../state/state.ts";
import { named } from "../sequence/emit.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import { abreast } from "../state/rooms.ts";

type G = NinthAge;
export type About = { readonly unit: number };
const whole = (n: unknown): n is number => typeof n === "number" && Number.isInteger(n);

/** The answer that turns a unit about its centre and changes its width; null where that cannot be. */
export function reformTo(game: G, u: Unit, kind: "reform" | "pivot", facing: number, files: number): Json | null {
  const result = reformed(game, u, facing, files, marchRate(game, u) * INCH, UNIT_SPACING);
  return "problem" in result ? null : { kind, x: result.end.x, y: result.end.y, facing, files };
}

/** Reforms outside the Movement Phase: stay, turn about the centre, or change formation. */
function reforming(id: string, rule: string, pivots: boolean, ask: string): ChoiceKind<G> {
  const check = (game: G, about: About, answer: unknown): Verdict => {
    if (!isRecord(answer)) return refuse("refuse.shape", rule, { kind: id });
    if (answer.kind === "stay") return exactly(answer, ["kind"]) ? true : refuse("refuse.shape", rule, { kind: id });
    if (answer.kind !== "reform" && !(pivots && answer.kind === "pivot"))
      return refuse("refuse.shape", rule, { kind: id }, "kind");
    if (!exactly(answer, ["kind", "x", "y", "facing", "files"])) return refuse("refuse.shape", rule, { kind: id });
    const u = unit(game, about.unit);
    if (!whole(answer.files) || answer.files < 1 || answer.files > abreast(u))
      return refuse("refuse.files", rule, { unit: named(u), most: abreast(u) }, "files");
    if (answer.kind === "pivot" && answer.files !== u.files) return refuse("refuse.pivot-files", rule, {}, "files");
    if (!whole(answer.facing) || answer.facing !== normalise(answer.facing))
      return refuse("refuse.shape", rule, { kind: id }, "facing");
    const result = reformed(game, u, answer.facing, answer.files, marchRate(game, u) * INCH, UNIT_SPACING);
    if ("problem" in result) return result.problem;
    return result.end.x === answer.x && result.end.y === answer.y
      ? true
      : refuse("refuse.reform-centre", rule, {}, "x");
  };
  const towardsEnemy = (game: G, about: About): Json | null => {
    const u = unit(game, about.unit);
    const foe = nearestEnemy(game, u);
    return foe === null
      ? null
      : reformTo(game, u, pivots ? "pivot" : "reform", angleTo(foe.x - u.x, foe.y - u.y), u.files);
  };
  return {
    id,
    rule,
    describe: (game, about: About) => message(ask, { unit: named(unit(game, about.unit)) }),
    accept: check,
    enumerate(game, about: About) {
      const turn = towardsEnemy(game, about);
      return turn === null ? [{ kind: "stay" }] : [{ kind: "stay" }, turn];
    },
    label: (_, __, answer): Message =>
      message((answer as { kind: string }).kind === "stay" ? "answer.stay" : "answer.face-enemy"),
    sample(game, about: About, source) {
      const turn = towardsEnemy(game, about);
      if (turn === null || source.next(8) === 1) return { kind: "stay" };
      const u = unit(game, about.unit);
      const files = u.files + (source.next(2) === 1 ? 1 : -1);
      const wanted = source.next(6) === 1 && files >= 1 && files <= abreast(u);
      return (wanted ? reformTo(game, u, "reform", (turn as { facing: number }).facing, files) : null) ?? turn;
    },
    timeout: () => ({ kind: "stay" }),
  };
}

export const ROUND = "t9a.sequence.melee.round-of-combat.15";
const front = (answer: Fields): CombatFront => answer as CombatFront;

/** How far (0.01 mm) a front's middle lies to the right of a point, as the unit sees it that looks along `as`. */
function aside(as: Rectangle, from: Point, to: Point): number {
  const right = rightward(as);
  return (to.x - from.x) * right.x + (to.y - from.y) * right.y;
}
/** Nearer than this it is told to be in the middle, 0.01 mm. */
const MIDDLE = 20;

/** A front in words; two that differ never read alike: where they lie is told, too. */
function frontWords(game: G, u: Unit, { facing, files, x, y }: CombatFront): Message {
  const turn = normalise(facing - u.facing);
  const enemy = foes(game, u.id)[0]?.foe;
  const r = rectangleOf(u);
  if (enemy === undefined || turn <= 40 || turn >= 65536 - 40) {
    const along = aside(r, u, { x, y });
    const distance = inches(Math.abs(along));
    if (along > MIDDLE) return message("answer.files.right", { files, distance });
    return along < -MIDDLE
      ? message("answer.files.left", { files, distance })
      : message("answer.files.centre", { files });
  }
  const foe = unit(game, enemy);
  const along = aside({ ...r, facing }, rectangleOf(foe), { x, y });
  const [distance, name] = [inches(Math.abs(along)), named(foe)];
  if (along > MIDDLE) return message("answer.front-to-enemy.right", { files, distance, foe: name });
  return along < -MIDDLE
    ? message("answer.front-to-enemy.left", { files, distance, foe: name })
    : message("answer.front-to-enemy", { files });
}

const combatReform: ChoiceKind<G> = {
  id: "combat-reform",
  rule: ROUND,
  describe: (game, about: About) => message("ask.combat-reform", { unit: named(unit(game, about.unit)) }),
  accept(game, about: About, answer) {
    if (exactly(answer, ["files"]) && answer.files === null) return true;
    if (!exactly(answer, ["files", "x", "y", "facing"]) || !Object.values(answer).every(whole))
      return refuse("refuse.shape", ROUND, { kind: "combat-reform" });
    const to = front(answer);
    if (to.facing !== normalise(to.facing)) return refuse("refuse.shape", ROUND, { kind: "combat-reform" }, "facing");
    const done = combatReformed(game, about.unit, to);
    return "problem" in done ? done.problem : true;
  },
  enumerate: (game, about: About) => [{ files: null }, ...combatFronts(game, about.unit)],
  label(game, about: About, answer) {
    const to = answer as CombatFront | { files: null };
    if (to.files === null) return message("answer.stay");
    return frontWords(game, unit(game, about.unit), to);
  },
  sample(game, about: About, source) {
    // Whoever is held in the flank mostly turns to the enemy.
    const flank = engagementsOf(game, about.unit).some((e) => (e.a === about.unit ? e.aFacing : e.bFacing) !== "front");
    if (flank ? source.next(3) === 1 : source.next(10) > 1) return { files: null };
    const fronts = combatFronts(game, about.unit);
    return fronts[source.next(Math.max(1, fronts.length)) - 1] ?? { files: null };
  },
  timeout: () => ({ files: null }),
};

export const reformChoices: readonly ChoiceKind<G>[] = [
  reforming("rally-reform", "t9a.sequence.movement.movement-phase.2", false, "ask.rally-reform"),
  reforming("post-combat", "t9a.sequence.melee.round-of-combat.14", true, "ask.post-combat"),
  combatReform,
];
