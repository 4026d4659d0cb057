import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const playing = ["charge", "movement", "magic", "shooting", "melee"];

const panic: Place = {
  chapter: "psychology",
  phases: playing,
  kind: "rule",
  early: "Psychology > Panic Test Triggers",
  late: "Psychologie > Test de panique",
};

export const panicEntries: readonly Entry[] = [
  ...entriesAt(panic, [
    {
      id: "t9a.panic.trigger.destroyed-nearby",
      names: say("Friendly unit destroyed", "Unité alliée détruite"),
      summary: say(
        "Test Panic if a friend within 6″ is destroyed, a Fleeing one that leaves the board included.",
        "Tester la panique si une alliée à 6″ ou moins est détruite, y compris en fuyant hors de la table.",
      ),
      see: ["t9a.panic.failed.flee-direction", "t9a.table.discipline-test"],
    },
    {
      id: "t9a.panic.trigger.broken-nearby",
      phases: ["melee"],
      names: say("Friendly unit Breaks", "Unité alliée Démoralisée"),
      summary: say(
        "Test if a friend within 6″ Breaks from Combat.",
        "Tester si une alliée à 6″ ou moins est Démoralisée au combat.",
      ),
      see: ["t9a.sequence.melee.round-of-combat.8"],
    },
    {
      id: "t9a.panic.trigger.fled-through",
      names: say("Fled through", "Traversée par une unité en fuite"),
      summary: say(
        "Test if a Fleeing friend runs across the Unit Boundary; after its move.°",
        "Tester si une alliée en fuite passe par le Rectangle limite\u00a0; après son mouvement.°",
      ),
      both: { by: "friendly Flee Move" },
      see: ["t9a.sequence.movement.movement-phase.2"],
    },
    {
      id: "t9a.panic.trigger.heavy-losses",
      names: say("Heavy losses", "Pertes de 25 %"),
      summary: say(
        "Test when the losses of one phase come to 25% or more of the Health Points the unit had as the phase began.",
        "Tester quand les pertes d’une phase atteignent 25 % ou plus des PV que l’unité avait au début de cette phase.",
      ),
      see: ["t9a.panic.trigger.heavy-losses.single-model-exempt"],
    },
    {
      id: "t9a.panic.trigger.heavy-losses.single-model-exempt",
      names: say("Single model exemption", "Exception figurine seule"),
      summary: say(
        "Losses never panic a unit that is one model and is listed as 1 model.",
        "Les pertes n’effraient pas une unité d’une figurine inscrite à 1 figurine sur la liste.",
      ),
      see: ["t9a.panic.trigger.heavy-losses"],
    },
    {
      id: "t9a.panic.failed.flee-direction",
      names: say("Failed Panic Test", "Test de panique raté"),
      summary: say(
        "A unit that fails flees, centre straight away from the centre of the enemy that caused the test, or else of the closest one; it goes 2D6″.°",
        "Qui rate fuit, centre à l’opposé du centre de l’ennemi qui a causé le test, ou à défaut du plus proche\u00a0; il va à 2D6″.°",
      ),
      both: { from: ["closest enemy unit", "enemy unit that caused the test"], measured: "Centre to Centre" },
      see: ["t9a.fleeing.no-voluntary-actions"],
    },
    {
      id: "t9a.panic.exempt.engaged",
      names: say("No Panic Test: Engaged", "Pas de test : engagée"),
      summary: say("Units Engaged in Combat do not panic.", "Une unité engagée au combat ne panique pas."),
      both: { exempt: "Engaged" },
    },
    {
      id: "t9a.panic.exempt.fleeing",
      names: say("No Panic Test: Fleeing", "Pas de test : en fuite"),
      summary: say("Units on the run already do not test again.", "Une unité déjà en fuite ne teste pas."),
      both: { exempt: "Fleeing" },
    },
    {
      id: "t9a.panic.exempt.already-passed",
      names: say("No Panic Test: already passed", "Pas de test : déjà réussi"),
      summary: say(
        "One passed Panic Test holds for the rest of the phase.",
        "Un Test de panique réussi vaut pour le reste de la phase.",
      ),
      both: { exempt: "passed this phase" },
    },
  ]),
];
