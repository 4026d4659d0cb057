import type { Bilingual } from "./json.ts";

/** What can be wrong with a situation or with a line of its script: sentences without a full stop, they stand behind the line's number. */
export const scriptMessages = {
  "situation.none": { en: "this is not a situation", fr: "ceci ne décrit aucune situation" },
  "situation.one": {
    en: 'a situation has either a "scene" or a "scenario"',
    fr: "une situation a soit une « scene », soit un « scenario »",
  },
  "situation.script": {
    en: 'the "script" is a list of lines',
    fr: "le « script » est une liste de lignes",
  },
  "situation.no-scenes": {
    en: 'this game has no scenes; give a "scenario"',
    fr: "ce jeu n’a pas de scènes ; donnez un « scenario »",
  },
  "script.no-line": {
    en: 'a line is { "answer": … }, { "refused": …, "by": … }, { "dice": [faces] }, { "show": … } or "usual"; due here: {what}',
    fr: 'une ligne est { "answer": … }, { "refused": …, "by": … }, { "dice": [faces] }, { "show": … } ou "usual" ; à donner ici : {what}',
  },
  "script.dice-asked": {
    en: 'dice are due here, not an answer: {what}; give { "dice": [faces] }',
    fr: 'il faut des dés ici, et non une réponse : {what} ; donnez { "dice": [faces] }',
  },
  "script.choice-asked": {
    en: 'the choice "{choice}" is due here, not dice; give { "answer": … }',
    fr: 'il faut une réponse à « {choice} » ici, et non des dés ; donnez { "answer": … }',
  },
  "script.other-choice": {
    en: 'the choice here is "{choice}", and the line answers "{given}"',
    fr: "le choix ici est « {choice} », et la ligne répond à « {given} »",
  },
  "script.no-answer": {
    en: 'no answer to "{choice}" is legal here',
    fr: "aucune réponse à « {choice} » n’est légale ici",
  },
  "script.refused": {
    en: 'the answer to "{choice}" is refused: {why}',
    fr: "la réponse à « {choice} » est refusée : {why}",
  },
  "script.accepted": {
    en: "the answer is legal here, and {by} should refuse it",
    fr: "la réponse est légale ici, alors que {by} devrait la refuser",
  },
  "script.refused-by": {
    en: "the answer is refused by {rule} and not by {by}: {why}",
    fr: "la réponse est refusée par {rule} et non par {by} : {why}",
  },
  "script.no-show": {
    en: "these dice cannot show {wish}: {what}",
    fr: "ces dés ne peuvent pas donner {wish} : {what}",
  },
  "script.not-declared": {
    en: "this cannot be declared here: {why}",
    fr: "ceci ne peut pas être déclaré ici : {why}",
  },
  "script.not-corrected": {
    en: "this cannot be corrected like that: {why}",
    fr: "ceci ne peut pas être corrigé ainsi : {why}",
  },
  "script.too-few": {
    en: "too few dice: {given} {given|face is|faces are} given and more fall for: {what}",
    fr: "trop peu de dés : {given} {given|face donnée|faces données}, il en faut plus pour : {what}",
  },
  "script.too-many": {
    en: "too many dice: {given} faces are given and {used} {used|falls|fall} for: {what}",
    fr: "trop de dés : {given} faces données et {used} {used|tirée|tirées} pour : {what}",
  },
  "script.no-face": {
    en: "face {at} is {face}, which is not on a die of {sides} sides: {what}",
    fr: "la face {at} est {face}, absente d’un dé à {sides} faces : {what}",
  },
} as const satisfies { readonly [key: string]: Bilingual };
