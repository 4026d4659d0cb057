import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** Spells of which the sheet leaves something to be known. */
export const spellReadings: readonly Ruling[] = [
  reading(
    "sacrifice-enough",
    "Who can pay The Sacrifice",
    "Qui peut payer le Sacrifice",
    `${OURS}; the sheet is silent`,
    way(
      "whole",
      "A unit with as many Health Points as it costs; rank and file pay first, Characters last, and nothing saves.",
      "Une unité qui a autant de Points de vie que le prix ; la troupe paie d’abord, les Personnages en dernier, et rien n’en sauve.",
    ),
  ),
  reading(
    "sacrifice-discipline",
    "Whose Discipline sets the price of The Sacrifice",
    "Quelle Discipline fixe le prix du Sacrifice",
    `${OURS}; the sheet names that of the unit`,
    way(
      "highest",
      "The highest among those who stand in the unit, as printed.",
      "La plus haute de l’unité, telle qu’elle est imprimée.",
    ),
  ),
  reading(
    "howl-whom",
    "Whom Chilling Howl reaches",
    "Qui atteint le Hurlement terrifiant",
    "sheet 000 says units",
    way(
      "all",
      "Its target and all units so near to it, friends and enemies.",
      "Sa cible et toutes les unités aussi proches d’elle, amies et ennemies.",
    ),
  ),
  reading(
    "howl-ranged",
    "Ranged Attacks that Chilling Howl makes worse",
    "Attaques à distance que gêne le Hurlement terrifiant",
    `${OURS}; sheet 000 says Ranged Attacks where the first way says Shooting Attacks`,
    way(
      "shots",
      "Shots, of Stand and Shoot too; the hits of spells wound as ever.",
      "Les tirs, aussi en réaction à une charge ; les touches des sorts blessent comme toujours.",
    ),
  ),
  reading(
    "all-ground",
    "All ground as Dangerous Terrain",
    "Tout le sol en Terrain dangereux",
    `${OURS}; the sheet is silent`,
    way(
      "one-test",
      "One test of all models for the whole move, whatever they cross.",
      "Un seul test de toutes les figurines pour tout le déplacement, quoi qu’elles traversent.",
    ),
  ),
  reading(
    "earlier-spells",
    "Spells that lend the Spear of Infinity their strength",
    "Sorts qui renforcent la Lance de l’infini",
    "sheet 000 does not say since when; sheet 002 names the Magic Phase",
    way("phase", "Those of this Magic Phase.", "Ceux de cette phase de magie."),
  ),
  reading(
    "shamans",
    "Who is a Shaman",
    "Qui est chaman",
    `${OURS}; the Army Book is not known here`,
    way("wizards", "Every Wizard in the unit.", "Tout Sorcier de l’unité."),
  ),
  reading(
    "spell-not-known",
    "Spells that hang on what is not known here",
    "Sorts qui tiennent à ce qui n’est pas connu ici",
    `${OURS}; tokens, markers and summoned units stand in Army Books that are not known here`,
    way(
      "told",
      "Such a spell may be chosen and cast. What the sheet says of it is played, and the log tells that its tokens, markers or summoned unit are not.",
      "Un tel sort se choisit et se lance. Ce que la feuille en dit est joué, et le journal dit que ses jetons, ses marqueurs ou son unité invoquée ne le sont pas.",
    ),
  ),
  reading(
    "tunnel-marker",
    "Spells measured from a Tunnel Marker",
    "Sorts mesurés depuis un marqueur de tunnel",
    `${OURS}; the Army Book that places such markers is not known here`,
    way(
      "caster",
      "They are measured from their caster alone: no unit here places such a marker, and the spell itself leaves none.",
      "Ils se mesurent de leur seul lanceur : aucune unité ne pose ici un tel marqueur, et le sort lui-même n’en laisse aucun.",
    ),
  ),
  reading(
    "ground-under",
    "Forests that spells put under units",
    "Forêts que des sorts placent sous des unités",
    `${OURS}; sheet 000 says that one always extends to the edges of the Unit Boundary`,
    way(
      "follows",
      "The Forest is the Unit Boundary of its unit: it goes where the unit goes, grows and shrinks with it, and is gone with the spell. Whoever stands against it from outside does not touch it.",
      "La Forêt est le rectangle limite de son unité : elle la suit, croît et rétrécit avec elle, et disparaît avec le sort. Qui s’y tient contre, au-dehors, ne la touche pas.",
    ),
  ),
  reading(
    "spirits-engaged",
    "Spirits of the Wood and Engaged enemies",
    "Esprits du bois et ennemis au combat",
    "the kind of bracket is lost in sheet 000; its neighbours have the plain way first",
    way(
      "plain",
      "Cast plainly, nothing comes of it for an enemy that is Engaged when it takes effect; with the throne it has its Forest.",
      "Lancé simplement, rien n’en résulte pour un ennemi au combat quand il agit ; avec le trône, il a sa Forêt.",
    ),
  ),
  reading(
    "embrace-contact",
    "Natural 6s against Forest Embrace",
    "Les 6 naturels contre l’Étreinte de la forêt",
    `${OURS}; the sheet names enemy units in base contact with the target`,
    way(
      "all",
      "All close combat rolls to hit of a unit in contact with its target, whomever it strikes; where failed rolls are made again too, each die is still rolled again once.",
      "Tous les jets pour toucher au corps à corps d’une unité en contact avec la cible, qui qu’elle frappe ; si les jets ratés se relancent aussi, chaque dé ne se relance qu’une fois.",
    ),
  ),
  reading(
    "phantom-queen",
    "When the Curse of the Phantom Queen strikes back",
    "Quand riposte l’Anathème de la Reine fantôme",
    `${OURS}; sheet 000 names neither the moment nor how many Veil Tokens`,
    way(
      "each-time",
      "After each volley, spell or Initiative Step in which an enemy unit has taken Health Points from a friendly unit as near to the caster as that: once at each such enemy, for as many Veil Tokens as its player likes. The hits fall at once, also on who fights, and what they take counts in that combat.",
      "Après chaque volée, sort ou palier d’initiative où une unité ennemie a pris des Points de vie à une unité amie assez proche du lanceur : une fois contre chacune, pour autant de marqueurs « Voile » que veut son joueur. Les touches tombent aussitôt, même sur qui combat, et ce qu’elles prennent compte dans ce combat.",
    ),
  ),
  reading(
    "rune-bearers",
    "Who bears Battle Runes",
    "Qui porte des Runes de bataille",
    `${OURS}; which runes a bearer takes stands in an Army Book that is not known here`,
    way(
      "character",
      "A Character knows them as a Runic Smith does, anything else as an Anvil of Power; each is a Bound Spell of its own.",
      "Un Personnage les connaît comme un Forgerune, tout le reste comme une Enclume de pouvoir ; chacune est un Sort lié.",
    ),
  ),
  reading(
    "losses-ignored",
    "Losses that the Favour of Meladis lets be ignored",
    "Pertes que la Faveur de Meladys laisse ignorer",
    `${OURS}; sheet 000 leaves open whose losses, when, and whether two tokens or two losses a phase`,
    way(
      "tokens",
      "Wounds of blows, shots, spells and Miscasts, as soon as Armour Saves have failed, one kind of hit after the other: two tokens in a phase. With Multiple Wounds, where they can cost more than one Health Point, a token takes one point from one wound, of Standard Infantry from two. The second loss of a token may come from other hits at the same unit that fall at the same time. Dangerous Terrain, crumbling, Sacrifices and whoever is removed as a casualty are not wounds.",
      "Les blessures des coups, des tirs, des sorts et des Fiascos, dès que les sauvegardes d’armure ont échoué, une sorte de touche après l’autre : deux marqueurs par phase. Avec des Blessures multiples qui peuvent coûter plus d’un Point de vie, un marqueur retire un point à une blessure, à deux pour l’Infanterie standard. La seconde perte d’un marqueur peut venir d’autres touches simultanées sur la même unité. Les Terrains dangereux, l’instabilité, les Sacrifices et qui est retiré comme perte n’en sont pas.",
    ),
  ),
];
