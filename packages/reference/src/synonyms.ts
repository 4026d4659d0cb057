import { asked, tokens } from "./tokens.ts";

/**
 * What players say beside what the sheets print. Each group holds words and short phrases of one meaning, in both
 * languages; a plain word comes first where the sheets have one.
 */
const GROUPS: readonly string[] = [
  "resilience | res | toughness | tough | endurance",
  "strength | str | force",
  "armour penetration | ap | pa | penetration d'armure | pen | armour piercing",
  "armour | armor | arm | armure | sauvegarde d'armure | armour save | save | sauvegarde",
  "offensive | off | offensive skill | weapon skill | ws | cc | capacite de combat",
  "defensive | def | defensive skill",
  "ballistic skill | bs | ct | capacite de tir | aim | visee",
  "agility | agi | initiative | agilite | init",
  "discipline | dis | disc | leadership | ld | commandement | cd | bravery | bravoure | moral",
  "attacks | att | attaques",
  "movement | move | mouvement | mvt | deplacement",
  "march | marching | marche | marche forcee",
  "health points | hp | pv | points de vie",
  "magic resistance | mr | resistance a la magie | rm",
  "casting value | cv | valeur de lancement | vl",
  "cast | casting | casting roll | lancer un sort | lancement",
  "dispel | dispelling | unbind | unbinding | dissiper | dissipation | contresort | scroll",
  "miscast | fiasco | perils",
  "misfire | incident de tir | incident | rate | long feu",
  "stand and shoot | stand shoot | sns | s&s | tenir et tirer | tenir la position et tirer | tir de contre charge",
  "break test | test de moral | moral | broken",
  "rally | ralliement | rallier | regroup",
  "flee | fleeing | fuite | fuir | fuyard | run away",
  "pursuit | pursue | poursuite | poursuivre | chase",
  "overrun | charge irresistible | percee",
  "panic | panique",
  "fear | peur",
  "terror | terreur",
  "frenzy | frenesie",
  "hatred | haine",
  "line of sight | los | ldv | ligne de vue",
  "cover | couvert",
  "dangerous terrain | dt | td | terrain dangereux",
  "forest | forests | foret | wood | woods | bois",
  "2 | two | deux",
  "3 | three | trois",
  "4 | four | quatre",
  "5 | five | cinq",
  "6 | six",
  "7 | seven | sept",
  "quarter | quart | 25",
  "half | moitie | 50",
  "ab | armour bane | perce armure",
  "chariot | construct | char | assemblage",
  "ignore | negate | negated | annuler | annule",
  "dead | slain | killed | destroyed | casualty | mort | perte | detruit",
  "dies | slain",
  "explode | explosion | explose",
  "us | unit strength | puissance d'unite",
  "cr | combat result",
  "dd | damage dice",
  "rnf | r&f | rank and file | troupe",
  "lh | lapping",
  "kb | killing blow | coup fatal",
  "asf | strike first | always strikes first | frappe en premier",
  "asl | strike last | always strikes last | frappe en dernier",
  "aoe | area attack | attaque de zone",
  "penalty | modifier | malus | modificateur",
  "draw | tie | tied | egalite | ex aequo",
  "hill | hills | colline",
  "water | eau | river | riviere",
  "wall | walls | mur | obstacle",
  "ruins | ruine | building | batiment",
  "to hit | toucher | hit roll",
  "to wound | blesser | wound roll",
  "special save | ward | ward save | invulnerable | invu | aegis | sauvegarde speciale | sauvegarde invulnerable",
  "regeneration | regen | fortitude",
  "cannon | canon | black powder | poudre noire",
  "stone thrower | catapult | catapulte | rock lobber | trebuchet | lance pierres | lance rocs | perriere",
  "bolt thrower | ballista | baliste",
  "flamethrower | fire thrower | lance flammes | lance feu",
  "organ gun | volley gun | canon orgue",
  "grapeshot | grape | canister | mitraille",
  "war machine | artillery | machine de guerre | artillerie",
  "combat result | combat score | combat resolution | resultat de combat | res de combat",
  "rank bonus | ranks | bonus de rang | rangs",
  "standard | banner | etendard | banniere",
  "battle standard | bsb | grande banniere | gb | porteur de la grande banniere",
  "musician | musicien",
  "general | warlord | seigneur",
  "wizard | mage | sorcier | caster | magicien | lanceur",
  "secondary objective | scenario | mission | objectif secondaire | objectif",
  "king of the hill | roi de la colline | koth",
  "victory points | vp | points de victoire",
  "battle points | bp | points de bataille",
  "deployment | deploy | deploiement | set up | deployer",
  "first turn | who goes first | premier tour | qui commence | jouer en premier",
  "veil token | voile | marqueur voile | jeton voile",
  "flux card | flux | carte de flux | winds of magic | vents de magie",
  "supporting attacks | attaques de soutien | fight in extra rank | rang supplementaire",
  "stomp | pietinement | thunderstomp",
  "impact hits | touches d'impact",
  "mortal wound | mortal wounds | mw | blessure mortelle | blessures mortelles",
  "battleshock | deroute",
  "pile in | piling in | engagement",
  "command ability | command abilities | aptitude de commandement | capacite de commandement | command",
  "endless spell | endless spells | sort persistant",
  "warscroll | charte d'unite | charte",
  "aegis | egide | aegide",
  "realm | royaume",
  "hex | malediction | malefice | debuff",
  "augment | amelioration | buff | enchantment | enchantement",
  "missile | projectile | magic missile | projectile magique",
  "damage | degats",
  "great weapon | arme lourde | two handed | arme a deux mains",
  "hand weapon | arme de base | sword | epee",
  "handgun | arquebuse | arquebus | musket | mousquet",
  "crossbow | arbalete",
  "bow | arc",
  "spear | lance | epieu | pique",
  "shield | bouclier",
  "fly | flying | vol | voler",
  "flank | flanc | side",
  "flank bonus | flank attack | charged in the flank | charge in the flank | flank charge | attaque de flanc | charge de flanc | charge dans le flanc | pris de flanc",
  "rear | dos | arriere",
  "rear bonus | rear attack | charged in the rear | charge in the rear | rear charge | attaque de dos | charge de dos | charge dans le dos | pris de dos",
  "charge range | portee de charge | charge distance | distance de charge",
  "swiftstride | course rapide",
  "reroll | relance",
  "steadfast | indomptable",
  "stubborn | tenace | obstine | tenacite",
  "falls back in good order | fall back in good order | fbigo | recul en bon ordre",
  "heal | healing | recover | soin | soigner | recuperer | recupere | resurrect | ressusciter",
  "rend | perforant | perforation",
  "distance | how far | combien de pouces",
  "template | gabarit | blast | souffle",
];

/** One way of saying the same thing: the words, and how near the meaning is (1 = the typed word itself). */
export interface Saying {
  readonly words: readonly string[];
  readonly weight: number;
}

const SAME = 0.75;
/** A shorter saying stands for more than the phrase typed. */
const WIDER = 0.5;

const table: ReadonlyMap<string, readonly Saying[]> = (() => {
  const found = new Map<string, Saying[]>();
  for (const group of GROUPS) {
    const phrases = [...new Set(group.split("|").map((p) => tokens(p).join(" ")))].filter((p) => p !== "");
    for (const phrase of phrases) {
      const list = found.get(phrase) ?? [];
      for (const other of phrases)
        if (other !== phrase && !list.some((s) => s.words.join(" ") === other))
          list.push({
            words: other.split(" "),
            weight: other.split(" ").length < phrase.split(" ").length ? WIDER : SAME,
          });
      found.set(phrase, list);
    }
  }
  return found;
})();

const LONGEST = 4;

/** A piece of the query: the words typed and what else means the same. */
export interface Slot {
  readonly typed: readonly string[];
  readonly others: readonly Saying[];
}

/** Cuts a query into slots; a known phrase of several words becomes one. */
export function slots(query: string): Slot[] {
  const text = asked(query);
  let list = tokens(text);
  if (list.length === 0) list = tokens(text, true);
  const found: Slot[] = [];
  for (let at = 0; at < list.length; ) {
    let length = Math.min(LONGEST, list.length - at);
    while (length > 1 && !table.has(list.slice(at, at + length).join(" "))) length--;
    const typed = list.slice(at, at + length);
    found.push({ typed, others: table.get(typed.join(" ")) ?? [] });
    at += length;
  }
  return found;
}
