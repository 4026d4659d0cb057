import {
  attacksOf,
  binomial,
  type Coming,
  inCombatOrder,
  initiativeOf,
  type Meeting,
  rankPoints,
  reachesOver,
  type Regiment,
  row,
  strengthOfUnit,
  woundChance,
} from "./attack.ts";

/**
 * One round of combat up to its Break tests, written by hand from the sheets' words and the rulings that stand by
 * default. Several regiments may meet where each model has one Wound; a pair may have more.
 */
type Result = "breaks" | "falls-back" | "gives-ground" | "locked";
const worst: readonly Result[] = ["breaks", "falls-back", "gives-ground", "locked"];

/** Wounds that each regiment suffered through each meeting: slot 2m for who charged in it, 2m + 1 for who was charged. */
type Hurt = readonly number[];

export function roundByHand(units: readonly Regiment[], meetings: readonly Meeting[]): Map<string, number> {
  const out = new Map<string, number>();
  const add = (id: string, p: number): void => void out.set(id, (out.get(id) ?? 0) + p);
  const coming = units.map(
    (_, u): Coming => ({
      charged: meetings.find((m) => m.by === u && m.thisTurn) ?? null,
      wasCharged: meetings.some((m) => m.at === u && m.thisTurn),
    }),
  );
  /** The enemies that `u` touches: where on it, through which slot it is hurt and hurts. */
  const touching = (u: number) =>
    meetings.flatMap((m, i) =>
      m.by === u
        ? [{ foe: m.at, side: "front", models: m.byModels, own: 2 * i, theirs: 2 * i + 1 } as const]
        : m.at === u
          ? [{ foe: m.by, side: m.facing, models: m.atModels, own: 2 * i + 1, theirs: 2 * i } as const]
          : [],
    );
  const at = (u: number): Regiment => units[u] as Regiment;
  const suffered = (hurt: Hurt, u: number): number => touching(u).reduce((n, t) => n + (hurt[t.own] ?? 0), 0);
  const left = (hurt: Hurt, u: number): number => at(u).models - Math.floor(suffered(hurt, u) / at(u).w);

  /** Dice of `u` against each enemy it touches, some of its models having fallen. */
  function dice(hurt: Hurt, u: number): readonly number[] {
    const r = at(u);
    const sides = touching(u).map((x) => x.side);
    const deep = Math.ceil(r.models / r.files);
    // Nobody strikes twice: no more models than live, the meetings in their order.
    let hands = left(hurt, u);
    const of = (n: number): number => {
      const some = Math.min(n, hands);
      hands -= some;
      return some;
    };
    return touching(u).map((t) => {
      if (left(hurt, t.foe) === 0) return 0;
      let models = row(r, t.side);
      // Who stands at a corner between two enemies strikes to the front or the rear.
      if (t.side === "left" || t.side === "right") {
        if (sides.includes("front")) models--;
        if (sides.includes("rear") && deep > 1 && r.models % r.files === 0) models--;
      }
      if (t.side === "rear" && deep === 1 && sides.includes("front")) return 0;
      const slain = Math.floor((hurt[t.own] ?? 0) / r.w);
      const inContact = Math.min(t.models, models);
      // The front falls first; who takes a fallen model's place does not strike.
      const still = of(Math.max(0, inContact - slain));
      const beside = of(Math.max(0, models - Math.max(slain, inContact)));
      // Whoever of the second rank has an enemy on its own flank, or behind it, strikes that one instead.
      const second = Math.min(r.files, r.models - r.files);
      const outer = second < r.files ? 0 : new Set(sides.filter((s) => s === "left" || s === "right")).size;
      const turnedAway = deep === 2 && sides.includes("rear") ? second : Math.min(second, outer);
      const behind = t.side === "front" && reachesOver(r, coming[u] as Coming) ? second - turnedAway : 0;
      return still * attacksOf(r) + beside + of(Math.max(0, behind - Math.max(0, slain - models)));
    });
  }

  let states = new Map<string, { hurt: Hurt; p: number }>([["", { hurt: meetings.flatMap(() => [0, 0]), p: 1 }]]);
  const initiatives = units.map((r, u) => initiativeOf(r, coming[u] as Coming));
  for (const now of [...new Set(initiatives)].sort((x, y) => y - x)) {
    const next = new Map<string, { hurt: Hurt; p: number }>();
    for (const { hurt, p } of states.values()) {
      let branches: { hurt: number[]; p: number }[] = [{ hurt: [...hurt], p }];
      for (const [u, r] of units.entries()) {
        if (initiatives[u] !== now || left(hurt, u) === 0) continue;
        const attacks = dice(hurt, u);
        for (const [k, t] of touching(u).entries()) {
          const chances = binomial(attacks[k] ?? 0, woundChance(r, at(t.foe)));
          branches = branches.flatMap((b) =>
            chances.map((q, n) => ({
              hurt: b.hurt.map((x, slot) => (slot === t.theirs ? x + n : x)),
              p: b.p * q,
            })),
          );
        }
      }
      for (const b of branches) {
        // Nobody loses more Wounds than it has; what comes first in the list of meetings is taken first.
        for (const [u, r] of units.entries()) {
          let room = r.models * r.w;
          for (const t of touching(u)) {
            b.hurt[t.own] = Math.min(room, b.hurt[t.own] ?? 0);
            room -= b.hurt[t.own] ?? 0;
          }
        }
        const key = b.hurt.join(" ");
        const same = next.get(key);
        if (same === undefined) next.set(key, b);
        else same.p += b.p;
      }
    }
    states = next;
  }

  for (const { hurt, p } of states.values()) {
    const alive = units.map((_, u) => left(hurt, u) > 0);
    const of = (side: 0 | 1): number[] => [...units.keys()].filter((u) => at(u).side === side && alive[u]);
    const [first, second] = [of(0), of(1)];
    if (first.length === 0 || second.length === 0) {
      add(first.length + second.length === 0 ? "both-gone" : first.length === 0 ? "first-gone" : "second-gone", p);
      continue;
    }
    const points = (side: 0 | 1): number => {
      const own = of(side);
      let sum = 0;
      for (const u of units.keys()) if (at(u).side !== side) sum += suffered(hurt, u);
      const beset = (u: number): boolean =>
        touching(u).some((t) => t.side !== "front" && strengthOfUnit(at(t.foe), left(hurt, t.foe)) >= 5);
      sum += Math.max(...own.map((u) => (beset(u) ? 0 : rankPoints(at(u), left(hurt, u)))));
      for (const u of own) {
        const models = left(hurt, u);
        if (inCombatOrder(at(u), models) && strengthOfUnit(at(u), models) >= 5) sum++;
      }
      for (const sign of ["standard", "battleStandard", "highGround"] as const) if (own.some((u) => at(u)[sign])) sum++;
      for (const u of of(side === 0 ? 1 : 0)) {
        const struck = touching(u)
          .filter((t) => alive[t.foe])
          .map((t) => t.side);
        if (struck.includes("left") || struck.includes("right")) sum++;
        if (struck.includes("rear")) sum += 2;
      }
      return sum;
    };
    let [x, y] = [points(0), points(1)];
    if (x === y) {
      if (first.some((u) => at(u).musician)) x++;
      if (second.some((u) => at(u).musician)) y++;
    }
    if (x === y) {
      add("draw", p);
      continue;
    }
    // Who has no enemy left fights nobody any more.
    const losers = (x < y ? first : second).filter((u) => touching(u).some((t) => alive[t.foe]));
    if (losers.length === 0) {
      add(`${x < y ? "first" : "second"}-stands`, p);
      continue;
    }
    const might = (x < y ? second : first).reduce((n, u) => n + strengthOfUnit(at(u), left(hurt, u)), 0);
    // Each loser's own 2D6; the worst of their results is told.
    let fates = new Map<Result, number>([["locked", p]]);
    for (const u of losers) {
      const then = new Map<Result, number>();
      for (let d = 1; d <= 6; d++)
        for (let e = 1; e <= 6; e++) {
          const sides = touching(u)
            .filter((t) => alive[t.foe])
            .map((t) => t.side);
          const pinned =
            (sides.includes("front") && sides.includes("rear")) || (sides.includes("left") && sides.includes("right"));
          const given: Result = pinned ? "locked" : "gives-ground";
          const weak = 2 * strengthOfUnit(at(u), left(hurt, u)) < might;
          const result: Result =
            d + e === 2 || d + e + Math.abs(x - y) <= at(u).ld
              ? given
              : d + e > at(u).ld || weak
                ? "breaks"
                : "falls-back";
          for (const [before, q] of fates) {
            const told = worst[Math.min(worst.indexOf(before), worst.indexOf(result))] as Result;
            then.set(told, (then.get(told) ?? 0) + q / 36);
          }
        }
      fates = then;
    }
    for (const [result, q] of fates) add(`${x < y ? "first" : "second"}-${result}`, q);
  }
  return out;
}
