import type { Bilingual } from "./define.ts";

const both = (en: string, fr: string): Bilingual => ({ en, fr });

type Reasons = readonly { readonly why: Bilingual; readonly ids: readonly string[] }[];

/** What the editions print differently and play alike, with the reason. */
export const playedAlike: Reasons = [
  {
    why: both(
      "The sheets number or order the same steps differently; the same things are done.",
      "Les feuilles numérotent ou rangent autrement les mêmes étapes : on fait la même chose.",
    ),
    ids: [
      ...[4, 6, 7, 8].map((n) => `t9a.sequence.pre-game.deployment-phase.${n}`),
      ...[5, 6, 7].map((n) => `t9a.sequence.charge.charge-phase.${n}`),
      ...[4, 5].map((n) => `t9a.sequence.movement.movement-phase.${n}`),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `t9a.sequence.attacks.attack.${n}`),
      "t9a.sequence.melee.round-of-combat.4",
    ],
  },
  {
    why: both("Each sheet uses the letters of its own language.", "Chaque feuille emploie les lettres de sa langue."),
    ids: [
      ...["augment", "damage", "direct", "focused", "ground", "hex", "missile", "universal"].map(
        (t) => `t9a.spell-type.${t}`,
      ),
      ...["aura", "caster"].map((r) => `t9a.spell-range.${r}`),
      ...["instant", "one-turn", "permanent"].map((d) => `t9a.spell-duration.${d}`),
      ...["eos.liberal-magics", "he.favour-of-meladis", "koe.breath-of-the-lady", "wdg.hellfire"].map(
        (s) => `t9a.hereditary.${s}`,
      ),
    ],
  },
  {
    why: both(
      "One of the sheets has lost a cell or a word of the table; both play the whole print.",
      "L’une des feuilles a perdu une case ou un mot du tableau : la version complète est jouée dans les deux.",
    ),
    ids: [
      "t9a.to-hit-modifier.long-range.accurate",
      "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire",
      "t9a.to-hit-modifier.stand-and-shoot",
      "t9a.to-hit-modifier.hard-target",
      "t9a.combat-score.overkill",
      "t9a.cover.height-combinations",
      "t9a.spell.cosmology.touch-the-heart",
      "t9a.table.casting.miscast-modifier-note",
      "t9a.shooting.first-and-second-rank",
    ],
  },
  {
    why: both("Other words for the same rule.", "La même règle en d’autres mots."),
    ids: [
      "t9a.modifier-priority.4",
      "t9a.modifier-priority.same-step-order",
      "t9a.table.charge-range",
      "t9a.magic.fizzle.single-die",
      "t9a.spell.shamanism.swarm-of-insects",
      "t9a.hereditary.se.forest-embrace",
      "t9a.battle-rune.general",
      "t9a.shooting.hopeless-shots",
      "t9a.terrain.hill.cover",
      "t9a.table.armour-save",
      "t9a.table.armour-save.5-or-more",
      "t9a.fleeing.no-voluntary-actions",
    ],
  },
  {
    why: both(
      "The later sheet says outright what both editions play.",
      "La feuille la plus récente dit expressément ce qui est joué dans les deux éditions.",
    ),
    ids: [
      "t9a.cover.ignored",
      "t9a.shooting.same-attack-type",
      "t9a.deployment.dawn-assault",
      "t9a.magic-modifier.he.casting-value",
      "t9a.magic-modifier.de.renegade-sorcerer",
      "t9a.magic-modifier.ud.soul-conduit",
    ],
  },
  {
    why: both(
      "The editions differ in Incendiary markers, which only an army book explains; here the boosted version does what the plain one does.",
      "Les éditions diffèrent par les marqueurs incendiaires, qu’un livre d’armée seul explique\u00a0; ici, la version améliorée fait ce que fait la version simple.",
    ),
    ids: ["t9a.hereditary.id.curse-of-nezibkesh"],
  },
];

/** What the editions play differently, and no number of one small situation shows. */
export const playedOtherwise: Reasons = [
  {
    why: both(
      "It shows over a whole phase, in what may be answered, not in a number of one situation.",
      "Cela se voit au fil d’une phase, dans les réponses permises, et non dans le nombre d’une situation.",
    ),
    ids: [
      "t9a.spell.occultism.marked-for-doom",
      "t9a.spell.divination.guiding-light",
      "t9a.battle-rune.revocation",
      "t9a.magic-modifier.cul.sacrificial-offering",
      "t9a.totem.general",
      "t9a.line-of-sight.definition",
    ],
  },
];
