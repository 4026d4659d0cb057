import type { Weapon } from "../state/state.ts";
import { enemiesOf, type Sigmar, type Unit } from "../state/state.ts";
import { reaching } from "./reach.ts";

/** Models of a unit that reach the same enemies with a weapon: all of them have to attack. */
export type Group = {
  /** Its weapon, by its place on the warscroll. */
  readonly weapon: number;
  readonly models: number;
  /** Units that they reach. */
  readonly targets: readonly number[];
};

/** So many models attack that unit with that weapon. */
export type Packet = { readonly weapon: number; readonly models: number; readonly target: number };

export const weaponAt = (u: Unit, index: number): Weapon => {
  const found = u.entry.warscroll.weapons[index];
  if (found === undefined) throw new Error(`unit ${u.id} has no weapon ${index}`);
  return found;
};

/** Weapon by weapon, who of a unit reaches whom; models that reach nobody attack nobody. */
export function groupsOf(game: Sigmar, u: Unit): readonly Group[] {
  const enemies = enemiesOf(game, u);
  return u.entry.warscroll.weapons.flatMap(({ range }, weapon): readonly Group[] => {
    const targets = u.models.map((): number[] => []);
    for (const e of enemies) for (const model of reaching(u, e, range)) targets[model]?.push(e.id);
    const groups = new Map<string, { models: number; readonly targets: readonly number[] }>();
    for (const list of targets) {
      if (list.length === 0) continue;
      const known = groups.get(list.join());
      if (known === undefined) groups.set(list.join(), { models: 1, targets: list });
      else known.models++;
    }
    return [...groups.values()].map((g) => ({ weapon, ...g }));
  });
}

/** What a group splits into, `given` models for each of its targets; joined to packets of the same weapon and target. */
export function split(packets: readonly Packet[], group: Group, given: readonly number[]): readonly Packet[] {
  const next = packets.slice();
  group.targets.forEach((target, i) => {
    const models = given[i] ?? 0;
    if (models === 0) return;
    const at = next.findIndex((p) => p.weapon === group.weapon && p.target === target);
    const before = next[at];
    if (before === undefined) next.push({ weapon: group.weapon, models, target });
    else next[at] = { ...before, models: before.models + models };
  });
  return next;
}
