import type { Bilingual } from "./json.ts";

/**
 * What can be wrong with a saved battle, as sentences without a full stop: they stand behind a file's name and a place
 * in it. The names of the file's fields stay as they are in the file.
 */
export const saveMessages = {
  "save.too-deep": {
    en: "lists within lists more than {most} levels deep: no battle or scene has these; open the file as it was saved",
    fr: "des listes imbriquées sur plus de {most} niveaux : aucune bataille ni scène n’en a ; ouvrez le fichier tel qu’il a été enregistré",
  },
  "save.no-battle": { en: "this is not a saved battle", fr: "ce n’est pas une bataille enregistrée" },
  "save.format": {
    en: "saved in format {saved}, this program reads {reads}",
    fr: "enregistrée au format {saved}, ce programme lit le format {reads}",
  },
  "save.system": {
    en: "this battle is of “{saved}”, not “{system}”",
    fr: "cette bataille est de « {saved} », et non de « {system} »",
  },
  "save.version": {
    en: "played by version {saved} of the rules of {system}; this build of Tercio plays version {version}, under which it would go differently. Open it in the build that saved it, read it, or start the battle again",
    fr: "jouée selon la version {saved} des règles ({system}) ; cette version de Tercio joue la version {version}, avec laquelle elle se déroulerait autrement. Ouvrez-la dans la version de Tercio qui l’a enregistrée, lisez-la, ou recommencez la bataille",
  },
  "save.seats": {
    en: "the list of players is missing or unreadable",
    fr: "la liste des joueurs manque ou est illisible",
  },
  "save.seed": {
    en: "the seed is not a whole number from 0 to 4294967295",
    fr: "la graine n’est pas un nombre entier de 0 à 4294967295",
  },
  "save.no-key": {
    en: "its dice come from a secret key, without which they cannot be verified",
    fr: "les dés viennent d’une clé secrète, sans laquelle ils ne peuvent pas être vérifiés",
  },
  "save.other-key": {
    en: "its dice come from another secret key than the one given",
    fr: "les dés viennent d’une autre clé secrète que celle qui est donnée",
  },
  "save.scenario": {
    en: "the set-up cannot be used: {why}",
    fr: "la mise en place est inutilisable : {why}",
  },
  "save.no-entries": { en: "the list of answers is missing", fr: "la liste des réponses manque" },
  "save.generator": {
    en: "rolled by “{saved}”, this program has “{has}”",
    fr: "les dés viennent de « {saved} », ce programme a « {has} »",
  },
  "save.origin": {
    en: "the set-up, the seats or the seed were changed",
    fr: "la mise en place, les places ou la graine ont été modifiées",
  },
  "save.no-entry": { en: "this is not an answer", fr: "ce n’est pas une réponse" },
  "save.neither": {
    en: "neither an answer nor a declaration nor dice",
    fr: "ni une réponse, ni une déclaration, ni des dés",
  },
  "save.other-seat": {
    en: "player {asked} answers here, the file has an answer of player {file}",
    fr: "c’est au joueur {asked} de répondre ici, le fichier a une réponse du joueur {file}",
  },
  "save.over": { en: "the battle is already over here", fr: "la bataille est déjà terminée ici" },
  "save.dice-asked": {
    en: "dice are due here, not an answer",
    fr: "il faut des dés ici, et non une réponse",
  },
  "save.player-asked": {
    en: "an answer of a player is due here, not dice",
    fr: "il faut la réponse d’un joueur ici, et non des dés",
  },
  "save.refused": { en: "this answer is refused: {why}", fr: "cette réponse est refusée : {why}" },
  "save.refused-by": {
    en: "this answer is refused: {why} ({rule})",
    fr: "cette réponse est refusée : {why} ({rule})",
  },
  "save.impossible": { en: "these dice cannot show {dice}", fr: "ces dés ne peuvent pas donner {dice}" },
  "save.no-draws": {
    en: "the number of draws is not a whole number",
    fr: "le nombre de tirages n’est pas un nombre entier",
  },
  "save.no-faces": { en: "the faces are missing", fr: "les faces manquent" },
  "save.other-outcome": {
    en: "the seed gives {seed}, the file has {file}",
    fr: "la graine donne {seed}, le fichier a {file}",
  },
  "save.other-faces": { en: "the seed gives other faces", fr: "la graine donne d’autres faces" },
  "save.given-faces": {
    en: "these faces do not come to this outcome",
    fr: "ces faces ne donnent pas ce résultat",
  },
  "save.other-draws": {
    en: "the seed takes another number of draws",
    fr: "la graine demande un autre nombre de tirages",
  },
  "save.hash": {
    en: "the state here hashes to {state}, the file has {file}",
    fr: "l’état a ici l’empreinte {state}, le fichier a {file}",
  },
} as const satisfies { readonly [key: string]: Bilingual };

/** What can be wrong besides with a snapshot. */
export const snapshotMessages = {
  "save.no-dice": {
    en: "the source of the dice is missing",
    fr: "la provenance des dés manque",
  },
  "save.snapshot": {
    en: "the game is not the one that the hash covers",
    fr: "la partie n’est pas celle que couvre l’empreinte",
  },
  "save.no-game": {
    en: "this is not a game as these rules play it",
    fr: "ceci n’est pas une partie jouée selon ces règles",
  },
} as const satisfies { readonly [key: string]: Bilingual };

export type SaveProblemKey = keyof typeof saveMessages | keyof typeof snapshotMessages;
