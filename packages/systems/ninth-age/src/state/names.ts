import type { ShotAttribute } from "../book/missiles.ts";
import type { armyRules } from "../book/army-rules.ts";
import type { dust } from "../book/natures.ts";
import type { natures } from "../book/natures.ts";
import type { MissileId, WeaponId } from "./state.ts";

/** What rows of the book are called after `t9a.rule.` */
type Named<Rows> = { [Id in keyof Rows]: Id extends `t9a.rule.${infer Name}` ? Name : never }[keyof Rows];

/** Rules that the program asks for by name: special rules of the book and what its prose says without a number. */
export type RuleName =
  | WeaponId
  | MissileId
  | ShotAttribute
  | Named<typeof natures>
  | Named<typeof armyRules>
  | Named<typeof dust>
  | "aegis"
  | "ambush"
  | "area-attack"
  | "armour-worn"
  | "underground-ambush"
  | "army-wiped-out"
  | "artillery"
  | "backwards"
  | "battle-fever"
  | "battle-focus"
  | "board-edge"
  | "bolt-thrower"
  | "bounds"
  | "breath-attack"
  | "cannon-hit"
  | "casting-dice"
  | "casting-modifiers"
  | "siphon"
  | "channel"
  | "magical-move"
  | "reanimated"
  | "resurrected"
  | "magic-resistance"
  | "master-of-spellcrafting"
  | "irresistible-will"
  | "spell-craving"
  | "catapult"
  | "champion"
  | "charge-declaration"
  | "charge-range"
  | "charge-reaction"
  | "charging-momentum"
  | "clipped-wings"
  | "combat-after-pursuit"
  | "combat-reform"
  | "commanding-presence"
  | "crush-attack"
  | "decimated-rally"
  | "devastating-charge"
  | "distracting"
  | "divine-attacks"
  | "enchanted-weapon"
  | "engaged"
  | "extra-support"
  | "facing-charged"
  | "failed-charge"
  | "favoured-champion"
  | "fear"
  | "fearless"
  | "feigned-flight"
  | "fight-in-extra-rank"
  | "first-round"
  | "first-turn-choice"
  | "flamethrower"
  | "flammable"
  | "flee-distance"
  | "flee-extension"
  | "flee-reaction"
  | "flight-goes-on"
  | "fly"
  | "fortitude"
  | "game-size"
  | "grind-attacks"
  | "hard-target"
  | "harpooned"
  | "hatred"
  | "hell-forged-armour"
  | "hit-distribution"
  | "impact-hits"
  | "inanimate"
  | "joining"
  | "lethal-strike"
  | "light-troops"
  | "lightning-reflexes"
  | "line-formation"
  | "magical-attacks"
  | "make-way"
  | "march-and-shoot"
  | "march-test"
  | "march-to-the-beat"
  | "marker-carriers"
  | "moves"
  | "massive-bulk"
  | "multiple-wounds"
  | "no-more-foes"
  | "no-room-to-deploy"
  | "ordering-the-charge"
  | "one-use"
  | "overrun"
  | "parry"
  | "partial-hit"
  | "path-of-the-favoured"
  | "poison-attacks"
  | "post-combat-reform"
  | "pursuit"
  | "pursuit-off-board"
  | "rage"
  | "rally"
  | "rally-around-the-flag"
  | "rally-reform"
  | "random-movement"
  | "redirect"
  | "reform"
  | "refuse-duel"
  | "restrain"
  | "scoring"
  | "scoring-lost"
  | "scoring-regained"
  | "rolled-figures"
  | "scout"
  | "several-chargers"
  | "shoot-in-extra-rank"
  | "shooting-into-combat"
  | "shooting-moves"
  | "short-range"
  | "single-model-pivot"
  | "skirmisher"
  | "stand-and-shoot"
  | "steadfast"
  | "steadfast-disrupted"
  | "steady-aim"
  | "stomp-attacks"
  | "stomp-distribution"
  | "strider"
  | "stubborn"
  | "supporting-attacks"
  | "swift-reform"
  | "swiftstride"
  | "toxic-attacks"
  | "unit-spacing"
  | "units-per-deployment-turn"
  | "vanguard"
  | "volley-gun-misfire"
  | "war-machine"
  | "war-platform"
  | "weapon-choice"
  | "weapon-master";

type Sheet<Sequence extends string, Step extends number | string> = `t9a.sequence.${Sequence}.${Step}`;
type To4 = 1 | 2 | 3 | 4;
type To7 = To4 | 5 | 6 | 7;

/** The numbered steps of the sheet's sequences. */
export type StepId =
  | Sheet<"pre-game.pre-game", To7 | 8 | 9>
  | Sheet<"pre-game.deployment-phase", To7 | 8>
  | Sheet<"general.player-turn", To4 | 5>
  | Sheet<"charge.charge-phase", To7>
  | Sheet<"movement.movement-phase", To4 | 5>
  | Sheet<"magic.magic-phase", To4 | 5 | 6>
  | Sheet<"magic.spell-casting", "a" | "b" | "c" | "d" | "e" | "f">
  | Sheet<"magic.casting-attempt", 1 | 2 | 3>
  | Sheet<"magic.dispelling-attempt", 1 | 2 | 3>
  | Sheet<"magic.bound-spell", 1 | 2 | 3>
  | Sheet<"shooting.shooting-phase", To4>
  | Sheet<"melee.melee-phase", To4 | 5 | 6>
  | Sheet<"melee.round-of-combat", To7 | "6.1" | "6.2" | "6.3" | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16>;

/** What a step may name as its rule. */
export type RuleId = StepId | `t9a.rule.${RuleName}`;
