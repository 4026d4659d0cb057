import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** The To Wound chart, row by row. */
export const toWound: readonly Entry[] = [
  {
    id: "tow.table.to-wound",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "table",
    names: { en: "To Wound chart", fr: "Tableau pour blesser", ours: true },
    summary: {
      en: "The same chart serves shooting and combat. Strength against Toughness: two or more higher 2+, one higher 3+, equal 4+, one lower 5+, two to five lower 6+, six or more lower cannot wound.",
      fr: "Le même tableau sert au tir et au combat. Force contre Endurance : supérieure de deux ou plus 2+, d’un 3+, égale 4+, inférieure d’un 5+, de deux à cinq 6+, de six ou plus : blessure impossible.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound"),
      },
    },
    misprints: [
      {
        printed: {
          en: "Some cells at the right edge are blank or carry a stray figure.",
          fr: "Quelques cases au bord droit sont vides ou portent un chiffre de trop.",
        },
        used: { en: "a dash: cannot wound", fr: "un tiret : blessure impossible" },
        why: {
          en: "Every other cell obeys one rule: a Toughness six or more above the Strength cannot be wounded.",
          fr: "Toutes les autres cases suivent une règle : une Endurance supérieure de six ou plus à la Force ne peut être blessée.",
        },
      },
    ],
  },
  {
    id: "tow.table.to-wound.s1",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 1", fr: "Pour blesser, Force 1", ours: true },
    summary: {
      en: "S1: 4+ against T1, 5+ against T2, 6+ against T3 to T6, no wound against T7 and up.",
      fr: "F1 : 4+ contre E1, 5+ contre E2, 6+ de E3 à E6, rien à partir de E7.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s1"),
      },
    },
    see: ["tow.table.to-wound"],
    misprints: [
      {
        printed: { en: "“- 1” in the cell for T10", fr: "« - 1 » dans la case E10" },
        used: { en: "-", fr: "-" },
        why: {
          en: "Every other cell obeys one rule: a Toughness six or more above the Strength cannot be wounded.",
          fr: "Toutes les autres cases suivent une règle : une Endurance supérieure de six ou plus à la Force ne peut être blessée.",
        },
      },
    ],
  },
  {
    id: "tow.table.to-wound.s2",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 2", fr: "Pour blesser, Force 2", ours: true },
    summary: {
      en: "S2: 3+ against T1, 4+ T2, 5+ T3, 6+ T4 to T7, no wound from T8.",
      fr: "F2 : 3+ contre E1, 4+ E2, 5+ E3, 6+ de E4 à E7, rien à partir de E8.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s2"),
      },
    },
    see: ["tow.table.to-wound"],
    misprints: [
      {
        printed: { en: "nothing in the cell for T8", fr: "rien dans la case E8" },
        used: { en: "-", fr: "-" },
        why: {
          en: "Every other cell obeys one rule: a Toughness six or more above the Strength cannot be wounded.",
          fr: "Toutes les autres cases suivent une règle : une Endurance supérieure de six ou plus à la Force ne peut être blessée.",
        },
      },
    ],
  },
  {
    id: "tow.table.to-wound.s3",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 3", fr: "Pour blesser, Force 3", ours: true },
    summary: {
      en: "S3: 2+ against T1, 3+ T2, 4+ T3, 5+ T4, 6+ T5 to T8, no wound from T9.",
      fr: "F3 : 2+ contre E1, 3+ E2, 4+ E3, 5+ E4, 6+ de E5 à E8, rien à partir de E9.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s3"),
      },
    },
    see: ["tow.table.to-wound"],
    misprints: [
      {
        printed: { en: "nothing in the cell for T10", fr: "rien dans la case E10" },
        used: { en: "-", fr: "-" },
        why: {
          en: "Every other cell obeys one rule: a Toughness six or more above the Strength cannot be wounded.",
          fr: "Toutes les autres cases suivent une règle : une Endurance supérieure de six ou plus à la Force ne peut être blessée.",
        },
      },
    ],
  },
  {
    id: "tow.table.to-wound.s4",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 4", fr: "Pour blesser, Force 4", ours: true },
    summary: {
      en: "S4: 2+ up to T2, 3+ T3, 4+ T4, 5+ T5, 6+ T6 to T9, T10 cannot be wounded.",
      fr: "F4 : 2+ jusqu’à E2, 3+ E3, 4+ E4, 5+ E5, 6+ de E6 à E9, E10 ne peut être blessée.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s4"),
      },
    },
    see: ["tow.table.to-wound"],
    misprints: [
      {
        printed: { en: "nothing in the cell for T10", fr: "rien dans la case E10" },
        used: { en: "-", fr: "-" },
        why: {
          en: "Every other cell obeys one rule: a Toughness six or more above the Strength cannot be wounded.",
          fr: "Toutes les autres cases suivent une règle : une Endurance supérieure de six ou plus à la Force ne peut être blessée.",
        },
      },
    ],
  },
  {
    id: "tow.table.to-wound.s5",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 5", fr: "Pour blesser, Force 5", ours: true },
    summary: {
      en: "S5: 2+ up to T3, 3+ T4, 4+ T5, 5+ T6, 6+ from T7 to T10.",
      fr: "F5 : 2+ jusqu’à E3, 3+ E4, 4+ E5, 5+ E6, 6+ de E7 à E10.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s5"),
      },
    },
    see: ["tow.table.to-wound"],
  },
  {
    id: "tow.table.to-wound.s6",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 6", fr: "Pour blesser, Force 6", ours: true },
    summary: {
      en: "S6: 2+ up to T4, 3+ T5, 4+ T6, 5+ T7, 6+ from T8 to T10.",
      fr: "F6 : 2+ jusqu’à E4, 3+ E5, 4+ E6, 5+ E7, 6+ de E8 à E10.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s6"),
      },
    },
    see: ["tow.table.to-wound"],
  },
  {
    id: "tow.table.to-wound.s7",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 7", fr: "Pour blesser, Force 7", ours: true },
    summary: {
      en: "S7: 2+ up to T5, 3+ T6, 4+ T7, 5+ T8, 6+ T9 and T10.",
      fr: "F7 : 2+ jusqu’à E5, 3+ E6, 4+ E7, 5+ E8, 6+ contre E9 et E10.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s7"),
      },
    },
    see: ["tow.table.to-wound"],
  },
  {
    id: "tow.table.to-wound.s8",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 8", fr: "Pour blesser, Force 8", ours: true },
    summary: {
      en: "S8: 2+ up to T6, 3+ T7, 4+ T8, 5+ T9, 6+ T10.",
      fr: "F8 : 2+ jusqu’à E6, 3+ E7, 4+ E8, 5+ E9, 6+ contre E10.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s8"),
      },
    },
    see: ["tow.table.to-wound"],
  },
  {
    id: "tow.table.to-wound.s9",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 9", fr: "Pour blesser, Force 9", ours: true },
    summary: { en: "S9: 2+ up to T7, 3+ T8, 4+ T9, 5+ T10.", fr: "F9 : 2+ jusqu’à E7, 3+ E8, 4+ E9, 5+ contre E10." },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s9"),
      },
    },
    see: ["tow.table.to-wound"],
  },
  {
    id: "tow.table.to-wound.s10",
    chapter: "to-wound",
    phases: ["shooting", "combat"],
    kind: "row",
    names: { en: "To Wound, Strength 10", fr: "Pour blesser, Force 10", ours: true },
    summary: { en: "S10: 2+ up to T8, 3+ T9, 4+ T10.", fr: "F10 : 2+ jusqu’à E8, 3+ E9, 4+ contre E10." },
    editions: {
      standard: {
        sheet: "003",
        section: "To Wound Chart",
        facts: rowOf("tow.table.to-wound.s10"),
      },
    },
    see: ["tow.table.to-wound"],
  },
];
