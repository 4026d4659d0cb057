import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, fixedRuling, way } from "./fixed-ruling.ts";
import { characterRulings } from "./fixed/characters.ts";
import { relicRulings } from "./fixed/relics.ts";
import { armyRulings } from "./fixed/armies.ts";
import { natureRulings } from "./fixed/natures.ts";
import { chargeRulings } from "./fixed/charge.ts";
import { attackRulings } from "./fixed/attacks.ts";
import { combatRulings } from "./fixed/combat.ts";
import { groundRulings } from "./fixed/ground.ts";
import { nameRulings } from "./fixed/names.ts";
import { itemRulings } from "./fixed/items.ts";
import { mendingRulings } from "./fixed/mending.ts";
import { spellRulings } from "./fixed/spells.ts";
import { magicRulings } from "./fixed/magic.ts";
import { listRulings } from "./fixed/lists.ts";
import { shootingRulings } from "./fixed/shooting.ts";
import { skirmishRulings } from "./fixed/skirmish.ts";

/**
 * Points on which a battle offers no choice: how this program reads the sheets. An alternative stands in `rulings.ts`, where a
 * battle can choose it. They stay out of the set-up, so no battle or save depends on this list.
 */
export const fixedRulings: readonly Ruling[] = [
  fixedRuling(
    "game-size-not-agreed",
    "A battle without an agreed size",
    "Une bataille sans taille convenue",
    `${OURS}; the sheet lets the players agree`,
    way(
      "rounded-up",
      "The cost of the dearer army, rounded up to 500 points.",
      "Le coût de l’armée la plus chère, arrondi aux 500 points supérieurs.",
    ),
  ),
  fixedRuling(
    "secure-target-zone",
    "The zone from which a marker of Secure Target keeps its distance",
    "La zone dont s’écarte un marqueur de Sécurisez la cible",
    "sheet 002 has one zone; sheet 000 says zones",
    way(
      "owner",
      "More than 12 inches from the zone of the player who places it, and from no other.",
      "À plus de 12 pouces de la zone du joueur qui le pose, et d’aucune autre.",
    ),
  ),
  fixedRuling(
    "units-per-deployment-turn",
    "Units in one deployment turn",
    "Unités par tour de déploiement",
    `${PAGE} for Characters; otherwise ${OURS}`,
    way(
      "one-or-more",
      "At least one, as many as you like; Characters left count as one unit.",
      "Une au moins, autant que vous voulez ; les Personnages restants comptent pour une unité.",
    ),
  ),
  fixedRuling(
    "no-room-to-deploy",
    "A unit without room to deploy",
    "Une unité sans place pour se déployer",
    OURS,
    way(
      "destroyed",
      "If it fits nowhere in its zone, in no formation and facing, it stays off the table and counts as destroyed.",
      "Si elle ne tient nulle part dans sa zone, en aucune formation ni direction, elle reste hors de la table et compte comme détruite.",
    ),
  ),
  fixedRuling(
    "deployment-steps",
    "Steps of the Deployment Phase",
    "Étapes de la Phase de déploiement",
    "sheet 002; sheet 000 lost a number",
    way("eight", "Eight steps.", "Huit étapes."),
  ),
  fixedRuling(
    "deployment-zones",
    "Zones whose map is missing",
    "Zones dont la carte manque",
    `${OURS}; both sheets refer to a picture`,
    way(
      "nine-and-twelve",
      "Refused Flank: over 9 inches from the diagonal. Marching Columns: over 12 from the Centre Line.",
      "Flanc refusé : à plus de 9 pouces de la diagonale. Colonnes en marche : à plus de 12 de la Ligne médiane.",
    ),
  ),
  fixedRuling(
    "dangerous-terrain",
    "Dangerous Terrain (X)",
    "Terrain dangereux (X)",
    PAGE,
    way(
      "x-or-less",
      "Each die of X or less fails; a model tests once for each feature it touches in a move.",
      "Tout dé de X ou moins est raté ; une figurine teste une fois par Décor touché dans un déplacement.",
    ),
  ),
  fixedRuling(
    "inside-a-feature",
    "Inside a Terrain Feature",
    "À l’intérieur d’un Décor",
    `${OURS}; the sheets only say “in” it`,
    way(
      "most-by-centre",
      "A unit is inside a feature when more than half of its models have the centre of their bases in it. A model ignores the feature it is inside; a unit that looks as one ignores every feature with one of its models inside. A unit partly on a Hill is seen there.",
      "Une unité est dans un Décor quand plus de la moitié de ses figurines y ont le centre de leur socle. Une figurine ignore le Décor où elle est ; une unité qui regarde d’un bloc ignore tout Décor où est l’une de ses figurines. Une unité en partie sur une Colline y est vue.",
    ),
  ),
  fixedRuling(
    "elevated",
    "Elevated models",
    "Figurines en hauteur",
    PAGE,
    way(
      "base-centre",
      "A base whose centre is on a Hill sees over models that are not Elevated; you re-roll the charge if most of the charger is on the Hill and most of the target off it.",
      "Un socle dont le centre est sur une Colline voit par-dessus les figurines plus basses ; vous relancez la charge si l’essentiel du chargeur est sur la Colline et l’essentiel de la cible en dehors.",
    ),
  ),
  fixedRuling(
    "scout-charge",
    "A Scout's first Player Turn",
    "Le premier Tour de joueur d’un Éclaireur",
    `${OURS}; the rules say the first Player Turn`,
    way(
      "of-the-game",
      "A unit deployed as a Scout declares no charge in the first Player Turn of the game, as with Vanguards.",
      "Une unité déployée en Éclaireur ne déclare aucune charge au premier Tour de joueur de la partie, comme les Avant-gardes.",
    ),
  ),
  fixedRuling(
    "never-arrived",
    "Units that never come to the table",
    "Unités qui n’arrivent jamais",
    OURS,
    way(
      "destroyed",
      "They count as destroyed when the battle ends.",
      "Elles comptent comme détruites à la fin de la bataille.",
    ),
  ),
  fixedRuling(
    "vanguard-move",
    "The move of a Vanguard",
    "Le mouvement d’une Avant-garde",
    `${OURS}; the sheets only name the step`,
    way(
      "one-move",
      "One Advance Move or one Reform (with a Musician a Swift Reform) with 12 inches for both rates; the distance from enemies counts where it ends. The players take turns, a unit at a time.",
      "Un seul Mouvement simple ou une seule Reformation (avec un Musicien, une Reformation rapide), 12 pouces valant pour les deux mouvements ; la distance aux ennemis compte à l’arrivée. Les joueurs alternent, une unité à la fois.",
    ),
  ),
  fixedRuling(
    "siphon",
    "Siphon the Veil",
    "Siphonner le Voile",
    `${OURS}; the sheets only name the step`,
    way(
      "three-for-one",
      "Three Veil Tokens buy one Magic Die, four dice at most; you keep three tokens at most.",
      "Trois marqueurs « Voile » donnent un Dé de magie, quatre dés au plus ; vous gardez trois marqueurs au plus.",
    ),
  ),
  fixedRuling(
    "bound-spell-power-level",
    "Power Level of a Bound Spell",
    "Niveau de puissance d’un Sort lié",
    OURS,
    way(
      "by-dice",
      "The first value with two dice, the second with three.",
      "La première valeur avec deux dés, la seconde avec trois.",
    ),
  ),
  fixedRuling(
    "cascading-fire",
    "Targets of Cascading Fire",
    "Cibles de la Cascade de feu",
    `${OURS}; sheet 000 prints Hex without Damage`,
    way("as-damage", "No unit in combat, like damage spells.", "Aucune unité au combat, comme les sorts de dégâts."),
  ),
  fixedRuling(
    "misfire",
    "Rolling on the misfire table",
    "Jet sur la table des incidents de tir",
    `${OURS}; a plain D6 could never give 0`,
    way("with-modifier", "D6 plus the weapon’s own modifier.", "D6 plus le modificateur propre à l’arme."),
  ),
  fixedRuling(
    "damaged-cells",
    "Damaged cells of sheet 000",
    "Cases abîmées de la feuille 000",
    "sheet 002, read where sheet 000 is damaged",
    way(
      "as-later",
      "Read from sheet 002 where the cells around agree.",
      "Lues sur la feuille 002 là où les cases voisines concordent.",
    ),
  ),
  fixedRuling(
    "cover",
    "How much must be hidden",
    "Ce qui doit être caché",
    "each edition's own sheet",
    way(
      "by-edition",
      "Early edition: half or more; late edition: more than half.",
      "Première édition : la moitié ou plus ; édition tardive : plus de la moitié.",
    ),
  ),
  fixedRuling(
    "cover-heights",
    "Cover by Height",
    "Couvert selon la Taille",
    OURS,
    way(
      "as-tall-as-both",
      "A model as tall as shooter and target gives Hard Cover, a lower one Soft Cover at most.",
      "Une figurine aussi grande que tireur et cible donne un Couvert lourd, une plus basse au mieux un Couvert léger.",
    ),
  ),
  fixedRuling(
    "casualties",
    "Where casualties are taken",
    "Où l’on retire les pertes",
    PAGE,
    way(
      "back-then-sides",
      "As far back as possible; from a single rank evenly from both ends, except for models with a place of their own, which stay there.",
      "Le plus en arrière possible ; sur un seul rang, également des deux bouts, sauf les figurines qui ont leur propre place, qui restent où elles étaient.",
    ),
  ),
  fixedRuling(
    "heavy-losses",
    "A quarter lost in one phase",
    "Un quart perdu en une phase",
    OURS,
    way(
      "as-soon-as-lost",
      "The unit tests as soon as the quarter is lost and it is not Engaged; losses while Engaged do not count.",
      "L’unité teste dès que le quart est perdu et qu’elle n’est pas engagée ; les pertes subies engagée ne comptent pas.",
    ),
  ),
  fixedRuling(
    "army-wiped-out",
    "An army wiped out",
    "Une armée anéantie",
    `${OURS}; the sheet has six Game Turns only`,
    way(
      "goes-on",
      "The battle goes on, and the side without units is passed over; the other player may end it at any decision, scored as it is.",
      "La bataille continue, et le camp sans unité passe son tour ; l’autre joueur peut la finir à toute question, comptée en l’état.",
    ),
  ),
  fixedRuling(
    "combat-reform-spacing",
    "Room around a Combat Reform",
    "Place autour d’une Reformation de combat",
    PAGE,
    way(
      "half-an-inch",
      "At least half an inch from every unit not in contact, including friendly units of the same combat.",
      "Un demi-pouce au moins de toute unité qui n’est pas au contact, alliés du même combat compris.",
    ),
  ),
  fixedRuling(
    "order-of-units",
    "The order of simultaneous tests and moves",
    "L’ordre des tests et mouvements simultanés",
    `${PAGE}; the sheets give only the steps`,
    way(
      "owner",
      "All Panic Tests before any Flee Move; then the owner of the units chooses which acts next, the Active Player before the other.",
      "Tous les Tests de panique avant toute fuite ; ensuite le propriétaire des unités choisit laquelle agit d’abord, le joueur actif avant l’autre.",
    ),
  ),
  fixedRuling(
    "equally-near-enemies",
    "Panic with several enemies equally near",
    "Panique devant plusieurs ennemis à égale distance",
    `${OURS}; the sheets have only one closest enemy`,
    way(
      "roll",
      "Roll a die with a face for each of them; it shows from which one the unit flees.",
      "Jetez un dé avec une face pour chacun ; il montre duquel l’unité fuit.",
    ),
  ),
  fixedRuling(
    "post-combat-reform",
    "After a Post-Combat Reform",
    "Après une Reformation post-combat",
    PAGE,
    way(
      "no-scoring-no-charge",
      "Not Scoring until the next Player Turn, and no charge declared in that turn.",
      "Pas de capture jusqu’au tour de joueur suivant, et pas de charge déclarée à ce tour.",
    ),
  ),
  fixedRuling(
    "no-longer-engaged",
    "Units that lost contact",
    "Unités qui ont perdu le contact",
    OURS,
    way(
      "nudge",
      "Moved back into contact by the least move; where there is none, no longer Engaged.",
      "Ramenées au contact par le plus petit déplacement ; à défaut, plus engagées.",
    ),
  ),
  fixedRuling(
    "probability-misprints",
    "Misprinted chances",
    "Probabilités mal imprimées",
    "recalculated by this program",
    way("recount", "The true chance is shown.", "On montre la vraie probabilité."),
  ),
  ...chargeRulings,
  ...combatRulings,
  ...attackRulings,
  ...characterRulings,
  ...natureRulings,
  ...armyRulings,
  ...relicRulings,
  ...listRulings,
  ...nameRulings,
  ...itemRulings,
  ...magicRulings,
  ...spellRulings,
  ...mendingRulings,
  ...shootingRulings,
  ...skirmishRulings,
  ...groundRulings,
];
