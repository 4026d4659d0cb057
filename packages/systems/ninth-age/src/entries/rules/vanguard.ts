// Moves before the first Game Turn (sheet 000, Vanguard).
import { defineRule, defineState, whole } from "../define.ts";

export const vanguard = defineRule({
  id: "t9a.rule.vanguard",
  name: { en: "Vanguard", fr: "Avant-garde" },
  listed: true,
  parameters: { inches: whole(1, 18) },
  alone: true,
  said: { en: "{name} ({inches}″)", fr: "{name} ({inches}″)" },
  figures: { inches: 12, fromEnemies: 12, fromVanguards: 6, noChargeInPlayerTurn: 1, noScoringInGameTurn: 1 },
  reference: {
    group: "models",
    text: {
      en: "After deployment makes one Advance Move of up to 12″ or one Reform, and ends more than 12″ from enemies, 6″ from those who moved as a Vanguard themselves. Then declares no charge in the first Player Turn and does not score in the first Game Turn.",
      fr: "Après le déploiement, fait un Mouvement simple de 12″ au plus ou une Reformation, et finit à plus de 12″ des ennemis, 6″ de ceux qui ont eux-mêmes bougé en Avant-garde. Ne déclare ensuite aucune charge au premier Tour de joueur et ne capture rien au premier Tour de jeu.",
    },
    ruling: "vanguard-move",
    see: ["t9a.sequence.pre-game.deployment-phase.6"],
  },
});

export const noVanguard = defineState({
  word: "no-vanguard",
  of: ["t9a.rule.vanguard"],
  name: { en: "No Vanguard", fr: "Pas d’Avant-garde" },
});
