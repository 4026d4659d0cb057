import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Model Rules that units bring from their type, their height or their army book. */
export const modelRuleEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  [
    {
      id: "stomp-distribution",
      phases: ["melee"],
      names: say("Distribution of Stomp Attacks", "Répartition des Piétinements"),
      summary: say(
        "Stomp hits fall on the rank and file of the unit in contact, never on Champions or Characters.‡",
        "Les touches de Piétinement tombent sur la troupe de l’unité au contact, jamais sur un Champion ni un Personnage.‡",
      ),
      facts: { onto: "rank and file" },
      see: ["t9a.rule.stomp-1"],
      ruling: "stomps",
    },
    {
      id: "bounds",
      phases: [],
      names: say("Bounds of Characteristics", "Bornes des caractéristiques"),
      summary: say(
        "Whatever the modifiers, a Characteristic ends between 0 and 10, Armour at 6 at most; a natural 1 fails and a natural 6 succeeds where the tables say 2+ to 6+.",
        "Quels que soient les modificateurs, une caractéristique finit entre 0 et 10, l’Armure à 6 au plus ; un 1 naturel échoue et un 6 naturel réussit là où les tables vont de 2+ à 6+.",
      ),
      see: ["t9a.modifier-priority.4"],
      ruling: "bounds",
    },
  ],
);
