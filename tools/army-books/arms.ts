import { weaponIds } from "../../packages/systems/ninth-age/src/book/weapons.ts";
import { type Row, slug, typographic } from "./text.ts";

interface Arm {
  readonly name: string;
  readonly kind: "melee" | "armour";
  readonly armies: readonly string[];
  readonly strength?: number;
  readonly armourPenetration?: number;
  readonly armour?: number;
  readonly suit?: true;
}

/** What a suit is, as the table says it: by its kind, or by the save that it comes to. */
const isSuit = (row: Row): boolean =>
  /^(?:suit|Plate|Heavy|Light Armour)\b/.test(row.attributes ?? "") || /^\d\+$/.test(row.range_or_save ?? "");

/** Armour that a save of so much comes to, or that is added. */
function armourOf(text: string): number {
  const save = /^(\d)\+$/.exec(text)?.[1];
  return save === undefined ? Number(/\+(\d)/.exec(text)?.[1] ?? 0) : 7 - Number(save);
}

/** Weapons to strike with and armour that only some armies have, by id, with what they add. */
export function arms(rows: readonly Row[], armyOf: (code: string) => string): { readonly [id: string]: Arm } {
  const made = new Map<string, Arm>();
  for (const r of rows) {
    if (r.kind !== "melee" && r.kind !== "armour") continue;
    const id = slug(r.name ?? "");
    // What the book has is not written a second time.
    if (r.scope === "all" || weaponIds.some((known) => known === id)) continue;
    const [strength, penetration, armour] = [Number(r.str), Number(r.ap), armourOf(r.range_or_save ?? "")];
    made.set(id, {
      name: typographic(r.name ?? ""),
      kind: r.kind,
      armies: [...(made.get(id)?.armies ?? []), armyOf(r.scope ?? "")],
      ...(r.kind === "melee" && strength > 0 ? { strength } : {}),
      ...(r.kind === "melee" && penetration > 0 ? { armourPenetration: penetration } : {}),
      ...(r.kind === "armour" && armour > 0 ? { armour } : {}),
      ...(r.kind === "armour" && isSuit(r) ? { suit: true } : {}),
    });
  }
  return Object.fromEntries([...made].sort(([a], [b]) => (a < b ? -1 : 1)));
}
