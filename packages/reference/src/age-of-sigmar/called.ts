import type { Called } from "../entry/glossary.ts";
import { listedNames } from "../entry/listed.ts";
import { listed } from "./listed.ts";

const say = (en: string, fr: string) => ({ en, fr });

/** Under which words texts name what an entry of another name, or a step or table, explains. */
export const called: Called = {
  "aos2.keyword.wounds-characteristic": say(
    "Wounds|Move|Save|Attacks|Attack|Damage|Range|To Hit|To Wound|Wound",
    "Blessures|Mouvement|Sauvegarde|Attaques|Dégâts|Portée",
  ),
  "aos2.keyword.bravery": say("Bravery", "Bravoure"),
  "aos2.keyword.rend": say("Rend", "Perforant"),
  "aos2.allegiance.structure": say("Grand Alliance", "Grande Alliance"),
  "aos2.keyword.citadel-wood": say("Citadel Wood|Sylvaneth Wyldwood|Wyldwood", "Bois de la Citadelle|Bois sylvestre"),
  "aos2.keyword.scenery-table": say("Scenery table|Scenery|Damned|Arcane|Deadly|Mystical", "table de décor"),
  "aos2.keyword.core-command-abilities": say(
    "At the Double|Forward to Victory|Inspiring Presence",
    "Au pas de course|En avant vers la victoire|Présence Exaltante",
  ),
  "aos2.realm.aqshy": say("Aqshy", "Aqshy"),
  "aos2.realm.chamon": say("Chamon", "Chamon"),
  "aos2.realm.ghur": say("Ghur", "Ghur"),
  "aos2.realm.ghyran": say("Ghyran", "Ghyran"),
  "aos2.realm.hysh": say("Hysh", "Hysh"),
  "aos2.realm.shyish": say("Shyish", "Shyish"),
  "aos2.realm.ulgu": say("Ulgu", "Ulgu"),
  "aos2.realm.eightpoints": say("Eightpoints", "Huitpointes"),
  "aos2.realm.varanthaxs-maw": say("Varanthax’s Maw", "Gueule de Varanthax"),
  "aos2.endless-spell.balewind-vortex": say("Balewind Vortex|BALEWIND VORTEX|Vortex", "Vortex de Malevent|Vortex"),
  "aos2.wandering.unleashed-power": say("Unleashed Power Effects", "Pouvoir déchaîné"),
  "aos2.keyword.wandering-endless-spells-table": say(
    "Wandering Endless Spells table",
    "table des sorts persistants errants",
  ),
  "aos2.keyword.hero": say("HEROES|HERO|Heroes", "HÉROS"),
  "aos2.keyword.monster": say("MONSTER", "MONSTRE"),
  "aos2.keyword.summonable": say("SUMMONABLE", "INVOCABLE"),
  "aos2.realm.ghyran.feature.lifesprings": say("Lifesprings", "Sources de vie"),
  "aos2.keyword.sinister": say("Sinister", "Sinistre"),
  "aos2.wandering.unleashed-power.arcane-implosion": say("Arcane Implosion", "Implosion arcanique"),
  "aos2.wandering.unleashed-power.temporal-distortion": say("Temporal Distortion", "Distorsion temporelle"),
  "aos2.wandering.unleashed-power.null-shockwave": say("Null Shockwave", "Onde de choc nulle"),
  "aos2.wandering.unleashed-power.magical-fissure": say("Magical Fissure", "Fissure magique"),
  "aos2.wandering.unleashed-power.transfigured-energy": say("Transfigured Energy", "Énergie transfigurée"),
  "aos2.wandering.unleashed-power.arcane-radiance": say("Arcane Radiance", "Rayonnement arcanique"),
  "aos2.core.flying": say("Fly|Flying", "Vol"),
  ...listedNames("aos2", listed),
};
