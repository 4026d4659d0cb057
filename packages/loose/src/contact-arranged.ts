import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { type Base, farApart, placeKey } from "./base.ts";
import { type Aim, near } from "./contact-group.ts";
import { Layout, shares } from "./contact-layout.ts";
import { outerRadius } from "./corners.ts";
import type { Crowd, Ring } from "./crowd.ts";
import { sameShape } from "./match.ts";

/** So many arrangements are laid out, and so many of those that are better than what is known are walked to. */
const LAID_OUT = 1200;
const WALKED = 60;
/** So many of all places, about the enemies or about one of the unit, are looked at for the next model. */
const LOOKED_AT = 12;

/** Numbers that are the same every time: nothing is left to chance, they take turns at what is tried. */
function turns(): (below: number) => number {
  let state = 0x9e3779b9;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** All at their places, first of all somebody near an enemy where that is asked. */
function walkedTo(start: Crowd, goals: ReadonlyMap<number, Base>, { first }: Aim): Crowd | null {
  const to = start.now.map((b, i) => goals.get(i) ?? b);
  if (first === undefined) return start.goTogether(to);
  for (const [model, place] of goals) {
    const goes = near(start, place, first) ? start.tryOut(model, place) : null;
    if (goes === null) continue;
    const led = start.copy();
    led.go(model, goes);
    const all = led.order.length === 0 ? null : led.goTogether(to);
    if (all !== null) return all;
  }
  return null;
}

/** Where the models of one unit may come to stand about its enemies, and who could get there alone. */
class Ground {
  /** Places near enemies that somebody may get to. */
  readonly about: readonly Base[];
  private readonly start: Crowd;
  private readonly aim: Aim;
  private readonly layout: Layout;
  private readonly rings: readonly (Ring & { readonly enemy: Base })[];
  private readonly wide: number;
  private readonly takers = new Map<string, readonly number[]>();
  private readonly beside = new Map<string, readonly Base[]>();
  private readonly ways = new Map<string, boolean>();

  constructor(start: Crowd, base: Base, aim: Aim, layout: Layout) {
    this.start = start;
    this.aim = aim;
    this.layout = layout;
    this.wide = 2 * outerRadius(base.shape) + aim.distance;
    const levels = [...new Set([0, aim.first ?? 0, aim.distance])].filter((d) => d === 0 || d > CONTACT_TOLERANCE);
    this.rings = levels.flatMap((level) =>
      start.enemies.map((enemy) => ({ ...start.ring(base, enemy, level), enemy })),
    );
    this.about = this.rings.flatMap(({ places }) => places).filter((p) => this.isNear(p));
  }

  private isNear(place: Base): boolean {
    return near(this.start, place, this.aim.distance) && this.takersOf(place).length > 0;
  }

  takersOf(place: Base): readonly number[] {
    const key = placeKey(place);
    const before = this.takers.get(key);
    if (before !== undefined) return before;
    const found = this.layout.takersOf(place);
    this.takers.set(key, found);
    return found;
  }

  /** Places near enemies side by side with this one. */
  besides(place: Base): readonly Base[] {
    const key = placeKey(place);
    const before = this.beside.get(key);
    if (before !== undefined) return before;
    const found = this.rings
      .filter(({ enemy }) => !farApart(place, enemy, this.wide))
      .flatMap(({ touching }) => touching(place))
      .filter((p) => this.isNear(p));
    this.beside.set(key, found);
    return found;
  }

  hasWay(model: number, place: Base): boolean {
    const key = `${model} ${placeKey(place)}`;
    const before = this.ways.get(key);
    if (before !== undefined) return before;
    const found = this.start.alone(model).tryOut(0, place) !== null;
    this.ways.set(key, found);
    return found;
  }
}

/** Lays a unit out place by place, each time otherwise. */
class Arranging {
  readonly layout: Layout;
  readonly ground: Ground;
  private readonly start: Crowd;
  private readonly models: readonly number[];
  private readonly reach: number;
  private readonly own: readonly Base[];
  private readonly any = turns();

  constructor(start: Crowd, models: readonly number[], base: Base, aim: Aim) {
    this.start = start;
    this.models = models;
    this.reach = aim.reach;
    this.own = models.map((i) => there(start.now[i]));
    this.layout = new Layout(start, models, aim.reach);
    this.ground = new Ground(start, base, aim, this.layout);
  }

  /** One arrangement of the whole unit in which more than `least` are near enemies; false where this one comes to nothing. */
  lay(least: number, idle: boolean): boolean {
    const { layout, models } = this;
    layout.clear();
    let close = 0;
    while (layout.places.length < models.length) {
      if (close + models.length - layout.places.length <= least) return false;
      const first = layout.places.length === 0;
      if ((first || this.any(7) > 0) && this.nearOne()) close++;
      else if (first || !this.between(idle)) return false;
    }
    return close > least;
  }

  private oneOf(list: readonly Base[]): Base {
    return there(list[this.any(list.length)]);
  }

  private some(list: readonly Base[]): Base[] {
    return Array.from({ length: LOOKED_AT }, () => this.oneOf(list));
  }

  private takes(place: Base): boolean {
    return this.layout.fits(place) && this.layout.add(place, this.ground.takersOf(place));
  }

  /** The next place near an enemy: side by side with the last, or anywhere. */
  private nearOne(): boolean {
    const { places } = this.layout;
    const last = places[places.length - 1 - this.any(Math.min(places.length, 2))];
    const beside = last === undefined ? [] : this.ground.besides(last);
    const some = this.some(this.ground.about);
    return (this.any(4) > 0 ? [...beside, ...some] : [...some, ...beside]).some((p) => this.takes(p));
  }

  private stays(): boolean {
    return this.own.some((p, k) => this.layout.fits(p) && this.layout.add(p, [k]));
  }

  /**
   * The next place beside somebody, near nobody: where one stands (`idle`: whenever one can stay), anywhere, near enemies, or
   * as little off as can be for one of the unit.
   */
  private between(idle: boolean): boolean {
    if ((idle || this.any(3) === 0) && this.stays()) return true;
    const mate = this.oneOf(this.layout.places);
    const how = this.any(3);
    const stands = (p: Base): boolean => this.start.stands(p) && this.takes(p);
    if (how === 0) {
      const model = there(this.models[this.any(this.models.length)]);
      const far = (p: Base): number => this.start.straight(model, p);
      const round = [0, this.reach].flatMap((d) => this.start.beside(mate, d)).filter((p) => far(p) < Infinity);
      if (round.sort((a, b) => far(a) - far(b)).some(stands)) return true;
    } else {
      const some = this.some(this.start.beside(mate, this.any(2) === 0 ? 0 : this.reach));
      if (how === 1) some.sort((a, b) => this.start.away(a) - this.start.away(b));
      if (some.some(stands)) return true;
    }
    return this.stays();
  }
}

/**
 * Units in arrangements of all kinds, in which more than `least()` are near enemies: laid out place by place about the
 * enemies and beside each other, and only then walked to.
 */
export function* arranged(start: Crowd, models: readonly number[], aim: Aim, least: () => number): Generator<Crowd> {
  const base = there(start.now[there(models[0])]);
  if (models.some((i) => !sameShape(there(start.now[i]).shape, base.shape))) return;
  const arranging = new Arranging(start, models, base, aim);
  const { layout, ground } = arranging;
  if (ground.about.length === 0) return;
  const seen = new Set<string>();
  let walked = 0;
  for (let n = 0; n < LAID_OUT; n++) {
    if (!arranging.lay(least(), n % 2 === 0)) continue;
    const key = layout.places.map(placeKey);
    const same = key.sort((a, b) => (a < b ? -1 : 1)).join();
    if (seen.has(same)) continue;
    seen.add(same);
    for (const goals of shares(start, models, layout, (model, place) => ground.hasWay(model, place))) {
      if (walked++ === WALKED) return;
      const crowd = walkedTo(start, goals, aim);
      if (crowd === null) continue;
      yield crowd;
      break;
    }
  }
}
