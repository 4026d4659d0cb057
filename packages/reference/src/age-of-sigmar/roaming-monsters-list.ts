import type { Entry } from "../entry/entry.ts";

/** The fifteen choices of Roaming Monsters; the sheet names them without profiles. */
export const roamingMonstersList: readonly Entry[] = [
  {
    id: "aos2.roaming-monster.list.chaos-gargant",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Chaos Gargant", fr: "Gargant du Chaos", ours: true },
    summary: {
      en: "One model; a drunken giant marked by Chaos.° Its warscroll is not on the sheet.",
      fr: "Une figurine\u00a0; un géant ivrogne marqué par le Chaos.° Sa charte d’unité ne figure pas sur la feuille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.chimera",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Chimera", fr: "Chimère", ours: true },
    summary: {
      en: "One model; a winged beast with several heads.° Bring its warscroll, which the sheet lacks.",
      fr: "Une figurine\u00a0; une bête ailée à plusieurs têtes.° Apportez sa charte d’unité, absente de la feuille.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.cockatrice",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Cockatrice", fr: "Cockatrice", ours: true },
    summary: {
      en: "One model; a bird-like horror with a deadly stare.° The sheet has no warscroll of it.",
      fr: "Une figurine\u00a0; une horreur mi-oiseau au regard mortel.° La feuille n’en donne pas la charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.cygor",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Cygor", fr: "Cygor", ours: true },
    summary: {
      en: "One model; a one-eyed, rock-throwing giant of the beast herds.° Profile from its own warscroll.",
      fr: "Une figurine\u00a0; un géant borgne des hardes, lanceur de rochers.° Profil sur sa propre charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.fomoroid-crusher",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Fomoroid Crusher", fr: "Broyeur fomoroïde", ours: true },
    summary: {
      en: "One model; a one-eyed brute in chains.° Profile from its own warscroll.",
      fr: "Une figurine\u00a0; une brute borgne enchaînée.° Profil sur sa propre charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.ghorgon",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Ghorgon", fr: "Ghorgon", ours: true },
    summary: {
      en: "One model; a four-armed, bull-headed eater of men.° Its warscroll stands elsewhere.",
      fr: "Une figurine\u00a0; un mangeur d’hommes à quatre bras et tête de taureau.° Sa charte d’unité est ailleurs.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.jabberslythe",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Jabberslythe", fr: "Jabberslythe", ours: true },
    summary: {
      en: "One model; a toad-like thing with insect wings.° Its warscroll stands elsewhere.",
      fr: "Une figurine\u00a0; une chose mi-crapaud aux ailes d’insecte.° Sa charte d’unité est ailleurs.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.mindstealer-sphiranx",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Mindstealer Sphiranx", fr: "Sphiranx voleur d’esprits", ours: true },
    summary: {
      en: "One model; a great cat that preys on minds.° The sheet names it only.",
      fr: "Une figurine\u00a0; un grand félin qui s’attaque aux esprits.° La feuille ne fait que la nommer.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.mutalith-vortex-beast",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Mutalith Vortex Beast", fr: "Mutalithe à vortex", ours: true },
    summary: {
      en: "One model; a mutant monster that bears a vortex of change.° The sheet names it only.",
      fr: "Une figurine\u00a0; un monstre mutant portant un vortex de changement.° La feuille ne fait que la nommer.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.slaughterbrute",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Slaughterbrute", fr: "Brute de carnage", ours: true },
    summary: {
      en: "One model; a clawed killer of Chaos, here without a master.° Use its warscroll.",
      fr: "Une figurine\u00a0; un tueur griffu du Chaos, ici sans maître.° Servez-vous de sa charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.soul-grinder",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Soul Grinder", fr: "Broyeur d’âmes", ours: true },
    summary: {
      en: "One model; a daemon walking on iron legs.° Use its warscroll.",
      fr: "Une figurine\u00a0; un démon marchant sur des pattes de fer.° Servez-vous de sa charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 1, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.chaos-warhounds",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Chaos Warhounds", fr: "Chiens de guerre du Chaos", ours: true },
    summary: {
      en: "One unit of 10 hounds, picked as a single choice. The sheet gives the number of models, not their profile.",
      fr: "Une unité de 10 chiens, prise en un seul choix. La feuille donne le nombre de figurines, pas leur profil.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 10, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.furies",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Furies", fr: "Furies", ours: true },
    summary: {
      en: "One unit of 6; winged lesser daemons.° Number from the sheet, profile from the warscroll.",
      fr: "Une unité de 6\u00a0; petits démons ailés.° Le nombre est sur la feuille, le profil sur la charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 6, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.raptoryx",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Raptoryx", fr: "Raptoryx", ours: true },
    summary: {
      en: "One unit of 6; beaked pack hunters.° Number from the sheet, profile from the warscroll.",
      fr: "Une unité de 6\u00a0; prédateurs à bec chassant en meute.° Le nombre est sur la feuille, le profil sur la charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 6, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
  {
    id: "aos2.roaming-monster.list.razorgors",
    chapter: "roaming-monsters",
    phases: ["set-up"],
    kind: "row",
    names: { en: "Razorgors", fr: "Razorgors", ours: true },
    summary: {
      en: "One unit of 3; monstrous boars.° Number from the sheet, profile from the warscroll.",
      fr: "Une unité de 3\u00a0; sangliers monstrueux.° Le nombre est sur la feuille, le profil sur la charte d’unité.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Roaming Monsters",
        facts: { units: 1, models: 3, warscroll: "not on the sheet" },
      },
    },
    see: ["aos2.roaming-monster.rules.selection", "aos2.keyword.warscroll-abilities"],
  },
];
