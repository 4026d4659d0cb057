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
    way("any", "Any unit, with what it has.", "N’importe quelle unité, avec ce qu’elle a."),
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
    way("own", "That of its rank and file.", "Celle de sa troupe."),
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
    way("enemies", "Its target and enemies of the caster alone.", "Sa cible et les seuls ennemis du lanceur."),
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
    way(
      "spells",
      "The hits of spells that a Wizard among them casts as well.",
      "Aussi les touches des sorts que lance un Sorcier parmi eux.",
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
    way("each", "A test for each feature besides.", "En plus, un test pour chaque décor."),
  ),
  reading(
    "earlier-spells",
    "Spells that lend the Spear of Infinity their strength",
    "Sorts qui renforcent la Lance de l’infini",
    "sheet 000 does not say since when; sheet 002 names the Magic Phase",
    way("phase", "Those of this Magic Phase.", "Ceux de cette phase de magie."),
    way("battle", "Those of the whole battle.", "Ceux de toute la bataille."),
  ),
  reading(
    "shamans",
    "Who is a Shaman",
    "Qui est chaman",
    `${OURS}; the Army Book is not known here`,
    way("wizards", "Every Wizard in the unit.", "Tout Sorcier de l’unité."),
    way("named", "Who is called so in the Army List.", "Qui porte ce nom dans la liste d’armée."),
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
    way("barred", "Nobody may choose it.", "Personne ne peut le choisir."),
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
    way("marker", "From any marker on the table.", "De n’importe quel marqueur sur la table."),
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
    way("stays", "It stays where it was put down.", "Elle reste là où elle fut placée."),
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
    way("both", "Nothing comes of it in either way.", "Rien n’en résulte, des deux façons."),
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
    way("target", "Only those against the target.", "Seulement ceux contre la cible."),
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
    way("phase", "Once in a phase.", "Une fois par phase."),
  ),
];
