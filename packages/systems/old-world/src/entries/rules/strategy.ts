// Rallying (sheet 003 names it; how it is tested: public pages of the rules).
import { defineRule } from "../define.ts";

export const rallying = defineRule({
  id: "tow.rule.rally-test",
  name: { en: "Rally test", fr: "Test de ralliement" },
  figures: {
    onSheets: "not printed",
    halfPercent: 50,
    penalty: 1,
    quarterPercent: 25,
    double: 2,
    musician: 1,
    most: 10,
  },
  text: {
    en: "A fleeing unit tests its Leadership: {penalty} lower with less than {halfPercent}% of its models left, {musician} higher with a musician, {most} at most; with less than {quarterPercent}% only a natural {double} rallies it. A unit that rallied reforms at once if you wish, and may not charge in this turn.",
    fr: "Une unité en fuite teste son Commandement : {penalty} de moins s’il lui reste moins de {halfPercent} % de ses figurines, {musician} de plus avec un musicien, {most} au plus ; à moins de {quarterPercent} %, seul un {double} naturel la rallie. Une unité ralliée peut se reformer aussitôt, et ne peut pas charger ce tour.",
  },
  reference: { group: "battle", see: ["tow.phase.strategy.rally", "tow.rule.leadership-test"] },
});
