import { abilities, relics } from "./abilities.ts";
import type { MissileId } from "./missiles.ts";
import type { WeaponId } from "./weapons.ts";

/** Where an item goes: one of each slot at most; "ability": a rule of its bearer that works as such items do. */
export type ItemSlot = "weapon" | "armour" | "shield" | "artefact" | "banner" | "ability";

/** What of its bearer, or of who bears a banner among them, an item may change. */
export type Changed =
  | "advance rate"
  | "march rate"
  | "discipline"
  | "health points"
  | "defensive skill"
  | "resilience"
  | "armour"
  | "attack value"
  | "offensive skill"
  | "strength"
  | "armour penetration"
  | "agility"
  | "to-hit roll"
  | "to-wound roll"
  | "rank bonus"
  | "commanding presence"
  /** Of casting rolls of the bearer, or of those whose spells it is a target of; of dispelling rolls of its army. */
  | "casting roll"
  | "dispelling roll";

/** When it does so: of a bearer on foot, or of Standard Height. */
export type When = Bearer | "charging" | "first round, in front" | "first of the phase";
export type Bearer = "on foot" | "Standard";

/** Attacks of one kind. */
export type Against = "flaming-attacks" | "magical-attacks" | "no magical-attacks" | "impact-hits";

type Operations = {
  readonly add?: number;
  readonly set?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** So much, whatever else changes it. */
  readonly always?: number;
};

/** What an item does; `when` and `against`: only there; `as`: it is that rule (`distracting` never adds up). */
export type ItemEffect =
  | (Operations & {
      readonly change: Changed;
      readonly when?: When;
      readonly against?: Against;
      /** Of enemies in blows at the bearer, or of those that the bearer strikes. */
      readonly of?: "enemies";
      /** As much, together with what the weapon itself adds. */
      readonly withWeapon?: number;
      readonly as?: "distracting" | "magic-resistance";
    })
  /** A special rule that its bearer has; of a banner, its unit. */
  | { readonly give: string; readonly value?: number; readonly terrain?: "any"; readonly when?: Bearer }
  /** Of a Wizard: the spell of its army besides those that it selects, or any one of its paths, up to a number. */
  | { readonly learns: "hereditary" | "one of its paths"; readonly upTo?: number }
  /** A Bound Spell: its id in the book without the game’s name, its power with two Magic Dice and with three. */
  | { readonly casts: string; readonly power: readonly [number, number] }
  /** Inches that its bearer's spells reach farther, those that reach all around so many. */
  | { readonly reaches: number; readonly aura: number }
  /** Friends so near are this, whoever bears it too. */
  | { readonly near: number; readonly are: "distracting" }
  /** Rank and file whom its bearer has joined have this rule. */
  | { readonly lends: string }
  /** Failed casting rolls of its bearer with so many Magic Dice are made again. */
  | { readonly recasts: number }
  /** Once, a Magic Die more in a roll that has been seen. */
  | { readonly adds: "magic die" }
  /** Once, a spell of the enemy is not tried in a phase. */
  | { readonly binds: "spell" }
  /** So its bearer is a Wizard, of a path that is rolled for. */
  | { readonly makes: "wizard-apprentice" }
  /** Veil Tokens for each friend that is destroyed so near. */
  | { readonly souls: number; readonly tokens: number }
  /** Veil Tokens for which failed rolls to wound of a spell of its bearer are made again. */
  | { readonly walks: number }
  /** Veil Tokens more when its bearer channels. */
  | { readonly channels: number }
  | { readonly take: string }
  /** Rules of enemies that do nothing against the bearer. */
  | { readonly stops: readonly string[] }
  | {
      readonly save: "aegis" | "fortitude";
      readonly needed: number;
      readonly against?: Against;
      readonly when?: Bearer;
    }
  /** Better than that which there is, but no better than `best`; `needed`: where there is none. */
  | { readonly save: "aegis"; readonly better: number; readonly best: number; readonly needed: number }
  | { readonly again: "wounds" | "armour saves" }
  | { readonly again: "panic tests" | "one armour save" }
  /** What an unsaved wound counts as, or one hit. */
  | { readonly wounds: "2" | "D3" | "D3+1" | "D6"; readonly against?: "aegis" }
  | { readonly hits: number }
  | { readonly woundsBy: "hit" }
  /** In a Duel its bearer and the rival have each other's figures; the first hit on its bearer in the battle does nothing. */
  | { readonly swaps: "duel" }
  | { readonly ignores: "first hit" }
  /** Friends have this rule against whoever was hit with it, for the rest of the Melee Phase. */
  | { readonly marks: "battle-focus" }
  | { readonly never: "flee" }
  /** Without dice, where somebody with one of these titles is in the unit. */
  | { readonly passes: "panic tests"; readonly with: readonly ("general" | "battle-standard-bearer")[] };

/** When an item may be used that is used once: at the start of one of these, to the end of that phase, or of the Player Turn. */
export type ItemUse = {
  readonly at: readonly ("charge" | "movement" | "shooting" | "melee")[];
  readonly until: "phase" | "turn";
};

/** One item: what it goes on, whom it works for, what it does. */
export type ItemRow = {
  readonly slot: ItemSlot;
  /** Weapons that it may be on, where not on any to strike with. */
  readonly on?: readonly (WeaponId | MissileId)[];
  /** Works for the whole unit that its bearer is in. */
  readonly shared?: true;
  /** It does something only once its owner uses it, once in the battle. */
  readonly once?: ItemUse;
  readonly effects: readonly ItemEffect[];
};

export type ItemRows = { readonly [id: `t9a.rule.${string}`]: ItemRow };

/** Items that any army may have. */
const common = {
  "t9a.rule.alchemists-alloy": {
    slot: "armour",
    effects: [
      { change: "armour", add: 1 },
      { change: "offensive skill", add: -2 },
    ],
  },
  "t9a.rule.basalt-infusion": {
    slot: "armour",
    effects: [
      { change: "armour", add: 1 },
      { save: "aegis", needed: 3, against: "flaming-attacks" },
      { take: "fortitude" },
    ],
  },
  "t9a.rule.death-cheater": {
    slot: "armour",
    effects: [
      { change: "armour", add: 1 },
      { save: "fortitude", needed: 4 },
    ],
  },
  "t9a.rule.destinys-call": {
    slot: "armour",
    effects: [
      { save: "aegis", needed: 4, when: "Standard" },
      { change: "armour", always: 3, when: "Standard" },
    ],
  },
  "t9a.rule.essence-of-mithril": {
    slot: "armour",
    effects: [{ change: "armour", add: 5, atMost: 5, when: "Standard" }],
  },
  "t9a.rule.ghostly-guard": { slot: "armour", effects: [{ change: "armour", add: 2, against: "no magical-attacks" }] },
  "t9a.rule.dragonfire-gem": {
    slot: "artefact",
    effects: [{ save: "aegis", needed: 2, against: "flaming-attacks" }, { take: "fortitude" }],
  },
  "t9a.rule.book-of-arcane-mastery": {
    slot: "artefact",
    effects: [{ change: "casting roll", add: 2, when: "first of the phase" }],
  },
  "t9a.rule.crystal-ball": {
    slot: "artefact",
    effects: [{ change: "dispelling roll", add: 2, when: "first of the phase" }],
  },
  "t9a.rule.essence-of-a-free-mind": { slot: "artefact", effects: [{ learns: "one of its paths", upTo: 4 }] },
  "t9a.rule.lightning-vambraces": {
    slot: "artefact",
    effects: [{ casts: "spell.thaumaturgy.hand-of-heaven", power: [4, 8] }],
  },
  "t9a.rule.magical-heirloom": { slot: "artefact", effects: [{ learns: "hereditary" }] },
  "t9a.rule.obsidian-rock": { slot: "artefact", effects: [{ give: "magic-resistance", value: 2 }] },
  "t9a.rule.talisman-of-the-void": { slot: "artefact", effects: [{ channels: 1 }] },
  "t9a.rule.aether-icon": {
    slot: "banner",
    effects: [{ change: "casting roll", of: "enemies", add: -1, as: "magic-resistance" }],
  },
  "t9a.rule.talisman-of-shielding": { slot: "artefact", effects: [{ save: "aegis", needed: 5 }] },
  "t9a.rule.rangers-boots": {
    slot: "artefact",
    effects: [
      { give: "strider", terrain: "any", when: "on foot" },
      { change: "advance rate", add: 2, atMost: 10, when: "on foot" },
      { change: "march rate", add: 4, atMost: 20, when: "on foot" },
    ],
  },
  "t9a.rule.banner-of-discipline": {
    slot: "banner",
    effects: [{ again: "panic tests" }, { passes: "panic tests", with: ["general", "battle-standard-bearer"] }],
  },
  "t9a.rule.banner-of-speed": {
    slot: "banner",
    effects: [
      { change: "advance rate", add: 1 },
      { change: "march rate", add: 2 },
    ],
  },
  "t9a.rule.banner-of-the-relentless-company": {
    slot: "banner",
    once: { at: ["movement"], until: "phase" },
    effects: [{ change: "march rate", set: 15, when: "on foot" }],
  },
  "t9a.rule.flaming-standard": {
    slot: "banner",
    once: { at: ["shooting", "melee"], until: "phase" },
    effects: [{ give: "flaming-attacks" }],
  },
  "t9a.rule.potion-of-strength": {
    slot: "artefact",
    once: { at: ["melee"], until: "turn" },
    effects: [{ give: "crush-attack" }],
  },
  "t9a.rule.potion-of-swiftness": {
    slot: "artefact",
    once: { at: ["melee"], until: "turn" },
    effects: [{ change: "agility", add: 3 }],
  },
  "t9a.rule.legion-standard": { slot: "banner", effects: [{ change: "rank bonus", add: 1 }] },
  "t9a.rule.stalkers-standard": { slot: "banner", effects: [{ give: "strider", terrain: "any" }] },
  "t9a.rule.dusk-forged": { slot: "shield", effects: [{ again: "armour saves" }] },
  "t9a.rule.willows-ward": {
    slot: "shield",
    effects: [
      { change: "armour", add: 1 },
      { take: "parry" },
      { change: "armour penetration", add: -2, of: "enemies", against: "impact-hits" },
    ],
  },
  "t9a.rule.eldritch-inscriptions": { slot: "weapon", effects: [{ again: "wounds" }, { give: "divine-attacks" }] },
  "t9a.rule.heros-heart": {
    slot: "weapon",
    effects: [
      { change: "attack value", add: 1 },
      { give: "magical-attacks" },
      { change: "strength", atLeast: 5 },
      { change: "armour penetration", atLeast: 2 },
    ],
  },
  "t9a.rule.shield-breaker": {
    slot: "weapon",
    effects: [
      { change: "armour penetration", add: 6 },
      { give: "magical-attacks" },
      { change: "to-wound roll", atLeast: 3 },
    ],
  },
  "t9a.rule.supernatural-dexterity": {
    slot: "weapon",
    effects: [{ change: "offensive skill", add: 2 }, { change: "agility", add: 2 }, { give: "magical-attacks" }],
  },
  "t9a.rule.touch-of-greatness": {
    slot: "weapon",
    effects: [
      { change: "strength", add: 1, withWeapon: 2 },
      { change: "armour penetration", add: 1 },
      { give: "magical-attacks" },
    ],
  },
} as const satisfies ItemRows;

/** Items of one army each. */
const ofArmies = {
  // Empire of Sonnstahl.
  "t9a.rule.blacksteel": {
    slot: "armour",
    effects: [{ change: "armour", add: 1 }, { change: "armour", add: 1, when: "on foot" }, { give: "fear" }],
  },
  "t9a.rule.imperial-seal": {
    slot: "armour",
    shared: true,
    effects: [
      { change: "armour", add: 3, when: "on foot" },
      { change: "discipline", add: 1, when: "on foot" },
      { never: "flee" },
    ],
  },
  "t9a.rule.shield-of-volund": { slot: "shield", effects: [{ stops: ["lethal-strike", "battle-focus"] }] },
  "t9a.rule.household-standard": { slot: "banner", effects: [{ change: "commanding presence", add: 6 }] },
  "t9a.rule.locket-of-sunna": { slot: "artefact", effects: [{ swaps: "duel" }] },
  "t9a.rule.death-warrant": {
    slot: "weapon",
    on: ["hand-weapon"],
    effects: [{ give: "battle-focus" }, { give: "magical-attacks" }, { marks: "battle-focus" }],
  },
  "t9a.rule.marksmans-pennant": { slot: "banner", effects: [{ give: "steady-aim" }] },
  "t9a.rule.the-light-of-sonnstahl": {
    slot: "weapon",
    effects: [{ woundsBy: "hit" }, { change: "armour penetration", always: 10 }, { give: "magical-attacks" }],
  },
  // Highborn Elves.
  "t9a.rule.amethyst-crystal": { slot: "artefact", effects: [{ change: "dispelling roll", add: 1 }] },
  "t9a.rule.daemons-bane": { slot: "armour", effects: [{ change: "armour", add: 2, against: "magical-attacks" }] },
  "t9a.rule.gleaming-robe": {
    slot: "armour",
    effects: [
      { save: "aegis", needed: 3 },
      { change: "armour", always: 1 },
    ],
  },
  "t9a.rule.protection-of-dorac": {
    slot: "armour",
    effects: [
      { change: "armour", add: 2 },
      { change: "defensive skill", add: 2 },
    ],
  },
  "t9a.rule.diadem-of-protection": { slot: "artefact", effects: [{ save: "aegis", better: 2, best: 4, needed: 5 }] },
  "t9a.rule.glittering-lacquer": { slot: "artefact", effects: [{ give: "hard-target", value: 1 }] },
  "t9a.rule.navigators-banner": {
    slot: "banner",
    effects: [{ change: "to-hit roll", add: -1, of: "enemies", when: "first round, in front", as: "distracting" }],
  },
  "t9a.rule.sliver-of-the-blazing-dawn": {
    slot: "weapon",
    on: ["spear"],
    effects: [{ change: "strength", add: 1 }, { change: "armour penetration", add: 2 }, { hits: 2 }],
  },
  // Dread Elves.
  "t9a.rule.crippling-frost": {
    slot: "weapon",
    on: ["great-weapon"],
    effects: [{ change: "defensive skill", add: -2, of: "enemies" }],
  },
  "t9a.rule.lacerating-touch": {
    slot: "weapon",
    on: ["paired-weapons"],
    effects: [{ change: "armour penetration", add: 2 }, { change: "attack value", add: 2 }, { give: "fear" }],
  },
  "t9a.rule.pride-of-gar-daecos": {
    slot: "weapon",
    on: ["halberd"],
    effects: [{ change: "attack value", add: 1 }, { give: "divine-attacks" }],
  },
  // Undying Dynasties.
  "t9a.rule.jackals-blessing": {
    slot: "armour",
    effects: [
      { change: "health points", add: 2 },
      { save: "fortitude", needed: 5 },
    ],
  },
  "t9a.rule.suns-embrace": { slot: "shield", effects: [{ give: "distracting" }] },
  "t9a.rule.blessed-wrappings": {
    slot: "artefact",
    effects: [{ change: "health points", add: 1 }, { take: "flammable" }],
  },
  "t9a.rule.death-mask-of-teput": {
    slot: "artefact",
    effects: [{ change: "offensive skill", add: -2, of: "enemies" }],
  },
  "t9a.rule.godslayer": {
    slot: "weapon",
    on: ["great-weapon"],
    effects: [{ change: "attack value", add: 1 }, { give: "divine-attacks" }, { wounds: "2", against: "aegis" }],
  },
  // Warriors of the Dark Gods.
  "t9a.rule.gladiators-spirit": { slot: "armour", effects: [{ change: "armour", add: 1 }, { give: "parry" }] },
  "t9a.rule.thriceforged": { slot: "armour", effects: [{ change: "armour", add: 3 }] },
  "t9a.rule.blessed-inscriptions": { slot: "weapon", effects: [{ again: "wounds" }, { give: "divine-attacks" }] },
  "t9a.rule.burning-portent": {
    slot: "weapon",
    on: ["hand-weapon"],
    effects: [{ give: "flaming-attacks" }, { wounds: "D3" }, { change: "armour penetration", always: 10 }],
  },
  "t9a.rule.symbol-of-slaughter": {
    slot: "weapon",
    on: ["hand-weapon", "paired-weapons"],
    effects: [
      { change: "attack value", add: 2 },
      { change: "agility", add: 2 },
      { change: "to-hit roll", add: 1, of: "enemies" },
    ],
  },
  "t9a.rule.wyrd-stone": { slot: "artefact", effects: [{ ignores: "first hit" }] },
  "t9a.rule.zealots-banner": { slot: "banner", effects: [{ give: "extra-support", value: 2 }] },
  "t9a.rule.titanic-might": {
    slot: "weapon",
    effects: [{ change: "strength", add: 3 }, { give: "magical-attacks" }],
  },
} as const satisfies ItemRows;

/** Special items by what they do: the effects of a weapon hold for blows with it, of a banner for its unit. */
export const items = { ...common, ...ofArmies, ...relics, ...abilities } as const satisfies ItemRows;

type Rule = keyof typeof items;
/** An item as a list and a profile name it: its rule's id without the prefix. */
export type ItemId = Rule extends `t9a.rule.${infer Id}` ? Id : never;
export const itemIds = Object.keys(items).map((id) => id.slice("t9a.rule.".length) as ItemId);
