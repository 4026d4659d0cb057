import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const place: Place = {
  chapter: "spells",
  early: "Paths > Thaumaturgy",
  late: "Voies de magie > Thaumaturgie",
  facts: { path: "thaumaturgy" },
  see: ["t9a.path.thaumaturgy", "t9a.spell.thaumaturgy.judgement-on-high"],
};

export const thaumaturgyEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.path.thaumaturgy",
    kind: "table",
    names: { en: "Thaumaturgy", fr: "Thaumaturgie" },
    summary: {
      en: "Six miracles whose casting rolls are safer at the low end and riskier at the high one (Judgement on High). No Attribute Spell.",
      fr: "Six miracles aux jets plus sûrs vers le bas et plus risqués vers le haut (Jugement d’en haut). Pas d’Attribut de la Voie.",
    },
    both: {
      pathRule: "judgement-on-high",
      attributeSpell: null,
      spells: [
        [1, "hand-of-heaven"],
        [2, "smite-the-unbeliever"],
        [3, "speaking-in-tongues"],
        [4, "cleansing-fire"],
        [5, "wrath-of-god"],
        [6, "trial-of-faith"],
      ],
    },
  }),
  magicEntry(place, {
    id: "t9a.spell.thaumaturgy.judgement-on-high",
    kind: "rule",
    names: { en: "Judgement on High", fr: "Jugement d’en haut" },
    summary: {
      en: "For Thaumaturgy spells that are not Bound: Magic Dice showing 1 are rolled again, except those that make up a Miscast; and the Miscast has a +1 modifier, one row worse.",
      fr: "Pour les sorts de Thaumaturgie non liés : les Dés de magie donnant 1 sont relancés, sauf ceux qui forment un Fiasco ; et le Fiasco a un modificateur de +1, soit une ligne plus grave.",
    },
    see: ["t9a.table.casting-thaumaturgy", "t9a.table.miscast", "t9a.miscast.111"],
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "Any spell that is not Bound, without naming the Path.",
          fr: "Tout sort non lié, sans que la Voie soit nommée.",
        },
        used: { en: "Thaumaturgy spells only.", fr: "Les sorts de Thaumaturgie seulement." },
        why: {
          en: "It is a Path rule, and sheet 000 names the Path; the word was left out.",
          fr: "C’est une règle de Voie, et la feuille 000 la nomme ; le mot a été omis.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.thaumaturgy.hand-of-heaven",
    summary: {
      en: "D6 Magical hits with Strength D6, AP 2. Boosted (8+): D6+1 hits with Strength D6+1, AP 3.",
      fr: "D6 touches magiques de Force D6, PA 2. Version améliorée (8+) : D6+1 touches de Force D6+1, PA 3.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.thaumaturgy.smite-the-unbeliever",
    summary: {
      en: "The target has either -1 Resilience, or -1 Strength and -1 AP: chance decides. Boosted (9+): you decide.",
      fr: "La cible a soit -1 en Résistance, soit -1 en Force et en PA : le hasard tranche. Version améliorée (9+) : le joueur du Lanceur tranche.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.thaumaturgy.speaking-in-tongues",
    summary: {
      en: "A friendly target may reroll Discipline Tests it fails; an enemy target may never do so.",
      fr: "Une cible alliée peut relancer ses Tests de discipline ratés ; une cible ennemie ne le peut jamais.",
    },
    lateSummary: {
      en: "An enemy unit takes a Discipline Test at once: it becomes Fearless if it passes and Shaken if it fails.",
      fr: "Une unité ennemie passe aussitôt un Test de discipline : elle devient Sans peur en cas de succès, Ébranlée en cas d’échec.",
    },
    see: ["t9a.shaken"],
  }),
  spellEntry(place, {
    id: "t9a.spell.thaumaturgy.cleansing-fire",
    summary: {
      en: "The Caster gains a Magical Breath Attack at Str D3+2, AP 1. Boosted (8+): a Character, a Champion or a unit of one model within 18″ gains it instead.",
      fr: "Le Lanceur gagne une Attaque de souffle magique, Fo D3+2, PA 1. Version améliorée (8+) : un Personnage, un Champion ou une unité d’une seule figurine à 18″ la gagne à sa place.",
    },
  }),
  spellEntry(place, {
    id: "t9a.spell.thaumaturgy.wrath-of-god",
    summary: {
      en: "Put a counter on the chosen point. When each later Magic Phase ends, roll a D6. On 1-3 add another counter; on 4-6 each unit within 2D6″ plus 1″ for every counter takes 2D6 Magical hits at Str 5, AP 2.",
      fr: "Poser un marqueur sur le point choisi. Quand finit chaque Phase de magie suivante, lancer un D6. Sur 1-3, ajouter un marqueur ; sur 4-6, chaque unité à 2D6″ plus 1″ par marqueur subit 2D6 touches magiques, Fo 5, PA 2.",
    },
    lateSummary: {
      en: "Put a marker on the chosen point. When a Magic Phase ends, roll a D6. On 1-3 nothing comes of it; on 4-6 each unit within 2D6″ takes 2D6 hits at Str 5, AP 2.",
      fr: "Poser un marqueur sur le point choisi. Quand finit une Phase de magie, lancer un D6. Sur 1-3, il n’arrive rien ; sur 4-6, chaque unité à 2D6″ subit 2D6 touches, Fo 5, PA 2.",
    },
    misprints: [
      {
        edition: "2e-late",
        printed: {
          en: "The hits are not called Magical, and the phase in which the marker comes down is not excluded.",
          fr: "Les touches ne sont pas dites magiques, et la phase où le marqueur est posé n’est pas exclue.",
        },
        used: {
          en: "As printed: ordinary hits, first roll at the end of the same phase.",
          fr: "Comme imprimé : touches ordinaires, premier jet à la fin de la même phase.",
        },
        why: {
          en: "The line can be played as it stands and reads differently from sheet 000 in other ways too.",
          fr: "La ligne est jouable telle quelle et s’écarte aussi ailleurs de la feuille 000.",
        },
      },
    ],
  }),
  spellEntry(place, {
    id: "t9a.spell.thaumaturgy.trial-of-faith",
    summary: {
      en: "Roll D3+1 for the Caster and D3 for the target. By however much the Caster is ahead, so many Magical hits strike with AP 10 and wound by themselves. Boosted (10+, 18″): a Focused Missile; it picks out a single model.°",
      fr: "Lancer D3+1 pour le Lanceur et D3 pour la cible. Autant le Lanceur a d’avance, autant de touches magiques de PA 10 blessent d’office. Version améliorée (10+, 18″)\u00a0: un Projectile Focalisé\u00a0; il vise une seule figurine.°",
    },
  }),
];
