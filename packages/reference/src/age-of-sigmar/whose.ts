import type { Whose } from "../whose.ts";

/** What the sheet leaves out of entries that it prints; and of the terms that it only names, what it prints all the same. */
export const whose: Whose = {
  "aos2.keyword.terrain-feature": "-==-",
  "aos2.keyword.citadel-wood": "=-",
  "aos2.keyword.objective-marker": "-=~",
  "aos2.keyword.phases": "-=--",
  "aos2.keyword.battle-round": "--~-=",
  "aos2.keyword.retreat": "-=",
  "aos2.keyword.fight-order": "----=",
  "aos2.keyword.core-command-abilities": "=~---=",
  "aos2.keyword.warscroll-abilities": "==",
  "aos2.keyword.wandering-endless-spells-table": "=--",
  "aos2.keyword.general": "==-=",
  "aos2.wandering.rules.activation-timing": "===-",
  "aos2.wandering.unleashed-power.magical-fissure": "==-=",
  "aos2.wandering.unleashed-power.transfigured-energy": "==--",
  "aos2.roaming-monster.rules.activation-timing": "===-",
  "aos2.roaming-monster.combat.order": "===-",
  "aos2.roaming-monster.action.charge": "==-===",
};
