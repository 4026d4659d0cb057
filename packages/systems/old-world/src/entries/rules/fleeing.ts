// Flight, falling back, and panic (public pages of the rules; what the sheets say of flights from combat stands in break-test.ts).
import { defineRule } from "../define.ts";
import { oneInch } from "./moves.ts";

export const fleeMove = defineRule({
  id: "tow.keyword.flee-move",
  name: { en: "Flee move", fr: "Mouvement de fuite" },
  figures: { onSheets: "named only", distance: "2D6", clearance: oneInch.figures.inches },
});

export const perilTest = defineRule({
  id: "tow.rule.peril-test",
  name: { en: "Peril test", fr: "Test de péril" },
  figures: { onSheets: "not printed", die: "D6", woundUpTo: 3, beyond: oneInch.figures.inches },
  text: {
    en: "A unit that flees through enemies rolls a {die} for each of its models: each {woundUpTo} or less is a Wound without a save. It stops beyond them, {beyond} inch away.",
    fr: "Une unité qui fuit à travers des ennemis lance un {die} par figurine : chaque résultat de {woundUpTo} ou moins est une blessure sans sauvegarde. Elle s’arrête au-delà, à {beyond} pouce.",
  },
  reference: { group: "movement", see: ["tow.keyword.flee-move", "tow.rule.one-inch"] },
});

export const panicTest = defineRule({
  id: "tow.rule.panic-test",
  name: { en: "Panic test", fr: "Test de Panique" },
  figures: {
    onSheets: "not printed",
    lostPercent: 25,
    inches: 6,
    unitStrength: 5,
    fallsBackOverPercent: 50,
  },
  text: {
    en: "A unit tests its Leadership when it has lost more than {lostPercent}% of its models in one phase other than Combat, when a friendly unit of Unit Strength {unitStrength} or more is destroyed, or breaks or falls back from combat, within {inches} inches, or when a friendly unit flees through it; skirmishers that flee through a formed unit do not count, nor do engaged, charging or fleeing units test. It tests once a phase. If it fails with more than {fallsBackOverPercent}% of its models left, it falls back in good order; otherwise it flees.",
    fr: "Une unité teste son Commandement quand elle a perdu plus de {lostPercent} % de ses figurines en une phase autre que le Combat, quand une unité alliée de Puissance d’Unité {unitStrength} ou plus est détruite, ou est démoralisée ou recule au combat, à {inches} pouces ou moins, ou quand une unité alliée fuit à travers elle\u00a0; des tirailleurs qui fuient à travers une unité en rangs ne comptent pas, et les unités engagées, en charge ou en fuite ne testent pas. Un test par phase. En cas d’échec, avec plus de {fallsBackOverPercent} % de ses figurines restantes elle recule en bon ordre, sinon elle fuit.",
  },
  reference: { group: "movement", see: ["tow.keyword.flee-move", "tow.break-move.falls-back-in-good-order"] },
});
