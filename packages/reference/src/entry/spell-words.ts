import type { Bilingual, Language, SpellDuration, SpellRange, SpellType, VersionName } from "./entry.ts";

const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** What a spell's data are called, wherever they are shown. */
export const spellTypes: { readonly [type in SpellType]: Bilingual } = {
  A: say("Augment", "Amélioration"),
  Da: say("Damage", "Dégâts"),
  Di: say("Direct", "Direct"),
  F: say("Focused", "Focalisé"),
  G: say("Ground", "Marqueur"),
  H: say("Hex", "Malédiction"),
  M: say("Missile", "Projectile"),
  U: say("Universal", "Universel"),
  assailment: say("Assailment", "Assaut"),
  "magic missile": say("Magic Missile", "Projectile magique"),
  hex: say("Hex", "Maléfice"),
  vortex: say("Vortex", "Vortex"),
  conveyance: say("Conveyance", "Transfert"),
  enchantment: say("Enchantment", "Enchantement"),
};

export const spellDurations: { readonly [duration in SpellDuration]: Bilingual } = {
  instant: say("Instant", "Immédiat"),
  "one turn": say("One Turn", "Un tour"),
  permanent: say("Permanent", "Permanent"),
  "remains in play": say("Remains in Play", "Reste en jeu"),
  "until your next Start of Turn": say("Until your next turn", "Jusqu’à votre prochain tour"),
  "until the end of this turn": say("This turn", "Ce tour"),
  "this turn's charges": say("This turn’s charges", "Les charges de ce tour"),
  "until your next hero phase": say("Until your next hero phase", "Jusqu’à votre prochaine phase des héros"),
  "rest of the battle": say("Rest of the battle", "Reste de la bataille"),
};

export const spellVersions: { readonly [name in VersionName]: Bilingual } = {
  basic: say("basic", "de base"),
  boosted: say("boosted", "améliorée"),
  "boosted further": say("boosted further", "encore améliorée"),
  throne: say("with the throne", "avec le trône"),
  cosmos: say("Cosmos", "Cosmos"),
  chaos: say("Chaos", "Chaos"),
  orc: say("Orc", "Orque"),
  goblin: say("Goblin", "Gobelin"),
  "Runic Smith": say("Runic Smith", "Forgerune"),
  "Anvil of Power": say("Anvil of Power", "Enclume de pouvoir"),
  bearer: say("Totem", "Totem"),
  "Great Totem": say("Great Totem", "Grand totem"),
};

const origins: { readonly [from in SpellRange["from"][number]]: Bilingual } = {
  caster: say("Caster", "Lanceur"),
  combat: say("Combat", "Combat"),
  special: say("Special", "Spéciale"),
  "Tunnel Marker": say("Tunnel Marker", "Marqueur Tunnel"),
  "Water Terrain": say("Water Terrain", "Terrain aquatique"),
  "Impassable Terrain": say("Impassable Terrain", "Terrain infranchissable"),
  Forest: say("Forest", "Forêt"),
  Hill: say("Hill", "Colline"),
};

/** How far a spell reaches: inches, an aura, or whom it concerns where nothing is measured. */
export function spellReach({ inches, aura, from }: SpellRange, language: Language): string {
  if (inches === null) return from.map((f) => origins[f][language]).join(", ");
  return aura ? `${inches}" aura` : `${inches}"`;
}
