import type { Entry } from "../entry/entry.ts";
import { rowsOf } from "./book.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const phase: Place = {
  chapter: "shooting",
  phases: ["shooting"],
  kind: "step",
  early: "Shooting Phase > Shooting Phase Sequence",
  late: "Phase de tir > Séquence de la Phase de tir",
  facts: { of: 4 },
};

const selection: Place = {
  chapter: "shooting",
  phases: ["shooting"],
  kind: "rule",
  early: "Shooting Phase > Selection of Shooting Rules",
  late: "Phase de tir > Quelques règles du tir",
};

const misfire: Place = {
  chapter: "shooting",
  phases: ["shooting"],
  kind: "row",
  early: "Shooting Phase > Misfire Table for Artillery Weapons",
  late: "Phase de tir > Table des incidents de tir",
  see: ["t9a.table.misfire"],
};

export const shootingEntries: readonly Entry[] = [
  ...entriesAt(phase, [
    {
      id: "t9a.sequence.shooting.shooting-phase.1",
      names: say("Start of the Shooting Phase", "Début de la Phase de tir"),
      summary: say("The Shooting Phase begins.", "La Phase de tir commence."),
      both: { step: 1 },
    },
    {
      id: "t9a.sequence.shooting.shooting-phase.2",
      names: say("Shooting Attack with one unit", "Attaques de tir d’une unité"),
      summary: say(
        "Pick a unit and shoot with it. It takes a target that it sees within range, rolls to hit with the weapon’s Aim and the modifiers;° then follow the Attack Sequence.° Units that marched, reformed, charged, are Engaged, Shaken or Fleeing cannot shoot.°",
        "Prendre une unité et tirer. Elle prend une cible en vue et à portée et lance pour toucher avec la Précision de l’arme et les modificateurs\u00a0;° puis suivre la séquence d’attaque.° Ne tirent pas les unités qui ont fait une Marche forcée, une Reformation ou une charge, ni les unités engagées, Ébranlées ou en fuite.°",
      ),
      both: { step: 2 },
      see: ["t9a.table.to-hit-modifiers", "t9a.sequence.attacks.attack.1", "t9a.shooting.same-target"],
    },
    {
      id: "t9a.sequence.shooting.shooting-phase.3",
      names: say("Repeat step 2", "Répétez l’étape 2"),
      summary: say(
        "Go on with a unit that has not shot in this phase.",
        "Continuer avec une unité qui n’a pas tiré dans cette phase.",
      ),
      both: { step: 3, repeat: 2 },
      see: ["t9a.sequence.shooting.shooting-phase.2"],
    },
    {
      id: "t9a.sequence.shooting.shooting-phase.4",
      names: say("End of the Shooting Phase", "Fin de la Phase de tir"),
      summary: say(
        "When nobody can or wants to shoot any more, the Melee Phase follows.",
        "Quand plus personne ne peut ou ne veut tirer, vient la Phase de mêlée.",
      ),
      both: { step: 4 },
    },
  ]),
  ...entriesAt(selection, [
    {
      id: "t9a.shooting.once-per-phase",
      names: say("Once per phase", "Une fois par phase"),
      summary: say("A unit shoots 1 time a phase.", "Une unité tire 1 fois par phase."),
    },
    {
      id: "t9a.shooting.same-target",
      names: say("Same target", "Même cible"),
      summary: say(
        "The whole unit, Characters in it included, aims at a single target.",
        "Toute l’unité, Personnages compris, vise une seule cible.",
      ),
      both: { targets: "one for the unit" },
    },
    {
      id: "t9a.shooting.first-and-second-rank",
      names: say("First and second rank", "Premier et second rang"),
      summary: say(
        "The front two ranks shoot, those behind do not. Skirmishers all shoot, and some rules add a rank.°",
        "Les deux premiers rangs tirent, pas les suivants. Les Tirailleurs tirent tous, et certaines règles ajoutent un rang.°",
      ),
      early: rowsOf("t9a.shooting.first-and-second-rank")["2e-early"],
    },
    {
      id: "t9a.shooting.same-attack-type",
      names: say("Same type of Shooting Attack", "Même Attaque de tir"),
      summary: say(
        "Rank-and-File models all use one kind of Shooting Attack; only the Champion may use another.",
        "Les figurines ordinaires emploient toutes la même Attaque de tir ; seul le Champion peut en prendre une autre.",
      ),
      both: { rankAndFile: "same" },
      early: { free: ["Champion"] },
      late: { free: ["Champion", "Character"] },
      lateSummary: say(
        "Rank-and-File models share one kind of Shooting Attack; Champions and Characters may take another.",
        "Les figurines ordinaires partagent une même Attaque de tir ; Champions et Personnages peuvent en prendre une autre.",
      ),
    },
    {
      id: "t9a.shooting.multipart",
      names: say("Multipart Models", "Figurine multi-éléments"),
      summary: say(
        "On a model of several parts every part with a Shooting Attack may use it, all in one phase.",
        "Sur une figurine à plusieurs éléments, chacun peut employer son Attaque de tir, dans la même phase.",
      ),
      both: { perModelPart: true },
    },
    {
      id: "t9a.shooting.hopeless-shots",
      names: say("Hopeless Shots", "Tirs désespérés"),
      summary: say(
        "A shot that needs 7+ hits on a 6 followed by a 4+. A natural 1 always misses.°",
        "Un tir qui demande 7+ touche sur un 6 suivi d’un 4+. Un 1 naturel rate toujours.°",
      ),
      see: ["t9a.table.to-hit-modifiers"],
    },
  ]),
  ...entriesAt(misfire, [
    {
      id: "t9a.table.misfire",
      kind: "table",
      names: say("Misfire Table for Artillery Weapons", "Table des incidents de tir"),
      summary: say(
        "Roll a D6 with the weapon’s modifier, if any.‡ 0 or less Explosion!, 1–2 Breakdown, 3–4 Jammed, 5 or more Malfunction.",
        "Lancer un D6 avec l’éventuel modificateur de l’arme.‡ 0 ou moins Explosion\u00a0!, 1–2 Défaillance critique, 3–4 Enrayé, 5 ou plus Dysfonctionnement.",
      ),
      both: {
        rows: 4,
        results: [
          [0, "Explosion!"],
          [1, 2, "Breakdown"],
          [3, 4, "Jammed"],
          [5, "Malfunction"],
        ],
      },
      misprints: [
        {
          printed: say("The roll itself is not described.", "Le jet lui-même n’est pas décrit."),
          used: say("D6 plus the weapon’s modifier.", "D6 plus le modificateur de l’arme."),
          why: say("A plain D6 could never give 0.", "Un simple D6 ne donnerait jamais 0."),
        },
      ],
      ruling: "misfire",
      see: ["t9a.misfire.explosion", "t9a.misfire.breakdown", "t9a.misfire.jammed", "t9a.misfire.malfunction"],
    },
    {
      id: "t9a.misfire.explosion",
      names: say("Explosion!", "Explosion !"),
      summary: say(
        "0 or less: every model within D6″ of the weapon takes 1 hit, Strength 5, AP 2; then the shooter itself is a casualty.",
        "0 ou moins : toute figurine à 1D6″ ou moins de l’arme subit 1 touche de Force 5, PA 2 ; puis le tireur est retiré comme perte.",
      ),
    },
    {
      id: "t9a.misfire.breakdown",
      names: say("Breakdown", "Défaillance critique"),
      summary: say(
        "1–2: this weapon will not shoot again in the game.",
        "1–2 : cette arme ne tirera plus de la partie.",
      ),
    },
    {
      id: "t9a.misfire.jammed",
      names: say("Jammed", "Enrayé"),
      summary: say(
        "3–4: the weapon stays silent in its owner’s next Player Turn. A War Machine is Shaken to the end of that turn instead.",
        "3–4 : l’arme se tait au prochain Tour de joueur de son propriétaire. Une Machine de guerre est à la place Ébranlée jusqu’à la fin de ce tour.",
      ),
      misprints: [
        {
          edition: "2e-late",
          printed: say(
            "A War Machine is Shaken only until that turn comes.",
            "Une Machine de guerre n’est Ébranlée que jusqu’à l’arrivée de ce tour.",
          ),
          used: say("Until its end, as before.", "Jusqu’à sa fin, comme avant."),
          why: say(
            "It would else lose nothing; words seem lost.",
            "Elle ne perdrait rien sinon ; des mots semblent manquer.",
          ),
        },
      ],
      see: ["t9a.shaken"],
    },
    {
      id: "t9a.misfire.malfunction",
      names: say("Malfunction", "Dysfonctionnement"),
      summary: say(
        "5 or more: the shooter loses 1 Health Point, without any save.",
        "5 ou plus : le tireur perd 1 Point de vie, sans sauvegarde.",
      ),
    },
  ]),
];
