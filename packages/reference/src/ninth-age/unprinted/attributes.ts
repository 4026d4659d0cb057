import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What attacks are like and what stands against them: rules of weapons, of who shoots or strikes, of who is hit. */
export const attributeEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["shooting"], kind: "rule" },
  [
    {
      id: "stand-and-shoot",
      names: say("Stand and Shoot", "Tenir la position et tirer"),
      summary: say(
        "A Charge Reaction for who carries a shooting weapon, sees the charger in its Front Arc and has it farther away than the charger’s Advance Rate: shoot at once, then Hold. Once a Player Turn; a target beyond the weapon’s range counts as at Long Range.",
        "Réaction à la charge pour qui porte une arme de tir, voit la charge dans son arc avant et plus loin que le Mouvement simple de l’unité qui charge : tirer aussitôt, puis tenir. Une fois par Tour de joueur ; au-delà de la portée de l’arme, la cible compte à longue portée.",
      ),
      phases: ["charge"],
      facts: { farther: "charger's Advance Rate", then: "Hold" },
      see: ["t9a.to-hit-modifier.stand-and-shoot", "t9a.rule.charge-reaction"],
    },
    {
      id: "area-attack",
      names: say("Area Attack", "Attaque de zone"),
      summary: say(
        "Area Attack (X×Y): in each of up to Y ranks of the target, or files if the shooter stands in its flank, X hits, but no more than models stand there. One of the hits has the values in brackets.",
        "Attaque de zone (X×Y) : dans chacun de Y rangs de la cible au plus, ou colonnes si le tireur est sur son flanc, X touches, mais pas plus que de figurines. Une des touches a les valeurs entre crochets.",
      ),
      facts: { each: "X hits", rows: "Y" },
    },
    {
      id: "artillery",
      names: say("Artillery Weapon", "Arme d’artillerie"),
      summary: say(
        "A natural 1 to hit misfires: roll on the misfire table.",
        "Un 1 naturel pour toucher est un incident de tir : jet sur la table.",
      ),
      see: ["t9a.table.misfire"],
    },
    {
      id: "catapult",
      names: say("Catapult", "Catapulte"),
      summary: say(
        "Cover does not count against it. A miss may be rolled once more for a Partial Hit.",
        "Le Couvert ne compte pas contre elle. Un tir raté se relance une fois pour une Touche partielle.",
      ),
      facts: { cover: "ignored" },
      see: ["t9a.rule.partial-hit"],
    },
    {
      id: "partial-hit",
      names: say("Partial Hit", "Touche partielle"),
      summary: say(
        "After a miss that is no misfire a Catapult rolls to hit again. If it hits, its Area Attack is 1 rank or file and 1 hit in each smaller, with half the Strength and Armour Penetration (fractions up) and no values in brackets.",
        "Après un tir raté sans incident, une Catapulte relance pour toucher. Si elle touche, sa zone compte 1 rang ou colonne et 1 touche dans chacun de moins, avec la moitié de la Force et de la Pénétration d’armure (arrondie au-dessus) et sans valeurs entre crochets.",
      ),
      facts: { less: 1, divisor: 2, share: "half", part: "moitié" },
      see: ["t9a.rule.area-attack"],
    },
    {
      id: "flamethrower",
      names: say("Flamethrower", "Lance-flammes"),
      summary: say(
        "No roll to hit: a D6, and on a 1 a misfire. Otherwise D6 hits at Long Range, 2D6 nearer; one of them has the values in brackets.",
        "Pas de jet pour toucher : un D6, et sur 1 un incident de tir. Sinon D6 touches à longue portée, 2D6 plus près ; l’une d’elles a les valeurs entre crochets.",
      ),
      facts: { dice: "D6", misfireOn: 1, long: "D6", short: "2D6" },
      see: ["t9a.table.misfire"],
      ruling: "flamethrower",
    },
    {
      id: "bolt-thrower",
      names: say("Bolt throwers", "Balistes"),
      summary: say(
        "One roll to hit for the whole shot, as with a cannon, and an Area Attack where it hits; a natural 1 is a miss and no misfire.",
        "Un seul jet pour toucher pour tout le tir, comme avec un canon, et une Attaque de zone s’il touche ; un 1 naturel est un tir raté et non un incident de tir.",
      ),
      facts: { shots: "1", natural: 1, misfire: false },
      phases: ["shooting"],
      see: ["t9a.rule.area-attack", "t9a.rule.artillery"],
    },
  ],
);
