import type { Bilingual } from "../define.ts";
import type { Note } from "../reference.ts";
import type { MissileId } from "../../book/missiles.ts";
import type { WeaponId } from "../../book/weapons.ts";

/** Where an item goes: one of each slot at most; "ability": a rule of its bearer that works as such items do. */
export type ItemSlot = "weapon" | "armour" | "shield" | "artefact" | "banner" | "ability";

/** What of its bearer, or of who bears a banner among them, an item may change. */
export type Changed =
  | "advance rate"
  | "march rate"
  /** Inches of its charges besides its Advance Rate. */
  | "charge advance"
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

/** When it does so: of a bearer on foot, of Standard Height, or that is a Towering Presence. */
export type When = Bearer | "charging" | "first round, in front" | "first of the phase";
export type Bearer = "on foot" | "Standard" | "towering";

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

/**
 * What an item does; `when` and `against`: only there; `as`: it is that rule (`distracting` never adds up).
 * @played rules/items.ts
 */
export type ItemEffect =
  | (Operations & {
      readonly change: Changed;
      readonly when?: When;
      readonly against?: Against;
      /** Of enemies in blows at the bearer, or of those that the bearer strikes. */
      readonly of?: "enemies";
      /** Of the unit of a banner, all but Characters. */
      readonly among?: "rank-and-file";
      /** So much for each of them: that touches the unit of its bearer. */
      readonly per?: "enemy Character in contact";
      /** As much, together with what the weapon itself adds. */
      readonly withWeapon?: number;
      readonly as?: "distracting" | "magic-resistance";
    })
  /** A special rule that its bearer has; of a banner, its unit. */
  | {
      readonly give: string;
      readonly value?: number;
      readonly terrain?: "any";
      readonly when?: Bearer;
      /** Its bearer has it, and of rank and file those who have this, which they lose. */
      readonly inPlaceOf?: string;
    }
  /** Of a Wizard: the spell of its army besides those that it selects, or any one of its paths, up to a number. */
  | { readonly learns: "hereditary" | "one of its paths"; readonly upTo?: number }
  /** A Bound Spell: its id in the book without the game’s name, its power with two Magic Dice and with three. */
  | {
      readonly casts: string;
      readonly power: readonly [number, number];
      /** Not in a turn in which its bearer has made an Advance or a March Move. */
      readonly unless?: "moved";
    }
  /** Inches that its bearer's spells reach farther, those that reach all around so many. */
  | { readonly reaches: number; readonly aura: number }
  /** Friends so near are this, its bearer as well. */
  | { readonly near: number; readonly are: "distracting" }
  /** Friends so near take these tests as Minimised Rolls, its bearer as well. */
  | { readonly near: number; readonly minimises: readonly ("break" | "panic")[] }
  /** Rank and file of the unit that its bearer has joined have this rule. */
  | { readonly lends: string }
  /** Failed casting rolls of its bearer with so many Magic Dice are re-rolled. */
  | { readonly recasts: number }
  /** Once, a Magic Die more in a roll that has been seen. */
  | { readonly adds: "magic die" }
  /** Once, a spell of the enemy is not tried in a phase. */
  | { readonly binds: "spell" }
  /** So its bearer is a Wizard, of a path that is rolled for. */
  | { readonly makes: "wizard-apprentice" }
  /** Veil Tokens for each friend that is destroyed so near. */
  | { readonly souls: number; readonly tokens: number }
  /** Veil Tokens for which failed to-wound rolls of a spell of its bearer are re-rolled. */
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
  /** Failed rolls to wound, always or of blows at a rival. */
  | { readonly again: "wounds"; readonly when?: "in a Duel" }
  | { readonly again: "armour saves" }
  /** Natural 6s to hit hit twice, at models that can channel. */
  | { readonly focus: "channel" }
  | { readonly again: "panic tests" | "one armour save" }
  /** What an unsaved wound counts as, or one hit. */
  | { readonly wounds: "2" | "D3" | "D3+1" | "D6"; readonly against?: "aegis" }
  | { readonly hits: number }
  | { readonly woundsBy: "hit" }
  /** In a Duel its bearer and the rival have each other's figures; the first hit on its bearer in the battle does nothing. */
  | { readonly swaps: "duel" }
  | { readonly ignores: "first hit" }
  /** Friends have this rule against a model that was hit with it, for the rest of the Melee Phase. */
  | { readonly marks: "battle-focus" }
  | { readonly never: "flee" }
  /** Without dice, where somebody with one of these titles is in the unit. */
  | { readonly passes: "panic tests"; readonly with: readonly ("general" | "battle-standard-bearer")[] };

/** When an item may be used that is used once: at the start of one of these, to the end of that phase, or of the Player Turn. */
export type ItemUse = {
  readonly at: readonly ("charge" | "movement" | "shooting" | "melee")[];
  readonly until: "phase" | "turn";
};

/** One item: what it goes on, for which models it works, what it does. */
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

/** An item: what it is called, and all that it does; its rule goes by the same id. */
export type ItemEntry = ItemRow & { readonly name: Bilingual; readonly reference?: Pick<Note, "ruling"> };
export type ItemEntries = { readonly [id: `t9a.rule.${string}`]: ItemEntry };
