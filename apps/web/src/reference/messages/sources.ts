import type { Language } from "@tercio/reference";

const page = "page publique des règles";
const ours = "interprétation de ce programme";

/** Where a ruling comes from, in French; the systems keep it in English only. */
const frenchSources: { readonly [english: string]: string } = {
  "public page of the rules": page,
  "ruling of this program": ours,
  "ruling of this program; the sheet only names the step": `${ours} ; la feuille ne fait que nommer l’étape`,
  "ruling of this program; the sheets only name the step": `${ours} ; les feuilles ne font que nommer l’étape`,
  "ruling of this program; the sheets name the phase only": `${ours} ; les feuilles ne nomment que la phase`,
  "ruling of this program; the sheet says nothing about Musicians": `${ours} ; la feuille ne dit rien des Musiciens`,
  "ruling of this program; both sheets refer to a picture": `${ours} ; les deux feuilles renvoient à une image`,
  "ruling of this program; sheet 000 prints Hex without Damage": `${ours} ; la feuille 000 imprime Malédiction sans Dégâts`,
  "ruling of this program; a plain D6 could never give 0": `${ours} ; un simple D6 ne peut donner 0`,
  "ruling of this program; sheet 001 names Strength only": `${ours} ; la feuille 001 ne nomme que la Force`,
  "ruling of this program: the sheets print no victory points": `${ours} : les feuilles n’impriment pas de points de victoire`,
  "ruling of this program: a fated dispel has no Wizard to centre the result on": `${ours} : une dissipation du destin n’a pas de Sorcier où centrer le résultat`,
  "public page of the rules for Characters; otherwise ruling of this program": `${page} pour les Personnages ; sinon ${ours}`,
  "public page of the rules; the facing is a ruling of this program": `${page} ; l’orientation est une ${ours}`,
  "sheet 002; sheet 000 prints only how counters are gained":
    "feuille 002 ; la feuille 000 dit seulement comment gagner les pions",
  "sheet 002; sheet 000 lost a number": "feuille 002 ; la feuille 000 a perdu un nombre",
  "sheet 002, read where sheet 000 is damaged": "feuille 002, lue là où la feuille 000 est abîmée",
  "each edition's own sheet": "la feuille de chaque édition",
  "ruling of this program; the sheets say only that every unit of the losing side tests": `${ours} ; les feuilles disent seulement que chaque unité du camp vaincu fait le test`,
  "public page of the rules; the sheets give only the steps": `${page} ; les feuilles ne donnent que les étapes`,
  "public page of the rules for the facing and the order; otherwise ruling of this program": `${page} pour l’orientation et l’ordre ; sinon ${ours}`,
  "recalculated by this program": "recalculé par ce programme",
  "sheet 001; threshold from a public page of the rules": `feuille 001 ; seuil d’une ${page}`,
  "sheets 001 and 003 without a scope; scope from a public page of the rules": `feuilles 001 et 003 sans portée ; portée d’une ${page}`,
  "sheet 001 by its wording; the other reading from a public page of the rules": `feuille 001 à la lettre ; l’autre lecture d’une ${page}`,
  "sheet 003; the other reading is sheet 001": "feuille 003 ; l’autre lecture est celle de la feuille 001",
  "sheet 003": "feuille 003",
  "sheet 001": "feuille 001",
  "both sheets, in different words": "les deux feuilles, en d’autres mots",
  "both sheets": "les deux feuilles",
  "sheet 003; public page of the rules": `feuille 003 ; ${page}`,
  "sheet 001; sheet 003 is silent": "feuille 001 ; la feuille 003 se tait",
  "tables of 2023 name no spells for Eidolons, Veil Serpents and Warlock Acolytes":
    "les tables de 2023 ne nomment pas de sorts pour Eidolons, Veil Serpents et Warlock Acolytes",
  "an earlier text of the army’s book (page); the tables of 2024 are silent":
    "un texte antérieur du livre de l’armée (page) ; les tables de 2024 se taisent",
  "an earlier text of the army’s book (page); the tables say a test for each hit and -1 to hit for a turn":
    "un texte antérieur du livre de l’armée (page) ; les tables disent un test par touche et -1 pour toucher pendant un tour",
  "the tables say next turn and 1 Health Point; the 3 inches and the start of the phase are of the book’s later text (page)":
    "les tables disent le tour suivant et 1 Point de vie ; les 3 pouces et le début de la phase viennent du texte ultérieur du livre (page)",
  "the numbers are those of a page of 2022; the tables say markers, a friend moved between them, toxic hits":
    "les nombres sont ceux d’une page de 2022 ; les tables disent marqueurs, une unité alliée déplacée de l’un à l’autre, touches toxiques",
  "heading and rows of the table on sheet 004": "titre et lignes de la table sur la feuille 004",
};

const named: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/public page of the rules/, () => page],
  [/ruling of this program/, () => ours],
  [/both sheets/, () => "les deux feuilles"],
  [/sheets (\d{3}) and (\d{3})/, (m) => `feuilles ${m[1]} et ${m[2]}`],
  [/sheet (\d{3})/, (m) => `feuille ${m[1]}`],
];

/** The sheets and pages that a source names, where its whole wording is not above; null when it names none of them. */
export function sourceInBrief(english: string): string | null {
  const parts = named.flatMap(([pattern, say]) => {
    const found = pattern.exec(english);
    return found === null ? [] : [{ at: found.index, text: say(found) }];
  });
  parts.sort((a, b) => a.at - b.at);
  return parts.length === 0 ? null : parts.map((p) => p.text).join(" ; ");
}

export const sourceSaid = (source: string, language: Language): string =>
  language === "fr" ? (frenchSources[source] ?? sourceInBrief(source) ?? source) : source;
