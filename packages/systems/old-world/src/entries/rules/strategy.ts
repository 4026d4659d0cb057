// Rallying and commands (sheets 001 and 003 name them; what they come to: public pages of the rules).
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
  },
  text: {
    en: "A fleeing unit tests its Leadership: {penalty} lower with less than {halfPercent}% of its models left; with less than {quarterPercent}% only a natural {double} rallies it. A unit that rallied reforms at once if you wish, and may not charge in this turn.",
    fr: "Une unité en fuite teste son Commandement : {penalty} de moins s’il lui reste moins de {halfPercent} % de ses figurines ; à moins de {quarterPercent} %, seul un {double} naturel la rallie. Une unité ralliée peut se reformer aussitôt, et ne peut pas charger ce tour.",
  },
  reference: { group: "battle", see: ["tow.phase.strategy.rally", "tow.rule.leadership-test", "tow.rule.musician"] },
});

export const musician = defineRule({
  id: "tow.rule.musician",
  name: { en: "Musician", fr: "Musicien" },
  figures: { onSheets: "not printed", leadership: 1 },
  text: {
    en: "A unit with a musician tests to rally, and to march near enemies, with {leadership} Leadership more.",
    fr: "Une unité avec un musicien teste son ralliement, et sa marche près de l’ennemi, avec {leadership} de Commandement de plus.",
  },
  reference: {
    group: "battle",
    see: ["tow.rule.rally-test", "tow.march.enemy-near", "tow.combat-result.musician-tie-break"],
  },
});

export const commandRange = defineRule({
  id: "tow.keyword.command-range",
  name: { en: "Command range", fr: "Portée de Commandement" },
  figures: { onSheets: "named only", general: 12 },
});

export const rallyingCry = defineRule({
  id: "tow.rule.rallying-cry",
  name: { en: "Rallying Cry", fr: "Cri de ralliement" },
  listed: true,
  figures: { onSheets: "not printed" },
  text: {
    en: "In each of its Command sub-phases, unless it is engaged or flees, it may name one fleeing friendly unit in its Command range, which takes a Rally test at once. If it fails it tests again in the Rally sub-phase.",
    fr: "À chacune de ses sous-phases de Commandement, sauf engagée ou en fuite, la figurine peut désigner une unité alliée en fuite à portée de Commandement, qui passe aussitôt un test de ralliement. En cas d’échec, celle-ci reteste en sous-phase de ralliement.",
  },
  refused: {
    en: "A character that is engaged in combat cannot use a Rallying Cry.",
    fr: "Un personnage engagé au combat ne peut pas lancer de Cri de ralliement.",
  },
  reference: {
    group: "battle",
    see: ["tow.phase.strategy.command", "tow.keyword.command-range", "tow.rule.rally-test"],
  },
});
