import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Druidism",
  late: "Voies de magie > Druidisme",
  facts: { path: "druidism" },
  see: ["t9a.path.druidism"],
};

/** The path itself, its two rules and the throne. */
export const druidismRuleEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.druidism",
    kind: "table",
    names: { en: "Druidism", fr: "Druidisme" },
    summary: {
      en: "Healing and growing things. Fountain of Youth is the Attribute Spell; a Wizard who knows a Druidism spell also knows The Oaken Throne (spell 0, by Nature’s Call), which makes the six others cheaper and stronger. Casting values read without / with the throne.",
      fr: "Guérison et végétation. Fontaine de Jouvence est l’Attribut de la Voie ; quiconque connaît un sort de Druidisme connaît aussi le Trône de chêne (sort 0, par l’Appel de la nature), qui rend les six autres moins chers et plus forts. Les valeurs de lancement se lisent sans / avec le trône.",
    },
    lateSummary: {
      en: "Healing and growing things in a new form: no Attribute Spell and no throne, but Ley Lines run from Hills, Forests and Water. Fountain of Youth is spell 1.",
      fr: "Guérison et végétation, récrites : ni Attribut de la Voie ni trône, mais des Lignes telluriques partent des Collines, des Forêts et des eaux. Fontaine de Jouvence est le sort 1.",
    },
    early: {
      pathRule: "natures-call",
      attributeSpell: "fountain-of-youth",
      spells: [
        [0, "the-oaken-throne"],
        [1, "healing-waters"],
        [2, "master-of-earth"],
        [3, "entwining-roots"],
        [4, "summer-growth"],
        [5, "stone-skin"],
        [6, "spirits-of-the-wood"],
      ],
    },
    late: {
      pathRule: "ley-lines",
      attributeSpell: null,
      spells: [
        [1, "fountain-of-youth"],
        [2, "entwining-roots"],
        [3, "healing-waters"],
        [4, "master-of-earth"],
        [5, "stone-skin"],
        [6, "summer-growth"],
      ],
    },
  }),
  magicEntry(place, {
    id: "t9a.spell.druidism.natures-call",
    kind: "rule",
    names: { en: "Nature’s Call", fr: "Appel de la nature", ours: true },
    summary: {
      en: "A Wizard who knows any Druidism spell that is not Bound also knows The Oaken Throne (number 0).",
      fr: "Quiconque connaît un sort de Druidisme non lié connaît en plus le Trône de chêne (numéro 0).",
    },
    early: { extraSpell: 0, needsNonBoundSpells: 1 },
    see: ["t9a.spell.druidism.the-oaken-throne", "t9a.spell.druidism.ley-lines"],
  }),
  magicEntry(place, {
    id: "t9a.spell.druidism.ley-lines",
    kind: "rule",
    names: { en: "Ley Lines", fr: "Lignes telluriques" },
    summary: {
      en: "A spell may be measured from a Hill, Forest or Water Terrain instead of from the Caster: its range is then 6″. If its target stands in such a feature, the Casting Value falls by 1.",
      fr: "Un sort peut être mesuré depuis une Colline, une Forêt ou un Terrain aquatique plutôt que depuis le Lanceur : sa portée est alors de 6″. Si sa cible se trouve dans un tel décor, la valeur de lancement baisse de 1.",
    },
    only: "2e-late",
    see: ["t9a.spell.druidism.natures-call"],
  }),
  spellEntry(place, {
    id: "t9a.spell.druidism.the-oaken-throne",
    summary: {
      en: "Stays in play on the Caster: its Druidism spells use their throne values and casting values. Casting it triggers no Attribute Spell. Giving up one Magic Die after Siphon the Veil ends it.",
      fr: "Reste en jeu sur le Lanceur : ses sorts de Druidisme prennent leurs valeurs et leurs coûts de trône. Son lancement ne déclenche pas l’Attribut de la Voie. Renoncer à un Dé de magie après le Siphon du Voile y met fin.",
    },
    see: ["t9a.spell.druidism.natures-call", "t9a.sequence.magic.magic-phase.3"],
    misprints: [
      {
        edition: "2e-early",
        printed: {
          en: "Use one round bracket and ignore the other; nothing tells which player gives up the die.",
          fr: "Utiliser une parenthèse et ignorer l’autre ; rien ne dit quel joueur renonce au dé.",
        },
        used: {
          en: "The second value is the throne’s; either player may give up a die of their own pool.",
          fr: "La seconde valeur est celle du trône ; l’un ou l’autre joueur peut renoncer à un dé de sa réserve.",
        },
        why: {
          en: "The shapes of the brackets were lost; the second casting value is always the cheaper one, and no player is excluded.",
          fr: "La forme des crochets est perdue ; la seconde valeur de lancement est toujours la moins chère, et aucun joueur n’est exclu.",
        },
      },
    ],
  }),
];
