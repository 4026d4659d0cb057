import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const place: Place = {
  chapter: "models",
  phases: [],
  kind: "row",
  early: "General > Model Type and Height – related Model Rules",
  late: "Général > Taille et Type – Règles de figurines associées",
};

const typePlace: Place = { ...place, see: ["t9a.table.model-type"] };
const heightPlace: Place = { ...place, see: ["t9a.table.model-height"] };

export const modelEntries: readonly Entry[] = [
  ...entriesAt(typePlace, [
    {
      id: "t9a.table.model-type",
      kind: "table",
      names: say("Model Type", "Type"),
      summary: say(
        "Four Types. Infantry: nothing more. Beast: Swiftstride. Cavalry: Cannot be Stomped, Swiftstride, Tall. Construct: Chariot, and no Stomp Attacks.",
        "Quatre Types. Infanterie : rien de plus. Bête : Course rapide. Cavalerie : Ne peut être piétiné, Course rapide, Une tête au-dessus. Assemblage : Char, et pas d’Attaques de piétinement.",
      ),
      both: {
        types: 4,
        rows: [
          ["Infantry"],
          ["Beast", "Swiftstride"],
          ["Cavalry", "Cannot be Stomped", "Swiftstride", "Tall"],
          ["Construct", "Cannot use Stomp Attacks", "Chariot"],
        ],
      },
      see: [
        "t9a.model-type.infantry",
        "t9a.model-type.beast",
        "t9a.model-type.cavalry",
        "t9a.model-type.construct",
        "t9a.table.model-height",
      ],
    },
    {
      id: "t9a.model-type.infantry",
      names: say("Infantry", "Infanterie"),
      summary: say("The Type gives no rule.", "Ce Type ne donne aucune règle."),
      both: { rules: [] },
    },
    {
      id: "t9a.model-type.beast",
      names: say("Beast", "Bête"),
      summary: say(
        "Swiftstride. Charge, flee and pursuit rolls are Maximised: one extra die is rolled and the lowest dropped.°",
        "Course rapide. Jets de charge, de fuite et de poursuite maximisés\u00a0: un dé de plus et le plus faible écarté.°",
      ),
      both: { rules: ["Swiftstride"] },
      see: ["t9a.table.charge-range.charge-swiftstride"],
    },
    {
      id: "t9a.model-type.cavalry",
      names: say("Cavalry", "Cavalerie"),
      summary: say(
        "Swiftstride; Stomp Attacks cannot hit it; Tall; models of its own Height do not hide it or its targets unless they are Tall too.°",
        "Course rapide\u00a0; le Piétinement ne la touche pas\u00a0; Une tête au-dessus\u00a0; les figurines de même Taille ne la cachent pas, ni ses cibles, sauf si elles ont aussi cette règle.°",
      ),
      both: { rules: ["Cannot be Stomped", "Swiftstride", "Tall"] },
      see: ["t9a.cover.height-combinations", "t9a.table.charge-range.charge-swiftstride"],
    },
    {
      id: "t9a.model-type.construct",
      names: say("Construct", "Assemblage"),
      summary: say(
        "Makes no Stomp Attacks, whatever its Height; being a Chariot, rolls one more die in Dangerous Terrain.",
        "Ne piétine pas, quelle que soit sa Taille ; comme Char, lance un dé de plus en terrain dangereux.",
      ),
      both: { rules: ["Cannot use Stomp Attacks", "Chariot"] },
      see: ["t9a.terrain.dangerous-terrain-test.dice.chariot"],
    },
  ]),
  ...entriesAt(heightPlace, [
    {
      id: "t9a.table.model-height",
      kind: "table",
      names: say("Model Height", "Taille"),
      summary: say(
        "Height gives Model Rules, how many models make a Full Rank (5, 3 or 1) and how many Supporting Attacks one model may make (1, 3 or 5).",
        "La Taille donne des règles, le nombre de figurines d’un Rang complet (5, 3 ou 1) et les Attaques de soutien permises à une figurine (1, 3 ou 5).",
      ),
      see: ["t9a.model-height.standard", "t9a.model-height.large", "t9a.model-height.gigantic", "t9a.table.model-type"],
    },
    {
      id: "t9a.model-height.standard",
      names: say("Standard", "Standard"),
      summary: say(
        "No extra rule. 5 models make a Full Rank; each supporter makes 1 attack at most.",
        "Aucune règle de plus. 5 figurines font un Rang complet ; 1 Attaque de soutien au plus par figurine.",
      ),
    },
    {
      id: "t9a.model-height.large",
      names: say("Large", "Grande"),
      summary: say(
        "Stomp Attacks (1); that is one hit at Initiative Step 0 on a Standard enemy in contact.° 3 models make a Full Rank; up to 3 Supporting Attacks each.",
        "Piétinement (1)\u00a0; c’est une touche au Palier d’initiative 0 sur un ennemi Standard au contact.° 3 figurines font un Rang complet\u00a0; jusqu’à 3 Attaques de soutien chacune.",
      ),
      see: ["t9a.model-type.cavalry", "t9a.model-type.construct"],
    },
    {
      id: "t9a.model-height.gigantic",
      names: say("Gigantic", "Gigantesque"),
      summary: say(
        "Fear, Terror, Massive Bulk, Towering Presence and Stomp Attacks (D6). Massive Bulk: the mount’s armour counts, not the rider’s.° A single model is a Full Rank; up to 5 Supporting Attacks.",
        "Peur, Terreur, Massif, Présence imposante et Piétinement (1D6). Massif\u00a0: l’armure de la monture compte, pas celle du cavalier.° Une figurine fait un Rang complet\u00a0; jusqu’à 5 Attaques de soutien.",
      ),
    },
    {
      id: "t9a.model-height.full-ranks",
      names: say("Full Ranks", "Rangs complets"),
      summary: say(
        "A rank is full from 5 Standard, 3 Large or 1 Gigantic models. Full Ranks bring the Rank Bonus and decide who is Steadfast: more of them than every enemy unit in the combat, and the Break Test ignores the lost score.° A unit 8 or more wide is in Line Formation: one more rank supports, but no Rank Bonus.‡",
        "Un rang est complet à partir de 5 figurines Standard, 3 Grandes ou 1 Gigantesque. Ces rangs donnent le Bonus de rang et disent qui est Indomptable\u00a0: en avoir plus que chaque unité ennemie du combat, et le Test de moral ignore la différence.° À 8 de front ou plus, l’unité est en Formation en ligne\u00a0: un rang de soutien de plus, mais aucun Bonus de rang.‡",
      ),
      see: ["t9a.combat-score.rank-bonus", "t9a.terrain.forest.no-steadfast"],
      ruling: "line-formation",
    },
    {
      id: "t9a.model-height.supporting-attacks",
      names: say("Supporting Attacks", "Attaques de soutien"),
      summary: say(
        "Models of the second rank strike over the one before them, forwards only;° each makes at most 1 attack if Standard, 3 if Large, 5 if Gigantic. Mounts and other Harnessed parts do not support.°",
        "Les figurines du second rang frappent par-dessus celle de devant, vers l’avant seulement\u00a0;° 1 attaque au plus si Standard, 3 si Grande, 5 si Gigantesque. Montures et éléments attelés ne soutiennent pas.°",
      ),
      see: ["t9a.sequence.melee.round-of-combat.6.1"],
    },
  ]),
];
