/**
 * How many models of a unit of up to 6 round models can end a charge or pile-in within a distance of enemy models.
 *
 * CERTAIN: `count` is a real placement: whole coordinates, one order of moves, for each model a way proven free among
 * everybody where they stand at that moment (segments parted from each body by a line), lengths within the limit, no
 * overlap, one coherent group, and in a charge the first mover ends in contact. So the true most is at least `count`.
 * SEARCHED: greedy orders, then places on rings about the enemies (even angles, the place nearest to each model,
 * corners between two bodies, and tight rows of touching places), then every assignment of models to them depth first
 * and every order, until `budget` is spent; models that find no contact stay or follow to within an inch of the others
 * (12 angles, three distances). `ceiling`: models that have a place at all when their mates are left out; with count =
 * ceiling the search ends at once. `exhausted`: count = ceiling, or all of these were seen, so that no placement ON
 * THESE PLACES has more; places between them might (a ring's angles are 5 degrees apart by default). It is never an
 * upper bound.
 */
import { coherent } from "./checks.ts";
import { type ContactAsked, type ContactFound, gapOf, type Plan, placesNear, squareOf } from "./contact-places.ts";
import {
  type Base,
  bodyFor,
  type Hindrance,
  INCH,
  nearest,
  NOISE,
  type Point,
  pointInRoom,
  rimPoint,
  type Room,
  roomFor,
  segmentInRoom,
} from "./geometry.ts";
import { cheapest, match } from "./matching.ts";
import { upperByPolygons } from "./polygons.ts";

export type { ContactAsked, ContactFound } from "./contact-places.ts";

class Search {
  private steps = 0;
  private readonly asked: ContactAsked;
  private readonly allow: number;
  private readonly fixed: readonly Base[];
  private readonly budget: number;

  constructor(asked: ContactAsked) {
    this.asked = asked;
    this.allow = asked.allow ?? 0;
    this.fixed = [...asked.friends, ...asked.enemies];
    this.budget = asked.budget ?? 20000;
  }

  /** Steps at which one question of {@link verify} is given up: a single hopeless one must not take all of them. */
  private quota = Infinity;
  private cut = false;

  private get spent(): boolean {
    if (this.steps > this.quota) this.cut = true;
    return this.steps > this.budget || this.steps > this.quota;
  }

  private room(base: Base, others: readonly Base[]): Room {
    const reachable = others.filter((o) => Math.hypot(o.x - base.x, o.y - base.y) < this.asked.limit + 12000);
    return roomFor(
      base.shape,
      0,
      reachable.map((each): Hindrance => ({ base: each })),
      this.asked.table,
      this.allow,
    );
  }

  /** A free way within the limit, or nothing. */
  private way(base: Base, to: Point, others: readonly Base[]): readonly Point[] | undefined {
    this.steps += 0.2;
    if (Math.hypot(to.x - base.x, to.y - base.y) > this.asked.limit + NOISE) return undefined;
    const room = this.room(base, others);
    if (!pointInRoom(room, to)) return undefined;
    if (segmentInRoom(room, base, to)) return [{ x: base.x, y: base.y }, to];
    this.steps += 3;
    // Coarse first; once more finely when that is a little too long.
    let found = upperByPolygons(room, base, to, 48, this.asked.limit * 1.01);
    if (found.length > this.asked.limit && found.length < Infinity) {
      found = upperByPolygons(room, base, to, 384, this.asked.limit);
    }
    return found.length <= this.asked.limit ? found.path : undefined;
  }

  private ends(base: Base, end: Base): boolean {
    if (!this.asked.pileIn) return true;
    const gaps = this.asked.enemies.map((enemy) => gapOf(base, enemy));
    const least = Math.min(...gaps);
    return this.asked.enemies.some(
      (enemy, i) => (gaps[i] as number) <= least + NOISE && gapOf(end, enemy) <= least + NOISE,
    );
  }

  private contacts(base: Base): boolean {
    return this.asked.enemies.some((enemy) => gapOf(base, enemy) <= this.asked.within + NOISE);
  }

  /** The whole place nearest to (x, y) that is in contact and in nobody, if one of the nine about it is. */
  private settle(shape: Base["shape"], x: number, y: number, others: readonly Base[]): Base | undefined {
    let best: Base | undefined;
    let far = Infinity;
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        const base: Base = { shape, facing: 0, x: Math.round(x) + i, y: Math.round(y) + j };
        const away = Math.hypot(base.x - x, base.y - y);
        if (away >= far || !this.contacts(base) || !pointInRoom(this.room(base, others), base)) continue;
        best = base;
        far = away;
      }
    }
    return best;
  }

  /** Ring places about the enemies for a model of this shape. */
  private rings(shape: Base["shape"]): Base[] {
    const { enemies, unit, within, angles = 72 } = this.asked;
    const keeps = within > 10 ? [1, within - 1, within] : [Math.min(1, within)];
    const places: Base[] = [];
    const put = (x: number, y: number): void => {
      const found = this.settle(shape, x, y, this.fixed);
      if (found && places.every((p) => p.x !== found.x || p.y !== found.y)) places.push(found);
    };
    for (const enemy of enemies) {
      for (const keep of keeps) {
        const body = bodyFor(shape, 0, { base: enemy, keep });
        const at = (angle: number): Point => {
          const s = rimPoint(body, Math.cos(angle), Math.sin(angle));
          return { x: body.x + s.x, y: body.y + s.y };
        };
        for (const model of unit) {
          const { ux, uy } = nearest(body, model.x, model.y);
          const s = at(Math.atan2(uy, ux));
          put(s.x, s.y);
        }
        const bodies = this.fixed
          .filter((other) => other !== enemy)
          .map((other) => bodyFor(shape, 0, { base: other, keep: 1 }));
        let before = at(0);
        for (let k = 1; k <= angles; k++) {
          const here = at((k * 2 * Math.PI) / angles);
          put(here.x, here.y);
          // Corners: where the ring meets the ring of another.
          for (const other of bodies) {
            const one = nearest(other, before.x, before.y).gap;
            const two = nearest(other, here.x, here.y).gap;
            if (one > 0 === two > 0) continue;
            let low = ((k - 1) * 2 * Math.PI) / angles;
            let high = (k * 2 * Math.PI) / angles;
            for (let i = 0; i < 40; i++) {
              const middle = (low + high) / 2;
              const p = at(middle);
              if (nearest(other, p.x, p.y).gap > 0 === one > 0) low = middle;
              else high = middle;
            }
            const p = at(one > 0 ? low : high);
            put(p.x, p.y);
          }
          before = here;
        }
      }
    }
    return places;
  }

  /** A tight row: from `seed` on, along every ring, the next places that touch one already in the row. */
  private row(seed: Base, sign: number, size: number): Base[] {
    const { enemies, within } = this.asked;
    const row = [seed];
    const keeps = within > 10 ? [1, within - 1, within] : [Math.min(1, within)];
    for (let grown = true; grown && row.length < size; ) {
      grown = false;
      const last = row.at(-1) as Base;
      for (const enemy of enemies) {
        for (const keep of keeps) {
          if (grown || row.length >= size) break;
          const body = bodyFor(seed.shape, 0, { base: enemy, keep });
          const { gap, ux, uy } = nearest(body, last.x, last.y);
          if (Math.abs(gap) > 2 * within + 4) continue;
          const mates = row.map((base) => bodyFor(seed.shape, 0, { base, keep: 1 }));
          const start = Math.atan2(uy, ux);
          const clear = (angle: number): boolean => {
            const s = rimPoint(body, Math.cos(angle), Math.sin(angle));
            return mates.every((mate) => nearest(mate, body.x + s.x, body.y + s.y).gap >= 0);
          };
          for (let k = 1; k < 180; k++) {
            const angle = start + (sign * k * Math.PI) / 90;
            if (!clear(angle)) continue;
            let low = angle - (sign * Math.PI) / 90;
            let high = angle;
            for (let i = 0; i < 30; i++) {
              const middle = (low + high) / 2;
              if (clear(middle)) high = middle;
              else low = middle;
            }
            const s = rimPoint(body, Math.cos(high), Math.sin(high));
            const found = this.settle(seed.shape, body.x + s.x, body.y + s.y, [...this.fixed, ...row]);
            if (found) {
              row.push(found);
              grown = true;
            }
            break;
          }
        }
      }
    }
    return row;
  }

  /** One model after the other to the nearest place in contact and with the moved ones, else to the moved ones. */
  private greedy(order: readonly number[], options: readonly (readonly Base[])[]): Plan | undefined {
    const now = [...this.asked.unit];
    const ways = new Map<number, readonly Point[]>();
    const moved: number[] = [];
    for (const model of order) {
      const base = now[model] as Base;
      const others = [...now.filter((_, i) => i !== model), ...this.fixed];
      const mates = moved.map((i) => now[i] as Base);
      const joins = (place: Base): boolean => mates.length === 0 || mates.some((mate) => gapOf(place, mate) <= INCH);
      const room = this.room(base, others);
      const places = [
        ...(options[model] as readonly Base[]).filter(joins),
        ...placesNear(base, mates).filter((place) => this.ends(base, place)),
      ].filter((place) => pointInRoom(room, place));
      for (const place of places.slice(0, 30)) {
        const way = this.way(base, place, others);
        if (!way) continue;
        ways.set(model, way);
        now[model] = place;
        moved.push(model);
        break;
      }
      if (moved.length === 0) return undefined;
    }
    return coherent(now) === "yes" ? { order: moved, ends: now, ways } : undefined;
  }

  /** Moves the models of `goals` in some order, then lets the others follow; nothing when no order works. */
  private verify(goals: ReadonlyMap<number, Base>): Plan | undefined {
    const { unit } = this.asked;
    const now = [...unit];
    const ways = new Map<number, readonly Point[]>();
    const order: number[] = [];
    const rest = unit.map((_, i) => i).filter((i) => !goals.has(i));
    const move = (model: number, end: Base): boolean => {
      const base = now[model] as Base;
      const found = this.way(base, end, [...now.filter((_, i) => i !== model), ...this.fixed]);
      if (!found) return false;
      ways.set(model, found);
      order.push(model);
      now[model] = end;
      return true;
    };
    const back = (model: number): void => {
      now[model] = unit[model] as Base;
      ways.delete(model);
      order.pop();
    };
    const follow = (left: readonly number[]): boolean => {
      if (
        coherent(now) === "yes" &&
        left.every((i) => !this.asked.pileIn || this.ends(unit[i] as Base, now[i] as Base))
      )
        return true;
      if (left.length === 0 || this.spent) return false;
      for (const model of left) {
        const base = unit[model] as Base;
        const places = placesNear(
          base,
          now.filter((_, i) => !left.includes(i)),
        );
        const far = (p: Base): number => Math.hypot(p.x - base.x, p.y - base.y);
        for (const place of places) {
          if (this.spent) return false;
          if (far(place) > this.asked.limit || !this.ends(base, place)) continue;
          if (!move(model, place)) continue;
          if (follow(left.filter((i) => i !== model))) return true;
          back(model);
        }
      }
      return false;
    };
    const go = (left: readonly number[]): boolean => {
      if (left.length === 0) return follow(rest);
      for (const model of left) {
        if (this.spent) return false;
        if (!move(model, goals.get(model) as Base)) continue;
        if (go(left.filter((i) => i !== model))) return true;
        back(model);
      }
      return false;
    };
    const toGo = (i: number): number => squareOf(unit[i] as Base, goals.get(i) as Base);
    return go([...goals.keys()].sort((a, b) => toGo(a) - toGo(b)))
      ? { order: [...order], ends: [...now], ways: new Map(ways) }
      : undefined;
  }

  run(): ContactFound {
    const { unit } = this.asked;
    if (unit.length > 6 || unit.some((base) => base.shape.kind !== "round")) throw new Error("up to 6 round models");
    const shape = (unit[0] as Base).shape;
    if (unit.some((base) => JSON.stringify(base.shape) !== JSON.stringify(shape))) throw new Error("one size of base");
    let best: { count: number; plan: Plan } = { count: 0, plan: { order: [], ends: unit, ways: new Map() } };
    const able = (model: Base, place: Base): boolean =>
      this.ends(model, place) && this.way(model, place, this.fixed) !== undefined;
    const rings = this.rings(shape);
    const options = unit.map((model) => {
      const places = rings.filter((place) => able(model, place));
      // A model that need not move.
      if (this.contacts(model)) places.push(model);
      return places.sort((a, b) => Math.hypot(a.x - model.x, a.y - model.y) - Math.hypot(b.x - model.x, b.y - model.y));
    });
    const ceiling = options.filter((places) => places.length > 0).length;
    const seen = new Set<string>();
    const consider = (goals: ReadonlyMap<number, Base>): void => {
      if (goals.size <= best.count) return;
      const key = [...goals]
        .map(([i, p]) => `${i}:${p.x},${p.y}`)
        .sort()
        .join(" ");
      if (seen.has(key)) return;
      seen.add(key);
      this.quota = this.steps + Math.max(400, this.budget / 5);
      const plan = this.verify(goals);
      this.quota = Infinity;
      if (plan) best = { count: goals.size, plan };
    };
    // Greedy first: each model leads once, the others follow by distance from it.
    unit.forEach((leader, first) => {
      if (best.count >= ceiling || options[first]?.length === 0) return;
      const off = (i: number): number => squareOf(unit[i] as Base, leader);
      const order = unit.map((_, i) => i).sort((i, j) => off(i) - off(j));
      const plan = this.greedy(order, options);
      const count = plan ? plan.ends.filter((base) => this.contacts(base)).length : 0;
      if (plan && count > best.count) best = { count, plan };
    });
    // Then tight rows, with the most models matched to their places.
    this.steps = 0;
    for (const seed of rings) {
      for (const sign of [1, -1]) {
        if (best.count >= ceiling || this.steps > this.budget / 2) break;
        const row = this.row(seed, sign, unit.length);
        if (row.length <= best.count) continue;
        const fits = unit.map((model) => row.map((place) => able(model, place)));
        if (match(fits).size <= best.count) continue;
        const goals = cheapest(fits, (model, place) => squareOf(unit[model] as Base, row[place] as Base));
        for (let size = goals.size; size > best.count; size--) {
          consider(new Map([...goals].slice(0, size).map(([m, p]) => [m, row[p] as Base])));
        }
      }
    }
    // Then every assignment, depth first.
    this.steps = 0;
    const chosen = new Map<number, Base>();
    const dive = (model: number): void => {
      if (best.count >= ceiling || this.spent) return;
      if (model === unit.length) {
        consider(chosen);
        return;
      }
      const open = options.slice(model).filter((places) => places.length > 0).length;
      if (chosen.size + open <= best.count) return;
      for (const place of options[model] as Base[]) {
        if (this.spent) return;
        this.steps += 0.05;
        let free = true;
        for (const mate of chosen.values()) if (gapOf(place, mate) < -this.allow - NOISE) free = false;
        if (!free) continue;
        chosen.set(model, place);
        dive(model + 1);
        chosen.delete(model);
      }
      dive(model + 1);
    };
    dive(0);
    const { plan, count } = best;
    const inContact = plan.ends.map((_, i) => i).filter((i) => count > 0 && this.contacts(plan.ends[i] as Base));
    return {
      count: count === 0 ? 0 : inContact.length,
      ceiling,
      exhausted: count === ceiling || !(this.spent || this.cut),
      order: plan.order,
      inContact,
      ends: plan.ends,
      ways: plan.ways,
    };
  }
}

/** The most models in contact that were found; see the head of this file for what is certain. */
export function mostInContact(asked: ContactAsked): ContactFound {
  return new Search(asked).run();
}

/** Half an inch. */
export const CHARGE_REACH = INCH / 2;
