// The combats whose odds the benchmark asks for: every pair of the starter armies, face to face. They depend on no
// battle, so that a change of the rules leaves the questions what they were.
import { combatQuestion, type NinthAge, ninthAge } from "@tercio/ninth-age";

function faceToFace(start: NinthAge, first: number, second: number): NinthAge {
  return {
    ...start,
    gameTurn: 1,
    playerTurn: 1,
    active: 0,
    firstTurn: 0,
    zone: [-1, 1],
    phase: "melee",
    stack: [],
    units: start.units.map((u) =>
      u.id === first
        ? { ...u, place: "field", x: 0, y: 0, facing: 0 }
        : u.id === second
          ? { ...u, place: "field", x: 0, y: 0, facing: 32_768 }
          : { ...u, place: "pursued-off" },
    ),
    engagements: [{ a: first, b: second, aFacing: "front", bFacing: "front", offset: 0 }],
  };
}

/** One question for each pair of units of the two starter armies: 30 of them. */
export function combats(): readonly ReturnType<typeof combatQuestion>[] {
  const start = ninthAge.rules.setup(ninthAge.rules.starter());
  const of = (seat: number): number[] => start.units.filter((u) => u.seat === seat).map((u) => u.id);
  return of(0).flatMap((a) => of(1).map((b) => combatQuestion(faceToFace(start, a, b), [a, b])));
}
