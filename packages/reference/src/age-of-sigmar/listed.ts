import type { ListedArmy } from "../entry/listed.ts";

/** What lists of Age of Sigmar name by warscrolls and books that no sheet prints. */
export const listed: readonly ListedArmy[] = [
  {
    id: "khorne",
    army: { en: "Khorne", fr: "Khorne" },
    names:
      "Blood for the Blood God!; Bloody Exemplar; Spelleater Curse; Murderlust; Apoplectic Frenzy; " +
      "Brass Skull Meteor; Relentless Fury; Crimson Rain; Slaughter Triumphant; Summon Daemons of Khorne; " +
      "Locus of Fury; The Bloodlords; Slay the Mighty; First In His Sight; Halo of Blood; Slaughterer’s Thirst; " +
      "Skull Altar; Words of Hate; Witchbane; Rage Unbound; Outrageous Carnage; No Respite; Gorefists; " +
      "Icon Bearers; Bloodreaper; Murderous Tide; Decapitating Blow; Standard Bearers; Bloodsoaked Banner; " +
      "Hornblower; Chieftain; Frenzied Devotion; Reaver Blades; Collars of Khorne; Unflagging Hunters; " +
      "Unflagging Hunter; Gore Hounds; Brass Collar of Bloody Vengeance; Prey of the Blood God; " +
      "Call of the Hunt; Skullhunter; Hornblowers; Grind their Bones, Seize their Skulls; Burning Skull; " +
      "Fiery Anvil; Favoured by Khorne; The Slaughterborn; Slaughterstorm; Collar of Khorne; " +
      "Lord of the Goretide; Companion; Reality-splitting Axe; Runes of Binding; Beast Unbound; Bloodhunter; " +
      "Icon Bearer; Goreaxe; Hellblade; Hellblades; Gnashing Maw; Blood-dark Claws; Burning Roar; " +
      "Gore-slick Claws; Three Savage Maws; Juggernaut’s Brazen Hooves; Ensorcelled Axe; Brazen Anvil; " +
      "Bloodstorm Blades; Axe of Khorne; Claws and Fangs; Razor-tipped Claws; Mighty Jaws; Lesser Claws",
  },
  {
    id: "bonereapers",
    army: { en: "Ossiarch Bonereapers", fr: "Ossiarch Bonereapers" },
    names:
      "Relentless Discipline; Deathless Warriors; Ranks Unbroken by Dissent; Bone-Tithe Nexus; " +
      "Hatred of the Living; Endless Duty; Still Their Breath!; The Dark Lance; Mortek Throne; Soul-guide; " +
      "Gothizzar Cartouche; Empower Nadirite Weapons; Deathly Touch; Soul-blast; Soulreaper; " +
      "Protection of Nagash; Mortek Hekatos; Nadirite Weapons; Necrophoros; Deathrider Wedge; Shieldwall; " +
      "Crushing Assault; Soulbound Protectors; Hunt and Kill; Quadrarch Aspects; Mortal Touch; " +
      "Contract of Nagash; Grim Warnings; Reinforce Battle-shields; Dread Catapult; Necrotic Skulls; " +
      "Cauldron of Torment; Cursed Stele; Crew; Heralds of the Accursed One; Nadirite Battle-shield; " +
      "Hooves, Teeth and Barbed Tails; Soulmason’s Staff; Ossified Claws; Soulreaper Scythe; Hooves and Teeth; " +
      "Nadirite Blade and Shield; Soulcleaver Greatblade; Dread Halberd; Spirit Blades; Dread Falchions; " +
      "Staff of Retribution; Spirit Halberd; Spirit Swords",
  },
  {
    id: "monsters",
    army: { en: "Roaming Monsters", fr: "Monstres en maraude" },
    names:
      "Bag; Timber; Drunken stagger; Fiery Breath; Vicious charge; Petrifying Gaze; Ferocity; Soul-eater; " +
      "Ghostsight; Bloodgreed; Swallow whole; Aura of madness; Spurting blood; Telepathic dread; Dominate mind; " +
      "Regeneration; Aura of mutation; Beast unbound; Implacable advance; Hellforged Claw; Outrunners; Cower; " +
      "Crazed flock; Stampede; Earth-shaker",
  },
  {
    id: "endless",
    army: { en: "Endless spells", fr: "Sorts persistants" },
    names:
      "Aethervoid Pendulum; Burning Head; Chronomantic Cogs; Emerald Lifeswarm; Geminids of Uhl-Gyish; " +
      "Horrorghast; Lauchon the Soulseeker; Malevolent Maelstrom; Prismatic Palisade; Quicksilver Swords; " +
      "Ravenak’s Gnashing Jaws; Shards of Valagharr; Soulscream Bridge; Soulsnare Shackles; " +
      "Suffocating Gravetide; Umbral Spellportal",
  },
  {
    id: "general",
    army: { en: "All armies", fr: "Toutes les armées" },
    names:
      "All-out Defence; Volley Fire; Overgrown; Entangling; Volcanic; Commanding; Healing; Nullification; " +
      "Obstacle",
  },
];
