import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** What scores combat result points. */
export const combatResult: readonly Entry[] = [
  {
    id: "tow.phase.combat.calculate-combat-result",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "step",
    names: { en: "Calculate Combat Result", fr: "Calculer le résultat du combat", ours: true },
    summary: {
      en: "Each side adds up its combat result points from the table. The higher total wins; the loser’s units take Break tests. With equal totals the combat is a draw; it goes on next turn.°",
      fr: "Chaque camp additionne ses points de résultat selon le tableau. Le total le plus haut gagne\u00a0; les unités vaincues passent un test de moral. À égalité, le combat est nul\u00a0; il continue au tour suivant.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Calculate Combat Result (page 151); Combat Resolution",
        facts: { step: 2, of: 4, page: 151 },
      },
    },
    see: [
      "tow.combat-result.unsaved-wounds",
      "tow.combat-result.rank-bonus",
      "tow.combat-result.musician-tie-break",
      "tow.phase.combat.break-test",
    ],
  },
  {
    id: "tow.combat-result.unsaved-wounds",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Unsaved wounds inflicted", fr: "Blessures infligées", ours: true },
    summary: {
      en: "1 point for each wound your side inflicted that was not saved.",
      fr: "1 point par blessure infligée et non sauvegardée.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.unsaved-wounds"),
      },
    },
  },
  {
    id: "tow.combat-result.rank-bonus",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Rank Bonus", fr: "Bonus de Rangs", ours: true },
    summary: {
      en: "+1 for each rank, up to a maximum; only full ranks behind the first count, and the maximum is the troop type’s.° That is commonly +2 for infantry and +1 for cavalry.° Only the best unit of each side counts.°",
      fr: "+1 par rang, jusqu’à un maximum\u00a0; seuls les rangs complets derrière le premier comptent, et le maximum dépend du type de troupe.° C’est en général +2 pour l’infanterie et +1 pour la cavalerie.° Seule la meilleure unité de chaque camp compte.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.rank-bonus"),
      },
    },
    see: ["tow.keyword.rank-bonus", "tow.glossary.disrupted"],
    misprints: [
      {
        printed: {
          en: "One sheet names a maximum without its number, the other names none.",
          fr: "Une feuille nomme un maximum sans son nombre, l’autre n’en nomme aucun.",
        },
        used: { en: "The maximum of the troop type.", fr: "Le maximum du type de troupe." },
        why: {
          en: "The sheet refers to the page that gives it; silence of the other does not lift it.",
          fr: "La feuille renvoie à la page qui le donne ; le silence de l’autre ne le lève pas.",
        },
      },
    ],
  },
  {
    id: "tow.combat-result.close-order",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Close Order in Combat Order", fr: "Ordre serré en ordre de combat", ours: true },
    summary: {
      en: "+1 for every unit in Close Order and Combat Order; that is at least as wide as deep.° Its Unit Strength is 5 or more;‡ several such units add up.",
      fr: "+1 pour chaque unité en ordre serré et en ordre de combat\u00a0; c’est-à-dire au moins aussi large que profonde.° Sa Puissance d’unité est de 5 ou plus\u00a0;‡ plusieurs unités se cumulent.",
    },
    editions: {
      standard: {
        sheet: "001",
        section: "Combat Resolution",
        facts: rowOf("tow.combat-result.close-order"),
      },
    },
    see: ["tow.keyword.close-order-combat-order"],
    ruling: "close-order-bonus",
    misprints: [
      {
        printed: {
          en: "One sheet lists this bonus, the other has only “other bonuses”.",
          fr: "Une feuille donne ce bonus, l’autre ne parle que d’« autres bonus ».",
        },
        used: {
          en: "+1 for each such unit of Unit Strength 5 or more",
          fr: "+1 par unité de ce genre d’une Puissance d’unité de 5 ou plus",
        },
        why: {
          en: "The sheet that lists it is the fuller one, and nothing in the other forbids it.",
          fr: "La feuille qui le cite est la plus complète et l’autre ne l’interdit pas.",
        },
      },
    ],
  },
  {
    id: "tow.combat-result.standard",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Standard", fr: "Étendard", ours: true },
    summary: {
      en: "+1 if your side has a standard in the combat; no matter how many.°",
      fr: "+1 si votre camp a un étendard dans le combat\u00a0; quel qu’en soit le nombre.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.standard"),
      },
    },
    see: ["tow.combat-result.battle-standard", "tow.keyword.standard-and-musician"],
  },
  {
    id: "tow.combat-result.battle-standard",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Battle Standard", fr: "Grande bannière", ours: true },
    summary: {
      en: "+1 if the Battle Standard is in the combat, besides the point for a standard.",
      fr: "+1 si la Grande bannière est dans le combat, en plus du point d’étendard.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.battle-standard"),
      },
    },
    see: ["tow.combat-result.standard", "tow.keyword.standard-and-musician"],
  },
  {
    id: "tow.combat-result.flank-attack",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Flank attack", fr: "Attaque de flanc", ours: true },
    summary: {
      en: "+1 when your side fights an enemy unit in its flank.",
      fr: "+1 si votre camp combat une unité ennemie de flanc.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.flank-attack"),
      },
    },
    see: ["tow.combat-result.rear-attack", "tow.keyword.arcs", "tow.glossary.disrupted"],
  },
  {
    id: "tow.combat-result.rear-attack",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Rear attack", fr: "Attaque par l’arrière", ours: true },
    summary: {
      en: "+2 when your side fights an enemy unit in its rear.",
      fr: "+2 si votre camp combat une unité ennemie par l’arrière.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.rear-attack"),
      },
    },
    see: ["tow.combat-result.flank-attack", "tow.glossary.disrupted"],
  },
  {
    id: "tow.combat-result.high-ground",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "High ground", fr: "Position dominante", ours: true },
    summary: {
      en: "+1 if your side stands higher than its enemy.",
      fr: "+1 si votre camp se tient plus haut que son ennemi.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.high-ground"),
      },
    },
    see: ["tow.keyword.high-ground"],
  },
  {
    id: "tow.combat-result.overkill",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Overkill", fr: "Carnage", ours: true },
    summary: {
      en: "+1 for each excess wound; these are wounds in a challenge beyond those the slain model had left.° There is no upper limit.‡",
      fr: "+1 par blessure en excès\u00a0; ce sont, dans un défi, celles au-delà des Points de Vie restants du vaincu.° Sans plafond.‡",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Combat Result Table; Combat Resolution",
        facts: rowOf("tow.combat-result.overkill"),
      },
    },
    see: ["tow.keyword.overkill"],
    ruling: "overkill-cap",
  },
  {
    id: "tow.combat-result.other-bonuses",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Other bonuses", fr: "Autres bonus", ours: true },
    summary: {
      en: "Count any further points with the rest; special rules, items and spells may bring them.°",
      fr: "On compte avec le reste tout autre point\u00a0; règles spéciales, objets et sorts peuvent en apporter.°",
    },
    editions: {
      standard: { sheet: "001+003", section: "Combat Result Table; Combat Resolution", facts: { points: "as stated" } },
    },
  },
  {
    id: "tow.combat-result.musician-tie-break",
    chapter: "combat-result",
    phases: ["combat"],
    kind: "row",
    names: { en: "Musician tie-break", fr: "Musicien : départager", ours: true },
    summary: {
      en: "On equal totals, a side with at least one Musician in the combat adds 1. If both sides have one, or neither, it stays a draw.",
      fr: "À totaux égaux, un camp qui a au moins un Musicien dans le combat ajoute 1. Si les deux en ont un, ou aucun, le combat reste nul.",
    },
    editions: {
      standard: { sheet: "001", section: "Combat Resolution", facts: rowOf("tow.combat-result.musician-tie-break") },
    },
    see: ["tow.keyword.standard-and-musician"],
  },
];
