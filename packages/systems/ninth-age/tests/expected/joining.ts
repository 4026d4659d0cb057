// Expected numbers for Characters that join and leave units (The Ninth Age). Written without sight of any engine.
//
// Conventions: inches; x east, y north; at = centre of the front edge; base = [width, depth] in mm; 20 mm = 0.7874 inch, half 0.3937.
// set.units.X.models   all models that stand in the unit, joined Characters included (before the move); own = those without Characters.
// listed               models of its own on the Army List (when it has lost some). lost = Health Points a Character has lost. slain, destroyed = removed as casualties.
// do.by                the move by which it joins or leaves; do.turnTo = degrees clockwise from north, the base turning about its centre;
// do.straight          the whole way, for a join the way to contact with the boundary (rounded to 0.0001). before = what was done (legally) earlier in the same phase.
// expected.models, ranks, fullRanks, advance, march, discipline, decimated, mayAdvance, mayReform: of the unit "men" after the deed, Characters in it included;
// decimatedBefore: before the deed. x, y: centre of the front edge of the base of "hero" after the deed. file: 0 = left-most as seen by who stands in the unit.
// movedMen, movedCharacter: "no", "advance" or "march" (how they count for shooting). points: Victory Points of the other side for the unit and its Characters.
// In a unit "men" with characters, the one named "hero" is he who leaves.

interface Character {
  name?: string; file: number; adv: number; mar: number; dis: number; hp: number; lost?: number; cost: number; general?: boolean; bsb?: boolean; slain?: boolean;
}
interface Unit {
  side: "first" | "second"; base: readonly [number, number]; files: number; models: number; own?: number; listed?: number;
  at: readonly [number, number]; facing: "north" | "east" | "south" | "west"; adv: number; mar: number; dis: number; hp: number;
  champion?: boolean; cost?: number; characters?: readonly Character[]; character?: boolean; rules?: readonly string[];
  type?: "Infantry" | "Cavalry"; height?: "Standard"; fleeing?: boolean; engaged?: boolean; destroyed?: boolean;
}
interface Deed {
  who: string; kind: "advance" | "march" | "join" | "leave" | "none"; by?: "advance" | "march"; turnTo?: number; straight?: number; into?: string; from?: string;
}
interface Expected {
  legal?: boolean; file?: number; models?: number; ranks?: number; fullRanks?: number; x?: number; y?: number;
  advance?: number; march?: number; discipline?: number; decimatedBefore?: boolean; decimated?: boolean; points?: number;
  mayAdvance?: boolean; mayReform?: boolean; movedMen?: "no" | "advance" | "march"; movedCharacter?: "no" | "advance" | "march";
}

export const cases: readonly {
  id: string; said: string; set: { units: Readonly<Record<string, Unit>>; before?: readonly Deed[]; do: Deed }; expected: Expected;
}[] = [

  // ---- A. joining straight ahead ----
  // distance 30 - 22.01 = 7.99 <= 8. 10 + 1 = 11 models of 5 files: 5 + 5 + 1 = 3 ranks, Full Ranks (5 or more) 2. 5 files: middle file 2, x = 36.
  {
    id: "join-march-7.99",
    said: "A Character marches 7.99 inches straight into the front of a unit; March Rate 8.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 22.01], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 7.99, into: "men" },
    },
    expected: { legal: true, file: 2, models: 11, ranks: 3, fullRanks: 2, x: 36, y: 30, advance: 4, march: 8, discipline: 9, mayAdvance: false, mayReform: false, movedMen: "no", movedCharacter: "march" },
  },
  // distance 30 - 22 = 8 <= 8: no longer than the March Rate.
  {
    id: "join-march-8.00",
    said: "The same from exactly 8 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 22], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 8, into: "men" },
    },
    expected: { legal: true, file: 2, models: 11 },
  },
  // distance 30 - 21.99 = 8.01 > 8.
  {
    id: "join-march-8.01",
    said: "The same from 8.01 inches is too far.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 21.99], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 8.01, into: "men" },
    },
    expected: { legal: false },
  },
  // distance 30 - 26 = 4 <= 4. Men have not moved, the Character has Advanced.
  {
    id: "join-advance-4.00",
    said: "Joined by an Advance of exactly 4 inches; Advance Rate 4.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 26], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 4, into: "men" },
    },
    expected: { legal: true, movedMen: "no", movedCharacter: "advance", mayAdvance: false, mayReform: false },
  },
  // distance 30 - 25.99 = 4.01 > 4.
  {
    id: "join-advance-4.01",
    said: "4.01 inches are too far for an Advance of 4.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25.99], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 4.01, into: "men" },
    },
    expected: { legal: false },
  },
  // distance 30 - 25.99 = 4.01 <= 8.
  {
    id: "join-march-4.01",
    said: "4.01 inches by a March are fine.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25.99], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 4.01, into: "men" },
    },
    expected: { legal: true, movedMen: "no", movedCharacter: "march" },
  },

  // ---- B. joining after a quarter turn: the base turns about its own centre ----
  // centre (20, 20 - 0.3937) = (20, 19.6063); after the turn the front edge is at x = 20 + 0.3937 = 20.3937.
  // distance 28.3837 - 20.3937 = 7.99, no longer than 8.
  {
    id: "join-quarter-turn-7.99",
    said: "A Character turns right by a quarter and marches 7.99 inches into the front of a unit facing west.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [28.3837, 19.6], facing: "west", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 90, straight: 7.99, into: "men" },
    },
    expected: { legal: true, file: 2, x: 28.3837, y: 19.6, movedCharacter: "march" },
  },
  // centre (20, 20 - 0.3937) = (20, 19.6063); after the turn the front edge is at x = 20 + 0.3937 = 20.3937.
  // distance 28.3937 - 20.3937 = 8.00, no longer than 8.
  {
    id: "join-quarter-turn-8.00",
    said: "A Character turns right by a quarter and marches 8.00 inches into the front of a unit facing west.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [28.3937, 19.6], facing: "west", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 90, straight: 8.0, into: "men" },
    },
    expected: { legal: true, file: 2, x: 28.3937, y: 19.6, movedCharacter: "march" },
  },
  // centre (20, 20 - 0.3937) = (20, 19.6063); after the turn the front edge is at x = 20 + 0.3937 = 20.3937.
  // distance 28.4037 - 20.3937 = 8.01, longer than 8.
  {
    id: "join-quarter-turn-8.01",
    said: "A Character turns right by a quarter and marches 8.01 inches into the front of a unit facing west.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [28.4037, 19.6], facing: "west", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 90, straight: 8.01, into: "men" },
    },
    expected: { legal: false },
  },
  // centre (50, 19.6063), after the turn the front edge is at x = 50 - 0.3937 = 49.6063; 49.6063 - 41.6163 = 7.99, no longer than 8.
  {
    id: "join-left-turn-7.99",
    said: "A quarter turn to the left and 7.99 inches into the front of a unit facing east.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [41.6163, 19.6], facing: "east", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [50, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 270, straight: 7.99, into: "men" },
    },
    expected: { legal: true },
  },
  // centre (50, 19.6063), after the turn the front edge is at x = 50 - 0.3937 = 49.6063; 49.6063 - 41.5963 = 8.01, longer than 8.
  {
    id: "join-left-turn-8.01",
    said: "A quarter turn to the left and 8.01 inches into the front of a unit facing east.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [41.5963, 19.6], facing: "east", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [50, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 270, straight: 8.01, into: "men" },
    },
    expected: { legal: false },
  },

  // ---- C. joining towards a flank and a rear ----
  // 5 files: flank at x = 40 - 2.5 * 0.7874 = 40 - 1.9685 = 38.0315; 38.0315 - 30.04 = 7.9915, no longer than 8. 20 + 1 = 21 models: 5 ranks, 4 Full Ranks; middle file 2 at (40, 30).
  {
    id: "join-flank-7.99",
    said: "Towards the left flank from 7.99 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [40, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [30.04, 29], facing: "east", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 7.9915, into: "men" },
    },
    expected: { legal: true, file: 2, models: 21, ranks: 5, fullRanks: 4, x: 40, y: 30 },
  },
  // 5 files: flank at x = 40 - 2.5 * 0.7874 = 40 - 1.9685 = 38.0315; 38.0315 - 30.02 = 8.0115, longer than 8.
  {
    id: "join-flank-8.01",
    said: "Towards the left flank from 8.01 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [40, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [30.02, 29], facing: "east", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 8.0115, into: "men" },
    },
    expected: { legal: false },
  },
  // rear at y = 30 - 4 * 0.7874 = 30 - 3.1496 = 26.8504; 26.8504 - 18.86 = 7.9904, no longer than 8.
  {
    id: "join-rear-7.99",
    said: "Towards the rear of four ranks from 7.99 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [40, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [40, 18.86], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 7.9904, into: "men" },
    },
    expected: { legal: true, x: 40, y: 30 },
  },
  // rear at y = 30 - 4 * 0.7874 = 30 - 3.1496 = 26.8504; 26.8504 - 18.84 = 8.0104, longer than 8.
  {
    id: "join-rear-8.01",
    said: "Towards the rear of four ranks from 8.01 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [40, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [40, 18.84], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 8.0104, into: "men" },
    },
    expected: { legal: false },
  },
  // 16 models of 5 files: 4 ranks (5 5 5 1), rear still at 26.8504; 26.8504 - 18.86 = 7.9904 <= 8. 17 models: 5 5 5 2 = 4 ranks, 3 Full Ranks. (To the third rank it would be 8.78.)
  {
    id: "join-rear-short-last-rank",
    said: "Towards the rear of a unit whose last rank has one model: the boundary is the whole rectangle.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 16, at: [40, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [40, 18.86], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 7.9904, into: "men" },
    },
    expected: { legal: true, file: 2, models: 17, ranks: 4, fullRanks: 3, x: 40, y: 30 },
  },

  // ---- D. joining at an angle: the leading corner touches first ----
  // centre (20, 19.6063); the north corner of the turned base is at 19.6063 + 0.3937 * 1.41421 = 19.6063 + 0.5568 = 20.1631.
  // (25.81 - 20.1631) / cos 45 = 5.6469 / 0.70711 = 7.9860, no longer than 8; the corner meets the front at x = 20 + 5.647 = 25.65.
  {
    id: "join-45-degrees-7.99",
    said: "Turned by 45 degrees, 7.99 inches along the way to a front that faces south.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [25.65, 25.81], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 45, straight: 7.986, into: "men" },
    },
    expected: { legal: true, file: 2, x: 25.65, y: 25.81 },
  },
  // centre (20, 19.6063); the north corner of the turned base is at 19.6063 + 0.3937 * 1.41421 = 19.6063 + 0.5568 = 20.1631.
  // (25.83 - 20.1631) / cos 45 = 5.6669 / 0.70711 = 8.0142, longer than 8.
  {
    id: "join-45-degrees-8.01",
    said: "Turned by 45 degrees, 8.01 inches along the way to a front that faces south.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [25.65, 25.83], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 45, straight: 8.0142, into: "men" },
    },
    expected: { legal: false },
  },
  // front left corner is the northmost: 19.6063 + 0.3937 * (cos 30 + sin 30) = 19.6063 + 0.3937 * 1.36603 = 20.1441.
  // (27.06 - 20.1441) / 0.86603 = 7.9858, no longer than 8; it meets the front at x = 20 - 0.1441 + 0.5 * 7.986 = 23.849.
  {
    id: "join-30-degrees-7.99",
    said: "Turned by 30 degrees, 7.99 inches along the way to a front that faces south.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [23.85, 27.06], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 30, straight: 7.9858, into: "men" },
    },
    expected: { legal: true, file: 2, x: 23.85, y: 27.06 },
  },
  // front left corner is the northmost: 19.6063 + 0.3937 * (cos 30 + sin 30) = 19.6063 + 0.3937 * 1.36603 = 20.1441.
  // (27.08 - 20.1441) / 0.86603 = 8.0089, longer than 8.
  {
    id: "join-30-degrees-8.01",
    said: "Turned by 30 degrees, 8.01 inches along the way to a front that faces south.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [23.85, 27.08], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 20], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", turnTo: 30, straight: 8.0089, into: "men" },
    },
    expected: { legal: false },
  },

  // ---- E. missing the unit, and passing others ----
  // reach to the side 1.9685 + 0.3937 = 2.3622 > 38.35 - 36 = 2.35: contact of 0.012 inch. Distance 30 - 25 = 5.
  {
    id: "join-edge-of-front",
    said: "The base meets the very edge of the front.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [38.35, 25], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 2, x: 36, y: 30 },
  },
  // 38.38 - 36 = 2.38 > 2.3622: misses by 0.018 inch, the way does not end in contact.
  {
    id: "join-misses-front",
    said: "The base goes past the edge of the front.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [38.38, 25], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: false },
  },
  // base reaches to x = 20.3937; flank of the other at 22.8522 - 1.9685 = 20.8837; gap 0.49, less than half an inch. Other from y = 12.93 to 14.5: more than 1 inch from start (10) and end (17.21).
  {
    id: "join-passing-at-0.49",
    said: "On the way to the unit the Character passes a friendly unit at 0.49 inch.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [20, 18], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 10], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [22.8522, 14.5], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 8, into: "men" },
    },
    expected: { legal: false },
  },
  // base reaches to x = 20.3937; flank of the other at 22.8722 - 1.9685 = 20.9037; gap 0.51, more than half an inch. Other from y = 12.93 to 14.5: more than 1 inch from start (10) and end (17.21).
  {
    id: "join-passing-at-0.51",
    said: "On the way to the unit the Character passes a friendly unit at 0.51 inch.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [20, 18], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [20, 10], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [22.8722, 14.5], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 8, into: "men" },
    },
    expected: { legal: true },
  },

  // ---- F. room behind a full last rank (a new rank needs 20 mm and may not touch) ----
  // two ranks: rear at 30 - 40/25.4 = 28.4252; other front at 30 - 59/25.4 = 27.6772. New rank 20 mm: gap left -1 mm, overlaps.
  {
    id: "room-behind-19mm",
    said: "19 mm between a full last rank and the unit behind.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 27.677165354330707], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: false },
  },
  // two ranks: rear at 30 - 40/25.4 = 28.4252; other front at 30 - 60/25.4 = 27.6378. New rank 20 mm: gap left 0 mm, touches.
  {
    id: "room-behind-20mm",
    said: "20 mm between a full last rank and the unit behind.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 27.637795275590552], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: false },
  },
  // two ranks: rear at 30 - 40/25.4 = 28.4252; other front at 30 - 61/25.4 = 27.5984. New rank 20 mm: gap left 1 mm, room. 11 models, 3 ranks.
  {
    id: "room-behind-21mm",
    said: "21 mm between a full last rank and the unit behind.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 27.598425196850393], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, models: 11, ranks: 3 },
  },
  // 9 + 1 = 10 models: still 2 ranks, no room needed. Full Ranks 2 (before: 5 + 4 = 1).
  {
    id: "room-behind-not-needed",
    said: "19 mm behind a last rank that is not full.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 9, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 27.677165354330707], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, models: 10, ranks: 2, fullRanks: 2 },
  },
  // widths 1.9685 + 1.9685 = 3.937 < 40.04 - 36 = 4.04: the new rank passes it by 0.103 inch, neither overlap nor touch.
  {
    id: "room-behind-beside",
    said: "19 mm behind, but the other unit stands to the side of the new rank.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [40.04, 27.677165354330707], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, models: 11, ranks: 3 },
  },
  // rear of two ranks at 2.3228 - 40/25.4 = 19/25.4 = 0.7480; new rank 0.7874: rear at -0.0394, off the table.
  {
    id: "room-behind-edge-19mm",
    said: "19 mm between a full last rank and the edge of the table.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 2.322834645669291], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 7.3228], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: false },
  },
  // rear of two ranks at 2.4016 - 40/25.4 = 21/25.4 = 0.8268; new rank 0.7874: rear at 0.0394, on the table.
  {
    id: "room-behind-edge-21mm",
    said: "21 mm between a full last rank and the edge of the table.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 2.401574803149606], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 7.4016], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, models: 11, ranks: 3 },
  },

  // ---- G. which file, and where it stands there (file pitch 0.7874) ----
  // file 6/2 = 3; x = 36 + (3 - 2.5) * 0.7874 = 36.3937. 16 + 1 = 17: 6 6 5 = 3 ranks, Full Ranks 3 (before 6 6 4: 2).
  {
    id: "file-six-north",
    said: "Six files, facing north: the right one of the two in the middle.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 6, models: 16, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 3, x: 36.3937, y: 30, models: 17, ranks: 3, fullRanks: 3 },
  },
  // file 2; x = 36 - (2 - 1.5) * 0.7874 = 35.6063. 8 + 1 = 9: 4 4 1 = 3 ranks, none of 5: Full Ranks 0.
  {
    id: "file-four-south",
    said: "Four files, facing south: right is west.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 4, models: 8, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 2, x: 35.6063, y: 30, models: 9, ranks: 3, fullRanks: 0 },
  },
  // file 3; y = 30 - 0.5 * 0.7874 = 29.6063. 12 + 1 = 13: 6 6 1 = 3 ranks, Full Ranks 2.
  {
    id: "file-six-east",
    said: "Six files, facing east: right is south.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 6, models: 12, at: [36, 30], facing: "east", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [41, 30], facing: "west", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 3, x: 36, y: 29.6063, models: 13, ranks: 3, fullRanks: 2 },
  },
  // file 3; y = 30 + 0.3937 = 30.3937. 10 + 1 = 11: 6 5 = 2 ranks, Full Ranks 2 (before 6 4: 1).
  {
    id: "file-six-west",
    said: "Six files, facing west: right is north.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 6, models: 10, at: [36, 30], facing: "west", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [31, 30], facing: "east", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 3, x: 36, y: 30.3937, models: 11, ranks: 2, fullRanks: 2 },
  },
  // champion in file 2; next by turns outwards, right first: file 3; x = 36 - (3 - 2) * 0.7874 = 35.2126. 14 + 1 = 15: 3 ranks, Full Ranks 3 (before 5 5 4: 2).
  {
    id: "file-champion-five",
    said: "Five files with a champion in the middle, facing south.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 14, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, champion: true },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 3, x: 35.2126, y: 30, models: 15, ranks: 3, fullRanks: 3 },
  },
  // champion in file 3; the other middle file is 2; x = 36 + (2 - 2.5) * 0.7874 = 35.6063.
  {
    id: "file-champion-six",
    said: "Six files with a champion in the middle, facing north.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 6, models: 12, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, champion: true },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 2, x: 35.6063, y: 30 },
  },
  // file 2 taken; right first: file 3; x = 36.7874. 10 (with the first Character) + 1 = 11 models. Lowest Advance min(4, 5, 4) = 4, March 8, Discipline max(7, 8, 9) = 9.
  {
    id: "file-second-character-five",
    said: "Five files with a Character in the middle.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 5, mar: 10, dis: 8, hp: 3, cost: 150 }] },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 3, x: 36.7874, y: 30, models: 11, advance: 4, march: 8, discipline: 9 },
  },
  // taken 2 and 3; next 1; x = 36 - 0.7874 = 35.2126.
  {
    id: "file-champion-and-character-five",
    said: "Five files, champion and a Character stand: the Character comes to the left of the champion.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, champion: true, characters: [{ file: 3, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150 }] },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, file: 1, x: 35.2126, y: 30 },
  },

  // ---- H. who may join whom (Advance of 3 inches) ----
  // distance 30 - 27 = 3, but side second.
  {
    id: "join-enemy",
    said: "A unit of the other side may not be joined.",
    set: {
      units: {
        men: { side: "second", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },
  // no models of its own.
  {
    id: "join-lone-character",
    said: "A lone Character may not be joined.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 8, hp: 3, cost: 100, character: true },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },
  // 25 mm is not 20 mm.
  {
    id: "join-other-base",
    said: "A Character on 25x25 may not join models on 20x20.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [25, 25], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },
  // by the reading alone, no sum
  {
    id: "join-fleeing",
    said: "A fleeing unit may not be joined.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, fleeing: true },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },
  // enemy front at y = 30 touches the front of men (facing north, front y = 30); rear of two ranks at 28.4252; hero at 25.4252: 3.
  {
    id: "join-engaged",
    said: "An Engaged unit may not be joined.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, engaged: true },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25.4252], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
        foe: { side: "second", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, engaged: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },
  // distance 3, but Insignificant.
  {
    id: "join-insignificant-not",
    said: "A Character that is not Insignificant may not join an Insignificant unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, rules: ["Insignificant"] },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },
  // distance 30 - 27 = 3 <= 4.
  {
    id: "join-insignificant-both",
    said: "An Insignificant Character may join an Insignificant unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, rules: ["Insignificant"] },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true, rules: ["Insignificant"] },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: true },
  },
  // by the reading alone, no sum
  {
    id: "join-towering",
    said: "A Character with Towering Presence joins nobody.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true, rules: ["Towering Presence"] },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },
  // Infantry Standard both; distance 3.
  {
    id: "join-skirmishers-same",
    said: "Skirmishers of the same Type and Height may be joined.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, rules: ["Skirmisher"], type: "Infantry", height: "Standard" },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true, type: "Infantry", height: "Standard" },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: true },
  },
  // Cavalry into Infantry.
  {
    id: "join-skirmishers-other-type",
    said: "Skirmishers of another Type may not be joined.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, rules: ["Skirmisher"], type: "Infantry", height: "Standard" },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 27], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true, type: "Cavalry", height: "Standard" },
      },
      do: { who: "hero", kind: "join", by: "advance", straight: 3, into: "men" },
    },
    expected: { legal: false },
  },

  // ---- I. rates and Discipline of a unit with Characters ----
  // Advance min(4, 3) = 3; March min(8, 6) = 6; Discipline max(7, 6) = 7. Way 30 - 25 = 5 <= 6.
  {
    id: "rates-slow-character-joins",
    said: "A Character 3/6/6 joins men 4/8/7.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25], facing: "north", adv: 3, mar: 6, dis: 6, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, advance: 3, march: 6, discipline: 7 },
  },
  // min(8, 6) = 6 >= 6; all have marched.
  {
    id: "rates-march-6.00",
    said: "A unit with a Character of March Rate 6 marches 6 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 11, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 10, characters: [{ file: 2, adv: 3, mar: 6, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "men", kind: "march", straight: 6 },
    },
    expected: { legal: true, advance: 3, march: 6, discipline: 9, movedMen: "march", movedCharacter: "march" },
  },
  // 6.01 > 6.
  {
    id: "rates-march-6.01",
    said: "It may not march 6.01 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 11, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 10, characters: [{ file: 2, adv: 3, mar: 6, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "men", kind: "march", straight: 6.01 },
    },
    expected: { legal: false },
  },
  // leaving: needs more than 1 + 2 * 0.7874 = 2.5748 (3.3622 with three ranks), goes 5 <= 6. Men 4/8/7: 8 <= 8. 11 - 1 = 10 models, 2 ranks.
  {
    id: "rates-march-8.00-after-leaving",
    said: "After the slow Character has left to the rear the unit marches 8 inches.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 11, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 10, characters: [{ file: 2, adv: 3, mar: 6, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      before: [{ who: "hero", kind: "leave", by: "march", turnTo: 180, straight: 5, from: "men" }],
      do: { who: "men", kind: "march", straight: 8 },
    },
    expected: { legal: true, models: 10, ranks: 2, advance: 4, march: 8, discipline: 7, movedMen: "march", movedCharacter: "march" },
  },
  // reading 4.
  {
    id: "joined-unit-advances",
    said: "A unit that was joined may not Advance in this turn.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      before: [{ who: "hero", kind: "join", by: "march", straight: 5, into: "men" }],
      do: { who: "men", kind: "advance", straight: 1 },
    },
    expected: { legal: false },
  },

  // ---- J. leaving (10 models, five files, the Character in file 2, front at y = 30, unless said) ----
  // gap = way - depth of its base = 1.7874 - 0.7874 = 1.00.
  {
    id: "leave-ahead-1.00",
    said: "Straight ahead, exactly 1 inch from the unit: not more than 1.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 1.7874, from: "men" },
    },
    expected: { legal: false },
  },
  // 1.7974 - 0.7874 = 1.01 > 1. 10 - 1 = 9 models: 5 4 = 2 ranks, Full Ranks 1 (before 2). Front edge at 30 + 1.7974 = 31.7974. Men 4/8/7.
  {
    id: "leave-ahead-1.01",
    said: "Straight ahead, 1.01 inches from the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 1.7974, from: "men" },
    },
    expected: { legal: true, models: 9, ranks: 2, fullRanks: 1, x: 36, y: 31.7974, advance: 4, march: 8, discipline: 7, mayAdvance: true, mayReform: true, movedMen: "no", movedCharacter: "advance" },
  },
  // 4.01 > 4.
  {
    id: "leave-ahead-advance-4.01",
    said: "An Advance of 4.01 out of the unit is too long.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 4.01, from: "men" },
    },
    expected: { legal: false },
  },
  // 8.01 > 8.
  {
    id: "leave-ahead-march-8.01",
    said: "A March of 8.01 out of the unit is too long.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "march", straight: 8.01, from: "men" },
    },
    expected: { legal: false },
  },
  // after turning its back is at y = 30, then at 30 - 2.5748 = 27.4252; rear of two ranks 30 - 1.5748 = 28.4252; gap 1.00.
  {
    id: "leave-rear-1.00",
    said: "To the rear through two ranks, exactly 1 inch from the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 180, straight: 2.5748, from: "men" },
    },
    expected: { legal: false },
  },
  // 28.4252 - (30 - 2.5848) = 1.01. Front edge (facing south) at 30 - 0.7874 - 2.5848 = 26.6278.
  {
    id: "leave-rear-1.01",
    said: "To the rear through two ranks, 1.01 inches from the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 180, straight: 2.5848, from: "men" },
    },
    expected: { legal: true, models: 9, ranks: 2, fullRanks: 1, x: 36, y: 26.6278 },
  },
  // 20 - 1 = 19: four ranks, 3.1496; 4 - 3.1496 = 0.8504 <= 1.
  {
    id: "leave-rear-four-ranks-advance",
    said: "Through four ranks an Advance of 4 is not enough.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 19, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 180, straight: 4, from: "men" },
    },
    expected: { legal: false },
  },
  // 4.16 - 3.1496 = 1.0104 > 1. 19 models: 5 5 5 4 = 4 ranks, Full Ranks 3 (before 4). Front edge at 30 - 0.7874 - 4.16 = 25.0526.
  {
    id: "leave-rear-four-ranks-march",
    said: "Through four ranks by a March of 4.16.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 19, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "march", turnTo: 180, straight: 4.16, from: "men" },
    },
    expected: { legal: true, models: 19, ranks: 4, fullRanks: 3, x: 36, y: 25.0526 },
  },
  // 11 - 1 = 10: 5 5 = 2 ranks, Full Ranks 2. Way 3.3722 - 2.3622 = 1.01 even from three ranks.
  {
    id: "leave-last-rank-goes",
    said: "The last rank of one model closes up.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 11, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 10, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 180, straight: 3.3722, from: "men" },
    },
    expected: { legal: true, models: 10, ranks: 2, fullRanks: 2 },
  },
  // its left edge at 36 - 0.3937 + 3.36 = 38.9663; flank at 36 + 1.9685 = 37.9685; gap 0.9978.
  {
    id: "leave-side-1.00",
    said: "To the right through its own rank, 0.998 inch from the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 90, straight: 3.36, from: "men" },
    },
    expected: { legal: false },
  },
  // 35.6063 + 3.37 = 38.9763; 38.9763 - 37.9685 = 1.0078 > 1. Front edge: x = 36 + 0.3937 + 3.37 = 39.7637, y = 30 - 0.3937 = 29.6063.
  {
    id: "leave-side-1.01",
    said: "To the right through its own rank, 1.008 inches from the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 90, straight: 3.37, from: "men" },
    },
    expected: { legal: true, x: 39.7637, y: 29.6063 },
  },
  // south corner: 30 - 0.3937 - 0.5568 + 2.75 * 0.70711 = 30.9941, x = 36 + 1.9445 = 37.9445 (still before the front, which ends at 37.9685); gap 0.9941.
  {
    id: "leave-45-degrees-short",
    said: "Ahead at 45 degrees, 0.994 inch from the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 45, straight: 2.75, from: "men" },
    },
    expected: { legal: false },
  },
  // 30 - 0.9505 + 2.77 * 0.70711 = 31.0082, x = 37.9587; gap 1.0082. Front edge: (36 + (2.77 + 0.3937) * 0.70711, 29.6063 + 3.1637 * 0.70711) = (38.2371, 31.8434).
  {
    id: "leave-45-degrees-far-enough",
    said: "Ahead at 45 degrees, 1.008 inches from the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", turnTo: 45, straight: 2.77, from: "men" },
    },
    expected: { legal: true, x: 38.2371, y: 31.8434 },
  },
  // 35 - (30 + 4) = 1.00.
  {
    id: "leave-other-unit-1.00",
    said: "Ends exactly 1 inch before another unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "leave", by: "march", straight: 4, from: "men" },
    },
    expected: { legal: false },
  },
  // 35 - (30 + 3.99) = 1.01; behind it 3.99 - 0.7874 = 3.20.
  {
    id: "leave-other-unit-1.01",
    said: "Ends 1.01 inches before another unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
        other: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 35], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
      },
      do: { who: "hero", kind: "leave", by: "march", straight: 3.99, from: "men" },
    },
    expected: { legal: true, x: 36, y: 33.99 },
  },
  // by the reading alone, no sum
  {
    id: "leave-fleeing",
    said: "Not out of a fleeing unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }], fleeing: true },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: false },
  },
  // by the reading alone, no sum
  {
    id: "leave-engaged",
    said: "Not out of an Engaged unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }], engaged: true },
        foe: { side: "second", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, engaged: true },
      },
      do: { who: "hero", kind: "leave", by: "march", turnTo: 180, straight: 4, from: "men" },
    },
    expected: { legal: false },
  },
  // 20 on the list, none left: only the Character.
  {
    id: "leave-last-who-stands",
    said: "Not as the last who stands.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 0, listed: 20, characters: [{ file: 0, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: false },
  },
  // reading 5.
  {
    id: "leave-after-unit-moved",
    said: "Not after the unit has Advanced.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      before: [{ who: "men", kind: "advance", straight: 2 }],
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: false },
  },
  // it has marched 5 inches to join.
  {
    id: "leave-after-joining",
    said: "Not in the turn in which it joined.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      before: [{ who: "hero", kind: "join", by: "march", straight: 5, into: "men" }],
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: false },
  },

  // ---- K. Decimated (25% or less of the Army List, joined Characters counted) ----
  // with him 5 + 3 = 8 of 23 = 34.8%; without 5 of 20 = 25%.
  {
    id: "decimated-only-without-him",
    said: "5 of 20 men and a whole Character of 3: not Decimated with him, Decimated without.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 6, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 5, listed: 20, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: true, decimatedBefore: false, decimated: true, models: 5 },
  },
  // with him 4 + 2 = 6 of 24 = 25%: Decimated; without 4 of 20 = 20%: Decimated.
  {
    id: "decimated-exactly-25",
    said: "4 of 20 men, Character 2 of 4.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 5, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 4, listed: 20, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 4, cost: 150, name: "hero", lost: 2 }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: true, decimatedBefore: true, decimated: true, models: 4 },
  },
  // with him 7 of 24 = 29.2%: not; without 20%: Decimated.
  {
    id: "decimated-just-over",
    said: "4 of 20 men, Character 3 of 4.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 5, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 4, listed: 20, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 4, cost: 150, name: "hero", lost: 1 }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: true, decimatedBefore: false, decimated: true, models: 4 },
  },
  // with him 6 + 1 = 7 of 28 = 25%: Decimated; without 6 of 20 = 30%: not.
  {
    id: "decimated-only-with-him",
    said: "6 of 20 men, Character 1 of 8.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 7, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 6, listed: 20, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 8, cost: 150, name: "hero", lost: 7 }] },
      },
      do: { who: "hero", kind: "leave", by: "advance", straight: 3, from: "men" },
    },
    expected: { legal: true, decimatedBefore: true, decimated: false, models: 6 },
  },
  // before 5 of 20 = 25%; after 5 + 3 = 8 of 23 = 34.8%. 6 models of 5 files: 2 ranks, Full Ranks 1.
  {
    id: "decimated-lifted-by-joining",
    said: "A Decimated unit is no longer so once a Character has joined.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 5, at: [36, 30], facing: "south", adv: 4, mar: 8, dis: 7, hp: 1, listed: 20 },
        hero: { side: "first", base: [20, 20], files: 1, models: 1, at: [36, 25], facing: "north", adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, character: true },
      },
      do: { who: "hero", kind: "join", by: "march", straight: 5, into: "men" },
    },
    expected: { legal: true, decimatedBefore: true, decimated: false, models: 6, ranks: 2, fullRanks: 1 },
  },

  // ---- L. Victory Points for the other side (men cost 200, each Character as given; end of the game) ----
  // 200 + 150 = 350.
  {
    id: "vp-destroyed-with-him",
    said: "The unit is destroyed and he with it.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 0, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 0, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, slain: true }], destroyed: true },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 350 },
  },
  // 150 + 0 = 150.
  {
    id: "vp-he-alone-slain",
    said: "He alone is slain.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 20, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, slain: true }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 150 },
  },
  // 200 + 0 = 200.
  {
    id: "vp-men-slain-he-stands",
    said: "All the men are slain, he stands unhurt.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 1, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 0, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150 }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 200 },
  },
  // unit 5/20 = 25%: 50% of 200 = 100; he 3/3: 0. Together 100.
  {
    id: "vp-unit-shattered",
    said: "5 of 20 men left, he unhurt: Shattered without him, though not Decimated with him.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 6, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 5, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150 }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 100 },
  },
  // unit 6/20 = 30%: 0; he 1/8 = 12.5%: 50% of 150 = 75.
  {
    id: "vp-unit-not-shattered",
    said: "6 of 20 men left, he 1 of 8: Decimated together, but the unit is not Shattered; he is.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 7, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 6, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 8, cost: 150, lost: 7 }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 75 },
  },
  // 1/4 = 25%: 75; unit 0.
  {
    id: "vp-he-shattered",
    said: "The unit is whole, he has 1 of 4 left.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 21, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 20, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 4, cost: 150, lost: 3 }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 75 },
  },
  // 1/3 = 33.3%: not Shattered: 0.
  {
    id: "vp-he-not-shattered",
    said: "He has 1 of 3 left.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 21, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 20, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, lost: 2 }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 0 },
  },
  // 300 + 200 = 500.
  {
    id: "vp-general-slain",
    said: "A General of 300 points is slain within a whole unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 20, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 20, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 300, slain: true, general: true }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 500 },
  },
  // 150 + 200 = 350, unit 4/20: 100; together 450.
  {
    id: "vp-bsb-slain",
    said: "A Battle Standard Bearer is slain within a Shattered unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 4, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 4, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, slain: true, bsb: true }] },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 450 },
  },
  // 200 + (300 + 200) + (150 + 200) = 1050.
  {
    id: "vp-general-and-bsb",
    said: "General (300) and Battle Standard Bearer (150) are destroyed with the unit.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 0, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 0, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 300, slain: true, general: true }, { file: 3, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, slain: true, bsb: true }], destroyed: true },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 1050 },
  },
  // 100% of 200 + 50% of 150 = 275 (reading: he flees with the unit and counts half).
  {
    id: "vp-fleeing-and-shattered",
    said: "The unit flees and is Shattered, he flees in it unhurt.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 6, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 5, listed: 20, cost: 200, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150 }], fleeing: true },
      },
      do: { who: "men", kind: "none" },
    },
    expected: { points: 275 },
  },

  // ---- M. shooting: who has moved ----
  // all Advanced.
  {
    id: "moved-unit-advances-with-him",
    said: "The unit Advances 4 with its Character.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      do: { who: "men", kind: "advance", straight: 4 },
    },
    expected: { legal: true, movedMen: "advance", movedCharacter: "advance" },
  },
  // he 5 - 1.5748 = 3.43 > 1 from the unit; men Advanced, he Marched.
  {
    id: "moved-unit-after-leaving",
    said: "He leaves by a March to the rear, then the unit Advances 2.",
    set: {
      units: {
        men: { side: "first", base: [20, 20], files: 5, models: 10, at: [36, 30], facing: "north", adv: 4, mar: 8, dis: 7, hp: 1, own: 9, characters: [{ file: 2, adv: 4, mar: 8, dis: 9, hp: 3, cost: 150, name: "hero" }] },
      },
      before: [{ who: "hero", kind: "leave", by: "march", turnTo: 180, straight: 5, from: "men" }],
      do: { who: "men", kind: "advance", straight: 2 },
    },
    expected: { legal: true, movedMen: "advance", movedCharacter: "march" },
  },
];
