import type { Entry } from "../../entry/entry.ts";
import { magicEntry, type Place } from "./writing.ts";

const place: Place = {
  chapter: "magic-phase",
  kind: "row",
  early: "Magic Phase > Miscast",
  late: "Phase de magie > Fiasco",
  see: ["t9a.table.miscast"],
};

export const miscastEntries: readonly Entry[] = [
  magicEntry(place, {
    id: "t9a.miscast.timing",
    kind: "rule",
    names: { en: "Miscast timing", fr: "Application du Fiasco" },
    summary: {
      en: "Three equal Magic Dice in a casting roll are a Miscast; each point of Miscast modifier shifts it by one row.° It strikes last, once the spell and any Attribute Spell are done; only 111 takes effect before them.",
      fr: "Trois Dés de magie égaux dans un lancement font un Fiasco\u00a0; chaque point de modificateur le décale d’une ligne.° Il frappe en dernier, après le sort et l’éventuel Attribut\u00a0; seul le 111 agit avant eux.",
    },
    both: { after: ["spell effect", "Attribute Spell effect"], except: 111 },
    see: ["t9a.sequence.magic.spell-casting.f", "t9a.sequence.magic.spell-casting.c", "t9a.table.flux-cards"],
  }),
  magicEntry(place, {
    id: "t9a.miscast.000",
    names: { en: "No effect", fr: "Pas d’effet" },
    summary: {
      en: "000 or less, once modified: nothing happens to the Caster.",
      fr: "000 ou moins, une fois modifié : il n’arrive rien au Lanceur.",
    },
  }),
  magicEntry(place, {
    id: "t9a.miscast.111",
    names: { en: "Broken Concentration", fr: "Perte de concentration" },
    summary: {
      en: "111: the spell fails, however high the total; its natural 1s Fizzle back as usual.",
      fr: "111 : le sort échoue, quel que soit le total ; ses 1 naturels crépitent comme d’habitude.",
    },
    see: ["t9a.magic.fizzle", "t9a.sequence.magic.spell-casting.c"],
  }),
  magicEntry(place, {
    id: "t9a.miscast.222",
    names: { en: "Witchfire", fr: "Feu sorcier" },
    summary: {
      en: "222: D6 Magical hits with AP 2 on the Caster’s unit; their Strength is how many Magic Dice the casting roll used.",
      fr: "222 : D6 touches magiques de PA 2 sur l’unité du Lanceur ; leur Force est le nombre de dés du lancement.",
    },
  }),
  magicEntry(place, {
    id: "t9a.miscast.333",
    names: { en: "Magical Inferno", fr: "Brasier magique" },
    summary: {
      en: "333: like Witchfire with 2D6 hits, AP 2, Strength by the dice used.",
      fr: "333 : comme le Feu sorcier avec 2D6 touches, PA 2, Force selon les dés utilisés.",
    },
    see: ["t9a.miscast.222"],
  }),
  magicEntry(place, {
    id: "t9a.miscast.444",
    names: { en: "Amnesia", fr: "Amnésie" },
    summary: {
      en: "444: the Caster has forgotten this spell for the rest of the battle.",
      fr: "444 : le Lanceur a oublié ce sort pour le reste de la bataille.",
    },
  }),
  magicEntry(place, {
    id: "t9a.miscast.555",
    names: { en: "Backlash", fr: "Contrecoup magique" },
    summary: {
      en: "555: 2 Magical hits on the Caster alone, wounding on 4+ with AP 10.",
      fr: "555 : 2 touches magiques sur le Lanceur lui-même, blessant sur 4+ avec PA 10.",
    },
  }),
  magicEntry(place, {
    id: "t9a.miscast.666",
    names: { en: "Implosion", fr: "Implosion magique" },
    summary: {
      en: "666: as Backlash, but 4 hits (4+ to wound, AP 10).",
      fr: "666 : comme le Contrecoup magique, mais 4 touches (4+ pour blesser, PA 10).",
    },
    see: ["t9a.miscast.555"],
  }),
  magicEntry(place, {
    id: "t9a.miscast.777",
    names: { en: "Breach in the Veil", fr: "Brèche dans le Voile" },
    summary: {
      en: "777 or more, which takes a modifier: the Caster’s whole model is a casualty, and nothing can save it.",
      fr: "777 ou plus, ce qui demande un modificateur : la figurine entière du Lanceur est retirée comme perte, et rien ne peut la sauver.",
    },
  }),
];
