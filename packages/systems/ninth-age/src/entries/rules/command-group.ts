// What champions and musicians do for their unit besides fighting (sheet 000, Command Group).
import { defineRule } from "../define.ts";

export const orderingTheCharge = defineRule({
  id: "t9a.rule.ordering-the-charge",
  name: { en: "Ordering the Charge", fr: "Ordonner la charge" },
  figures: { diceAtLeast: 4 },
});

export const marchToTheBeat = defineRule({
  id: "t9a.rule.march-to-the-beat",
  name: { en: "March to the Beat", fr: "Marcher au pas" },
  figures: { inches: 8, discipline: -1 },
});

export const swiftReform = defineRule({
  id: "t9a.rule.swift-reform",
  name: { en: "Swift Reform", fr: "Reformation rapide" },
});
