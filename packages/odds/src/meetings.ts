/** A game that several changes of another make together; it is made when its turn comes. */
import { there } from "@tercio/kernel";
export interface Meeting<G> {
  readonly from: G;
  readonly changed: readonly G[];
  readonly probability: number;
}

// Most walks have none: nothing is made for these.
const NO_SLOTS = new Int32Array(0);
const NO_KEYS = new Float64Array(0);
/** Room for so many at first. */
const LEAST = 512;

/**
 * Meetings by their keys, in the order in which they were first met. A `Map` would make a record of each key that is looked
 * up, for keys are too large to be small integers: of hundreds of thousands of products most only add to a chance.
 */
export class Meetings<G> {
  size = 0;
  /** By slot: the place in the lists below, and one more; 0: nobody. Always a power of two, at most half full. */
  private slots = NO_SLOTS;
  private keys = NO_KEYS;
  private chances = NO_KEYS;
  private readonly from: G[] = [];
  private readonly changed: (readonly G[])[] = [];

  /** `changed` is the caller's no longer than the call. */
  add(key: number, probability: number, from: G, changed: readonly G[]): void {
    if (this.size === this.keys.length) this.grow();
    const mask = this.slots.length - 1;
    let slot = key & mask;
    for (let at = there(this.slots[slot]); at !== 0; at = there(this.slots[slot])) {
      if (this.keys[at - 1] === key) {
        this.chances[at - 1] = there(this.chances[at - 1]) + probability;
        return;
      }
      slot = (slot + 1) & mask;
    }
    const place = this.size++;
    this.slots[slot] = this.size;
    this.keys[place] = key;
    this.chances[place] = probability;
    this.from.push(from);
    this.changed.push(changed.slice());
  }

  private grow(): void {
    const room = Math.max(LEAST, this.size * 2);
    const [keys, chances] = [new Float64Array(room), new Float64Array(room)];
    keys.set(this.keys);
    chances.set(this.chances);
    [this.keys, this.chances] = [keys, chances];
    this.slots = new Int32Array(room * 2);
    const mask = this.slots.length - 1;
    for (let at = 0; at < this.size; at++) {
      let slot = there(keys[at]) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = at + 1;
    }
  }

  *[Symbol.iterator](): Generator<Meeting<G>> {
    for (let at = 0; at < this.size; at++)
      yield {
        from: this.from[at] as G,
        changed: there(this.changed[at]),
        probability: there(this.chances[at]),
      };
  }
}
