import type { Warscroll } from "./state.ts";

/** Units of our own, of nobody's army; numbers chosen so that each rule of the attack has its user. */
export const shieldguard: Warscroll = {
  name: { en: "Shieldguard", fr: "Garde au bouclier" },
  move: 5,
  wounds: 1,
  bravery: 7,
  save: 4,
  flies: false,
  base: { kind: "round", radius: 1600 },
  weapons: [
    {
      name: { en: "War hammers", fr: "Marteaux de guerre" },
      range: 1,
      attacks: 2,
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
    },
  ],
  abilities: ["practised", "warding"],
};

export const lancers: Warscroll = {
  name: { en: "Storm riders", fr: "Cavaliers de l’orage" },
  move: 10,
  wounds: 3,
  bravery: 6,
  save: 4,
  flies: false,
  base: { kind: "oval", length: 7500, width: 4200 },
  weapons: [
    { name: { en: "Lances", fr: "Lances" }, range: 2, attacks: 2, toHit: 3, toWound: 3, rend: -1, damage: 2 },
    { name: { en: "Claws", fr: "Griffes" }, range: 1, attacks: 2, toHit: 4, toWound: 3, rend: 0, damage: 1 },
  ],
  abilities: ["impetus"],
};

export const revenants: Warscroll = {
  name: { en: "Barrow dead", fr: "Morts des tertres" },
  move: 4,
  wounds: 1,
  bravery: 10,
  save: 6,
  flies: false,
  base: { kind: "round", radius: 1250 },
  weapons: [
    {
      name: { en: "Ancient blades", fr: "Lames antiques" },
      range: 1,
      attacks: 1,
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
    },
  ],
  abilities: ["cruel"],
};

export const wraiths: Warscroll = {
  name: { en: "Night hawks", fr: "Faucons de la nuit" },
  move: 12,
  wounds: 4,
  bravery: 10,
  save: 5,
  flies: true,
  base: { kind: "oval", length: 6000, width: 3500 },
  weapons: [
    {
      name: { en: "Scythes", fr: "Faux" },
      range: 2,
      attacks: "D3",
      toHit: 4,
      toWound: 3,
      rend: -1,
      damage: "D3",
    },
  ],
  abilities: ["eerie"],
};

export const watch: Warscroll = {
  name: { en: "Gate watch", fr: "Gardiens du seuil" },
  move: 4,
  wounds: 2,
  bravery: 8,
  save: 3,
  flies: false,
  base: { kind: "round", radius: 2000 },
  weapons: [
    { name: { en: "Halberds", fr: "Hallebardes" }, range: 2, attacks: 2, toHit: 3, toWound: 3, rend: -1, damage: 1 },
  ],
  abilities: ["braced"],
};
