import type { Facts } from "@tercio/reference";

/**
 * What a second reading beside the sheets found wrong once: what must stand now, and what may not come back. A row of the
 * list of faults may name several entries (`ids`); each of them must hold.
 */
export interface Fault {
  readonly ids: readonly string[];
  /** Where only one edition was at fault. */
  readonly edition?: string;
  readonly en?: Held;
  readonly fr?: Held;
  /** Of the name, in French. */
  readonly name?: Held;
  readonly facts?: (facts: Facts) => unknown;
  /** What the facts come to by {@link facts}. */
  readonly are?: unknown;
  /** A place that the sheets print in two ways has its note. */
  readonly noted?: true;
  /** The signs of its parts that say whose word each is. */
  readonly signs?: RegExp;
}

export interface Held {
  readonly says?: RegExp;
  readonly not?: RegExp;
}

const version = (name: string) => (facts: Facts) => {
  const { versions } = facts as { readonly versions?: readonly { readonly name: string; readonly types: unknown }[] };
  return versions?.find((v) => v.name === name)?.types;
};
const effect = (facts: Facts) => facts.effect;

const says = (pattern: RegExp): Held => ({ says: pattern });
const not = (pattern: RegExp): Held => ({ not: pattern });
const fr = (ids: string, held: Held): Fault => ({ ids: ids.split(" "), fr: held });
const named = (ids: string, held: Held): Fault => ({ ids: ids.split(" "), name: held });
const shots = (id: string, x: string): Fault => ({
  ids: [id],
  en: says(new RegExp(`Multiple Shots \\(${x}\\); .*at -1 To Hit, or one without`)),
  fr: says(new RegExp(`Tirs multiples \\(${x}\\)\\u00a0; .*-1 pour toucher`)),
});
const focused = (id: string, edition: string): Fault => ({
  ids: [id],
  edition,
  facts: version("boosted"),
  are: ["F", "A"],
});
const resistance = (ids: string): readonly Fault[] =>
  ids.split(" ").map((id) => fr(id, { says: /\bRésistance\b/, not: /\bRésilience\b/ }));

/** In French, and of the names that the game’s publisher has: no word that was left behind. */
const kept = (ids: string, gone: RegExp, now?: RegExp): Fault => ({
  ids: ids.split(" "),
  fr: now === undefined ? { not: gone } : { says: now, not: gone },
});

export const FAULTS: readonly Fault[] = [
  {
    ids: ["tow.magic.dispel.fated"],
    en: says(/no friendly Wizard is within dispel range .*engaged or flees still bars/),
  },
  fr("t9a.sequence.melee.round-of-combat.4", { says: /Personnage ou Champion ennemi face/, not: /de même rang/ }),
  { ids: ["aos2.realm.chamon.feature.iron-trees"], en: { says: /never worse than “-”/, not: /never better/ } },
  {
    ids: ["aos2.keyword.citadel-wood"],
    en: { says: /only a Citadel Wood or a Sylvaneth Wyldwood counts/, not: /every wood/ },
    fr: { says: /seul un Bois Citadel ou un Bosquet Sylvaneth/, not: /tout bois/ },
  },
  focused("t9a.spell.occultism.breath-of-corruption", "2e-early"),
  focused("t9a.spell.occultism.breath-of-corruption", "2e-late"),
  focused("t9a.spell.occultism.hand-of-glory", "2e-early"),
  focused("t9a.spell.thaumaturgy.cleansing-fire", "2e-early"),
  focused("t9a.spell.thaumaturgy.cleansing-fire", "2e-late"),
  {
    ids: ["t9a.spell.cosmology.unity-in-divergence"],
    edition: "2e-early",
    en: { says: /each model of an enemy unit takes 1 hit/, not: /6x6/ },
    fr: not(/6x6/),
    facts: version("chaos"),
    are: ["Da", "Di", "H"],
  },
  ...resistance(
    "t9a.spell.alchemy.quicksilver-lash t9a.spell.evocation.whispers-of-the-veil " +
      "t9a.spell.evocation.touch-of-the-reaper t9a.spell.shamanism.awaken-the-beast " +
      "t9a.spell.thaumaturgy.smite-the-unbeliever t9a.hereditary.ok.children-of-umi",
  ),
  { ids: ["t9a.spell.druidism.stone-skin"], edition: "2e-early", fr: says(/\+2 en Résistance/) },
  kept("t9a.hereditary.ud.death-is-only-the-beginning", /Résilience/),
  fr("t9a.sequence.attacks.attack.6", { says: /Ægide/, not: /Égide/ }),
  fr("t9a.objective.hold-the-ground", { says: /Point de contrôle/, not: /marqueur/ }),
  named("t9a.panic.exempt.engaged t9a.panic.exempt.fleeing t9a.panic.exempt.already-passed", says(/test\u00a0:/)),
  named("t9a.sequence.melee.round-of-combat.6.2", says(/sauvegarde\u00a0;/)),
  named("t9a.hereditary.vc.arise", says(/marche\u00a0!$/)),
  named("t9a.battle-points.0-5", says(/0–5\u00a0%$/)),
  named(
    "t9a.shaken.cannot.charge t9a.shaken.cannot.pursue t9a.fleeing.cannot.charge t9a.fleeing.cannot.shoot " +
      "t9a.fleeing.cannot.cast-or-activate",
    says(/^\p{Lu}/u),
  ),
  kept(
    "aos2.realm.eightpoints aos2.realm.eightpoints.spell.marked-quarry aos2.realm.hysh.command.strike-quickly",
    /[Mm]onstres errants/,
  ),
  kept("aos2.core.balewind-keyword-tooltip aos2.endless-spell.balewind-vortex", /BALEWIND|ENDLESS SPELL/),
  named("aos2.core.spell.arcane-bolt", says(/^Trait Magique$/)),
  kept("aos2.keyword.core-command-abilities", /Présence inspirante/, /Présence Exaltante/),
  kept("aos2.core.command-abilities.who", /capacité/, /aptitudes de commandement/),
  kept("aos2.realm.varanthaxs-maw.feature.forbidden-forgecraft", /marqueur/, /pion d’objectif/),
  named("tow.artillery.stone-thrower", says(/^Catapulte$/)),
  named("tow.combat-result.overkill tow.keyword.overkill", says(/^Carnage/)),
  {
    ids: ["tow.spell.dark-magic.phantasmagoria"],
    en: says(/Fall Back in Good Order or flee straight away/),
    fr: says(/recule en bon ordre ou fuit/),
  },
  {
    ids: ["t9a.modifier-priority.4"],
    edition: "2e-early",
    en: says(/always or never succeed, or fail.*value or range/),
  },
  { ids: ["t9a.modifier-priority.4"], edition: "2e-late", en: not(/value or range/) },
  {
    ids: ["t9a.modifier-priority.same-step-order"],
    edition: "2e-late",
    en: { says: /on the same dice roll/, not: /value lowest/ },
    fr: not(/valeur la plus basse/),
  },
  { ids: ["t9a.table.armour-save.5-or-more"], edition: "2e-early", en: says(/^5 or 6 left/) },
  { ids: ["t9a.sequence.melee.round-of-combat.1"], en: says(/have -1 Discipline/), fr: says(/-1 en Discipline/) },
  shots("tow.weapon.missile.repeater-handbow", "2"),
  shots("tow.weapon.missile.brace-of-repeater-handbows", "4"),
  shots("tow.weapon.missile.repeater-crossbow", "2"),
  shots("tow.weapon.missile.brace-of-pistols", "2"),
  shots("tow.weapon.missile.repeater-pistol", "3"),
  shots("tow.weapon.missile.repeater-handgun", "3"),
  shots("tow.weapon.missile.throwing-weapon", "2"),
  shots("tow.weapon.missile.sling", "2"),
  shots("tow.artillery.repeater-bolt-thrower-rapid-fire", "D3\\+3"),
  { ids: ["tow.artillery.stone-thrower", "tow.artillery.mortar", "tow.table.artillery"], signs: /~/ },
  { ids: ["tow.miscast.2-4", "tow.miscast.5-6", "tow.combat-result.rank-bonus"], noted: true },
  {
    ids: ["aos2.battle-trait.destruction.rampaging-destroyers"],
    en: says(/it may act at once/),
    fr: says(/elle peut agir aussitôt/),
  },
  {
    ids: ["aos2.realm.eightpoints.feature.crystal-wyrdshards"],
    facts: (f) => f.onlyIf,
    are: "the re-rolled attempt casts the spell",
  },
  { ids: ["aos2.realm.chamon.feature.irresistible-force"], facts: (f) => f.cast, are: "whatever the total" },
  {
    ids: ["tow.spell.elementalism.earthen-ramparts"],
    facts: effect,
    are: { ifCharged: "behind a defended low linear obstacle" },
  },
  { ids: ["tow.spell.high-magic.tempest"], facts: effect, are: { terrainInAura: { difficult: "dangerous" } } },
  { ids: ["tow.spell.elementalism.travel-mystical-pathway"], facts: effect, are: { movesAgainThisPhase: false } },
  {
    ids: ["tow.spell.waaagh-magic.evil-sun-shinin", "tow.spell.waaagh-magic.ere-we-go"],
    facts: effect,
    are: { affects: "friendly units within Command range" },
  },
  { ids: ["t9a.table.cover"], facts: (f) => (f.rows as readonly unknown[]).length === f.terrains, are: true },
  { ids: ["t9a.table.terrain-rules"], facts: (f) => (f.rows as readonly unknown[]).length === f.terrains, are: true },
  { ids: ["t9a.table.dangerous-terrain"], facts: (f) => (f.notes as readonly unknown[]).length, are: 3 },
];

/** Rows of the list that stand for texts without number, by the words that begin them: what all texts must keep to. */
export const THROUGHOUT: readonly { readonly begins: string; readonly game: string; readonly gone: RegExp }[] = [
  { begins: "aos2.* (39 texts)", game: "age-of-sigmar", gone: /[Ww]arscroll/ },
  {
    begins: "aos2.core.command-abilities.who (21 AoS texts)",
    game: "age-of-sigmar",
    gone: /[Cc]apacités? d(?:e c|’a)/,
  },
  { begins: "aos2.core.spell.arcane-bolt", game: "age-of-sigmar", gone: /Trait arcanique/ },
  { begins: "tow.artillery.stone-thrower (6 texts)", game: "old-world", gone: /lance-pierres/ },
  { begins: "tow.combat-result.overkill", game: "old-world", gone: /Acharnement/ },
  { begins: "t9a.battle-points.0-5", game: "ninth-age", gone: /\d%/ },
];
