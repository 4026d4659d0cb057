import { counterSource } from "@tercio/dice";
import { ninthAge, type NinthAge } from "../../src/index.ts";
import type { Unit, WeaponId } from "../../src/state/state.ts";
import { faceToFace } from "../rule-cases/table.ts";
import type { Side } from "./round.ts";
import type { Stand } from "../stand.ts";

export interface Case {
  readonly game: NinthAge;
  readonly a: Side;
  readonly b: Side;
}
type Source = ReturnType<typeof counterSource>;

const weapons: readonly WeaponId[] = [
  "hand-weapon",
  "hand-weapon",
  "hand-weapon",
  "great-weapon",
  "halberd",
  "paired-weapons",
  "spear",
  "cavalry-pick",
];
const suits = ["none", "light", "heavy", "plate"] as const;

function randomSide(source: Source, charged: boolean): Side {
  const yes = (oneIn: number): boolean => source.next(oneIn) === 1;
  const files = 4 + source.next(5);
  return {
    files,
    models: files * (1 + source.next(3)) + source.next(files) - 1,
    base: 2000 + (source.next(2) - 1) * 500,
    attacks: source.next(2),
    offence: 1 + source.next(6),
    defence: 1 + source.next(6),
    strength: 2 + source.next(3),
    penetration: source.next(3) - 1,
    resilience: 2 + source.next(3),
    suit: source.next(4) - 1,
    shield: source.next(3) > 1,
    agility: 1 + source.next(5),
    discipline: 5 + source.next(4),
    weapon: weapons[source.next(weapons.length) - 1] as WeaponId,
    fear: yes(4),
    champion: yes(2),
    standard: yes(2),
    charged,
    rerollsBreak: yes(3),
  };
}

/** The same regiment as the engine knows it; a musician, who does nothing here, comes with every second one. */
function unitOf(from: Unit, s: Side): Stand {
  const part = {
    ...(from.entry.parts[0] as Unit["entry"]["parts"][number]),
    attackValue: s.attacks,
    offensiveSkill: s.offence,
    strength: s.strength,
    armourPenetration: s.penetration,
    agility: s.agility,
  };
  const command = { champion: s.champion, standard: s.standard, musician: s.models % 2 === 0 };
  const entry = {
    ...from.entry,
    baseWidth: s.base,
    baseDepth: s.base,
    parts: [part],
    weapons: [s.weapon],
    rules: [...(s.rerollsBreak ? ["battle-fever"] : []), ...(s.fear ? ["fear"] : [])],
    suit: suits[s.suit] ?? "none",
    shield: s.shield,
    armour: 0,
    defensiveSkill: s.defence,
    resilience: s.resilience,
    discipline: s.discipline,
    models: s.models,
    ...command,
  };
  return {
    entry,
    files: s.files,
    rankAndFile: s.models - Number(s.champion),
    championFile: Math.floor(s.files / 2),
    charging: s.charged,
    weapon: s.weapon,
    ...command,
  };
}

/** Two random regiments front to front, of which one may have charged. */
export function randomCase(seed: number): Case {
  const source = counterSource(seed, 77);
  const a = randomSide(source, source.next(2) === 1);
  const b = randomSide(source, false);
  const starter = ninthAge.rules.setup(ninthAge.rules.starter());
  const [one, two] = [starter.units[0] as Unit, starter.units[6] as Unit];
  return { game: faceToFace(0, 6, unitOf(one, a), unitOf(two, b)), a, b };
}
