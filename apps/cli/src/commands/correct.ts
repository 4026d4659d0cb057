import { destination } from "@tercio/files/writing";
import { correct, save, say } from "@tercio/kernel";
import {
  type Correctable,
  type Correction,
  fromDegrees,
  fromInches,
  inDegrees,
  inInches,
  type PieceKey,
  shownOf,
} from "@tercio/board";
import type { Command } from "commander";
import { BUILD } from "../shared/build.ts";
import { savedBattle } from "../shared/opened.ts";
import { languageOf, wholeNumber, Wrong } from "../shared/systems.ts";

interface Options {
  readonly piece?: string;
  readonly figure: readonly string[];
  readonly place?: string;
  readonly ends: readonly string[];
  readonly seat: number;
  readonly agreed?: number;
  readonly lang: "en" | "fr";
  readonly out?: string;
}

const keyOf = (text: string): PieceKey => (/^\d+$/.test(text) ? Number(text) : text);
/** "2.5,-6,90" in inches and degrees; without the last where nothing looks anywhere, or looks on as before. */
function placeOf(text: string, about: Correctable): NonNullable<Correction["place"]> {
  const [x = Number.NaN, y = Number.NaN, degrees] = text.split(",").map(Number);
  const now = about.place?.facing ?? null;
  const turned = degrees === undefined || now === null ? now : fromDegrees(degrees);
  return { x: fromInches(x), y: fromInches(y), facing: turned };
}

export function correctCommand(command: Command): void {
  const several = (value: string, all: readonly string[]): readonly string[] => [...all, value];
  command
    .argument("<file>", "a saved battle")
    .option("--piece <key>", "the piece to correct; without it, all that can be corrected is listed")
    .option("--figure <id=number>", "a number of it as it should be", several, [])
    .option("--place <x,y,degrees>", "its place: inches from the middle of the table")
    .option("--ends <id>", "an effect that should end", several, [])
    .option("--seat <n>", "the player who requests it", wholeNumber("seat", 1, 16), 1)
    .option("--agreed <n>", "the player who agrees", wholeNumber("agreed", 1, 16))
    .option("--lang <language>", "en or fr", languageOf, "en")
    .option("--out <file>", "write the battle that goes on from there")
    .action((path: string, o: Options) => {
      const out = o.out === undefined ? null : destination(o.out);
      const { system, battle, events } = savedBattle(path, { verify: true, lang: o.lang });
      const of = (key: PieceKey): Correctable | null => system.views.correctable?.(battle.game, key) ?? null;
      if (o.piece === undefined) {
        for (const p of system.views.board(battle.game).pieces) {
          const about = of(p.key);
          if (about === null) continue;
          console.log(`${p.key}  ${say(system, about.name, o.lang)}`);
          for (const f of about.figures)
            console.log(`    --figure ${f.id}=${f.now}  (${f.least}-${f.most}) ${say(system, f.label, o.lang)}`);
          const { place } = about;
          const facing = place?.facing == null ? "" : `,${inDegrees(place.facing).toFixed(2)}`;
          if (place !== null)
            console.log(`    --place ${inInches(place.x).toFixed(2)},${inInches(place.y).toFixed(2)}${facing}`);
          for (const e of about.effects) console.log(`    --ends ${e.id}  ${say(system, e.label, o.lang)}`);
        }
        return;
      }
      const about = of(keyOf(o.piece));
      if (about === null) throw new Wrong(`--piece ${o.piece}: nothing of it can be corrected`);
      const figures = Object.fromEntries(o.figure.map((f) => f.split("=")).map(([id = "", n]) => [id, Number(n)]));
      const correction = {
        piece: about.piece,
        ...(o.figure.length === 0 ? {} : { figures }),
        ...(o.place === undefined ? {} : { place: placeOf(o.place, about) }),
        ...(o.ends.length === 0 ? {} : { ends: o.ends.map(Number) }),
      };
      const agreed = o.agreed === undefined ? [] : [o.agreed - 1];
      const result = correct(battle, correction, o.seat - 1, agreed);
      if (!result.ok) {
        const { message, rule } = result.refusal;
        throw new Wrong(`${say(system, message, o.lang)}${rule === null ? "" : ` [${rule}]`}`);
      }
      for (const e of result.events) console.log(say(system, e.message, o.lang));
      const shown = shownOf(system, result.battle.game, [...events.flat(), ...result.events], o.lang);
      out?.write(`${JSON.stringify(save(result.battle, { build: BUILD, shown }))}\n`);
    });
}
