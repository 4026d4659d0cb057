// Words and turns that no text shown uses, each with what stands there instead. CONTRIBUTING, "Write for players".

type Barred = readonly (readonly [words: RegExp, instead: string])[];

export const barred: { readonly [language in "en" | "fr"]: Barred } = {
  en: [
    [/\b(?:whoever|whom|whomever|(?:of|by|from|for|as|at|with) who)\b/gi, "a unit that …"],
    [
      /\b(?:nobody|somebody|everybody|anybody|someone|everyone|anyone|no one)\b/gi,
      "no unit, a unit, each model, a player",
    ],
    [/\b(?:anew|(?:made|rolled|thrown|asked) again)\b/gi, "re-roll, again"],
    [/\b(?:put(?:s|ting)? (?:\w+ )?right)\b/gi, "correct"],
    [/\b(?:put down)\b/gi, "place, deploy"],
    [/\b(?:told|tells?|telling|speaks?|knows)\b/gi, "shows, lists, prints, has"],
    [/\b(?:is|are|be|being|was) asked\b|\basked (?:for|here)\b/gi, "comes next, is due"],
    [/\b(?:thought of|thought over|weighs? up|weighing up|taken for granted)\b/gi, "search, odds, assumed"],
    [/\b(?:he|his|him|himself|she|her)\b/g, "it, they, the model"],
    [/\b(?:comrades?|prey)\b/gi, "friendly models, the fleeing unit"],
    [/\b(?:stands? (?:no more|elsewhere|beside it))\b/gi, "is"],
  ],
  fr: [
    [
      /(?<!\p{L})(?:quiconque|qui que ce soit|quelqu’un|nul ne|nul n’|personne)(?!\p{L})/giu,
      "aucune unité, une unité qui",
    ],
    [/(?<!\p{L})(?:de|par|pour|comme|contre|avec|sur) qui(?!\p{L})(?! \?|\u00a0\?)/giu, "de l’unité qui …"],
    [/(?<!\p{L})on (?:ne )?(?:dit|joue|lance|tire|charge|mène|vise|relance)(?!\p{L})/giu, "vous, l’unité"],
    [/(?<!\p{L})(?:refaits?|refaites?|se refait)(?!\p{L})/giu, "relancer"],
    [/(?<!\p{L})(?:tenu pour acquis|proies?)(?!\p{L})/giu, "par défaut, l’unité en fuite"],
    [/(?<!\p{L})(?:il n’y a pas de (?:telle|tel))(?!\p{L})/giu, "… n’existe pas"],
  ],
};

/** The words of a text that are barred, with what to write. */
export function barredIn(
  language: "en" | "fr",
  text: string,
): readonly { readonly found: string; readonly instead: string }[] {
  return barred[language].flatMap(([words, instead]) => (text.match(words) ?? []).map((found) => ({ found, instead })));
}
