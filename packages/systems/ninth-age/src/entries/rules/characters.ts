// Characters in units (sheet 000, Characters).
import { defineRule } from "../define.ts";

export const joining = defineRule({
  id: "t9a.rule.joining",
  name: { en: "Characters join units", fr: "Un Personnage rejoint une unité" },
});

export const toweringPresence = defineRule({
  id: "t9a.rule.towering-presence",
  name: { en: "Towering Presence", fr: "Présence imposante" },
  listed: true,
});

export const warPlatform = defineRule({
  id: "t9a.rule.war-platform",
  name: { en: "War Platform", fr: "Plateforme de guerre" },
  listed: true,
});
