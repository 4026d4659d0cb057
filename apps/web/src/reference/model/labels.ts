import type { Bilingual, Entry, Fact, Language } from "@tercio/reference";

const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** A figure or a word as it stands; nothing for a list or a table. */
export const asWritten = (fact: Fact | undefined): string =>
  fact === undefined || typeof fact === "object" ? "" : String(fact);

/** What the two sides of a chart are called. */
export const charts: { readonly [key: string]: Bilingual } = {
  toughness: say("Strength ↓ Toughness →", "Force ↓ Endurance →"),
  targetWeaponSkill: say("Weapon Skill ↓ target’s →", "Capacité de combat ↓ de la cible →"),
};

/** Columns that stand before the name: what the dice show. */
export const leading: readonly string[] = ["number", "result", "results", "roll", "triple"];

/** Facts that a table or a card may show as a column, by their key. A key that is not here is said by the summary. */
export const labels: { readonly [key: string]: Bilingual } = {
  number: say("No.", "N°"),
  result: say("Roll", "Jet"),
  results: say("Roll", "Jet"),
  roll: say("Roll", "Jet"),
  triple: say("Triple", "Brelan"),
  needed: say("Needed", "Requis"),
  needs: say("Needed", "Requis"),
  toHit: say("To hit", "Toucher"),
  bonus: say("Points", "Points"),
  points: say("Points", "Points"),
  percent: say("%", "%"),
  victoryPoints: say("Victory Points", "Points de victoire"),
  winner: say("Winner", "Vainqueur"),
  loser: say("Loser", "Perdant"),
  withFullRank: say("With a Full Rank", "Avec un Rang complet"),
  magicDice: say("Magic Dice", "Dés de magie"),
  veilTokens: say("Veil Tokens", "Marqueurs Voile"),
  miscastModifier: say("Miscast", "Fiasco"),
  fullRank: say("Full Rank", "Rang complet"),
  supportingAttacks: say("Supporting Attacks", "Attaques de soutien"),
  standard: say("Standard", "Standard"),
  large: say("Large", "Grande"),
  gigantic: say("Gigantic", "Gigantesque"),
  infantry: say("Infantry", "Infanterie"),
  beast: say("Beast", "Bête"),
  cavalry: say("Cavalry", "Cavalerie"),
  construct: say("Construct", "Assemblage"),
  dice: say("Dice", "Dés"),
  miscast: say("Miscast", "Fiasco"),
  range: say("Range", "Portée"),
  strength: say("Strength", "Force"),
  armourPenetration: say("AP", "PA"),
  save: say("Save", "Sauvegarde"),
  castingValue: say("Casting", "Lancement"),
  powerLevel: say("Power", "Puissance"),
  movement: say("Move", "Mouvement"),
  wounds: say("Wounds", "Blessures"),
  rules: say("Special rules", "Règles spéciales"),
  inCombat: say("In combat", "Au combat"),
  close: say("Close", "Proche"),
  far: say("Far", "Loin"),
  mortalWounds: say("Mortal wounds", "Blessures mortelles"),
};

const values: { readonly [value: string]: Bilingual } = {
  melee: say("Combat", "Combat"),
  combat: say("Combat", "Combat"),
  "as stated": say("as stated", "selon la règle"),
  "starting Wounds": say("starting Wounds", "Blessures initiales"),
  user: say("user", "porteur"),
  "Magic Dice used": say("Magic Dice used", "Dés de magie utilisés"),
  "target's Armour": say("target’s Armour", "Armure de la cible"),
  signature: say("Signature", "Signature"),
  "spell not cast": say("not cast", "non lancé"),
};

/** Names of a game's entries by their English name in lower case. */
export type Names = ReadonlyMap<string, Bilingual>;
const none: Names = new Map();

export function namesOf(entries: readonly Entry[]): Names {
  const bare = (name: string): string => name.replace(/ \([^)]*\)$/, "");
  return new Map(entries.map((e) => [bare(e.names.en).toLowerCase(), { en: bare(e.names.en), fr: bare(e.names.fr) }]));
}

/** Numbers with a true minus sign. */
const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Dice, needed rolls, spans: the same in both languages. */
const plain = /^[-+−–]?[\d*X()"/.+\-−–×D ]*$/;

/**
 * A fact as a word of the given language; null where only English has it, so that no page mixes languages.
 * Rules and results that are entries of the game are called by their entry's name.
 */
export function spoken(fact: Fact | undefined, language: Language, names: Names = none): string | null {
  if (fact === undefined || typeof fact === "object" || typeof fact === "boolean") return null;
  if (typeof fact === "number") return figure(fact);
  const known = values[fact];
  if (known !== undefined) return known[language];
  const entry = names.get(fact.replace(/ \(.*\)$/, "").toLowerCase());
  if (entry !== undefined) return entry[language] + (/ \(.*\)$/.exec(fact)?.[0] ?? "");
  return plain.test(fact) || /^S(\+\d)?$/.test(fact) ? fact.replace(/^-/, "−") : null;
}
