// Tests against Leadership (public pages of the rules).
import { defineRule } from "../define.ts";

export const leadershipTest = defineRule({
  id: "tow.rule.leadership-test",
  name: { en: "Leadership test", fr: "Test de Commandement" },
  figures: { onSheets: "not printed", roll: "2D6", passesOn: 2, failsOn: 12 },
  text: {
    en: "Roll {roll}: the unit passes with its highest Leadership or less, always on a natural {passesOn}, never on a natural {failsOn}.",
    fr: "Lancez {roll} : l’unité réussit avec son Commandement le plus élevé ou moins, toujours sur un {passesOn} naturel, jamais sur un {failsOn} naturel.",
  },
  reference: { group: "special-rules", see: ["tow.phase.strategy.rally", "tow.march.enemy-near"] },
});

export const inspiringPresence = defineRule({
  id: "tow.rule.inspiring-presence",
  name: { en: "Inspiring Presence", fr: "Présence charismatique" },
  figures: { onSheets: "not printed" },
  text: {
    en: "Units in the Command range of their General test against the General’s Leadership where theirs is lower, unless the General flees. Modifiers of the unit’s own Leadership still count.",
    fr: "Les unités dans le rayon de commandement de leur Général testent sur le Commandement du Général si le leur est plus bas, sauf si le Général est en fuite. Ce qui modifie leur propre Commandement compte toujours.",
  },
  reference: { group: "special-rules", see: ["tow.keyword.command-range", "tow.rule.leadership-test"] },
});

export const holdYourGround = defineRule({
  id: "tow.rule.hold-your-ground",
  name: { en: "Hold Your Ground", fr: "Tenez vos positions" },
  figures: { onSheets: "not printed" },
  text: {
    en: "Units in the Command range of their battle standard re-roll a failed Panic or Rally test once, and may re-roll a Break test, unless its bearer flees. The second roll stands.",
    fr: "Les unités dans le rayon de commandement de leur grande bannière relancent une fois un test de Panique ou de ralliement raté, et peuvent relancer un test de moral, sauf si son porteur est en fuite. Le second jet compte.",
  },
  reference: {
    group: "special-rules",
    see: ["tow.keyword.command-range", "tow.rule.rally-test", "tow.rule.panic-test", "tow.phase.combat.break-test"],
  },
});
