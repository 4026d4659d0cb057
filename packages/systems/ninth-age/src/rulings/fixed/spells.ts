import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** Spells of which the sheet leaves something to be known. */
export const spellRulings: readonly Ruling[] = [
  fixedRuling(
    "sacrifice-enough",
    "Units that can pay The Sacrifice",
    "Unités qui peuvent payer le Sacrifice",
    `${OURS}; the sheet is silent`,
    way(
      "whole",
      "A unit with as many Health Points as it costs; rank and file pay first, Characters last, and no save applies. Where it costs hits, any unit.",
      "Une unité qui a autant de Points de vie que le prix ; la troupe paie d’abord, les Personnages en dernier, et aucune sauvegarde ne s’applique. Si le prix est en touches, toute unité.",
    ),
  ),
  fixedRuling(
    "sacrifice-discipline",
    "The Discipline that sets the price of The Sacrifice",
    "La Discipline qui fixe le prix du Sacrifice",
    `${OURS}; the sheet names that of the unit`,
    way("highest", "The highest printed Discipline in the unit.", "La plus haute Discipline imprimée de l’unité."),
  ),
  fixedRuling(
    "ley-lines-inside",
    "Targets that are in a Hill, Forest or Water Terrain for Ley Lines",
    "Cibles situées dans une Colline, une Forêt ou un Terrain aquatique pour les Lignes telluriques",
    `${OURS}; sheet 002 says only that the target is in one`,
    way(
      "inside",
      "A unit with more than half of its models in the feature.",
      "Une unité dont plus de la moitié des figurines est dans le décor.",
    ),
  ),
  fixedRuling(
    "veil-tokens-taken",
    "Additional Veil Tokens that the enemy of an army may take",
    "Marqueurs « Voile » supplémentaires que peut prendre l’ennemi d’une armée",
    `${OURS}; sheet 002 leaves the choice`,
    way(
      "always",
      "The Active Player always takes them: more Veil Tokens never cost anything.",
      "Le Joueur actif les prend toujours : davantage de marqueurs « Voile » ne coûte jamais rien.",
    ),
  ),
  fixedRuling(
    "howl-whom",
    "Units that Chilling Howl reaches",
    "Unités qu’atteint le Hurlement glaçant",
    "sheet 000 says units",
    way(
      "all",
      "Its target and all units that near to it, friendly and enemy.",
      "Sa cible et toutes les unités aussi proches d’elle, alliées et ennemies.",
    ),
  ),
  fixedRuling(
    "howl-ranged",
    "Ranged Attacks that Chilling Howl makes worse",
    "Attaques à distance que gêne le Hurlement glaçant",
    `${OURS}; sheet 000 says Ranged Attacks where the first way says Shooting Attacks`,
    way(
      "shots",
      "Shots, including Stand and Shoot; the hits of spells wound as usual.",
      "Les tirs, aussi en réaction à une charge ; les touches des sorts blessent comme d’habitude.",
    ),
  ),
  fixedRuling(
    "all-ground",
    "All ground as Dangerous Terrain",
    "Tout le sol en Terrain dangereux",
    `${OURS}; the sheet is silent`,
    way(
      "one-test",
      "One test of all models for the whole move, whatever they cross.",
      "Un seul test de toutes les figurines pour tout le déplacement, quoi qu’elles traversent.",
    ),
  ),
  fixedRuling(
    "earlier-spells",
    "Spells that strengthen the Spear of Infinity",
    "Sorts qui renforcent la Lance de l’Infini",
    "sheet 000 does not say since when; sheet 002 names the Magic Phase",
    way("phase", "Those of this Magic Phase.", "Ceux de cette phase de magie."),
  ),
  fixedRuling(
    "shamans",
    "Models that count as Shamans",
    "Figurines qui comptent comme chamans",
    `${OURS}; the Army Book is not known here`,
    way("wizards", "Every Wizard in the unit.", "Tout Magicien de l’unité."),
  ),
  fixedRuling(
    "spell-not-known",
    "Spells whose Army Book is not known here",
    "Sorts dont le Livre d’armée n’est pas connu ici",
    `${OURS}; tokens, markers and summoned units are in Army Books that are not known here`,
    way(
      "told",
      "You may choose and cast such a spell. The part that the sheet prints is played; the log shows that its tokens, markers or summoned unit are not.",
      "Vous pouvez choisir et lancer un tel sort. La partie que la feuille imprime est jouée ; le journal montre que ses jetons, ses marqueurs ou son unité invoquée ne le sont pas.",
    ),
  ),
  fixedRuling(
    "tunnel-marker",
    "Spells measured from a Tunnel Marker",
    "Sorts mesurés depuis un marqueur de tunnel",
    `${OURS}; the Army Book that places such markers is not known here`,
    way(
      "caster",
      "They are measured from their caster alone: no unit here places such a marker, and the spell itself leaves none.",
      "Ils se mesurent de leur seul lanceur : aucune unité ne pose ici un tel marqueur, et le sort lui-même n’en laisse aucun.",
    ),
  ),
  fixedRuling(
    "ground-under",
    "Forests that spells put under units",
    "Forêts que des sorts placent sous des unités",
    `${OURS}; sheet 000 says that one always extends to the edges of the Unit Boundary`,
    way(
      "follows",
      "The Forest is the Unit Boundary of its unit: it moves, grows and shrinks with the unit, and ends with the spell. A unit next to it, outside, does not count as touching it.",
      "La Forêt est le rectangle limite de son unité : elle la suit, croît et rétrécit avec elle, et disparaît avec le sort. Une unité au-dehors, tout contre elle, ne compte pas comme la touchant.",
    ),
  ),
  fixedRuling(
    "spirits-engaged",
    "Spirits of the Wood and Engaged enemies",
    "Esprits du bois et ennemis au combat",
    "the kind of bracket is lost in sheet 000; its neighbours have the plain way first",
    way(
      "plain",
      "Cast without the throne, it has no effect on an enemy that is Engaged when it takes effect; with the throne, that enemy has its Forest.",
      "Lancé sans le trône, il n’a pas d’effet sur un ennemi au combat quand il agit ; avec le trône, cet ennemi a sa Forêt.",
    ),
  ),
  fixedRuling(
    "embrace-contact",
    "Natural 6s against Forest Embrace",
    "Les 6 naturels contre l’Étreinte de la forêt",
    `${OURS}; the sheet names enemy units in base contact with the target`,
    way(
      "all",
      "All close combat rolls to hit of a unit in contact with its target, at any enemy; if you may re-roll failed rolls too, you still re-roll each die only once.",
      "Tous les jets pour toucher au corps à corps d’une unité en contact avec la cible, contre tout ennemi ; si vous pouvez aussi relancer les jets ratés, vous ne relancez chaque dé qu’une fois.",
    ),
  ),
  fixedRuling(
    "phantom-queen",
    "When the Curse of the Phantom Queen strikes back",
    "Quand riposte l’Anathème de la Reine fantôme",
    `${OURS}; sheet 000 names neither the moment nor how many Veil Tokens`,
    way(
      "each-time",
      "After each volley, spell or Initiative Step in which an enemy unit has taken Health Points from a friendly unit within the spell’s distance of the caster: once at each such enemy, for as many Veil Tokens as its player likes. The hits fall at once, even on Engaged units, and the Health Points lost count in that combat.",
      "Après chaque volée, sort ou palier d’initiative où une unité ennemie a pris des Points de vie à une unité alliée assez proche du lanceur : une fois contre chacune, pour autant de marqueurs « Voile » que veut son joueur. Les touches tombent aussitôt, même sur les unités engagées, et les Points de vie perdus comptent dans ce combat.",
    ),
  ),
  fixedRuling(
    "rune-bearers",
    "Models with Battle Runes",
    "Figurines à Runes de bataille",
    `${OURS}; the runes of each bearer are in an Army Book that is not known here`,
    way(
      "character",
      "A Character has them as a Runic Smith does, any other model as an Anvil of Power; each is a Bound Spell of its own.",
      "Un Personnage les a comme un Forgerune, toute autre figurine comme une Enclume de pouvoir ; chacune est un Sort lié.",
    ),
  ),
  fixedRuling(
    "losses-ignored",
    "Losses that the Favour of Meladis ignores",
    "Pertes qu’ignore la Faveur de Meladys",
    `${OURS}; sheet 000 leaves open whose losses, when, and whether two tokens or two losses a phase`,
    way(
      "tokens",
      "Wounds of attacks, shots, spells and Miscasts, as soon as Armour Saves have failed, one kind of hit after the other: two tokens in a phase. With Multiple Wounds, if they can cost more than one Health Point, a token takes one point from one wound, or from two wounds of Standard Infantry. The second loss of a token may come from other hits at the same unit that fall at the same time. Dangerous Terrain, crumbling, Sacrifices and models removed as casualties are not wounds.",
      "Les blessures des attaques, des tirs, des sorts et des Fiascos, dès que les sauvegardes d’armure ont échoué, une sorte de touche après l’autre : deux marqueurs par phase. Avec des Blessures multiples qui peuvent coûter plus d’un Point de vie, un marqueur retire un point à une blessure, à deux pour l’Infanterie standard. La seconde perte d’un marqueur peut venir d’autres touches simultanées sur la même unité. Les Terrains dangereux, l’instabilité, les Sacrifices et les figurines retirées comme pertes n’en sont pas.",
    ),
  ),
  fixedRuling(
    "black-wing-rolled",
    "Inches of the Totem of the Black Wing",
    "Pouces du Totem de l’Aile noire",
    `${OURS}; sheet 002 does not say when its D3 is rolled`,
    way(
      "when-cast",
      "The D3 is rolled once, when the totem takes effect; until the spell ends, each charge of the unit goes that much farther.",
      "Le D3 se jette une fois, quand le totem agit ; jusqu’à la fin du sort, chaque charge de l’unité va d’autant plus loin.",
    ),
  ),
  fixedRuling(
    "guile-and-fury-kinds",
    "Guile and Fury",
    "Ruse et fureur",
    `${OURS}; sheet 002 names orcs and goblins, but not who is one, and types A and M without a bracket`,
    way(
      "by-race",
      "A Wizard is an Orc or a Goblin by its Greenhide Race on the list: an Orc casts the Augment, a Goblin the Hex. The to-hit modifier counts for all attacks; a Failed Charge still goes as far as its highest die.",
      "Un Magicien est orque ou gobelin par sa race de peau-verte sur la liste : l’orque lance l’Amélioration, le gobelin la Malédiction. Le modificateur pour toucher vaut pour toutes les attaques ; une Charge ratée va toujours aussi loin que son dé le plus élevé.",
    ),
  ),
  fixedRuling(
    "tornado-marker",
    "Tornado markers",
    "Marqueurs « Tornade »",
    `${OURS}; sheet 002 makes it Covering and Dangerous Terrain and says no more`,
    way(
      "like-a-forest",
      "Its point is the middle of the marker, which is put more than an inch from every unit, measured from its rim. It covers as a Forest does, units may move into it and through it, and every model that touches it on a move that tests tests once.",
      "Son point est le milieu du marqueur, placé à plus d’un pouce de toute unité, mesuré depuis son bord. Il couvre comme une Forêt, les unités peuvent y entrer et le traverser, et chaque figurine qui le touche dans un mouvement soumis à test en passe un.",
    ),
  ),
  fixedRuling(
    "sacrificial-offering",
    "Sacrificial Offering",
    "Offrande sacrificielle",
    `${OURS}; sheet 002 says “just before” the attempt`,
    way(
      "before-declaring",
      "The hit is taken before the target and the Magic Dice are named, and falls as a hit of a spell does. A Wizard who falls or flees because of it makes no attempt, and the spell is not counted as tried.",
      "La touche est subie avant de nommer la cible et les dés de magie, et tombe comme celle d’un sort. Un Magicien qui tombe ou fuit à cause d’elle ne tente rien, et le sort ne compte pas comme tenté.",
    ),
  ),
];
