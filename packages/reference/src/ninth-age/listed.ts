import type { ListedArmy } from "../entry/listed.ts";

/** What lists of The Ninth Age name by the books of their armies and no sheet prints; “=” parts the French name where there is one. */
export const listed: readonly ListedArmy[] = [
  {
    id: "asklanders",
    army: { en: "Åsklanders", fr: "Åsklanders" },
    names: "Berserker’s Bear Pelt; Colossal Cleavers; Freezing Mist",
  },
  {
    id: "beast-herds",
    army: { en: "Beast Herds", fr: "Hardes bestiales" },
    names:
      "Pack Tactics; Primal Instinct; Greater Totem Bearers; Gnarled Hide Totem; Black Wing Totem; " +
      "Blooded Horn Totem; Clouded Eye Totem; Blood Offering; Looted Booze; Drunkard; Totem Bearers; " +
      "Hunting Horn; Sleeper",
  },
  {
    id: "cultists",
    army: { en: "Cultists", fr: "Cultistes" },
    names:
      "Pledged to Darkness; Daemonic Summon; Sacrifical Offerings; Abyssal Conduit; Infiltrators; " +
      "Dark Conclave; Wicker Man; Apostate Automaton; Hellish Growl",
  },
  {
    id: "daemon-legions",
    army: { en: "Daemon Legions", fr: "Légions démoniaques" },
    names:
      "Sorcerous Antennae=Antennes sorcières; Dark Hide=Peau sombre; Stiff Upper Lip=Flegme; " +
      "Venom Sacs=Poches à venin; Chilling Yawn=Bâillement glaçant; Mesmerising Plumage=Plumage hypnotique; " +
      "Divining Snout=Groin divinatoire; Hot Blood=Sang chaud; Whipcrack Tail=Queue-fouet; " +
      "Unhinging Jaw=Mâchoire décrochée; Omniscience; Kaleidoscopic Flesh=Chair kaléidoscopique; " +
      "Centipede Legs=Pattes de mille-pattes; Digestive Vomit=Vomi digestif; Roaming Hands=Mains baladeuses; " +
      "Devour=Dévorer; Segmented Shell=Coquille segmentée; Know Thyself=Connais-toi toi-même; " +
      "Avert your Gaze=Détournez le regard; Razor Tentacles=Tentacules tranchants; Half Off=Moitié prix; " +
      "Broodmother=Mère couveuse; Greenfire Eyes=Yeux de feu vert; Smothering Coils=Anneaux étouffants; " +
      "Mirrored Scales=Écailles miroitantes; Chitinous Scales=Écailles de chitine; Elusive=Insaisissable; " +
      "Iron Husk=Carapace de fer; Rising Star=Étoile montante",
  },
  {
    id: "dread-elves",
    army: { en: "Dread Elves", fr: "Elfes noirs" },
    names:
      "Blades of Darag=Lames de Darag; Professional Courtesy=Courtoisie professionnelle; " +
      "Petrifying Stare=Regard de pierre; Effigy of Dread=Effigie d’effroi; " +
      "Crucible of Slaughter=Creuset du massacre; Willbreaker’s Craft=Art du briseur de volontés; " +
      "Lash’s String=Morsure du fouet; Extraordinary Specimen=Spécimen extraordinaire",
  },
  {
    id: "dwarven-holds",
    army: { en: "Dwarven Holds", fr: "Forteresses naines" },
    names:
      "Sturdy; Yer comin’ with me!; The bigger they are…; Rune Craft Mastery; Entrench; Runic Anvil; " +
      "Seen It All; Whirling Chains of Doom; Runic Engravings; Engineering Rune; Majesty of High Kings",
  },
  {
    id: "empire-of-sonnstahl",
    army: { en: "Empire of Sonnstahl", fr: "Empire de Sonnstahl" },
    names: "First Knight=Premier chevalier; Holy Relic=Relique sacrée",
  },
  {
    id: "highborn-elves",
    army: { en: "Highborn Elves", fr: "Hauts Elfes" },
    names:
      "Queen’s Cavalier=Cavalier de la Reine; Order of the Fiery Heart=Ordre du Cœur ardent; " +
      "Marine Training=Entraînement maritime; Baleig Highlanders=Montagnards de Baleig; " +
      "Moonlight Arrows=Flèches de clair de lune; Elven Bolt Thrower; Fire Phoenix=Phénix de feu",
  },
  {
    id: "hobgoblins",
    army: { en: "Hobgoblins", fr: "Hobgobelins" },
    names: "Iron Rain; Boiling Oil; Eternals; Cataphractii; Hobgoblin Scimitar; Devotees of Tyranny; Giant Drum",
  },
  {
    id: "infernal-dwarves",
    army: { en: "Infernal Dwarves", fr: "Nains infernaux" },
    names:
      "Infernal Weapon; Keys to the Citadel; Infernal Brand; Taurukh Ritual; Oil Flasks; Theocratic Litigators; " +
      "Volcanic Embrace; Riddle of the Lammasu; Mechanised Support; Higher Calibre; Full Steam Ahead; " +
      "Furnace Breach; Firing Platform; Walking Earthquake; Unbranded; Prophet of Lugar; Prophet of Nezibkesh; " +
      "Fires of Industry; Prophet of Ashuruk; Vassal Governor",
  },
  {
    id: "kingdom-of-equitaine",
    army: { en: "Kingdom of Equitaine", fr: "Royaume d’Équitaine" },
    names:
      "Oath of Fealty; The Blessing; Grail Oath; Beloved; Lowborn; Serf; Master-at-Arms; Bannerman; Impetuous; " +
      "Bowmen’s Stakes; Braziers; Bastard Sword; Questing Oath; Forlorn Hope; Pure of Heart; Holy Might; " +
      "Lambent Sword; Thrice Blessed; Holy Fervor",
  },
  {
    id: "makhar",
    army: { en: "Makhar", fr: "Makhar" },
    names: "Parting Shot; Follow The Herd; Stampede; Territorial Hunter",
  },
  {
    id: "ogre-khans",
    army: { en: "Ogre Khans", fr: "Khans ogres" },
    names:
      "Sons of the Avalanche; Cult Leader; Hoardmaster; Iron Fist; Trolleater; Spinesplitter; " +
      "Scrapling Lookout; Gut Roarer; Loner; Living Avalanche; Mountain Hide; Back to Work; Touch of Frost; " +
      "It’s a Trap",
  },
  {
    id: "orcs-and-goblins",
    army: { en: "Orcs and Goblins", fr: "Orques et Gobelins" },
    names:
      "Born to Fight; Spider-Mother Shrine; Power ’Shrooms; Sneaky; Surprise; Shambolic; Ricochet; " +
      "Running Amok!!; Iron Orc; Common Orc; Common Goblin; Rows of Teeth; Oi it bites!; They’re Everywhere!; " +
      "Look At ’Em Go!; Venomous Fangs; Smash ’Em Flat; Big Wing; Bouncers",
  },
  {
    id: "saurian-ancients",
    army: { en: "Saurian Ancients", fr: "Anciens sauriens" },
    names:
      "Born Predator; Cold Blooded; Palanquin; Telepathic Link; Piranha; Serpent; Cobalt Club; Venomous Tide; " +
      "Release Rocks; Prey Scent; Sharp Horns; Mystic Traveller; Altar of the Snake God; Apex Predator; " +
      "Skink Palanquin; Plaque of the Snake God",
  },
  {
    id: "sylvan-elves",
    army: { en: "Sylvan Elves", fr: "Elfes sylvestres" },
    names:
      "Elven Cloak; Wild Hunter; Blade Dancer; Shapeshifter; Pathfinder; Tree Singing; Sylvan Spirit; " +
      "A Shepherd and its Flock; Emboldening Boughs; Sylvan Blades; Dances of Cenyrn",
  },
  {
    id: "undying-dynasties",
    army: { en: "Undying Dynasties", fr: "Dynasties immortelles" },
    names:
      "Royal Guard=Garde royale; Guardian’s Wrath=Courroux du gardien; Phatep’s Curse=Malédiction de Phatep; " +
      "Legion Charioteers=Auriges de légion; Chitinous Tide=Marée chitineuse; " +
      "Petrifying Gaze=Regard pétrifiant; Colossal Kopesh=Khépesh colossal; Eternal Guardian=Gardien éternel; " +
      "Sacred Ark=Arche sacrée",
  },
  {
    id: "vampire-covenant",
    army: { en: "Vampire Covenant", fr: "Conclaves vampiriques" },
    names:
      "Awaken; Vampiric; Gates of the Netherworld; Ashes to Ashes; Ghostly Form; Reaper; Wail of Woe; " +
      "Unholy Appetite; No Rest for the Wicked; Chill of the Grave; Lash of Souls; Unholy Conduit; " +
      "Chilling Shriek; Storm of Wings",
  },
  {
    id: "vermin-swarm",
    army: { en: "Vermin Swarm", fr: "Marée de vermine" },
    names:
      "Unlimited Power; Callous; Holy Triumvirate; Lord of the Legion; Avatar of Udius; Avatar of Acratos; " +
      "Avatar of Favana; Vox Populi; Valorous Discretion; Rakachit Technocrat; Stygian Overseer; " +
      "Cult of Errahman; Disdain for Plebs; Sic Semper Tyrannis; Hidden; Cohort Coordination; Life is Cheap; " +
      "Phalanx; Avrasi Formations; Bloodfur Praetorians; Sicarran Smugglers; Jezail; Back to the Burrows; " +
      "Heavy Weapon; Darkstone Generator; Chain Lightning; Earthbreaker Drill; Underground Arrival; " +
      "The Die is Cast; Whispering Bell; Deafening Clamour; Pestilent Pulpit",
  },
  {
    id: "warriors-of-the-dark-gods",
    army: { en: "Warriors of the Dark Gods", fr: "Guerriers des Dieux Sombres" },
    names:
      "Manifestation; Primal Legend=Légende primordiale; Dying Embers=Braises mourantes; " +
      "Irredeemable=Irrécupérables; Keeper of the Beacon=Gardien du phare",
  },
  {
    id: "several",
    army: { en: "Several armies", fr: "Plusieurs armées" },
    names:
      "Giant See, Giant Do; Stupid; Troll Belch; Firestarter=Boutefeu; Talon Scythes=Serres-faux; " +
      "Falling Star=Étoile filante; Acid Blood=Sang acide; Smother=Étouffement; " +
      "Tightening Grasp=Étreinte resserrée; Not a Leader=Pas un meneur; Colossal Stature=Stature colossale; " +
      "Mountain Breaker=Brise-montagne; Morphlings=Métamorphes; Engineer=Ingénieur; Exclusive=Exclusif; " +
      "Meeting of Minds=Union des esprits; Attached; Stand Behind; Autonomous=Autonome",
  },
];
