import { type ChoiceKind, exactly, message, type Message, refuse } from "@tercio/kernel";
import { chance, distribution, percent } from "@tercio/dice";
import { distanceRoll } from "../calculation/characteristics.ts";
import { INCH, normalise, roundHalfAway, TURN } from "@tercio/tabletop";
import { directions, farthest, RANDOM_MOVEMENT, whyNotTurned } from "../battlefield/random-movement.ts";
import { bridged, inches } from "@tercio/regiments";
import type { About as AboutOf, AnswerTo } from "../sequence/asked.ts";
import { named } from "../sequence/emit.ts";
import { type NinthAge, unit } from "../state/state.ts";

type G = NinthAge;
type About = AboutOf<"random-movement">;
const STAY = { stay: true } as const;

/** What lies in that direction: an enemy, how far off, and how likely the dice lead there; or how far it is free. */
export function aheadWords(game: G, about: About, facing: number): Message {
  const u = unit(game, about.unit);
  const { met, distance, reached, leaves } = farthest(game, u, facing);
  if (met === null)
    return leaves === null
      ? message("note.random-movement.free", { distance: inches(distance) })
      : message("note.random-movement.edge");
  const rolls = distribution(distanceRoll(game, u, "random"));
  const there = chance(rolls, (o) => o.total * INCH >= reached);
  return message("note.random-movement.foe", {
    ...{ foe: named(unit(game, met)), distance: bridged(reached) },
    percent: percent(there),
  });
}

/** How far it would turn, in tenths of a degree, and what lies there: equal directions are no two answers. */
function turnedWords(game: G, about: About, facing: number): Message {
  const ahead = aheadWords(game, about, facing);
  const by = normalise(facing - unit(game, about.unit).facing);
  if (by === 0) return message("answer.random-movement.ahead", { ahead });
  const degrees = (part: number): number => roundHalfAway((part * 3600) / TURN) / 10;
  return by <= TURN / 2
    ? message("answer.random-movement.right", { degrees: degrees(by), ahead })
    : message("answer.random-movement.left", { degrees: degrees(TURN - by), ahead });
}

/** Where a unit turns before the dice of its Random Movement fall: anywhere it has room to, a facing in 1/65536 turns. */
export const randomMovementChoice: ChoiceKind<G> = {
  id: "random-movement",
  rule: RANDOM_MOVEMENT,
  describe: (game, about: About) => message("ask.random-movement", { unit: named(unit(game, about.unit)) }),
  accept(game, about: About, answer) {
    const wrong = refuse("refuse.shape", RANDOM_MOVEMENT, { kind: "random-movement" });
    if (about.stay === true && exactly(answer, ["stay"])) return answer.stay === true ? true : wrong;
    if (!exactly(answer, ["facing"])) return wrong;
    const { facing } = answer;
    if (typeof facing !== "number" || !Number.isInteger(facing) || facing < 0 || facing >= 65_536) return wrong;
    return whyNotTurned(game, unit(game, about.unit), facing) ?? true;
  },
  sample(game, about: About, source) {
    const u = unit(game, about.unit);
    if (about.stay === true && source.next(4) === 1) return STAY;
    const any = (source.next(256) - 1) * 256 + (source.next(256) - 1);
    if (source.next(4) === 1 && whyNotTurned(game, u, any) === null) return { facing: any };
    const list = directions(game, u);
    return { facing: list[source.next(list.length) - 1] ?? u.facing };
  },
  // Never all that there are: one alone would be taken without a word.
  enumerate(game, about: About) {
    const list = directions(game, unit(game, about.unit));
    const all = [...list.map((facing) => ({ facing })), ...(about.stay === true ? [STAY] : [])];
    return all.length < 2 ? null : all;
  },
  label: (game, about: About, answer) => {
    const said = answer as AnswerTo<"random-movement">;
    return "stay" in said ? message("answer.random-movement.stay") : turnedWords(game, about, said.facing);
  },
  timeout: (game, about: About) => ({ facing: unit(game, about.unit).facing }),
};
