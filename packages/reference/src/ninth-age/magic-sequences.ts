import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const place = (early: string, late: string, of: number | string): Place => ({
  chapter: "magic-phase",
  phases: ["magic"],
  kind: "step",
  early: `Magic Phase > ${early}`,
  late: `Phase de magie > ${late}`,
  facts: { of },
});

const phase = place("Magic Phase Sequence", "Séquence de la Phase de magie", 6);
const casting = place("Spell Casting Sequence", "Séquence de lancement d’un sort", "F");
const attempt = place("Casting Attempt", "Tentative de lancement", 3);
const dispelling = place("Dispelling Attempt", "Tentative de dissipation", 3);
const bound = place("Bound Spell Casting Attempt", "Tentative de lancement d’un Sort lié", 3);

export const magicSequenceEntries: readonly Entry[] = [
  ...entriesAt(phase, [
    {
      id: "t9a.sequence.magic.magic-phase.1",
      names: say("Start of the Magic Phase", "Début de la Phase de magie"),
      summary: say(
        "The Magic Phase begins. One Turn spells of the Active Player’s earlier phase end now.°",
        "La Phase de magie commence. Les sorts «\u00a0Un tour\u00a0» de la phase précédente du Joueur actif cessent.°",
      ),
      both: { step: 1 },
    },
    {
      id: "t9a.sequence.magic.magic-phase.2",
      names: say("Draw a Flux Card", "Tirez une Carte de flux"),
      summary: say(
        "The Active Player draws one of eight Flux Cards; it is not put back.° It gives Magic Dice to each player, Veil Tokens to the Active Player and perhaps a Miscast modifier.°",
        "Le Joueur actif tire une de ses huit Cartes de flux\u00a0; on ne la remet pas.° Elle donne des Dés de magie à chacun, des marqueurs «\u00a0Voile\u00a0» au Joueur actif et parfois un modificateur de Fiasco.°",
      ),
      both: { step: 2 },
      see: ["t9a.table.flux-cards"],
    },
    {
      id: "t9a.sequence.magic.magic-phase.3",
      names: say("Siphon the Veil", "Siphonnez le Voile"),
      summary: say(
        "Add the Channel values of your models to the Veil Tokens;° then turn every 3 tokens into 1 more Magic Die, 4 at most;‡ up to 3 tokens may be kept for later.‡",
        "Ajouter aux marqueurs «\u00a0Voile\u00a0» la Canalisation de ses figurines\u00a0;° puis changer chaque lot de 3 marqueurs en 1 Dé de magie, 4 au plus\u00a0;‡ on peut en garder jusqu’à 3 pour plus tard.‡",
      ),
      both: { step: 3 },
      ruling: "siphon",
      misprints: [
        {
          printed: say("The step is named, not explained.", "L’étape est nommée, sans explication."),
          used: say(
            "3 tokens for 1 dice, 4 dice at most, 3 tokens kept.",
            "3 marqueurs pour 1 dé, 4 dés au plus, 3 marqueurs gardés.",
          ),
          why: say(
            "A ruling of this project, after other sources.",
            "Décision de ce projet, d’après d’autres sources.",
          ),
        },
      ],
      see: ["t9a.table.flux-cards", "t9a.fleeing.cannot.channel"],
    },
    {
      id: "t9a.sequence.magic.magic-phase.4",
      names: say("Cast a spell", "Lancer un sort"),
      summary: say(
        "One of the Active Player’s models tries a spell; go through steps A to F of casting.",
        "Une figurine du Joueur actif tente un sort ; suivre les étapes A à F du lancement.",
      ),
      both: { step: 4 },
      see: ["t9a.sequence.magic.spell-casting.a"],
    },
    {
      id: "t9a.sequence.magic.magic-phase.5",
      names: say("Repeat step 4", "Répétez l’étape 4"),
      summary: say(
        "Cast on, one spell at a time, until the Active Player has enough or no dice are left.",
        "Continuer, un sort à la fois, jusqu’à ce que le Joueur actif s’arrête ou n’ait plus de dés.",
      ),
      both: { step: 5, repeat: 4 },
      see: ["t9a.sequence.magic.magic-phase.4"],
    },
    {
      id: "t9a.sequence.magic.magic-phase.6",
      names: say("End of the Magic Phase", "Fin de la Phase de magie"),
      summary: say(
        "Magic Dice not used are lost;° the Shooting Phase follows.",
        "Les Dés de magie restants sont perdus\u00a0;° vient la Phase de tir.",
      ),
      both: { step: 6 },
    },
  ]),
  ...entriesAt(casting, [
    {
      id: "t9a.sequence.magic.spell-casting.a",
      names: say("Casting Attempt", "Tentative de lancement"),
      summary: say("Roll to cast. A failure ends it here.", "Tenter de lancer. Un échec arrête tout ici."),
      both: { step: "A", ifFailedSkip: ["B", "C", "D", "E", "F"] },
      see: ["t9a.sequence.magic.casting-attempt.1", "t9a.sequence.magic.bound-spell.1"],
    },
    {
      id: "t9a.sequence.magic.spell-casting.b",
      names: say("Dispelling Attempt", "Tentative de dissipation"),
      summary: say(
        "The Reactive Player may try to dispel. A success ends it here, Miscast included.",
        "Le Joueur réactif peut tenter de dissiper. Un succès arrête tout ici, Fiasco compris.",
      ),
      both: { step: "B", ifSuccessfulSkip: ["C", "D", "E", "F"] },
      see: ["t9a.sequence.magic.dispelling-attempt.1"],
    },
    {
      id: "t9a.sequence.magic.spell-casting.c",
      names: say("Broken Concentration", "Perte de concentration"),
      summary: say(
        "On a Miscast of 111 there is no effect and no Attribute Spell: go on with F.",
        "Sur un Fiasco 111, ni effet ni Attribut : passer à l’étape F.",
      ),
      both: { step: "C", miscast: 111, skip: ["D", "E"], goTo: "F" },
      see: ["t9a.miscast.111"],
    },
    {
      id: "t9a.sequence.magic.spell-casting.d",
      names: say("Resolve the spell effect", "Effets du sort"),
      summary: say("Do what the spell says.", "Appliquer ce que dit le sort."),
      both: { step: "D" },
    },
    {
      id: "t9a.sequence.magic.spell-casting.e",
      names: say("Attribute Spell", "Attribut de la Voie"),
      summary: say(
        "If the Path has an Attribute Spell, pick its targets and resolve it; it needs no roll and cannot be dispelled.°",
        "Si la Voie a un Attribut, choisir ses cibles et l’appliquer\u00a0; il se passe de jet et ne se dissipe pas.°",
      ),
      both: { step: "E" },
    },
    {
      id: "t9a.sequence.magic.spell-casting.f",
      names: say("Miscast effect", "Effets du Fiasco"),
      summary: say(
        "If three dice of the casting roll showed the same number, the Miscast strikes now.",
        "Si trois dés du lancement ont donné le même chiffre, le Fiasco frappe maintenant.",
      ),
      both: { step: "F" },
      see: ["t9a.table.miscast", "t9a.miscast.timing"],
    },
  ]),
  ...entriesAt(attempt, [
    {
      id: "t9a.sequence.magic.casting-attempt.1",
      names: say("Declare caster, spell, dice", "Déclaration"),
      summary: say(
        "Name the Wizard, the spell and its version, the targets, and how many dice you take from your pool: 1 to 5.",
        "Nommer le Magicien, le sort et sa version, les cibles, et le nombre de dés pris dans sa réserve : de 1 à 5.",
      ),
      both: { step: 1, magicDice: [1, 5] },
      see: ["t9a.fleeing.cannot.cast-or-activate", "t9a.table.casting"],
    },
    {
      id: "t9a.sequence.magic.casting-attempt.2",
      names: say("Total casting roll", "Total de lancement"),
      summary: say(
        "Roll those dice; their sum with all Casting Modifiers is the total casting roll.",
        "Lancer ces dés ; leur somme et les modificateurs de lancement font le Total de lancement.",
      ),
      both: { step: 2 },
    },
    {
      id: "t9a.sequence.magic.casting-attempt.3",
      names: say("Casting Attempt result", "Réussite ou échec"),
      summary: say(
        "Passed when the total reaches the Casting Value, otherwise failed; a failure on 2 or more dice may Fizzle. A single die showing 1 or 2 always fails.°",
        "Réussie si le total atteint la Valeur de lancement, ratée sinon\u00a0; un échec à 2 dés ou plus peut donner un Crépitement. Un dé unique de 1 ou 2 échoue toujours.°",
      ),
      both: { step: 3, passes: "total >= Casting Value", fizzleFromDice: 2 },
      see: ["t9a.magic.fizzle"],
    },
  ]),
  ...entriesAt(dispelling, [
    {
      id: "t9a.sequence.magic.dispelling-attempt.1",
      names: say("Declare dispel dice", "Dés de dissipation"),
      summary: say(
        "The Reactive Player says how many dice go in: 1 or more, with no ceiling but their pool.",
        "Le Joueur réactif dit combien de dés il engage : 1 ou plus, sans autre limite que sa réserve.",
      ),
      both: { step: 1, minimumDice: 1, maximumDice: null },
    },
    {
      id: "t9a.sequence.magic.dispelling-attempt.2",
      names: say("Total dispelling roll", "Total de dissipation"),
      summary: say(
        "Roll them; their sum with all Dispelling Modifiers is the total dispelling roll.",
        "Les lancer ; leur somme et les modificateurs de dissipation font le Total de dissipation.",
      ),
      both: { step: 2 },
    },
    {
      id: "t9a.sequence.magic.dispelling-attempt.3",
      names: say("Dispelling Attempt result", "Réussite ou échec"),
      summary: say(
        "A total that equals or beats the casting total dispels the spell; a lower one lets it through. A failure on 2 or more dice may Fizzle.",
        "Un total égal ou supérieur à celui du lancement dissipe le sort ; un total inférieur le laisse passer. Un échec à 2 dés ou plus peut donner un Crépitement.",
      ),
      both: { step: 3, succeeds: "total >= total casting roll", fizzleFromDice: 2 },
      see: ["t9a.magic.fizzle"],
    },
  ]),
  ...entriesAt(bound, [
    {
      id: "t9a.sequence.magic.bound-spell.1",
      names: say("Declare Bound Spell", "Déclaration du Sort lié"),
      summary: say(
        "Name the model, its Bound Spell, the targets and whether 2 or 3 dice go in. The version is always the basic one.",
        "Nommer la figurine, son Sort lié, les cibles et le choix de 2 ou 3 dés. C’est toujours la version de base.",
      ),
      both: { step: 1, magicDice: [2, 3], version: "basic" },
      see: ["t9a.battle-rune.general"],
    },
    {
      id: "t9a.sequence.magic.bound-spell.2",
      names: say("Remove dice", "Dés ôtés"),
      summary: say(
        "Those 2 or 3 dice leave the pool unrolled.",
        "Ces 2 ou 3 dés quittent la réserve sans être lancés.",
      ),
      both: { step: 2, magicDice: [2, 3], rolled: false },
    },
    {
      id: "t9a.sequence.magic.bound-spell.3",
      names: say("Always passed", "Toujours réussie"),
      summary: say(
        "The attempt succeeds. To dispel it the opponent must reach its Power Level: the first value if 2 dice were used, the second for 3.‡",
        "La tentative réussit. Pour dissiper, l’adversaire doit atteindre le Niveau de puissance\u00a0: la première valeur pour 2 dés, la seconde pour 3.‡",
      ),
      both: { step: 3 },
      ruling: "bound-spell-power-level",
      see: ["t9a.sequence.magic.dispelling-attempt.3"],
    },
  ]),
  ...entriesAt({ ...place("Flux Cards", "Cartes de flux", 8), late: "Phase de tir > Cartes de flux", kind: "table" }, [
    {
      id: "t9a.table.flux-cards",
      names: say("Flux Cards", "Cartes de flux"),
      summary: say(
        "Eight cards. Magic Dice: 4, 5, 5, 5, 5, 6, 6, 7; Veil Tokens: 3, 2, 5, 7, 9, 5, 7, 7. Each player has the dice, the Active Player the tokens.° Card 1 adds 1 to Miscasts, card 8 takes 1 away.",
        "Huit cartes. Dés de magie\u00a0: 4, 5, 5, 5, 5, 6, 6, 7\u00a0; marqueurs «\u00a0Voile\u00a0»\u00a0: 3, 2, 5, 7, 9, 5, 7, 7. Chaque joueur a les dés, le Joueur actif les marqueurs.° La carte 1 ajoute 1 aux Fiascos, la carte 8 en ôte 1.",
      ),
      both: {
        columns: ["card", "magicDice", "veilTokens", "miscastModifier"],
        rows: [
          [1, 4, 3, 1],
          [2, 5, 2, null],
          [3, 5, 5, null],
          [4, 5, 7, null],
          [5, 5, 9, null],
          [6, 6, 5, null],
          [7, 6, 7, null],
          [8, 7, 7, -1],
        ],
      },
      misprints: [
        {
          printed: say("Neither sheet says who receives what.", "Aucune feuille ne dit qui reçoit quoi."),
          used: say(
            "Dice to both players, tokens to the Active Player.",
            "Les dés aux deux joueurs, les marqueurs au Joueur actif.",
          ),
          why: say(
            "The Undying Dynasties’ modifier implies it.",
            "Le modificateur des Dynasties immortelles l’implique.",
          ),
        },
      ],
      see: ["t9a.flux-card.1", "t9a.flux-card.8", "t9a.magic-modifier.ud.soul-conduit"],
    },
  ]),
  ...entriesAt({ ...place("Miscast", "Fiasco", 8), kind: "table" }, [
    {
      id: "t9a.table.miscast",
      names: say("Miscast", "Fiasco"),
      summary: say(
        "Find the triple, moved by the Miscast modifier: 000 or less nothing; 111 the spell fails; 222 D6 hits and 333 2D6 hits on the Caster’s unit; 444 the spell is forgotten; 555 two and 666 four hits on the Caster; 777 or more the Caster is gone.",
        "Chercher le brelan, décalé par le modificateur de Fiasco : 000 ou moins rien ; 111 le sort échoue ; 222 1D6 touches et 333 2D6 touches sur l’unité du Lanceur ; 444 le sort est oublié ; 555 deux et 666 quatre touches sur le Lanceur ; 777 ou plus, le Lanceur disparaît.",
      ),
      both: {
        rows: [
          ["000", "no effect"],
          [111, "Broken Concentration"],
          [222, "Witchfire"],
          [333, "Magical Inferno"],
          [444, "Amnesia"],
          [555, "Backlash"],
          [666, "Implosion"],
          [777, "Breach in the Veil"],
        ],
      },
      misprints: [
        {
          printed: say(
            "How a Miscast modifier shifts the triple is not said.",
            "Le décalage par le modificateur n’est pas expliqué.",
          ),
          used: say("One row, that is 111, for each point.", "Une ligne, soit 111, par point."),
          why: say("The rows 000 and 777 can only be reached so.", "Les lignes 000 et 777 ne s’atteignent qu’ainsi."),
        },
      ],
      see: [
        "t9a.miscast.timing",
        "t9a.miscast.000",
        "t9a.miscast.111",
        "t9a.miscast.222",
        "t9a.miscast.333",
        "t9a.miscast.444",
        "t9a.miscast.555",
        "t9a.miscast.666",
        "t9a.miscast.777",
      ],
    },
  ]),
];
