import type { Message } from "@tercio/kernel";
import { message } from "@tercio/kernel";

/**
 * Sentences about files and lists of armies, the same in all games: a system takes them into its own. Names come as
 * messages, in both languages.
 */
const said = {
  "army.text": {
    en: "must be a text of {least} to {most} characters",
    fr: "doit être un texte de {least} à {most} caractères",
  },
  "army.names": { en: "must have the names `en` and `fr`", fr: "doit avoir les noms `en` et `fr`" },
  "army.whole": {
    en: "must be a whole number from {low} to {high}",
    fr: "doit être un nombre entier de {low} à {high}",
  },
  "army.one-of": { en: "must be one of {options}", fr: "doit être un de ceux-ci : {options}" },
  "army.yes-no": { en: "must be true or false", fr: "doit être true ou false" },
  "army.list": { en: "must be a list of {least} to {most}", fr: "doit être une liste de {least} à {most} éléments" },
  "army.object": { en: "must be an object with its fields", fr: "doit être un objet avec ses champs" },
  "army.unknown-field": { en: "has an unknown field “{field}”", fr: "a un champ inconnu, « {field} »" },
  "army.lacks": { en: "lacks “{field}”", fr: "manque du champ « {field} »" },
  "army.only-true": { en: "is either left out or true", fr: "est absent, ou vrai" },
  "list.army": {
    en: "there is no army book “{id}”; there are: {options}",
    fr: "aucun livre d’armée « {id} » ; il y a : {options}",
  },
  "list.entry": {
    en: "{army} has no unit “{id}”; similar ones: {options}",
    fr: "{army} n’a pas d’unité « {id} » ; noms proches : {options}",
  },
  "list.models": {
    en: "{unit}: {models} {models|model|models}, but it takes {least} to {most}",
    fr: "{unit} : {models} {models|figurine|figurines}, mais il en faut de {least} à {most}",
  },
  "list.option": {
    en: "{unit} has no option “{id}”; it may have: {options}",
    fr: "{unit} n’a pas d’option « {id} » ; elle peut avoir : {options}",
  },
  "list.not-played": { en: "{unit} cannot be played yet: {what}", fr: "{unit} ne peut encore être joué : {what}" },
  "list.name": {
    en: "the army book has nothing called “{name}”",
    fr: "le livre d’armée n’a rien qui s’appelle « {name} »",
  },
  "list.twice": { en: "{what} is named twice", fr: "{what} est nommé deux fois" },
  "list.when": { en: "{unit}: {what} only {when}", fr: "{unit} : {what} seulement {when}" },
  "list.unless": { en: "{unit}: {what} not {when}", fr: "{unit} : {what} pas {when}" },
  "list.one-of": {
    en: "{unit}: only one of “{group}”, not {first} and {second}",
    fr: "{unit} : un seul choix de « {group} », pas {first} et {second}",
  },
  "list.must": {
    en: "{unit} must take one of “{group}”: {options}",
    fr: "{unit} doit choisir dans « {group} » : {options}",
  },
  "list.budget": {
    en: "{unit}: {points} points of “{group}”, at most {most}",
    fr: "{unit} : {points} points de « {group} », au plus {most}",
  },
  "list.command": {
    en: "{unit} has no “{id}” in its command; it may have: {options}",
    fr: "{unit} n’a pas de « {id} » dans son état-major ; elle peut avoir : {options}",
  },
  "list.mount": {
    en: "{unit} cannot ride “{id}”; it may ride: {options}",
    fr: "{unit} ne peut monter « {id} » ; montures possibles : {options}",
  },
  "list.title": { en: "{unit} cannot be {title}", fr: "{unit} ne peut être {title}" },
  "list.title-count": {
    en: "an army has {least} to {most} units as {title}, this one {count}",
    fr: "une armée a de {least} à {most} unités comme {title}, celle-ci {count}",
  },
  "list.item": { en: "no item “{item}” ({slot}) for {unit}", fr: "aucun objet « {item} » ({slot}) pour {unit}" },
  "list.item-owner": { en: "{item} is not for {unit}", fr: "{item} n’est pas pour {unit}" },
  "list.slot": {
    en: "{unit}: {count} of “{slot}”, at most {most}",
    fr: "{unit} : {count} de « {slot} », au plus {most}",
  },
  "list.items-budget": {
    en: "{unit}: items for {points} points, at most {most}",
    fr: "{unit} : objets pour {points} points, au plus {most}",
  },
  "list.most-units": {
    en: "{units} units of {what}, at most {most} in an army of this size",
    fr: "{units} unités de {what}, au plus {most} dans une armée de cette taille",
  },
  "list.most-models": {
    en: "{models} models of {what}, at most {most} in an army of this size",
    fr: "{models} figurines de {what}, au plus {most} dans une armée de cette taille",
  },
  "list.most-taken": {
    en: "{what} is taken {count} times, at most {most} in an army",
    fr: "{what} est pris {count} fois, au plus {most} dans une armée",
  },
  "list.most-points": {
    en: "{points} points go into {what}, at most {most} in an army",
    fr: "{points} points vont à {what}, au plus {most} dans une armée",
  },
  "list.share-least": {
    en: "{category}: {points} points, at least {limit} ({percent} percent) are needed",
    fr: "{category} : {points} points, il en faut au moins {limit} ({percent} pour cent)",
  },
  "list.share-most": {
    en: "{category}: {points} points, at most {limit} ({percent} percent) are allowed",
    fr: "{category} : {points} points, au plus {limit} ({percent} pour cent) sont permis",
  },
  "list.size": { en: "{points} points, but {size} were agreed", fr: "{points} points, mais {size} étaient convenus" },
  "list.sum": {
    en: "{what}: {count}, at most {most} in an army of this size",
    fr: "{what} : {count}, au plus {most} dans une armée de cette taille",
  },
  "list.need": {
    en: "{what}: {count} in the army, {least} to {most} are needed",
    fr: "{what} : {count} dans l’armée, il en faut de {least} à {most}",
  },
  "list.files": {
    en: "{unit}: {files} files are more than its {models} {models|model|models}",
    fr: "{unit} : {files} colonnes, c’est plus que ses {models} {models|figurine|figurines}",
  },
  "when.and": { en: "{first} and {second}", fr: "{first} et {second}" },
  "when.or": { en: "{first} or {second}", fr: "{first} ou {second}" },
  "when.not": { en: "not {what}", fr: "pas {what}" },
  "when.has": { en: "with {what}", fr: "avec {what}" },
  "when.title": { en: "as {title}", fr: "comme {title}" },
  "when.mounted": { en: "when mounted", fr: "monté" },
  "when.foot": { en: "on foot", fr: "à pied" },
  "when.is": { en: "for {what}", fr: "pour {what}" },
  "when.trait": { en: "with the trait {what}", fr: "avec le trait {what}" },
  "when.carries": { en: "with {what}", fr: "avec {what}" },
  "when.models-least": { en: "with at least {n} models", fr: "avec au moins {n} figurines" },
  "when.models-most": { en: "with at most {n} models", fr: "avec au plus {n} figurines" },
  "when.size-least": { en: "in armies of at least {n} points", fr: "dans les armées d’au moins {n} points" },
  "when.size-most": { en: "in armies of at most {n} points", fr: "dans les armées d’au plus {n} points" },
  "when.army": { en: "where some unit of the army is {what}", fr: "si une unité de l’armée est {what}" },
  "when.never": { en: "in another kind of army", fr: "dans une autre sorte d’armée" },
} as const;

const inOne = (language: "en" | "fr"): { readonly [key: string]: string } =>
  Object.fromEntries(Object.entries(said).map(([key, both]) => [key, both[language]]));

/** Sentences of lists in both languages, by key. */
export const listMessages = { en: inOne("en"), fr: inOne("fr") };

/** A sentence about a list: a key that has none does not compile. */
export const tell = (key: keyof typeof said, values?: Message["values"]): Message => message(key, values);
