import type { Scene, SceneContact, SceneUnit } from "../types.ts";

/** Those whom a scene numbers, in that order: its units, then the Characters in them. */
const numbered = ({ units }: Scene): readonly string[] => [
  ...Object.keys(units),
  ...Object.entries(units).flatMap(([name, u]) => (u.characters ?? []).map((_, i) => inUnit(name, i))),
];

/** What a Character in a unit is called among those who are numbered; no unit is called so. */
export const inUnit = (name: string, nth: number): string => `${name}\n${nth}`;

/**
 * A scene in which all that names units by number or name names them again after they have changed.
 * @param becomes what is called otherwise now; null: no longer there
 */
export function renumbered(was: Scene, now: Scene, becomes: { readonly [name: string]: string | null } = {}): Scene {
  const [before, after] = [numbered(was), numbered(now)];
  const called = (name: string): string | null => (Object.hasOwn(becomes, name) ? (becomes[name] ?? null) : name);
  const number = (old: number): number | null => {
    const name = called(before[old] ?? "");
    const at = name === null ? -1 : after.indexOf(name);
    return at < 0 ? null : at;
  };
  const stands = (name: string): boolean => Object.hasOwn(now.units, name);
  const known = Object.entries(was.magic?.known ?? {}).flatMap(([old, words]) => {
    const at = number(Number(old));
    return at === null ? [] : [[String(at), words] as const];
  });
  const { known: _, ...magic } = now.magic ?? {};
  return {
    ...now,
    units: Object.fromEntries(Object.entries(now.units).map(([name, u]) => [name, undeclared(u, stands)])),
    ...(now.magic === undefined
      ? {}
      : { magic: { ...magic, ...(known.length === 0 ? {} : { known: Object.fromEntries(known) }) } }),
    ...(now.effects === undefined
      ? {}
      : {
          effects: now.effects.flatMap((e) => {
            const on = e.on === null ? null : number(e.on);
            return on === null && e.on !== null ? [] : [{ ...e, on, from: e.from === null ? null : number(e.from) }];
          }),
        }),
    ...(now.contact === undefined
      ? {}
      : { contact: now.contact.filter((c: SceneContact) => stands(c.of) && stands(c.at)) }),
    ...(now.marked === undefined ? {} : { marked: now.marked.filter(stands) }),
    ...(now.markers === undefined
      ? {}
      : {
          markers: now.markers.map(({ carrier, ...m }) =>
            carrier === undefined || !stands(carrier) ? m : { ...m, carrier },
          ),
        }),
  };
}

/** A unit that has declared a charge against one that is gone has declared none. */
function undeclared(u: SceneUnit, stands: (name: string) => boolean): SceneUnit {
  const target = u.state?.declared;
  if (typeof target !== "string" || stands(target)) return u;
  const { declared: _, declaredFacing: __, ...state } = u.state ?? {};
  return { ...u, state };
}
