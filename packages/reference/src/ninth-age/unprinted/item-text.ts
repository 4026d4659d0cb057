import { there } from "@tercio/kernel";
import {
  GROUPS,
  type ItemId,
  itemIds,
  itemName,
  itemRuling,
  type ItemRow,
  items,
  spellIds,
  spellName,
} from "@tercio/ninth-age/book";
import type { Bilingual, Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { nameOf } from "./name-of.ts";
import { type Unprinted, unprintedAt } from "./writing.ts";

type Id = ItemId;
type Effect = ItemRow["effects"][number];
type Change = Extract<Effect, { readonly change: unknown }>;

const of = (texts: readonly Bilingual[], joint: string): Bilingual =>
  say(texts.map((t) => t.en).join(joint), texts.map((t) => t.fr).join(joint.replace(";", "\u00a0;")));

const weapons: { readonly [weapon: string]: Bilingual } = {
  "hand-weapon": say("a Hand Weapon", "une Arme de base"),
  "great-weapon": say("a Great Weapon", "une Arme lourde"),
  "paired-weapons": say("Paired Weapons", "une Paire d’armes"),
  halberd: say("a Halberd", "une Hallebarde"),
  spear: say("a Spear", "une Lance d’infanterie"),
  lance: say("a Lance", "une Lance de cavalerie"),
};

const slots: { readonly [slot in ItemRow["slot"]]: Bilingual } = {
  weapon: say("Enchants a weapon to strike with", "Enchante une arme de corps à corps"),
  armour: say("Enchants a suit of armour", "Enchante une armure"),
  shield: say("Enchants a shield", "Enchante un bouclier"),
  artefact: say("Artefact", "Artefact"),
  ability: say("A rule of its bearer", "Une règle de son porteur"),
  banner: say("Banner, for the whole unit of its bearer", "Bannière, pour toute l’unité de son porteur"),
};

function head({ slot, on }: ItemRow): Bilingual {
  if (on === undefined) return slots[slot];
  const all = on.map((w) => there(weapons[w]));
  return say(`Enchants ${all.map((w) => w.en).join(" or ")}`, `Enchante ${all.map((w) => w.fr).join(" ou ")}`);
}

const rule = nameOf;

/** What is changed, in French with the word before it. */
const changed: { readonly [change in Change["change"]]: Bilingual } = {
  "advance rate": say("Advance Rate", "en Mouvement simple"),
  "march rate": say("March Rate", "en Marche forcée"),
  "charge advance": say("to the reach of charges, in inches", "à la portée des charges, en pouces"),
  discipline: say("Discipline", "en Discipline"),
  "health points": say("Health Points", "en Points de vie"),
  "defensive skill": say("Defensive Skill", "en Capacité défensive"),
  resilience: say("Resilience", "en Résistance"),
  armour: say("Armour", "en Armure"),
  "attack value": say("Attack Value", "en Attaques"),
  "offensive skill": say("Offensive Skill", "en Capacité offensive"),
  strength: say("Strength", "en Force"),
  "armour penetration": say("Armour Penetration", "en Pénétration d’armure"),
  agility: say("Agility", "en Agilité"),
  "to-hit roll": say("to hit", "pour toucher"),
  "to-wound roll": say("to wound", "pour blesser"),
  "rank bonus": say("to the most that ranks can score", "au plus que les rangs rapportent"),
  "casting roll": say("to casting rolls", "aux jets de lancement"),
  "dispelling roll": say("to dispelling rolls of its army", "aux jets de dissipation de son armée"),
  "commanding presence": say(
    "inches of Commanding Presence, of a General in the unit",
    "pouces de Présence impérieuse, pour un Général dans l’unité",
  ),
};

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

const whens: { readonly [when in NonNullable<Change["when"]>]: Bilingual } = {
  "on foot": say("on foot", "à pied"),
  charging: say("when charging", "en charge"),
  Standard: say("on a model of Standard Height", "sur une figurine de Taille Standard"),
  towering: say("on a Towering Presence", "sur une Présence imposante"),
  "first of the phase": say(
    "for the first attempt of the Magic Phase",
    "pour la première tentative de la phase de magie",
  ),
  "first round, in front": say(
    "in the First Round of Combat, for enemies in front",
    "à la première manche du combat, pour l’ennemi de face",
  ),
};
const kinds: { readonly [kind in NonNullable<Change["against"]>]: Bilingual } = {
  "flaming-attacks": say("against Flaming Attacks", "contre les Attaques enflammées"),
  "magical-attacks": say("against Magical Attacks", "contre les Attaques magiques"),
  "no magical-attacks": say("against attacks that are not Magical", "contre les attaques non magiques"),
  "impact-hits": say("in Impact Hits", "dans les Touches d’impact"),
};
/** Of enemies: what is changed in blows at the bearer, and of whom the bearer strikes. */
const theirs = ({ change }: Change): Bilingual =>
  change === "casting roll"
    ? say("of enemy spells that its bearer is a target of", "des sorts ennemis qui visent son porteur")
    : change === "defensive skill" || change === "resilience" || change === "armour"
      ? say("for enemies that it strikes", "pour l’ennemi qu’elle frappe")
      : say("for enemies in blows at its bearer", "pour l’ennemi qui frappe son porteur");

const uses: { readonly [at in NonNullable<ItemRow["once"]>["at"][number]]: Bilingual } = {
  charge: say("of your Charge Phase", "d’une phase de charge de son camp"),
  movement: say("of your Movement Phase", "d’une phase de mouvement de son camp"),
  shooting: say("of your Shooting Phase", "d’une phase de tir de son camp"),
  melee: say("of a Round of Combat that its unit fights", "d’une manche de combat de son unité"),
};
/** When it is used that is used once, and how long that lasts. */
function once({ at, until }: NonNullable<ItemRow["once"]>): Bilingual {
  const when = say(at.map((a) => uses[a].en).join(" or "), at.map((a) => uses[a].fr).join(" ou "));
  return until === "phase"
    ? say(
        `once a battle, at the start ${when.en}, to the end of that phase`,
        `une fois par bataille, au début ${when.fr}, jusqu’à la fin de cette phase`,
      )
    : say(
        `once a battle, at the start ${when.en}, to the end of the Player Turn`,
        `une fois par bataille, au début ${when.fr}, jusqu’à la fin du Tour de joueur`,
      );
}

function change(e: Change): Bilingual {
  const name = changed[e.change];
  const bare = say(name.en, name.fr.replace(/^en /, ""));
  const list: Bilingual[] = [];
  if (e.add !== undefined) list.push(say(`${signed(e.add)} ${name.en}`, `${signed(e.add)} ${name.fr}`));
  if (e.withWeapon !== undefined)
    list.push(
      say(
        `no more than +${e.withWeapon} together with the weapon’s own`,
        `au plus +${e.withWeapon} avec celle de l’arme`,
      ),
    );
  if (e.set !== undefined) list.push(say(`${bare.en} ${e.set}`, `${bare.fr} ${e.set}`));
  if (e.always !== undefined) list.push(say(`${bare.en} always ${e.always}`, `${bare.fr} toujours ${e.always}`));
  if (e.atLeast !== undefined)
    list.push(
      e.change === "to-wound roll"
        ? say(`wounds on a ${e.atLeast} at best`, `blesse sur un ${e.atLeast} au mieux`)
        : say(`${bare.en} at least ${e.atLeast}`, `${bare.fr} d’au moins ${e.atLeast}`),
    );
  if (e.atMost !== undefined) list.push(say(`${e.atMost} at most`, `${e.atMost} au plus`));
  const where = [
    ...(e.as === undefined ? [] : [say(`(${rule(e.as).en})`, `(${rule(e.as).fr})`)]),
    ...(e.of === undefined || e.when === "first round, in front" ? [] : [theirs(e)]),
    ...(e.when === undefined ? [] : [whens[e.when]]),
    ...(e.against === undefined ? [] : [kinds[e.against]]),
    ...(e.among === undefined ? [] : [say("(rank and file)", "(troupe)")]),
    ...(e.per === undefined
      ? []
      : [say("for each enemy Character in contact with its unit", "par Personnage ennemi au contact de son unité")]),
  ];
  const what = of(list, ", ");
  return where.length === 0 ? what : of([what, ...where], " ");
}

const both = (texts: readonly Bilingual[]): Bilingual =>
  say(texts.map((t) => t.en).join(" and "), texts.map((t) => t.fr).join(" et "));

function given(e: Extract<Effect, { readonly give: string }>): Bilingual {
  const { en, fr } = rule(e.give);
  const name = e.value === undefined ? say(en, fr) : say(`${en} (${e.value})`, `${fr} (${e.value})`);
  if (e.inPlaceOf !== undefined) {
    const before = rule(e.inPlaceOf);
    return say(
      `${en} for its bearer, and for rank and file in place of ${before.en}`,
      `${fr} pour son porteur, et pour la troupe à la place de ${before.fr}`,
    );
  }
  return e.when === undefined ? name : of([name, whens[e.when]], " ");
}

const saves = { aegis: nameOf("aegis"), fortitude: nameOf("fortitude") } as const;

function save(e: Extract<Effect, { readonly save: unknown }>): Bilingual {
  const { en, fr } = saves[e.save];
  if ("better" in e)
    return say(
      `${en} better by ${e.better}, ${e.best}+ at best; where there is none, ${en} (${e.needed}+)`,
      `${fr} meilleure de ${e.better}, ${e.best}+ au mieux\u00a0; où il n’y en a pas, ${fr} (${e.needed}+)`,
    );
  const own = say(`${en} (${e.needed}+)`, `${fr} (${e.needed}+)`);
  const where = [
    ...(e.against === undefined ? [] : [kinds[e.against]]),
    ...(e.when === undefined ? [] : [whens[e.when]]),
  ];
  return of([own, ...where], " ");
}

const agains = {
  wounds: say("failed rolls to wound are re-rolled", "les jets pour blesser ratés se relancent"),
  "armour saves": say(
    "failed Armour Saves are re-rolled, and no Aegis or Fortitude then",
    "les Sauvegardes d’armure ratées se relancent, sans Ægide ni Fortitude alors",
  ),
  "one armour save": say(
    "once a battle, one failed Armour Save of its bearer is re-rolled, if its owner wishes",
    "une fois par bataille, une Sauvegarde d’armure ratée de son porteur se relance, si son propriétaire le veut",
  ),
  "panic tests": say("failed Panic Tests are re-rolled", "les tests de panique ratés se relancent"),
} as const;

const tests = {
  break: say("Break Tests", "leurs tests de moral"),
  panic: say("Panic Tests", "leurs tests de panique"),
} as const;

function effect(e: Effect): Bilingual {
  if ("change" in e) return change(e);
  if ("give" in e) return given(e);
  if ("take" in e) return say(`no ${rule(e.take).en}`, `pas de règle ${rule(e.take).fr}`);
  if ("stops" in e) {
    const all = both(e.stops.map(rule));
    return say(`${all.en} do nothing against its bearer`, `${all.fr} sont sans effet contre son porteur`);
  }
  if ("save" in e) return save(e);
  if ("casts" in e) {
    const { en, fr } = spellName(there(spellIds.find((id) => id === `t9a.${e.casts}`))).name;
    const [low, high] = e.power;
    const spell = say(`Bound Spell ${en} (${low}/${high})`, `Sort lié ${fr} (${low}/${high})`);
    return e.unless === undefined
      ? spell
      : of([spell, say("unless it has moved in this turn", "sauf si elle a bougé pendant ce tour")], ", ");
  }
  if ("channels" in e)
    return say(
      `Channel (${e.channels}), added to its bearer’s own`,
      `Canalisation (${e.channels}), ajoutée à celle de son porteur`,
    );
  if ("reaches" in e)
    return say(
      `spells of its bearer reach ${e.reaches}″ farther, those that reach all around ${e.aura}″`,
      `les sorts de son porteur portent ${e.reaches}″ plus loin, ceux qui portent tout autour ${e.aura}″`,
    );
  if ("minimises" in e) {
    const all = both(e.minimises.map((test) => tests[test]));
    return say(
      `friends within ${e.near}″ take ${all.en} as Minimised Rolls`,
      `les amis à ${e.near}″ ou moins passent ${all.fr} en jets minimisés`,
    );
  }
  if ("focus" in e)
    return of(
      [rule("battle-focus"), say("against models with Channel", "contre les figurines dotées de Canalisation")],
      " ",
    );
  if ("near" in e) {
    const { en, fr } = rule(e.are);
    return say(`friends within ${e.near}″ are ${en}`, `les amis à ${e.near}″ ou moins ont ${fr}`);
  }
  if ("recasts" in e)
    return say(
      `a casting roll of its bearer with ${e.recasts} Magic Dice that fails is re-rolled`,
      `un jet de lancement de son porteur avec ${e.recasts} dés de magie, s’il échoue, se relance`,
    );
  if ("adds" in e)
    return say(
      "once a battle, a Magic Die is added to a casting roll of its bearer, or to a dispelling roll of its side, after it is seen",
      "une fois par bataille, un dé de magie s’ajoute à un jet de lancement de son porteur, ou à un jet de dissipation de son camp, une fois le jet vu",
    );
  if ("binds" in e)
    return say(
      "once a battle, after the enemy has siphoned the Veil, one of the Learned Spells of its Wizards is not tried in that phase",
      "une fois par bataille, après que l’ennemi a siphonné le Voile, l’un des sorts appris de ses sorciers n’est pas tenté dans cette phase",
    );
  if ("makes" in e)
    return say(
      "its bearer is a Wizard Apprentice, of a path that is rolled for before the battle",
      "son porteur est un Sorcier apprenti, d’une voie tirée au dé avant la bataille",
    );
  if ("souls" in e)
    return say(
      `each friendly unit that is destroyed within ${e.souls}″ brings its side ${e.tokens} Veil Token`,
      `chaque unité amie détruite à ${e.souls}″ ou moins rapporte ${e.tokens} marqueur «\u00a0Voile\u00a0» à son camp`,
    );
  if ("walks" in e)
    return say(
      `for ${e.walks} Veil Token failed rolls to wound of a spell that its bearer has cast are re-rolled`,
      `contre ${e.walks} marqueur «\u00a0Voile\u00a0», les jets pour blesser ratés d’un sort lancé par son porteur se relancent`,
    );
  if ("lends" in e) {
    const { en, fr } = rule(e.lends);
    return say(
      `rank and file that its bearer has joined have ${en}, but not their mounts`,
      `la troupe que son porteur a rejointe a ${fr}, sans ses montures`,
    );
  }
  if ("learns" in e)
    return e.learns === "hereditary"
      ? say(
          "a Wizard knows the spell of its army besides its own",
          "un sorcier connaît le sort de son armée en plus des siens",
        )
      : say(
          `a Wizard selects its spells from any one of its paths, up to spell ${e.upTo ?? ""}`,
          `un sorcier choisit ses sorts dans l’une de ses voies, jusqu’au sort ${e.upTo ?? ""}`,
        );
  if ("again" in e)
    return "when" in e && e.when !== undefined
      ? of([agains[e.again], say("in a Duel", "en duel")], " ")
      : agains[e.again];
  if ("hits" in e) return say(`each hit counts as ${e.hits}`, `chaque touche en vaut ${e.hits}`);
  if ("woundsBy" in e) return say("every hit wounds without a roll", "toute touche blesse sans jet");
  if ("wounds" in e) {
    const many = say(`Multiple Wounds (${e.wounds})`, `Blessures multiples (${e.wounds})`);
    return e.against === undefined
      ? many
      : of([many, say("against models with an Aegis", "contre les figurines dotées d’une Ægide")], " ");
  }
  if ("swaps" in e)
    return say(
      "in a Duel its bearer and the rival exchange Attack Value, Strength, Armour Penetration, Agility and Resilience, not those of mounts",
      "en duel, son porteur et l’adversaire échangent Attaques, Force, Pénétration d’armure, Agilité et Résistance, sans leurs montures",
    );
  if ("ignores" in e)
    return say(
      "the first hit on its bearer in the battle does nothing",
      "la première touche sur son porteur dans la bataille est sans effet",
    );
  if ("marks" in e)
    return of(
      [
        say("friends have", "les amis ont"),
        rule(e.marks),
        say(
          "against a unit that was hit with it, to the end of the Melee Phase",
          "contre une unité qu’elle a touchée, jusqu’à la fin de la phase de mêlée",
        ),
      ],
      " ",
    );
  if ("passes" in e)
    return say(
      "with a General or a Battle Standard Bearer in the unit, Panic Tests are passed without dice",
      "avec un Général ou un Porteur de la grande bannière dans l’unité, les tests de panique sont réussis sans dés",
    );
  return say("the unit of its bearer does not flee from charges", "l’unité de son porteur ne fuit pas les charges");
}

const seen = (row: ItemRow): readonly string[] => [
  ...(row.once === undefined ? [] : ["t9a.rule.one-use"]),
  ...(row.slot === "weapon" ? ["t9a.rule.enchanted-weapon"] : []),
  ...row.effects.flatMap((e) =>
    "give" in e
      ? [`t9a.rule.${e.give}`]
      : "save" in e
        ? [`t9a.rule.${e.save}`]
        : "wounds" in e
          ? ["t9a.rule.multiple-wounds"]
          : "casts" in e
            ? [`t9a.${e.casts}`]
            : "channels" in e
              ? ["t9a.rule.channel"]
              : [],
  ),
];

/** An item in words, made from its row. */
function told(id: Id): Unprinted {
  const row: ItemRow = items[`t9a.rule.${id}`];
  const { en, fr } = itemName(id);
  const first = head(row);
  const rest = of([...(row.once === undefined ? [] : [once(row.once)]), ...row.effects.map(effect)], "; ");
  const ruling = itemRuling(id);
  return {
    id,
    names: say(en, fr),
    summary: say(`${first.en}: ${rest.en}.`, `${first.fr}\u00a0: ${rest.fr}.`),
    from: "army",
    see: seen(row),
    ...(ruling === undefined ? {} : { ruling }),
  };
}

const enchanted: Unprinted = {
  id: "enchanted-weapon",
  names: say("Enchanted weapon", "Arme enchantée"),
  summary: say(
    "A model with an enchanted weapon fights with it in close combat; what it does counts for blows with it alone, not for a mount’s.",
    "Une figurine avec une arme enchantée se bat avec elle au corps à corps ; ses effets ne valent que pour les coups qu’elle porte, non pour ceux d’une monture.",
  ),
  facts: { weapon: "the enchanted one" },
  from: "army",
  see: ["t9a.rule.weapon-choice"],
  ruling: "enchanted-weapon",
};

const oneUse: Unprinted = {
  id: "one-use",
  names: say("One use only", "Usage unique"),
  summary: say(
    "An item that works once is used when its owner says so, at the start of the phase or Round of Combat that it names, and then never again in the battle. A unit that flees uses none.",
    "Un objet à usage unique sert quand son joueur le dit, au début de la phase ou de la manche de combat qu’il nomme, puis plus jamais de la bataille. Une unité en fuite n’en emploie pas.",
  ),
  facts: { uses: 1, when: "its owner says so" },
  from: "army",
  see: ["t9a.fleeing.cannot.cast-or-activate"],
  ruling: "item-uses",
};

/** Special items of all armies, each told from its row of the book. */
export const itemEntries: readonly Entry[] = unprintedAt(GROUPS.items, [enchanted, oneUse, ...itemIds.map(told)]);
