import type { Entry } from "../entry/entry.ts";

/** The order of the phases and how dice, Strength and armour piercing are written. */
export const turn: readonly Entry[] = [
  {
    id: "tow.turn.phase-order",
    chapter: "turn",
    phases: [],
    kind: "sequence",
    names: { en: "Turn summary", fr: "Résumé du tour", ours: true },
    summary: {
      en: "A player’s turn runs through four phases in this order: Strategy, Movement, Shooting, Combat. When all four are done the opponent takes a turn of the same four;° both turns together make a round.°",
      fr: "Le tour d’un joueur enchaîne quatre phases, dans cet ordre\u00a0: Stratégie, Mouvement, Tir, Combat. Ensuite l’adversaire joue les quatre mêmes phases\u00a0;° les deux tours forment un round.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Turn Summary",
        facts: {
          phases: 4,
          rows: [
            [1, "Strategy"],
            [2, "Movement"],
            [3, "Shooting"],
            [4, "Combat"],
          ],
        },
      },
    },
    see: ["tow.phase.strategy", "tow.phase.movement", "tow.phase.shooting", "tow.phase.combat"],
  },
  {
    id: "tow.notation.ap-dash",
    chapter: "turn",
    phases: [],
    kind: "term",
    names: { en: "AP “-”", fr: "PA « - »", ours: true },
    summary: {
      en: "A dash in the AP column, or “an AP of -”, means no armour piercing: the armour save is rolled without a modifier.°",
      fr: "Un tiret dans la colonne PA, ou «\u00a0PA de -\u00a0», veut dire aucune pénétration d’armure\u00a0: la sauvegarde d’armure se jette sans modificateur.°",
    },
    editions: { standard: { sheet: "001", section: "Common Weapons", facts: { armourPenetration: 0 } } },
    see: ["tow.phase.shooting.saves"],
  },
  {
    id: "tow.notation.s-user",
    chapter: "turn",
    phases: [],
    kind: "term",
    names: { en: "Strength “S”, “S+n”", fr: "Force « S », « S+n »", ours: true },
    summary: {
      en: "“S” is the Strength of the model using the weapon.° “S+1” and “S+2” add to it.° A bare number is the weapon’s own Strength, the same for every user.°",
      fr: "«\u00a0S\u00a0» est la Force de la figurine qui manie l’arme.° «\u00a0S+1\u00a0» et «\u00a0S+2\u00a0» s’y ajoutent.° Un nombre seul est la Force propre de l’arme, quel que soit le tireur.°",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Common Weapons",
        facts: { additions: [1, 2], values: { S: "user", "S+1": "user + 1", "S+2": "user + 2" } },
      },
    },
    see: ["tow.table.to-wound"],
  },
  {
    id: "tow.notation.dice",
    chapter: "turn",
    phases: [],
    kind: "term",
    names: { en: "Dice notation", fr: "Notation des dés", ours: true },
    summary: {
      en: "D6 is one six-sided die;° 2D6 and 3D6 add up two or three.° D3 is a D6 halved, rounding up;° 2D3 adds two of those.° D3+1, D3+3 and D6+1 add the number after rolling.° Besides these there are the Artillery dice (2, 4, 6, 8, 10 or Misfire) and the scatter dice, which gives “Hit” or a direction.°",
      fr: "D6\u00a0: un dé à six faces\u00a0;° 2D6 et 3D6 en additionnent deux ou trois.° D3\u00a0: un D6 divisé par deux, arrondi au supérieur\u00a0;° 2D3 en additionne deux.° D3+1, D3+3 et D6+1 ajoutent le nombre au résultat.° S’y joignent le dé d’artillerie (2, 4, 6, 8, 10 ou Incident) et le dé de dispersion, qui donne «\u00a0Touché\u00a0» ou une direction.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Spell Lore; Misfire Tables",
        facts: {
          dice: ["D3", "2D3", "D6", "2D6", "3D6", "D3+1", "D3+3", "D6+1"],
          artilleryDice: [2, 4, 6, 8, 10, "Misfire"],
          onSheetsArtilleryFaces: "Misfire only",
        },
      },
    },
    see: ["tow.keyword.artillery-dice", "tow.keyword.misfire-tables-assignment"],
  },
];
