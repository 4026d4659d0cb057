// More rules of single armies: units that strike and march better, and that may join others (army books).
import { defineRule } from "../define.ts";

export const swordSworn = defineRule({
  id: "t9a.rule.sword-sworn",
  name: { en: "Sword Sworn", fr: "Lié à l’épée" },
  listed: true,
  figures: { toHit: 1, weapon: "great-weapon" },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "+1 to hit with a Great Weapon.", fr: "+1 pour toucher avec une Arme lourde." },
  },
});

export const favourOfVanadraGoddessOfWrath = defineRule({
  id: "t9a.rule.favour-of-vanadra-goddess-of-wrath",
  name: { en: "Favour of Vanadra, Goddess of Wrath", fr: "Faveur de Vanadra, déesse de la colère" },
  listed: true,
  figures: { gives: ["Lightning Reflexes"], round: "first" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Lightning Reflexes in the first Round of Combat.",
      fr: "Réflexes éclairs dans la première Manche de combat.",
    },
  },
});

export const prizedStallion = defineRule({
  id: "t9a.rule.prized-stallion",
  name: { en: "Prized Stallion", fr: "Étalon de prix" },
  listed: true,
  figures: { marchRate: 16 },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "On horseback its March Rate is 16″.", fr: "À cheval, sa marche forcée est de 16″." },
  },
});

export const rebirth = defineRule({
  id: "t9a.rule.rebirth",
  name: { en: "Rebirth", fr: "Renaissance" },
  listed: true,
  figures: { needed: 5, bonded: { needed: 3 }, within: 3, healthPoints: 1 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["movement"],
    text: {
      en: "When it loses its last Health Point it comes back on 5+, on 3+ with Warden’s Bond: in its owner’s next Movement Phase, near to where it fell, with 1 Health Point.",
      fr: "Quand elle perd son dernier Point de vie elle renaît sur 5+, sur 3+ avec le Lien du gardien : à la prochaine phase de mouvement de son propriétaire, près de l’endroit, avec 1 Point de vie.",
    },
    see: ["t9a.rule.wardens-bond"],
    ruling: "rebirth",
  },
});

export const fallingStar = defineRule({
  id: "t9a.rule.falling-star",
  name: { en: "Falling Star", fr: "Étoile filante" },
  listed: true,
  figures: { ofHealthPoints: 2, figures: ["Offensive Skill", "Defensive Skill"] },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "Its Offensive Skill and its Defensive Skill are always 2 for each Health Point that the model has left.",
      fr: "Sa Capacité offensive et sa Capacité défensive valent toujours 2 par Point de vie qui reste à la figurine.",
    },
  },
});

export const gateway = defineRule({
  id: "t9a.rule.gateway",
  name: { en: "Gateway", fr: "Portail" },
  listed: true,
  figures: {
    within: 24,
    mostMarkers: 4,
    movesWithin: 6,
    near: 1.5,
    hits: "2D3",
    toxic: true,
    before: { fromEnemyEdge: 12, fromEnemyZone: 1.5 },
  },
  reference: {
    group: "armies",
    from: "army",
    phases: ["pre-game", "magic"],
    text: {
      en: "Lays a Gateway Marker before the battle. At the start of its Magic Phases it lays another within 24″, or sends a friend within 6″ to a marker, within 1.5″ of it. There are never more than 4; one that is taken away makes 2D3 toxic hits on each unit within 1.5″.",
      fr: "Pose un marqueur de portail avant la bataille. Au début de ses phases de magie il en pose un à 24″ au plus, ou envoie un ami à 6″ au plus près d’un marqueur, à 1,5″ au plus. Il n’y en a jamais plus de 4 ; un marqueur retiré fait 2D3 touches toxiques à chaque unité à 1,5″ au plus.",
    },
    see: ["t9a.rule.toxic-attacks", "t9a.rule.ambush"],
    ruling: "gateway",
  },
});

export const zealots = defineRule({
  id: "t9a.rule.zealots",
  name: { en: "Zealots", fr: "Zélotes" },
  listed: true,
  figures: { joinedBy: "Prelate" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "A Prelate may join this unit without being Unbreakable.",
      fr: "Un Prélat peut rejoindre cette unité bien qu’il ne soit pas Indémoralisable.",
    },
  },
});

export const veilStalker = defineRule({
  id: "t9a.rule.veil-stalker",
  name: { en: "Veil Stalker", fr: "Rôdeur du Voile" },
  listed: true,
  grants: ["ambush"],
  figures: { gives: ["Ambush"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Ambush. The rest that its book gives this is not played yet.",
      fr: "Embuscade. Le reste de ce que son livre lui donne n’est pas encore joué.",
    },
  },
});

export const stormOfWings = defineRule({
  id: "t9a.rule.storm-of-wings",
  name: { en: "Storm of Wings", fr: "Tempête d’ailes" },
  listed: true,
  grantsTo: "unit",
  figures: { offensiveSkill: -1, defensiveSkill: -1 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "Enemy units in contact with its unit have -1 Offensive Skill and -1 Defensive Skill; more of these models take no more.",
      fr: "Les unités ennemies au contact de son unité ont -1 en Capacité offensive et -1 en Capacité défensive ; d’autres figurines de ce genre n’y ajoutent rien.",
    },
  },
});

export const smother = defineRule({
  id: "t9a.rule.smother",
  name: { en: "Smother", fr: "Étouffement" },
  listed: true,
  of: "attacks",
  figures: { toHit: 1, toWound: 1, against: "its own Height" },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "In close combat against models of its own Height +1 to hit and +1 to wound.",
      fr: "Au corps à corps contre des figurines de sa propre Taille +1 pour toucher et +1 pour blesser.",
    },
  },
});
