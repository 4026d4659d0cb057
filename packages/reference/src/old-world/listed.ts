import type { ListedArmy } from "../entry/listed.ts";

/** What lists of The Old World name by the books of their armies and no sheet prints. */
export const listed: readonly ListedArmy[] = [
  {
    id: "bretonnia",
    army: { en: "Bretonnia", fr: "Bretonnie" },
    names:
      "Arcane Backlash; Aura Of The Fay; Aura of the Lady; Banished Lords; Blessed Knight; " +
      "Blessings of the Lady; Crusader’s Zeal; Earn Your Spurs; Finest Warhorses; Grail Monk; Grail Reliquae; " +
      "Guardian Of The Sacred Sites; Immovable Object; Living Saints; Peasant’s Duty; Peasantry; " +
      "Reclaimed Glory; Retinue of the Saints; The Crusader’s Vow; The Exile’s Vow; The Grail Vow; " +
      "The Knight’s Vow; The Questing Vow; The Wyrm Slayer; Untutored Arcanist; Blunderbuss; Bombard; " +
      "Field Trebuchet; Polearm; Lore of the Lady",
  },
  {
    id: "dark-elves",
    army: { en: "Dark Elves", fr: "Elfes noirs" },
    names:
      "Abyssal Howl; Blessings Of Khaine; Cursed Coven; Dance Of Death; Dark Runes; Forbidden Poisons; " +
      "Gifts Of Khaine; Goad Beast; Hekarti’s Blessing; Hidden; Murderous; Stony Stare; Wilful Beast; " +
      "Cavernous Maw; Fiery breath; Har Ganeth greatsword; Lash & Buckler; Noxious breath; Petrifying gaze; " +
      "Ravager harpoon; Venomous tail; Writhing Tentacles; Lore of Naggaroth",
  },
  {
    id: "wood-elves",
    army: { en: "Wood Elves", fr: "Elfes sylvains" },
    names:
      "Boldest of the Bold; Courage Beyond Compare; Crown Of Antlers; Dances of Loec; Daughters of Eternity; " +
      "Deepwood Coven; Favour of the Goddess; Guardians of Talsyn; Guardians Of The Wildwood; Hawk-eyed Archer; " +
      "Razor Tusks; Run with the Pack; Skaryn the Eye Thief; Spectral Hounds; The Arrow of Kurnous; " +
      "Tree Spirit; Tree Whack; Troubadour of Loec; Woodland Ambush; Asrai longbow; Asrai Spear; " +
      "Blackbriar javelin; Hunting spear; Mighty antlers; Oaken fists; Ranger’s Glaive; Soporific breath; " +
      "Spear of Loec; Strangleroots; Trickster’s Blades; Lore of Athel Loren",
  },
  {
    id: "ogres",
    army: { en: "Ogres", fr: "Ogres" },
    names:
      "Blessings Of The Volcano God; Bull Charge; Largely Insignificant; Mournfang Charge; Numbing Chill; " +
      "Ogre Charge; Ravenous Hunger; Running With The Pack; Stone Skeleton; Thunderous Charge; Traps & Snares; " +
      "Blood vulture; Brace of Ogre pistols; Chaintrap; Chill breath; Distensible jaw; Flaming breath; " +
      "Great throwing spears; Great tusks; Grimfrost weapon; Harpoon launcher; Horns of stone; Leadbelcher gun; " +
      "Monstrous tusks; Ogre pistol; Scraplauncher catapult; Lore of the Great Maw",
  },
  {
    id: "trolls",
    army: { en: "Trolls", fr: "Trolls" },
    names:
      "Choppas; Da Troll Calla; Indiscriminate Hunger; Motherly Love; Protect Da Boss; Slimy Shanks; " +
      "Bonegrinder Giant’s club; Giant’s club; Swamp breath; Troll vomit",
  },
  {
    id: "chaos",
    army: { en: "Chaos", fr: "Chaos" },
    names:
      "Chaos Armour; Ensorcelled Weapons; Explosive Demise; Fire & Chaos; Gaze of the Gods; " +
      "Mark of Chaos Undivided; Mark of Khorne; Mark of Nurgle; Mark of Slaanesh; Mark of Tzeentch; " +
      "Warpfire Aura; Warpfire Blast; Lore of Chaos",
  },
  {
    id: "several",
    army: { en: "Several armies", fr: "Plusieurs armées" },
    names:
      "Beguiling Aura; Elven Reflexes; Martial Prowess; Pick Up And…; Two-headed Dragon; Dark Fire of Chaos; " +
      "Fire thrower; Fumes of Contagion; Ironfist; Morning star; Serrated maw; Wicked claws; Lore of the Wilds; " +
      "Lore of Troll Magic",
  },
];
