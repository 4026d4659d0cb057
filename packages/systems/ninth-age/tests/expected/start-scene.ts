import type { Loose } from "./replies.ts";

const unitFor = (side: string, more: Loose): Loose => ({
  side,
  profile: "heavy-infantry-with-halberds",
  models: 20,
  files: 5,
  at: [0, 0],
  ...more,
});

export const given = (entry: Loose): readonly Loose[] => entry.given ?? [];

/** What was destroyed, gathered, carried or placed, said as a scene says it. */
export function sceneOf(entry: Loose): Loose {
  const { size, army: _, ...scene } = entry.scene;
  const units: Record<string, Loose> = { ...scene.units };
  const markers: Loose[] = [...(scene.markers ?? [])];
  const more: Record<string, unknown> = size === undefined ? {} : { points: size };
  // A battle needs somebody; far from everything.
  if (Object.keys(units).length === 0)
    for (const [side, y] of [
      ["first", -18],
      ["second", 18],
    ] as const)
      units[side === "first" ? "F" : "E"] = unitFor(side, { at: [-30, y] });
  for (const g of given(entry)) {
    if (g.destroyed !== undefined) {
      for (let i = 0; i < g.scoring + (g.others ?? 0); i++)
        units[`X${g.destroyed}${i}`] = unitFor(g.destroyed, { place: "destroyed", scoring: i < g.scoring });
    } else if (g.counters !== undefined) more.counters = [g.counters.first, g.counters.second];
    else if (g.marker !== undefined) markers.push({ at: g.at, side: g.marker });
    else if (g.carriers !== undefined) {
      for (const side of ["first", "second"])
        for (let i = 0; i < g.carriers[side]; i++) {
          const at = [8 * i - 8, side === "first" ? -10 : 10];
          units[`C${side}${i}`] = unitFor(side, { at });
          markers.push({ at, carrier: `C${side}${i}` });
        }
    }
  }
  // Who is destroyed stands nowhere.
  for (const [name, u] of Object.entries(units))
    if (u.place === "destroyed") {
      const { at: _at, facing: _facing, ...gone } = u;
      units[name] = gone;
    }
  return { ...scene, ...more, units, ...(markers.length === 0 ? {} : { markers }) };
}
