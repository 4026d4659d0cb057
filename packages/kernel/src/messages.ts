import type { Bilingual, Message, MessageValue } from "./json.ts";
import { saveMessages, snapshotMessages } from "./save-messages.ts";
import { type Called, PLAYER, withoutArticle } from "./called.ts";
import { scriptMessages } from "./script-messages.ts";
import type { Language, RuleSystem } from "./system.ts";

const BOTH = "@";

type Catalogue = { readonly [key: string]: string };

const ofFiles = (language: Language): Catalogue =>
  Object.fromEntries(
    Object.entries({ ...saveMessages, ...snapshotMessages, ...scriptMessages }).map(([key, words]) => [
      key,
      words[language],
    ]),
  );

/** Sentences of the kernel itself. */
export const kernelMessages: { readonly [language in Language]: Catalogue } = {
  en: {
    "kernel.over": "The battle is over.",
    "kernel.dice-not-answer": "Dice must be rolled now; no answer is due.",
    "kernel.no-declaration": "Nothing of that name can be declared in this game.",
    "kernel.no-seat": "There is no such seat.",
    "kernel.no-correction": "Nothing in this game can be corrected by hand.",
    "kernel.correction-computer": "A computer cannot correct anything by hand.",
    "kernel.correction-agreed": "All other players must agree.",
    "kernel.correction-breaks": "The battle could not go on from there.",
    "kernel.correction-shape": "This is no correction of a piece on the table.",
    "kernel.correction-nothing": "Nothing would change.",
    "kernel.correction-figure": "{what}: from {least} to {most}.",
    "kernel.corrected-piece": "{piece}: {what}.",
    "kernel.corrected-figure": "{what} {to} instead of {now}",
    "kernel.corrected-place": "moved",
    "kernel.corrected-effect": "{what} ends",
    "kernel.corrected": "Corrected by agreement, at the request of Player {player}. {told}",
    "kernel.among": "{names} (and others)",
    "kernel.assumed": "{asked} {answer}",
    "kernel.reason.chances": "{chances}",
    "kernel.reason.better": "{parts} against “{other}”",
    "kernel.reason.both": "{chances}; {parts} against “{other}”",
    "kernel.reason.alike": "as good as “{other}”",
    "kernel.reason.only": "the only option",
    "kernel.reason.part": "{part} {sign}{points}",
    base: "Base value",
    ...ofFiles("en"),
  },
  fr: {
    "kernel.over": "La bataille est terminée.",
    "kernel.dice-not-answer": "Il faut lancer les dés ; aucune réponse n’est attendue.",
    "kernel.no-declaration": "Rien de ce nom ne peut être déclaré dans ce jeu.",
    "kernel.no-seat": "Cette place n’existe pas.",
    "kernel.no-correction": "Rien ne peut être corrigé à la main dans ce jeu.",
    "kernel.correction-computer": "Un ordinateur ne corrige rien à la main.",
    "kernel.correction-agreed": "Il faut l’accord de tous les autres joueurs.",
    "kernel.correction-breaks": "La bataille ne pourrait pas continuer ainsi.",
    "kernel.correction-shape": "Ce n’est pas une correction d’une pièce de la table.",
    "kernel.correction-nothing": "Rien ne changerait.",
    "kernel.correction-figure": "{what} : de {least} à {most}.",
    "kernel.corrected-piece": "{piece} : {what}.",
    "kernel.corrected-figure": "{what} {to} au lieu de {now}",
    "kernel.corrected-place": "placée ailleurs",
    "kernel.corrected-effect": "fin de {what}",
    "kernel.corrected": "Corrigé d’un commun accord, à la demande du Joueur {player}. {told}",
    "kernel.among": "{names} (entre autres)",
    "kernel.assumed": "{asked} {answer}",
    "kernel.reason.chances": "{chances}",
    "kernel.reason.better": "{parts} face à « {other} »",
    "kernel.reason.both": "{chances} ; {parts} face à « {other} »",
    "kernel.reason.alike": "aussi bon que « {other} »",
    "kernel.reason.only": "la seule possibilité",
    "kernel.reason.part": "{part} {sign}{points}",
    base: "Valeur de base",
    ...ofFiles("fr"),
  },
};

/** A sentence with players by their names where they have some, and by their numbers else. */
function called(message: Message, template: string, catalogue: Catalogue, language: Language, names: Called): string {
  let from = 0;
  let told = "";
  for (const found of template.matchAll(PLAYER[language])) {
    const [whole, article = "", value, number] = found;
    const seat = Number(value === undefined ? number : message.values?.[value]) - 1;
    const name = Number.isInteger(seat) ? names(seat) : null;
    if (name === null) continue;
    told += filled(message, template.slice(from, found.index), catalogue, language, names);
    told += withoutArticle(article, name);
    from = found.index + whole.length;
  }
  return told + filled(message, template.slice(from), catalogue, language, names);
}

function show(value: MessageValue | undefined, catalogue: Catalogue, language: Language, names?: Called): string {
  if (value === undefined) return "?";
  if (typeof value === "string") return value;
  if (typeof value === "number") return language === "fr" ? String(value).replace(".", ",") : String(value);
  if (Array.isArray(value)) return value.map((v) => show(v as MessageValue, catalogue, language, names)).join(", ");
  return fill(value as Message, catalogue, language, names);
}

/** `{name}` is replaced by a value; `{n|one|many}` chooses by the number n (French: 0 and 1 are singular). */
function fill(message: Message, catalogue: Catalogue, language: Language, names?: Called): string {
  if (message.key === BOTH) return String(message.values?.[language] ?? "");
  const template = catalogue[message.key];
  if (template === undefined) return message.key;
  return names === undefined
    ? filled(message, template, catalogue, language)
    : called(message, template, catalogue, language, names);
}

const filled = (message: Message, template: string, catalogue: Catalogue, language: Language, names?: Called): string =>
  template.replace(/\{([a-zA-Z0-9-]+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = message.values?.[name];
    if (one === undefined) return show(value, catalogue, language, names);
    const n = Number(value);
    return (language === "fr" ? Math.abs(n) < 2 : n === 1) ? one : (many ?? "");
  });

const merged = new WeakMap<object, { readonly [language in Language]: Catalogue }>();

/** A message as a sentence in one language; an unknown key is shown as it is. `names`: what players are called instead of by number. */
export function say(
  system: Pick<RuleSystem<never>, "messages">,
  message: Message,
  language: Language,
  names?: Called,
): string {
  let words = merged.get(system);
  if (words === undefined) {
    words = {
      en: { ...kernelMessages.en, ...system.messages.en },
      fr: { ...kernelMessages.fr, ...system.messages.fr },
    };
    merged.set(system, words);
  }
  return fill(message, words[language], language, names);
}

/** A name that carries both languages with it (players may bring things that no catalogue knows). */
export const bilingual = (name: Bilingual): Message => ({ key: BOTH, values: { en: name.en, fr: name.fr } });

/** A name in both languages. */
export const both = (en: string, fr: string): Bilingual => ({ en, fr });
/** A name that may be told once, where it is the same in both. */
export const inBoth = (name: string | Bilingual): Bilingual => (typeof name === "string" ? both(name, name) : name);

export const message = (key: string, values?: Message["values"]): Message =>
  values === undefined ? { key } : { key, values };
