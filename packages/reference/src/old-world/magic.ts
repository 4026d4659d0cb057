import type { Entry } from "../entry/entry.ts";

/** When spells are cast, casting and dispelling. */
export const magic: readonly Entry[] = [
  {
    id: "tow.magic.spell-type.enchantment",
    chapter: "magic",
    phases: ["strategy"],
    kind: "rule",
    names: { en: "Enchantment - when cast", fr: "Enchantement : quand le lancer", ours: true },
    summary: {
      en: "An Enchantment helps friends.° Cast it in your Strategy phase, in the Conjuration sub-phase.",
      fr: "Un Enchantement aide les vôtres.° Il se lance dans votre phase de Stratégie, à la sous-phase de Conjuration.",
    },
    editions: {
      standard: { sheet: "001+003", section: "Magic", facts: { phase: "strategy", subPhase: "Conjuration" } },
    },
    see: ["tow.phase.strategy.conjuration"],
  },
  {
    id: "tow.magic.spell-type.hex",
    chapter: "magic",
    phases: ["strategy"],
    kind: "rule",
    names: { en: "Hex - when cast", fr: "Maléfice : quand le lancer", ours: true },
    summary: {
      en: "A Hex harms an enemy unit.° Cast it in your Strategy phase, in the Conjuration sub-phase.",
      fr: "Un Maléfice nuit à une unité ennemie.° Il se lance dans votre phase de Stratégie, à la sous-phase de Conjuration.",
    },
    editions: {
      standard: { sheet: "001+003", section: "Magic", facts: { phase: "strategy", subPhase: "Conjuration" } },
    },
    see: ["tow.phase.strategy.conjuration"],
  },
  {
    id: "tow.magic.spell-type.conveyance",
    chapter: "magic",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Conveyance - when cast", fr: "Transfert : quand le lancer", ours: true },
    summary: {
      en: "A Conveyance moves friends.° Cast it in your Movement phase, in the Remaining Moves; at any time during them.°",
      fr: "Un Transfert déplace les vôtres.° Il se lance dans votre phase de Mouvement, aux Autres mouvements\u00a0; c’est à tout moment.°",
    },
    editions: {
      standard: { sheet: "001+003", section: "Magic", facts: { phase: "movement", subPhase: "Remaining Moves" } },
    },
    see: ["tow.phase.movement.remaining-moves"],
  },
  {
    id: "tow.magic.spell-type.magic-missile",
    chapter: "magic",
    phases: ["shooting"],
    kind: "rule",
    names: { en: "Magic Missile - when cast", fr: "Projectile magique : quand le lancer", ours: true },
    summary: {
      en: "Cast it in your Shooting phase; when the Wizard is chosen, in any order with the units that shoot.‡ The Wizard must see the target;° a Wizard who marched may not cast it.°",
      fr: "Se lance dans votre phase de Tir\u00a0; c’est avant que vos unités ne tirent.‡ Le sorcier doit voir la cible\u00a0;° un sorcier qui a marché ne peut pas le lancer.°",
    },
    editions: { standard: { sheet: "001", section: "Magic", facts: { phase: "shooting", stepOnSheets: false } } },
    see: ["tow.phase.shooting"],
    ruling: "spell-timing",
  },
  {
    id: "tow.magic.spell-type.vortex",
    chapter: "magic",
    phases: ["shooting", "strategy"],
    kind: "rule",
    names: { en: "Vortex - when cast", fr: "Vortex : quand le lancer", ours: true },
    summary: {
      en: "Cast it in your Shooting phase; when the Wizard is chosen, in any order with the units that shoot.‡ Its template stays on the table; those that move do so at every Start of Turn.",
      fr: "Se lance dans votre phase de Tir\u00a0; c’est avant que vos unités ne tirent.‡ Son gabarit reste sur la table\u00a0; ceux qui bougent le font à chaque Début de tour.",
    },
    editions: { standard: { sheet: "001", section: "Magic", facts: { phase: "shooting", stepOnSheets: false } } },
    see: ["tow.phase.shooting", "tow.keyword.remains-in-play"],
    ruling: "spell-timing",
  },
  {
    id: "tow.magic.spell-type.assailment",
    chapter: "magic",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Assailment - when cast", fr: "Assaut : quand le lancer", ours: true },
    summary: {
      en: "Cast it in your Combat phase at an enemy the Wizard is engaged with; at the Wizard’s Initiative in that combat.‡ Its hits need no roll To Hit.°",
      fr: "Se lance dans votre phase de Combat contre un ennemi que le sorcier affronte\u00a0; c’est quand vient son combat.‡ Ses touches se passent de jet pour toucher.°",
    },
    editions: { standard: { sheet: "001", section: "Magic", facts: { phase: "combat", stepOnSheets: false } } },
    see: ["tow.combat.choose"],
    ruling: "spell-timing",
  },
  {
    id: "tow.magic.casting.roll",
    chapter: "magic",
    phases: [],
    kind: "step",
    names: { en: "Casting roll", fr: "Jet de lancement", ours: true },
    summary: {
      en: "2D6 plus the caster’s Wizard level: cast if the total is at least the casting value. A Wizard tries each spell once a turn.° A fleeing Wizard casts nothing, an engaged one only Assailments and spells with range Self.° A target must be in range and in the caster’s front arc, and not engaged unless the spell allows it.°",
      fr: "2D6 plus le niveau du sorcier\u00a0: le sort est lancé si le total vaut au moins la valeur de lancement. Un sorcier tente chaque sort une fois par tour.° En fuite, il ne lance rien, et engagé, seulement des Assauts et des sorts de portée Soi-même.° La cible doit être à portée et dans l’arc frontal du lanceur, et non engagée sauf si le sort le permet.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Casting A Spell; Casting",
        facts: { roll: "2D6", adds: "Wizard level", comparison: ">= casting value", page: 106 },
      },
    },
    see: ["tow.magic.casting.perfect", "tow.magic.casting.miscast", "tow.keyword.wizard-level"],
    ruling: "casting-bonus",
  },
  {
    id: "tow.magic.casting.bound-spell",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Bound spells", fr: "Sorts liés", ours: true },
    summary: {
      en: "A Bound spell is cast with 2D6 plus its own level; the Wizard level of its bearer plays no part.°",
      fr: "Un sort lié se lance avec 2D6 plus son propre niveau\u00a0; le niveau de sorcier du porteur ne compte pas.°",
    },
    editions: { standard: { sheet: "001", section: "Casting", facts: { roll: "2D6", adds: "Bound spell level" } } },
    see: ["tow.magic.casting.roll", "tow.keyword.wizard-level", "tow.keyword.bound-spell"],
  },
  {
    id: "tow.magic.casting.perfect",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Casting - natural double 6", fr: "Lancement : double 6 naturel", ours: true },
    summary: {
      en: "Two sixes on the casting dice: a perfect invocation. The spell is cast however high its value, and cannot be dispelled; nobody may try.°",
      fr: "Deux six aux dés de lancement\u00a0: invocation parfaite. Le sort part quelle que soit sa valeur et ne se dissipe pas\u00a0; on ne peut pas même essayer.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Casting A Spell; Casting",
        facts: { naturalDouble: 6, roll: "2D6", dice: [6, 6], cast: true, dispellable: false },
      },
    },
    see: ["tow.magic.casting.roll", "tow.magic.dispel.perfect", "tow.keyword.perfect-invocation"],
  },
  {
    id: "tow.magic.casting.miscast",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Casting - natural double 1", fr: "Lancement : double 1 naturel", ours: true },
    summary: {
      en: "Two ones on the casting dice: a miscast. The spell fails and you roll on the Miscast table, but rows 8-9 and 10-12 of it do cast the spell.‡",
      fr: "Deux un aux dés de lancement\u00a0: fiasco. Le sort échoue et l’on jette sur le tableau des fiascos, dont les lignes 8-9 et 10-12 lancent pourtant le sort.‡",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Casting A Spell; Casting",
        facts: {
          naturalDouble: 1,
          roll: "2D6",
          dice: [1, 1],
          castByRows: [
            [8, 9],
            [10, 12],
          ],
        },
      },
    },
    see: ["tow.miscast", "tow.miscast.8-9", "tow.miscast.10-12"],
    ruling: "casting-double-one",
    misprints: [
      {
        printed: {
          en: "The casting rule says the spell fails, two rows of the table say it is cast.",
          fr: "La règle de lancement dit que le sort échoue, deux lignes du tableau qu’il est lancé.",
        },
        used: { en: "not cast, except by those two rows", fr: "pas lancé, sauf par ces deux lignes" },
        why: {
          en: "The row of the table is the narrower rule.",
          fr: "La ligne du tableau est la règle la plus précise.",
        },
      },
    ],
  },
  {
    id: "tow.magic.dispel.attempt",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Dispel attempt", fr: "Tentative de dissipation", ours: true },
    summary: {
      en: "Each time the opponent casts a spell you may try to dispel it once, either with a Wizard (Wizardly) or by fate (Fated).",
      fr: "Chaque fois que l’adversaire lance un sort, vous pouvez tenter une fois de le dissiper : par un sorcier, ou par le destin.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Dispelling A Spell; Dispelling",
        facts: { attemptsPerSpell: 1, kinds: ["Wizardly", "Fated"] },
      },
    },
    see: ["tow.magic.dispel.roll", "tow.magic.dispel.wizardly", "tow.magic.dispel.fated"],
  },
  {
    id: "tow.magic.dispel.roll",
    chapter: "magic",
    phases: [],
    kind: "step",
    names: { en: "Dispel roll", fr: "Jet de dissipation", ours: true },
    summary: {
      en: "2D6, plus the dispelling Wizard’s level if Wizardly. The spell is dispelled when this total is higher than the caster’s total;‡ a tie leaves it standing.‡ (One sheet lets a tie dispel: selectable.)",
      fr: "2D6, plus le niveau du sorcier s’il en est un qui dissipe. Le sort est dissipé si ce total dépasse celui du lanceur\u00a0;‡ à égalité, il tient.‡ (Une feuille fait gagner l’égalité\u00a0: au choix.)",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Dispelling A Spell; Dispelling",
        facts: { roll: "2D6", comparison: "> casting result", alternative: ">= casting result" },
      },
    },
    see: ["tow.magic.dispel.perfect", "tow.magic.dispel.miscast", "tow.keyword.wizard-level"],
    ruling: "dispel-roll",
    misprints: [
      {
        printed: {
          en: "One sheet asks to beat the casting result, the other to equal or beat it.",
          fr: "Une feuille demande de dépasser le résultat de lancement, l’autre de l’égaler ou de le dépasser.",
        },
        used: { en: "beat it", fr: "le dépasser" },
        why: {
          en: "Published rules texts agree with the stricter sheet.",
          fr: "Les textes de règles publiés suivent la feuille la plus stricte.",
        },
      },
    ],
  },
  {
    id: "tow.magic.dispel.perfect",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Dispel - natural double 6", fr: "Dissipation : double 6 naturel", ours: true },
    summary: {
      en: "Two sixes on the dispel dice: the spell is dispelled however high it was cast. A spell cast on a double 6 allows no attempt at all, so the two never meet.°",
      fr: "Deux six aux dés de dissipation\u00a0: le sort est dissipé, si haut qu’il ait été lancé. Un sort lancé sur un double 6 n’admet aucune tentative, et les deux ne se rencontrent donc jamais.°",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Dispelling A Spell; Dispelling",
        facts: { naturalDouble: 6, roll: "2D6", dice: [6, 6] },
      },
    },
    see: ["tow.magic.casting.perfect"],
  },
  {
    id: "tow.magic.dispel.miscast",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Dispel - natural double 1", fr: "Dissipation : double 1 naturel", ours: true },
    summary: {
      en: "Two ones on the dispel dice: the attempt fails. If it was Wizardly, that Wizard rolls on the Miscast table;‡ a Fated attempt has no Wizard and only fails.‡",
      fr: "Deux un aux dés de dissipation\u00a0: échec. Si un sorcier dissipait, il jette sur le tableau des fiascos\u00a0;‡ une dissipation du destin n’a pas de sorcier et échoue simplement.‡",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Dispelling A Spell; Dispelling",
        facts: { naturalDouble: 1, roll: "2D6", dice: [1, 1] },
      },
    },
    see: ["tow.miscast"],
    ruling: "dispel-miscast",
  },
  {
    id: "tow.magic.dispel.wizardly",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Wizardly dispel", fr: "Dissipation par un sorcier", ours: true },
    summary: {
      en: "Name one of your Wizards that is within dispel range, not engaged in combat and not fleeing; the range is measured to the caster;° add its level to the roll.",
      fr: "Désignez un de vos sorciers à portée de dissipation, ni engagé au combat ni en fuite\u00a0; la portée se mesure jusqu’au lanceur\u00a0;° ajoutez son niveau au jet.",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Dispelling A Spell; Dispelling",
        facts: { adds: "Wizard level", conditions: ["within dispel range", "not engaged", "not fleeing"] },
      },
    },
    see: [
      "tow.magic.dispel.range.level-1-2",
      "tow.magic.dispel.range.level-3-4",
      "tow.magic.dispel.roll",
      "tow.keyword.flee-move",
      "tow.keyword.base-contact",
    ],
    ruling: "wizardly-dispel",
    misprints: [
      {
        printed: {
          en: "One sheet asks for range only, the other for three conditions.",
          fr: "Une feuille ne demande que la portée, l’autre trois conditions.",
        },
        used: { en: "all three conditions", fr: "les trois conditions" },
        why: {
          en: "The longer text is the publisher’s own wording.",
          fr: "Le texte le plus long est celui de l’éditeur.",
        },
      },
    ],
  },
  {
    id: "tow.magic.dispel.range.level-1-2",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Dispel range, level 1-2", fr: "Portée de dissipation, niveaux 1 et 2", ours: true },
    summary: {
      en: "Wizards of level 1 or 2 dispel out to 18″.",
      fr: "Un sorcier de niveau 1 ou 2 dissipe jusqu’à 18″.",
    },
    editions: {
      standard: { sheet: "001+003", section: "Dispelling A Spell; Dispelling", facts: { levels: [1, 2], range: 18 } },
    },
    see: ["tow.magic.dispel.range.level-3-4", "tow.keyword.wizard-level"],
  },
  {
    id: "tow.magic.dispel.range.level-3-4",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Dispel range, level 3-4", fr: "Portée de dissipation, niveaux 3 et 4", ours: true },
    summary: {
      en: "Wizards of level 3 or 4 dispel out to 24″.",
      fr: "Un sorcier de niveau 3 ou 4 dissipe jusqu’à 24″.",
    },
    editions: {
      standard: { sheet: "001+003", section: "Dispelling A Spell; Dispelling", facts: { levels: [3, 4], range: 24 } },
    },
    see: ["tow.magic.dispel.range.level-1-2", "tow.keyword.wizard-level"],
  },
  {
    id: "tow.magic.dispel.fated",
    chapter: "magic",
    phases: [],
    kind: "rule",
    names: { en: "Fated dispel", fr: "Dissipation du destin", ours: true },
    summary: {
      en: "Once per turn, if no friendly Wizard is within dispel range (one in range that is engaged or flees still bars it), roll a bare 2D6 with no level and no modifier, at any distance.‡ (One sheet leaves out the condition about Wizards: selectable.)",
      fr: "Une fois par tour, si aucun sorcier ami n’est à portée de dissipation (engagé ou en fuite, un sorcier à portée l’interdit encore), jetez 2D6 sans niveau ni modificateur, à n’importe quelle distance.‡ (Une feuille omet la condition sur les sorciers\u00a0: au choix.)",
    },
    editions: {
      standard: {
        sheet: "001+003",
        section: "Fated Dispel",
        facts: {
          perTurn: 1,
          roll: "2D6",
          range: "unlimited",
          condition: "no friendly Wizard in range",
          alternative: "no condition",
          attemptsPerSpell: 1,
        },
      },
    },
    see: ["tow.magic.dispel.roll", "tow.magic.dispel.wizardly"],
    ruling: "fated-dispel",
    misprints: [
      {
        printed: {
          en: "One sheet allows it only with no friendly Wizard in range, the other is silent on this.",
          fr: "Une feuille ne l’admet que sans sorcier ami à portée, l’autre n’en dit rien.",
        },
        used: { en: "only with no friendly Wizard in range", fr: "seulement sans sorcier ami à portée" },
        why: {
          en: "Silence does not lift a condition that the other sheet states.",
          fr: "Le silence de l’une ne lève pas la condition que pose l’autre.",
        },
      },
    ],
  },
];
