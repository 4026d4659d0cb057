import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** Attributes of Close Combat Attacks, and Special Attacks, which are no blows. */
export const attackEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["melee"], kind: "rule" },
  [
    {
      id: "battle-focus",
      names: say("Battle Focus", "Ardeur guerrière"),
      summary: say(
        "A blow that hits with a natural 6 hits twice. Where it is a Poison Attack as well, one of the two wounds without a roll.",
        "Un coup qui touche sur un 6 naturel touche deux fois. S’il est aussi empoisonné, l’une des deux touches blesse sans jet.",
      ),
      ruling: "battle-focus-poison",
      see: ["t9a.rule.poison-attacks"],
    },
    {
      id: "hatred",
      names: say("Hatred", "Haine"),
      summary: say(
        "In the first Round of Combat failed rolls to hit with its blows are made again; Hatred (X): those at X alone.",
        "Dans la première manche de combat, les jets ratés pour toucher de ses coups sont relancés ; Haine (X) : seulement contre X.",
      ),
      facts: { rounds: "first", rerolls: "failed to-hit rolls" },
      see: ["t9a.rule.first-round"],
    },
    {
      id: "devastating-charge",
      names: say("Devastating Charge", "Charge dévastatrice"),
      summary: say(
        "While it charges, the model part has what stands in the brackets: higher Characteristics for its blows, or rules. Several of them add up; Special Attacks gain nothing.",
        "Quand elle charge, la partie de figurine a ce que disent les parenthèses : des caractéristiques plus hautes pour ses coups, ou des règles. Plusieurs se cumulent ; les Attaques spéciales n’y gagnent rien.",
      ),
      facts: { while: "charging", adds: "X" },
      see: ["t9a.rule.charging-momentum"],
    },
    {
      id: "fight-in-extra-rank",
      names: say("Fight in Extra Rank", "Combat sur un rang de plus"),
      summary: say(
        "The model part gives Supporting Attacks from 1 rank more. It adds to what a weapon or a Line Formation gives.",
        "La partie de figurine porte des attaques de soutien depuis 1 rang de plus. Cela s’ajoute à ce que donnent une arme ou une formation en ligne.",
      ),
      see: ["t9a.rule.supporting-attacks", "t9a.rule.line-formation"],
    },
    {
      id: "extra-support",
      names: say("Extra Support", "Soutien accru"),
      summary: say(
        "Extra Support (X): the model part makes up to X Supporting Attacks, where its Height allows fewer.",
        "Soutien accru (X) : la partie de figurine porte jusqu’à X attaques de soutien, là où sa Taille en permet moins.",
      ),
      facts: { supportingAttacks: "X" },
      see: ["t9a.rule.supporting-attacks"],
      ruling: "extra-support",
    },
    {
      id: "inanimate",
      names: say("Inanimate", "Inanimé"),
      summary: say(
        "The model part strikes no blows and gives no Supporting Attacks. It may make Special Attacks.",
        "La partie de figurine ne porte ni coups ni attaques de soutien. Elle peut faire des Attaques spéciales.",
      ),
      facts: { blows: "none" },
      see: ["t9a.rule.impact-hits", "t9a.rule.grind-attacks"],
    },
    {
      id: "rage",
      names: say("Rage", "Rage"),
      summary: say(
        "The model part has 1 attack more for each Health Point that its model has lost.",
        "La partie de figurine a 1 attaque de plus pour chaque Point de vie que sa figurine a perdu.",
      ),
      ruling: "rage-of-several",
    },
    {
      id: "rolled-figures",
      names: say("Figures that are rolled", "Valeurs tirées aux dés"),
      summary: say(
        "An Attack Value or Offensive Skill that an army book gives as dice is rolled in each Round of Combat, when the Initiative Order is settled.",
        "Une valeur d’attaque ou une Compétence offensive qu’un livre d’armée donne en dés se tire à chaque manche de combat, quand l’ordre d’initiative est fixé.",
      ),
      facts: { rolled: "each Round of Combat" },
      from: "army",
      ruling: "rolled-figures",
    },
    {
      id: "weapon-master",
      names: say("Weapon Master", "Maître d’armes"),
      summary: say(
        "The model chooses its weapon in each Round of Combat anew, and may take the Hand Weapon too.",
        "La figurine choisit son arme à chaque manche de combat, et peut aussi prendre l’arme de base.",
      ),
      facts: { chooses: "each round" },
      see: ["t9a.rule.weapon-choice"],
    },
    {
      id: "stomp-d6",
      names: say("Stomp Attacks (D6)", "Piétinement (1D6)"),
      summary: say(
        "Stomp Attacks, D6 of each model, as Gigantic models have them.",
        "Piétinements, 1D6 par figurine, comme en ont les figurines gigantesques.",
      ),
      see: ["t9a.rule.stomp-1", "t9a.rule.stomp-distribution"],
      ruling: "hits-of-one-model",
    },
    {
      id: "stomp-attacks",
      names: say("Stomp Attacks (X)", "Piétinement (X)"),
      summary: say(
        "Stomp Attacks, X of each model, in place of those that its Height gives.",
        "Piétinements, X par figurine, à la place de ceux que donne sa Taille.",
      ),
      see: ["t9a.rule.stomp-1", "t9a.rule.stomp-distribution"],
      ruling: "stomps-of-two-kinds",
    },
    {
      id: "impact-hits",
      names: say("Impact Hits", "Touches d’impact"),
      summary: say(
        "Impact Hits (X): a charging model deals X hits at Initiative Step 10 to a unit that it touches with its front, without a roll to hit, with the part’s own Strength and Armour Penetration. In a model of several parts only one that is Harnessed or Inanimate does so. A model makes either these or Grind Attacks in a round.",
        "Touches d’impact (X) : une figurine qui charge inflige X touches au palier d’Initiative 10 à une unité que touche son front, sans jet pour toucher, avec la Force et la Pénétration de l’élément. Dans une figurine à plusieurs éléments, seulement par un élément attelé ou Inanimé. Une figurine fait dans une manche ou celles-ci ou ses Attaques de broyage.",
      ),
      see: ["t9a.rule.grind-attacks", "t9a.sequence.attacks.attack.3"],
      ruling: "special-attacks-declared",
    },
    {
      id: "grind-attacks",
      names: say("Grind Attacks", "Attaques de broyage"),
      summary: say(
        "Grind Attacks (X): at its own Agility the model part deals X hits to a unit that its model touches, without a roll to hit, with its own Strength and Armour Penetration.",
        "Attaques de broyage (X) : à sa propre Agilité, l’élément inflige X touches à une unité que touche sa figurine, sans jet pour toucher, avec sa Force et sa Pénétration.",
      ),
      facts: { hits: "X", initiativeStep: "own Agility" },
      see: ["t9a.rule.impact-hits", "t9a.sequence.attacks.attack.3"],
      ruling: "special-attacks-declared",
    },
    {
      id: "breath-attack",
      names: say("Breath Attack", "Attaque de souffle"),
      summary: say(
        "Once in a battle the model part deals 2D6 hits of the Strength, the Armour Penetration and the attributes in the brackets, without a roll to hit: to a unit that its model touches, at its own Agility; or as a Shooting Attack at a unit within 6″, also after a March, and as Stand and Shoot.",
        "Une fois par bataille, l’élément inflige 2D6 touches de la Force, de la Pénétration et des attributs entre parenthèses, sans jet pour toucher : à une unité que touche sa figurine, à sa propre Agilité ; ou comme attaque de tir sur une unité à 6″ ou moins, même après une marche forcée, et en tenant la position.",
      ),
      see: ["t9a.sequence.attacks.attack.3"],
      ruling: "special-attacks-declared",
    },
    {
      id: "crush-attack",
      names: say("Crush Attack", "Attaque écrasante"),
      summary: say(
        "In place of its blows the model part may make 1 attack at Initiative Step 0, of Strength 10 and Armour Penetration 10 with Multiple Wounds (D3+1).",
        "À la place de ses coups, l’élément peut porter 1 attaque au palier d’Initiative 0, de Force 10 et de Pénétration 10 avec Blessures multiples (1D3+1).",
      ),
      see: ["t9a.rule.multiple-wounds"],
      ruling: "special-attacks-declared",
    },
  ],
);
