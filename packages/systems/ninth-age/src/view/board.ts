import { bilingual, type Message, message } from "@tercio/kernel";
import { frontBase, ranksOf } from "@tercio/mass-battle";
import {
  type BoardView,
  disc,
  type Fact,
  type Figure,
  type Icon,
  type Mark,
  type Piece,
  polygon,
  type Sheet,
  type System,
  thing,
} from "@tercio/board";
import { INCH } from "@tercio/tabletop";
import { objectives, secureTarget } from "../book/battle.ts";
import { armourOf } from "../calculation/characteristics.ts";
import { health, poolHealth } from "../calculation/health.ts";
import { APART, formationOf, fullRanksOf, skirmishes, unitDistance } from "../calculation/formation.ts";
import { heightOf } from "../calculation/rates.ts";
import { bodyOf } from "../battlefield/body.ts";
import { gatewayMarkers, spellMarkers } from "./spell-markers.ts";
import { carries } from "../battlefield/markers.ts";
import { bridged } from "@tercio/regiments";
import { middleOf } from "../battlefield/terrain.ts";
import { sideOf, zoneOutline } from "../battlefield/zones.ts";
import { each } from "../state/figures.ts";
import { parametersOf, rulesOf, titlesOf } from "../state/held.ts";
import { ruleOfPart, ruleSaid } from "./rule-said.ts";
import { listedRule } from "../state/ids.ts";
import { isSpent, itemRow } from "../state/items.ts";
import { missileRow } from "../state/missiles.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import { named, partName } from "../sequence/emit.ts";
import { terrainPieces } from "./terrain.ts";
import { effectsOn, spellMarks } from "./effects.ts";
import { spellsKnown } from "./spells.ts";
import { championSlot, charactersOf, mainPool, printedEach, slotOf, startingHealth } from "../state/pools.ts";
import { engaged, type ItemId, models, type NinthAge, type Pool, type Profile, type Unit } from "../state/state.ts";

/** Models that it began with, those who joined it among them. */
const began = (u: Unit): number => u.entry.models + charactersOf(u).length;

/** How each state of a unit is drawn. */
const stateIcons = {
  fleeing: "white-flag",
  shaken: "waves",
  engaged: "crossed-swords",
  charging: "arrow",
  declared: "broken-arrow",
  marched: "chevrons",
  moved: "chevron",
  carrier: "chest",
  wanted: "ring",
} as const satisfies { readonly [state: string]: Icon };
type State = keyof typeof stateIcons;

/** The signs of those who have a place of their own. */
const commandIcons = { champion: "star", character: "helmet", standard: "flag", musician: "drum" } as const;
/** Whoever is somebody to the army: of one who is both, the first. */
const titleIcons = { general: "crown", "battle-standard-bearer": "banner" } as const;

/** What a unit is at a glance. */
const figures = ["soldier", "horse", "paw", "wing", "claws", "wheel", "cannon"] as const satisfies readonly Figure[];
const figureOfType = { Infantry: "soldier", Cavalry: "horse", Beast: "paw", Construct: "wheel" } as const;

function figureOf(game: NinthAge, u: Unit): Figure {
  const rules = rulesOf(u.entry);
  const fires = u.entry.parts.some((p) => p.missiles?.some((m) => missileRow(m.weapon).kind !== undefined) === true);
  if (rules.has("war-machine") || (fires && u.entry.type === "Construct")) return "cannon";
  if (rules.has("fly")) return "wing";
  return heightOf(game, u) === "Gigantic" ? "claws" : figureOfType[u.entry.type];
}

export const legend = {
  figures: figures.map((figure) => ({ figure, label: message(`figure.${figure}`) })),
  marks: [
    { icon: titleIcons.general, label: message("rule.general") },
    { icon: titleIcons["battle-standard-bearer"], label: message("mark.battle-standard") },
    ...Object.entries(commandIcons).map(([id, icon]) => ({ icon, label: message(`mark.${id}`) })),
    ...Object.entries(stateIcons).map(([id, icon]) => ({ icon, label: message(`sign.${id}`) })),
    { icon: "spark", label: message("sign.spell") },
  ],
  pips: message("legend.pips"),
} satisfies System["views"]["legend"];

function statesOf(game: NinthAge, u: Unit): readonly State[] {
  const list: State[] = [];
  if (u.fleeing) list.push("fleeing");
  if (u.shaken) list.push("shaken");
  if (engaged(game, u.id)) list.push("engaged");
  if (u.charging) list.push("charging");
  if (u.moved === "march") list.push("marched");
  else if (u.moved !== "none") list.push("moved");
  if (u.declared !== null) list.push("declared");
  if (carries(game, u.id)) list.push("carrier");
  if (game.marked.includes(u.id)) list.push("wanted");
  return list;
}

/** Who somebody is to the army, in words; null for one who leads and bears nothing. */
function titleOf({ profile }: Pool): Message | null {
  const [first, second] = titlesOf(profile);
  if (first === undefined) return null;
  const key = second === undefined ? (`mark.${first}` as const) : "mark.both";
  return message(key, { name: bilingual(profile.name) });
}

/** Who leads the army or bears its standard: upon the base of a Character, and beside the name of the unit. */
function titles(u: Unit, pool: Pool, file: number): readonly Mark[] {
  const told = titleOf(pool);
  const at = frontBase(formationOf(u), file);
  const held = titlesOf(pool.profile);
  return [
    ...(told === null ? [] : [{ icon: titleIcons[held[0] ?? "general"], label: told, ...at }]),
    ...held.map((title) => ({
      icon: titleIcons[title],
      label: message(title === "general" ? "rule.general" : "mark.battle-standard"),
      at: null,
    })),
  ];
}

function marks(game: NinthAge, u: Unit): readonly Mark[] {
  const champion = championSlot(u);
  const middle = champion ?? Math.floor(u.files / 2);
  const command = (kind: keyof typeof commandIcons, file: number): Mark => ({
    icon: commandIcons[kind],
    label: message(`mark.${kind}`),
    ...frontBase(formationOf(u), file),
  });
  return [
    ...(champion === null ? [] : [command("champion", champion)]),
    ...charactersOf(u).flatMap((p): readonly Mark[] => {
      const file = slotOf(p);
      if (file === null) return [];
      const known = titles(u, p, file);
      return known.length > 0 ? known : [{ ...command("character", file), label: bilingual(p.profile.name) }];
    }),
    ...(mainPool(u).count === 1 ? titles(u, mainPool(u), middle) : []),
    ...(u.standard ? [command("standard", middle + 1)] : []),
    ...(u.musician ? [command("musician", middle - 1)] : []),
    ...statesOf(game, u).map((state): Mark => {
      const mark = { icon: stateIcons[state], label: message(`sign.${state}`), at: null };
      return state === "moved" ? { ...mark, minor: true } : mark;
    }),
    ...spellMarks(game, u),
  ];
}

/** Heads of the table of attacking parts. */
export const partColumns = (
  ["attack-value", "offensive-skill", "strength", "armour-penetration", "agility"] as const
).map((column) => message(`column.${column}`));

/** Its special items, called as `label` says; nothing where it has none. */
const itemsOf = (game: NinthAge, unit: number, { items = [] }: Profile, label: Message): Sheet["lists"] => {
  const said = (item: ItemId): Sheet["lists"][number]["items"][number] => {
    const { told, rule } = ruleSaid(item, undefined);
    return {
      told: isSpent(game.effects, { unit, item }) ? message("item.spent", { item: told as Message }) : told,
      rule,
    };
  };
  const abilities = items.filter((id) => itemRow(id).slot === "ability");
  const others = items.filter((id) => !abilities.includes(id));
  return [
    ...(others.length === 0 ? [] : [{ label, items: others.map(said), cards: true }]),
    ...(abilities.length === 0 ? [] : [{ label: message("fact.abilities"), items: abilities.map(said) }]),
  ];
};

const rulesSaid = (p: Profile): Sheet["lists"][number]["items"] => [
  ...[...rulesOf(p)].flatMap((rule) => {
    const figures = parametersOf(p)[rule];
    return figures === undefined ? [ruleSaid(rule, undefined)] : each(figures).map((own) => ruleSaid(rule, own));
  }),
  ...p.parts.flatMap((part) => (part.rules ?? []).map((given) => ruleOfPart(part, given))),
];

/** Those of its command that it still has. */
function commandOf(u: Unit): Sheet["lists"] {
  const has = { champion: championSlot(u) !== null, standard: u.standard, musician: u.musician };
  const items = (["champion", "standard", "musician"] as const)
    .filter((kind) => has[kind])
    .map((kind) => ({ told: message(`mark.${kind}`), rule: null }));
  return items.length === 0 ? [] : [{ label: message("fact.command"), items }];
}

/** "Bow (4+)": the shooting weapons of all parts, each once; nothing where there are none. */
function missilesOf({ parts }: Unit["entry"]): Sheet["lists"] {
  const all = parts.flatMap((p) => p.missiles ?? []);
  const each = all.filter((m, i) => all.findIndex((n) => n.weapon === m.weapon && n.aim === m.aim) === i);
  if (each.length === 0) return [];
  const items = each.map(({ weapon, aim }) => ({
    told: message("fact.missile", { weapon: message(`rule.${weapon}`), aim }),
    rule: listedRule(weapon),
  }));
  return [{ label: message("fact.missiles"), items }];
}

/** "Large Cavalry". */
export const typeSaid = (e: Pick<Profile, "height" | "type">): Message =>
  message("fact.type.said", {
    height: message(`fact.height.${e.height}`),
    type: message(`fact.type.${e.type}`),
  });

export function sheet(game: NinthAge, u: Unit): Sheet {
  const e = u.entry;
  const fact = (key: string, told: Fact["told"], rule: string | null = null): Fact => ({
    label: message(key),
    told,
    rule,
  });
  const printed = (key: string, told: Fact["told"], rule: string | null = null): Fact => ({
    ...fact(key, told, rule),
    characteristic: true,
  });
  const type = typeSaid(e);
  const named = (rule: string) => ({ told: message(`rule.${rule}`), rule: listedRule(rule) });
  const [files, ranks] = [u.files, ranksOf(formationOf(u))];
  return {
    facts: [
      fact("fact.type", type, `t9a.model-type.${e.type.toLowerCase()}`),
      fact("fact.models", `${models(u)}/${began(u)}`),
      fact("fact.health", `${health(game, u)}/${startingHealth(u)}`, "t9a.decimated.definition"),
      skirmishes(u)
        ? fact("fact.formation", message("fact.skirmish", { files, ranks, apart: APART / 100 }), "t9a.rule.skirmisher")
        : fact("fact.formation", message("fact.ranked", { files, ranks })),
      fact("fact.full-ranks", fullRanksOf(game, u), "t9a.model-height.full-ranks"),
      printed("value.advance-rate", e.advanceRate),
      printed("value.march-rate", e.marchRate),
      printed("value.discipline", e.discipline),
      printed("value.health-points", e.healthPoints),
      printed("value.defensive-skill", e.defensiveSkill),
      printed("value.resilience", e.resilience),
      printed("value.armour", armourOf(game, u, mainPool(u)).value, "t9a.table.armour-save"),
      fact("fact.points", e.pointCost),
      ...charactersOf(u).map((p) => ({
        label: message("fact.character", { name: bilingual(p.profile.name) }),
        told: `${poolHealth(game, u, p)}/${printedEach(p)}`,
        rule: null,
      })),
    ],
    tables: [
      {
        corner: message("fact.part"),
        columns: partColumns,
        rows: [mainPool(u), ...charactersOf(u)].flatMap((pool) =>
          pool.profile.parts.map((p, i) => ({
            label: partName(pool, i),
            cells: [p.attackValue, p.offensiveSkill, p.strength, p.armourPenetration, p.agility],
          })),
        ),
      },
    ],
    lists: [
      { label: message("fact.weapons"), items: e.weapons.map(named) },
      ...missilesOf(e),
      ...commandOf(u),
      ...itemsOf(game, u.id, e, message("fact.items")),
      { label: message("fact.rules"), items: rulesSaid(e) },
      ...charactersOf(u).flatMap(({ profile, self }) => {
        const items = rulesSaid(profile);
        const name = bilingual(profile.name);
        return [
          ...itemsOf(game, self ?? u.id, profile, message("fact.items-of", { name })),
          ...(items.length === 0 ? [] : [{ label: message("fact.rules-of", { name }), items }]),
        ];
      }),
      ...spellsKnown(game, u),
      ...effectsOn(game, u),
      ...e.notYet.map((rule) => ({
        label: bilingual(rule),
        items: [{ told: message("rule.not-yet"), rule: null }],
      })),
    ],
  };
}

/** Where a unit looks as its player sees it, by eighths of a turn to the right. */
const ways = ["ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left"] as const;

function spoken(game: NinthAge, u: Unit): Piece["spoken"] {
  const foe = u.place === "field" ? nearestEnemy(game, u) : null;
  const looks =
    ways[Math.floor(((u.facing + (sideOf(game, u.seat) < 0 ? 0 : 32768) + 4096) % 65536) / 8192)] ?? "ahead";
  const at = foe === null ? "spoken.alone" : "spoken.field";
  return message(u.place === "field" ? at : u.place === "gone" ? "spoken.gone" : "spoken.reserve", {
    unit: named(u),
    files: u.files,
    ranks: ranksOf(formationOf(u)),
    models: models(u),
    facing: message(`looks.${looks}`),
    ...(foe === null ? {} : { distance: bridged(unitDistance(u, foe)), foe: named(foe) }),
    signs: [
      ...(skirmishes(u) ? [message("spoken.skirmish")] : []),
      ...statesOf(game, u).map((s) => message(`sign.${s}`)),
    ],
  });
}

function pips(u: Unit): Piece["pips"] {
  const each = printedEach(mainPool(u));
  return each > 1 ? { now: each - mainPool(u).lost, start: each } : null;
}

const piece = (game: NinthAge, u: Unit): Piece => ({
  ...bodyOf(game, u),
  seat: u.seat,
  kind: "body",
  figure: figureOf(game, u),
  name: named(u),
  place: u.place === "field" ? "field" : u.place === "gone" ? "gone" : "waiting",
  astray: u.fleeing,
  count: { now: models(u), start: began(u) },
  pips: pips(u),
  marks: marks(game, u),
  sheet: sheet(game, u),
  spoken: spoken(game, u),
});

/** The zones, while units are placed and where the objective asks for them. */
function zones(game: NinthAge): readonly Piece[] {
  const shown = game.phase === "pre-game" || game.phase === "deployment" || game.objective === "breakthrough";
  if (!shown || game.zone[0] === null) return [];
  return ([0, 1] as const).map((seat) => {
    const points = zoneOutline(game, seat);
    const [a, b] = [points.at(-1), points.at(-2)];
    return thing({
      key: `zone-${seat}`,
      kind: "ground",
      seat,
      name: message("board.zone", { player: seat + 1 }),
      x: 0,
      y: 0,
      outline: { shape: polygon(points), at: { x: 0, y: 0 } },
      // Along the table's edge, where the outline ends.
      nameAt: { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: (a?.y ?? 0) * 0.95 },
    });
  });
}

/** What the Secondary Objective is fought for, where it is a place of the table. */
function markers(game: NinthAge): readonly Piece[] {
  const marker = (key: string, seat: number | null, name: Piece["name"], x: number, y: number, radius: number): Piece =>
    thing({
      key,
      kind: "marker",
      seat,
      name,
      x,
      y,
      outline: radius === 0 ? null : { shape: disc(radius), at: { x: 0, y: 0 } },
      marks: [{ icon: "cross", label: name, at: { x: 0, y: 0 } }],
    });
  if (game.objective === "hold-the-ground")
    return [
      marker(
        "centre",
        null,
        message("board.hold-the-ground"),
        0,
        0,
        objectives["t9a.objective.hold-the-ground"].distance * INCH,
      ),
    ];
  if (game.objective === "king-of-the-hill")
    return game.hills.flatMap((hill, seat) => {
      const f = hill === null ? undefined : game.terrain[hill];
      if (f === undefined) return [];
      const { x, y } = middleOf(f);
      return [marker(`hill-${seat}`, seat, message("board.king-of-the-hill", { player: seat + 1 }), x, y, 0)];
    });
  const secure = game.objective === "secure-target";
  const around = secure ? secureTarget.control * INCH : 0;
  return game.markers.flatMap((m, i) => {
    const owner = m.seat ?? 0;
    const name = secure ? message("board.secure-target", { player: owner + 1 }) : message("board.spoils-of-war");
    return m.carrier === null ? [marker(`marker-${i}`, m.seat ?? null, name, m.x, m.y, around)] : [];
  });
}

export function board(game: NinthAge): BoardView {
  return {
    width: game.width,
    depth: game.depth,
    near: [sideOf(game, 0), sideOf(game, 1)],
    pieces: [
      ...terrainPieces(game),
      ...zones(game),
      ...markers(game),
      ...spellMarkers(game),
      ...gatewayMarkers(game),
      ...game.units.filter((u) => u.place !== "joined").map((u) => piece(game, u)),
    ],
  };
}
