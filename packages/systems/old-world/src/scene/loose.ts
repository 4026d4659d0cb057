import { coherent, overlap } from "@tercio/loose";
import { basesAt, charged, COHERENT, frontBlock, TOUCHING } from "../battlefield/form-up.ts";
import type { OldWorld } from "../state/state.ts";
import { modelsOf } from "../calculation/models.ts";
import { bad, type Wrong } from "./check.ts";

/** What is wrong with skirmishers that stand one by one; null where nothing is. */
export function looseWrong(game: OldWorld, names: readonly string[]): Wrong | null {
  for (const [id, u] of game.units.entries()) {
    if (u.places === null) continue;
    const at = `units.${names[id]}.loose`;
    if (!u.entry.skirmishers) return bad(at, "scene.no-skirmishers");
    const bases = game.field === null ? basesAt(u.places) : modelsOf(u);
    if (bases.some((b, i) => bases.slice(0, i).some((other) => overlap(b, other))))
      return bad(at, "scene.loose-overlap");
    if (!coherent(bases, COHERENT)) return bad(at, "scene.loose-apart");
    // On a table they form up as soon as somebody touches them.
    if (game.field !== null) {
      if (game.contacts.some((c) => c.charger === id || c.charged === id)) return bad(at, "scene.loose-contact");
      continue;
    }
    const touching = game.contacts.filter((c) => c.charger === id || c.charged === id);
    const by = charged(game, u);
    // Whoever else touches them meets them when they have formed up.
    if (touching.length > (by === null ? 0 : 1)) return bad(at, "scene.loose-contact");
    if (by === null) continue;
    if (bases.some((b) => overlap(b, frontBlock(by)))) return bad(at, "scene.loose-inside");
    if (!u.places.some(({ x, y }) => TOUCHING(by, x, y))) return bad(at, "scene.loose-nobody");
  }
  return null;
}
