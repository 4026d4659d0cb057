import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place } from "./writing.ts";

const place: Place = {
  chapter: "magic-phase",
  kind: "term",
  early: "Paths > Types, Range, Duration",
  late: "Voies de magie > Types, Portée, Durée",
};

/** Both sheets print only the letters; what a type restricts comes from the rules these sheets summarise. */
export const spellTermEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.spell-type.augment",
    names: { en: "Augment", fr: "Amélioration" },
    summary: {
      en: "A. Helps: only friendly units can be chosen.°",
      fr: "A. Aide\u00a0: on ne peut choisir que des unités alliées.°",
    },
    early: { code: "A" },
    late: { code: "A", printedCode: "A" },
  }),
  magicEntry(place, {
    id: "t9a.spell-type.damage",
    names: { en: "Damage", fr: "Dégâts" },
    summary: {
      en: "Da (Dé in French). Deals hits: the target must be an enemy that is not Engaged in combat.°",
      fr: "Dé (Da en anglais). Inflige des touches\u00a0: la cible doit être un ennemi qui n’est pas Engagé au combat.°",
    },
    early: { code: "Da" },
    late: { code: "Da", printedCode: "Dé" },
  }),
  magicEntry(place, {
    id: "t9a.spell-type.direct",
    names: { en: "Direct", fr: "Direct" },
    summary: {
      en: "Di. The target must be in the Caster’s Front Arc;° it need not be seen.°",
      fr: "Di. La cible doit être dans l’arc frontal du Lanceur\u00a0;° il n’a pas besoin de la voir.°",
    },
    early: { code: "Di" },
    late: { code: "Di", printedCode: "Di" },
    see: ["t9a.spell-type.missile"],
  }),
  magicEntry(place, {
    id: "t9a.spell-type.focused",
    names: { en: "Focused", fr: "Focalisé" },
    summary: {
      en: "F. Aims at a single model: a unit of one, a Character or a Champion, even inside a larger unit.°",
      fr: "F. Vise une seule figurine\u00a0: une unité d’une figurine, un Personnage ou un Champion, même au sein d’une unité plus grande.°",
    },
    early: { code: "F" },
    late: { code: "F", printedCode: "F" },
  }),
  magicEntry(place, {
    id: "t9a.spell-type.ground",
    names: { en: "Ground", fr: "Marqueur" },
    summary: {
      en: "G (Mq in French). Chooses a point of the table, not a unit.°",
      fr: "Mq (G en anglais). Choisit un point de la table, non une unité.°",
    },
    early: { code: "G" },
    late: { code: "G", printedCode: "Mq" },
  }),
  magicEntry(place, {
    id: "t9a.spell-type.hex",
    names: { en: "Hex", fr: "Malédiction" },
    summary: {
      en: "H. Harms: only enemy units can be chosen.° On the French sheet its letter is M, which in English is Missile.",
      fr: "M. Nuit\u00a0: on ne peut choisir que des unités ennemies.° En anglais sa lettre est H, et M y désigne le Projectile.",
    },
    early: { code: "H" },
    late: { code: "H", printedCode: "M" },
    see: ["t9a.spell-type.missile"],
  }),
  magicEntry(place, {
    id: "t9a.spell-type.missile",
    names: { en: "Missile", fr: "Projectile" },
    summary: {
      en: "M (P in French). The target must be in the Caster’s Front Arc and Line of Sight, and neither of them Engaged.°",
      fr: "P (M en anglais). La cible doit être dans l’arc frontal et la ligne de vue du Lanceur, et aucun des deux Engagé.°",
    },
    early: { code: "M" },
    late: { code: "M", printedCode: "P" },
    see: ["t9a.spell-type.hex", "t9a.spell-type.direct", "t9a.line-of-sight.definition"],
  }),
  magicEntry(place, {
    id: "t9a.spell-type.universal",
    names: { en: "Universal", fr: "Universel" },
    summary: {
      en: "U. Friends and enemies can be chosen alike.°",
      fr: "U. On peut choisir aussi bien un allié qu’un ennemi.°",
    },
    early: { code: "U" },
    late: { code: "U", printedCode: "U" },
  }),
  magicEntry(place, {
    id: "t9a.spell-range.aura",
    names: { en: "Aura", fr: "Aura" },
    summary: {
      en: "A distance with A behind it (Au in French). The spell acts on each unit within it that its types allow, without choosing.°",
      fr: "Une distance suivie de Au (A en anglais). Le sort agit sur chaque unité à cette distance que ses types permettent, sans choisir.°",
    },
    early: { code: "A" },
    late: { code: "A", printedCode: "Au" },
  }),
  magicEntry(place, {
    id: "t9a.spell-range.caster",
    names: { en: "Caster", fr: "Lanceur" },
    summary: {
      en: "In place of a distance (Cast. for short). The spell acts on the model that casts it.°",
      fr: "Au lieu d’une distance (L en abrégé). Le sort agit sur la figurine qui le lance.°",
    },
    early: { code: "Caster", printedCode: ["Caster", "Cast."] },
    late: { code: "Caster", printedCode: ["Lanceur", "L"] },
  }),
  magicEntry(place, {
    id: "t9a.spell-duration.instant",
    names: { en: "Instant", fr: "Immédiat" },
    summary: {
      en: "Inst (Im in French). Happens at once and leaves nothing behind.°",
      fr: "Im (Inst en anglais). Se produit aussitôt et ne laisse rien derrière soi.°",
    },
    early: { code: "Inst" },
    late: { code: "Inst", printedCode: "Im" },
  }),
  magicEntry(place, {
    id: "t9a.spell-duration.one-turn",
    names: { en: "One Turn", fr: "Un tour" },
    summary: {
      en: "OneT (1T in French). Lasts until the Caster’s next Magic Phase starts, through the enemy’s turn.°",
      fr: "1T (OneT en anglais). Dure jusqu’au début de la prochaine Phase de magie du Lanceur, tour ennemi compris.°",
    },
    early: { code: "OneT" },
    late: { code: "OneT", printedCode: "1T" },
  }),
  magicEntry(place, {
    id: "t9a.spell-duration.permanent",
    names: { en: "Permanent", fr: "Permanent" },
    summary: {
      en: "Perm (Per in French). Lasts to the end of the battle, unless the spell itself says how to end it.°",
      fr: "Per (Perm en anglais). Dure jusqu’à la fin de la bataille, sauf si le sort dit lui-même comment y mettre fin.°",
    },
    early: { code: "Perm" },
    late: { code: "Perm", printedCode: "Per" },
  }),
];
