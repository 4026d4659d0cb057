import { type JsonObject, type NamedScenario, there } from "@tercio/kernel";
import { type Army, armies } from "../armies/index.ts";
import type { DeploymentType, Objective } from "../state/deployments.ts";
import { starter } from "./setup.ts";
import type { UnitEntry } from "../state/state.ts";

const both = ["empire-of-sonnstahl", "warriors-of-the-dark-gods"] as const;

interface Played {
  readonly deployment: DeploymentType;
  readonly objective: Objective;
  readonly table?: readonly [width: number, depth: number];
  /** A map, or "roll"; a bare table where nothing is said. */
  readonly map?: string;
  /** Armies of the book by id, where not the usual two. */
  readonly armies?: readonly [string, string];
  /** Army Points, where those armies need more than the usual two. */
  readonly size?: number;
  /** What each army becomes; as in the book where nothing is said. */
  readonly army?: (army: Army) => readonly UnitEntry[];
}

/** The starter battle on another table, for another objective, with other armies. */
function of(
  id: string,
  title: NamedScenario["title"],
  { deployment, objective, table, map, armies: ids, size: points, army }: Played,
): NamedScenario {
  const usual = starter();
  // The size is agreed on for the armies of the book; others have their own.
  const { size, ...rest } = usual.setup;
  const own =
    army === undefined
      ? { size: points ?? size ?? null, armies: ids ?? both }
      : { armies: both.map((book) => drawn(book, army)) };
  const [width, depth] = table ?? [rest.width, rest.depth];
  const ground = map === undefined ? {} : { map };
  const setup = { ...rest, ...own, ...ground, width, depth, deployment, objective } as JsonObject;
  return { id, title, scenario: { ...usual, setup } };
}

function drawn(book: string, army: (army: Army) => readonly UnitEntry[]): Army {
  const whole = there(armies[book]);
  return { ...whole, units: army(whole) };
}

/** So many units of an army, each in its turn. */
const many =
  (count: number) =>
  ({ units }: Army): readonly UnitEntry[] =>
    Array.from({ length: count }, (_, i) => there(units[i % units.length]));

/** One model of an army's first unit, who is nobody's champion. */
const alone = ({ units }: Army): readonly UnitEntry[] => {
  const [first] = units as readonly [UnitEntry];
  return [{ ...first, models: 1, files: 1, champion: false, standard: false, musician: false, pointCost: 20 }];
};

/** Everything on horseback or on paws, twice. */
const swift = ({ units }: Army): readonly UnitEntry[] => {
  const list = units.filter((u) => u.type !== "Infantry");
  return [...list, ...list];
};

/** The same, and every other unit goes ahead of the battle. */
const ahead = (army: Army): readonly UnitEntry[] =>
  swift(army).map((u, i) => (i % 2 === 0 ? { ...u, rules: [...u.rules, "vanguard"] } : u));

/** What moves or comes in its own way: riders that fly, foot that is light, scouts or lies in ambush. */
const moving = ({ units }: Army): readonly UnitEntry[] =>
  units.map((u, i) => ({
    ...u,
    rules: [
      ...u.rules,
      u.type === "Infantry"
        ? ((["light-troops", "scout", "ambush"] as const)[i % 3] ?? "scout")
        : { rule: "fly" as const, advance: u.advanceRate + 1, march: u.marchRate + 2 },
    ],
  }));

/** Everybody on foot or on paws stands apart; riders have joined them as they are. */
const dispersed = ({ units }: Army): readonly UnitEntry[] =>
  units.map((u) => (u.type === "Infantry" ? { ...u, rules: [...u.rules, "skirmisher"] } : u));

/** Battles that begin with the choice of zones: tables, armies and what is fought for. */
export const onTables: readonly NamedScenario[] = [
  of(
    "frontline",
    { en: "Frontline Clash: break through", fr: "Lignes de front : percer" },
    { deployment: "frontline-clash", objective: "breakthrough" },
  ),
  of(
    "on-a-map",
    { en: "Among woods, walls and rocks, as the die falls", fr: "Entre bois, murs et rochers, au hasard du dé" },
    { deployment: "frontline-clash", objective: "spoils-of-war", map: "roll" },
  ),
  of(
    "encirclement",
    { en: "Encircled: capture the flags", fr: "Encerclement : capturer les drapeaux" },
    { deployment: "encircle", objective: "capture-the-flags" },
  ),
  of(
    "across",
    { en: "Refused flank: secure the targets", fr: "Flanc refusé : sécuriser les cibles" },
    { deployment: "refused-flank", objective: "secure-target" },
  ),
  of(
    "thrust",
    { en: "Counterthrust: hold the ground", fr: "Contre-offensive : tenir le terrain" },
    { deployment: "counterthrust", objective: "hold-the-ground" },
  ),
  of(
    "columns",
    { en: "Marching Columns: break through", fr: "Colonnes en marche : percer" },
    { deployment: "marching-columns", objective: "breakthrough" },
  ),
  of(
    "guns-and-eagles",
    { en: "Guns against eagles: 1,500 points each", fr: "Canons contre aigles : 1 500 points chacun" },
    { deployment: "frontline-clash", objective: "hold-the-ground", armies: ["sonnstahl-guns", "highborn-elves"] },
  ),
  of(
    "led",
    { en: "Generals and Battle Standards in their units", fr: "Généraux et grandes bannières dans leurs unités" },
    { deployment: "frontline-clash", objective: "hold-the-ground", armies: ["sonnstahl-led", "dark-gods-led"] },
  ),
  of(
    "heirlooms",
    { en: "Leaders and regiments with special items", fr: "Chefs et régiments avec des objets spéciaux" },
    {
      deployment: "frontline-clash",
      objective: "hold-the-ground",
      armies: ["sonnstahl-heirlooms", "dark-gods-heirlooms"],
      size: 2000,
    },
  ),
  of(
    "magic",
    { en: "Wizards on both sides", fr: "Des Magiciens des deux côtés" },
    {
      deployment: "frontline-clash",
      objective: "hold-the-ground",
      armies: ["sonnstahl-magic", "dark-gods-magic"],
      size: 2500,
    },
  ),
  of(
    "cavalry",
    { en: "Riders and hounds only", fr: "Cavaliers et molosses seulement" },
    { deployment: "frontline-clash", objective: "spoils-of-war", army: swift },
  ),
  of(
    "vanguards",
    { en: "Vanguards on both sides", fr: "Des avant-gardes des deux côtés" },
    { deployment: "frontline-clash", objective: "breakthrough", army: ahead },
  ),
  of(
    "skirmishers",
    { en: "Skirmishers on both sides, on a map", fr: "Des tirailleurs des deux côtés, sur une carte" },
    { deployment: "frontline-clash", objective: "hold-the-ground", map: "roll", army: dispersed },
  ),
  of(
    "movers",
    { en: "Fliers, scouts and ambushes at dawn", fr: "Voltigeurs, éclaireurs et embuscades à l’aube" },
    { deployment: "dawn-assault", objective: "hold-the-ground", army: moving },
  ),
  of(
    "crowded",
    { en: "Twenty units a side", fr: "Vingt unités par camp" },
    { deployment: "frontline-clash", objective: "hold-the-ground", army: many(20) },
  ),
  of(
    "small-table",
    { en: "On 36 by 36 inches", fr: "Sur 36 pouces par 36" },
    { deployment: "refused-flank", objective: "spoils-of-war", table: [36, 36] },
  ),
  of(
    "narrow-table",
    { en: "On 48 by 36 inches", fr: "Sur 48 pouces par 36" },
    { deployment: "encircle", objective: "hold-the-ground", table: [48, 36] },
  ),
  of(
    "one-model",
    { en: "One model a side", fr: "Une figurine par camp" },
    { deployment: "frontline-clash", objective: "hold-the-ground", table: [36, 36], army: alone },
  ),
];
