// Characters in units (sheet 000, Characters).
import { defineRule } from "../define.ts";

export const joining = defineRule({
  id: "t9a.rule.joining",
  name: { en: "Characters join units", fr: "Un Personnage rejoint une unité" },
  reference: {
    group: "movement",
    text: {
      en: "A Character whose Advance or March ends in contact with a unit of its side, neither Engaged nor fleeing, takes a free file of its first rank, the nearest to the middle, if there is room behind; it may be deployed so as well. A base as large as several of the unit’s takes as many places; one of another kind stands beside the others at a front corner, one at each, and counts for no rank. It leaves by an Advance or March out of its place, if neither has moved in this turn. The unit moves as its slowest models, tests on the best Discipline, and does not move in the turn in which it was joined.",
      fr: "Un Personnage dont le Mouvement simple ou la marche forcée finit au contact d’une unité de son camp, ni engagée ni en fuite, prend une file libre de son premier rang, la plus proche du milieu, s’il y a de la place derrière ; il peut aussi être déployé ainsi. Un socle aussi grand que plusieurs de ceux de l’unité prend autant de places ; un autre se tient à côté, à un coin avant, un à chaque coin, et ne compte dans aucun rang. Il la quitte de sa place par un Mouvement simple ou une marche forcée, si ni l’un ni l’autre n’a bougé ce tour. L’unité bouge comme ses figurines les plus lentes, teste avec la meilleure Discipline, et ne bouge pas dans le tour où elle est rejointe.",
    },
    facts: { matching: "as the models it replaces", mismatching: "at a front corner", oneRank: "the first" },
    see: ["t9a.rule.moves", "t9a.rule.single-model-pivot", "t9a.rule.make-way", "t9a.vp.shattered-definition"],
    ruling: "joining-reach",
  },
});

export const toweringPresence = defineRule({
  id: "t9a.rule.towering-presence",
  name: { en: "Towering Presence", fr: "Présence imposante" },
  listed: true,
  reference: {
    group: "models",
    phases: ["deployment", "movement"],
    text: {
      en: "The model joins no unit, unless it is a War Platform, and no Character joins it. As General or with the Battle Standard it reaches farther; no wood or wall hides it.",
      fr: "La figurine ne rejoint aucune unité, sauf une Plateforme de guerre, et aucun Personnage ne la rejoint. En Général ou avec la grande bannière, elle porte plus loin ; ni bois ni mur ne la cachent.",
    },
    facts: { joins: "nobody" },
    see: ["t9a.table.model-height", "t9a.rule.joining", "t9a.rule.commanding-presence"],
  },
});

export const warPlatform = defineRule({
  id: "t9a.rule.war-platform",
  name: { en: "War Platform", fr: "Plateforme de guerre" },
  listed: true,
  reference: {
    group: "movement",
    phases: ["deployment", "movement", "melee"],
    text: {
      en: "It joins and leaves units as a Character does, though it is none: it fights no Duels.",
      fr: "Elle rejoint et quitte les unités comme un Personnage, sans en être un : elle ne livre aucun Duel.",
    },
    facts: { joins: "as a Character", duels: "none" },
    see: ["t9a.rule.joining", "t9a.sequence.melee.round-of-combat.4"],
    ruling: "war-platforms",
  },
});
