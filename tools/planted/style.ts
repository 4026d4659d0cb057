// Mistakes of style in texts: `tools/style.ts` must find each.
interface Planted {
  readonly owner: string;
  readonly language: "en" | "fr";
  readonly key?: string;
  readonly text: string;
  readonly finds: string;
}

export const planted: readonly Planted[] = [
  { owner: "ninth-age", language: "en", text: "Whoever marched shoots no more this turn.", finds: "Whoever" },
  { owner: "ninth-age", language: "en", text: "Failed tests are made again by the Wizard.", finds: "made again" },
  { owner: "ninth-age", language: "en", text: "It moves as who restrains itself.", finds: "as who" },
  { owner: "ninth-age", language: "en", text: "{unit} are destroyed.", finds: "{unit} are" },
  { owner: "ninth-age", language: "en", text: "Which weapon do {unit} use?", finds: "do {unit}" },
  { owner: "ninth-age", language: "en", text: "Nobody shoots at friends.", finds: "friends" },
  { owner: "ninth-age", language: "fr", text: "Qui a chargé ne tire plus ce tour-ci.", finds: "Qui a chargé" },
  { owner: "ninth-age", language: "fr", text: "Le sorcier oublie le sort.", finds: "Magicien" },
  { owner: "ninth-age", language: "fr", text: "Entrer par votre petit bord de table", finds: "bord court" },
  { owner: "ninth-age", language: "fr", text: "{unit} avance", finds: "{unit} avance" },
  { owner: "ninth-age", language: "fr", text: "Personne ne tombe", finds: "Personne" },
  {
    owner: "ninth-age",
    language: "fr",
    key: "refuse.far",
    text: "Trop loin. Choisir une autre cible.",
    finds: "Choisir",
  },
  { owner: "old-world", language: "en", text: "{files} abreast", finds: "abreast" },
  { owner: "old-world", language: "fr", text: "Le Magicien le dissipe.", finds: "Sorcier" },
  { owner: "age-of-sigmar", language: "en", text: "wounds borne", finds: "wounds allocated" },
  { owner: "age-of-sigmar", language: "fr", text: "Battre en retraite ou se replier", finds: "se replier" },
  { owner: "house", language: "en", text: "Put something right by hand", finds: "Put something right" },
  { owner: "house", language: "en", text: "What of the odds is taken for granted", finds: "taken for granted" },
  { owner: "house", language: "fr", text: "Il n’y a pas de telle règle ici.", finds: "Il n’y a pas de telle" },
];
