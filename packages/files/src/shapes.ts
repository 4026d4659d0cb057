import {
  type Message,
  type MessageValue,
  type Save,
  SAVE_FORMAT,
  type Shown,
  type Situation,
  type Snapshot,
  isRecord,
  hasFields,
  fieldsOf,
} from "@tercio/kernel";
import { type ArmyList, FORMAT, FORMAT_VERSION } from "@tercio/rosters";
import * as v from "valibot";

/** A text as names, ids and hashes are. */
const word = v.pipe(v.string(), v.maxLength(200));
const whole = v.pipe(v.number(), v.integer());
const from0 = v.pipe(whole, v.minValue(0), v.maxValue(2 ** 32 - 1));
const fields = v.pipe(v.custom<{ readonly [field: string]: unknown }>((x) => isRecord(x), "record"));

const sitter = v.lazy((x) =>
  fieldsOf(x)["by"] === "computer"
    ? v.strictObject({ by: v.literal("computer"), level: v.pipe(word, v.minLength(1)) })
    : v.strictObject({
        by: v.picklist(["human", "computer"]),
        name: v.optional(v.pipe(word, v.minLength(1), v.maxLength(40))),
      }),
);

const scenario = v.strictObject({ edition: word, rulings: v.record(word, word), setup: fields });

const hash = { hash: word };
const seat = { seat: v.pipe(whole, v.minValue(0), v.maxValue(15)) };
const answered = v.strictObject({ answer: v.unknown(), ...seat, ...hash });
const declared = v.strictObject({ declared: word, ...seat, ...hash });
const corrected = v.strictObject({ corrected: v.unknown(), ...seat, agreed: v.array(seat.seat), ...hash });
const rolled = v.strictObject({
  outcome: v.unknown(),
  faces: v.array(v.array(whole)),
  draws: from0,
  ...hash,
});
const has = (x: unknown, field: string): boolean => hasFields(x) && Object.hasOwn(x, field);
/** What an entry is, its own field says: errors name what is wrong with that, and not what all the others lack. */
const entry = v.lazy((x) =>
  has(x, "declared") ? declared : has(x, "corrected") ? corrected : has(x, "outcome") ? rolled : answered,
);

const lines = v.array(v.string());
const shown = v.strictObject({ language: v.picklist(["en", "fr"]), board: lines, lines }) satisfies v.GenericSchema<
  unknown,
  Shown
>;

/** A saved battle, with the fields that it has and no others. What the set-up and the answers mean, the game itself checks. */
export const save = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  system: word,
  version: word,
  generator: word,
  scenario,
  seats: v.pipe(v.array(sitter), v.maxLength(16)),
  seed: v.nullable(from0),
  seedHash: v.optional(word),
  origin: word,
  entries: v.array(entry),
  build: v.optional(word),
  shown: v.optional(shown),
}) satisfies v.GenericSchema<unknown, Pick<Save, "format" | "system" | "version" | "generator" | "origin">>;

/** A battle at one moment, as it is handed over to another seat. */
export const snapshot = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  system: word,
  version: word,
  scenario,
  seats: v.pipe(v.array(sitter), v.maxLength(16)),
  generator: word,
  seedHash: word,
  draws: from0,
  length: from0,
  hash: word,
  last: v.nullable(v.strictObject({ entry: v.unknown(), before: word })),
  game: fields,
}) satisfies v.GenericSchema<unknown, Pick<Snapshot, "format" | "hash" | "length" | "draws">>;

/** A line of a script; what it answers, the game checks. */
const scriptLine = v.lazy((x) =>
  typeof x === "string"
    ? v.literal("usual")
    : has(x, "dice")
      ? v.strictObject({ dice: v.array(whole) })
      : has(x, "show")
        ? v.strictObject({ show: v.unknown() })
        : has(x, "declared")
          ? v.strictObject({ declared: word, ...seat })
          : has(x, "corrected")
            ? v.strictObject({ corrected: v.unknown(), ...seat, agreed: v.array(seat.seat) })
            : has(x, "refused")
              ? v.strictObject({ choice: v.optional(word), refused: v.unknown(), by: word })
              : v.strictObject({ choice: v.optional(word), answer: v.unknown() }),
);

/** A scene with its script; `shows`: the rules that a playthrough shows. */
export const scene = v.strictObject({
  system: word,
  title: v.optional(v.unknown()),
  shows: v.optional(v.unknown()),
  scene: v.optional(fields),
  scenario: v.optional(fields),
  seed: v.optional(from0),
  script: v.optional(v.array(scriptLine)),
}) satisfies v.GenericSchema<unknown, Pick<Situation, "system">>;

const ids = v.pipe(v.array(word), v.maxLength(40));
const listed = v.strictObject({
  entry: word,
  models: whole,
  titles: v.optional(ids),
  options: v.optional(ids),
  command: v.optional(ids),
  mount: v.optional(v.strictObject({ mount: word, options: v.optional(ids) })),
  items: v.optional(v.pipe(v.array(v.strictObject({ slot: word, item: word })), v.maxLength(20))),
  spells: v.optional(ids),
  files: v.optional(whole),
});

/** An army list by the ids of its book. How many of what it may have, the book says. */
export const list = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(FORMAT_VERSION),
  system: word,
  army: word,
  name: word,
  size: whole,
  units: v.pipe(v.array(listed), v.maxLength(60)),
}) satisfies v.GenericSchema<unknown, Pick<ArmyList, "format" | "version" | "system" | "army" | "name" | "size">>;

/** Units that somebody made up, told in full: the game that takes them checks them. */
export const army = v.object({ units: v.pipe(v.array(fields), v.maxLength(60)) });

/** A list that calls units, options and items by their names: the game that reads it knows their places. */
export const namedList = v.object({ army: v.unknown(), units: v.array(v.unknown()) });

/** What is broken or missing counts as not known. */
const known = v.fallback;

const finite = v.pipe(v.number(), v.finite());
const message: v.GenericSchema<unknown, Message> = v.object({
  key: v.string(),
  values: v.exactOptional(
    v.record(
      v.string(),
      v.lazy((): v.GenericSchema<unknown, MessageValue> => v.union([v.string(), v.number(), message])),
    ),
  ),
});
const picture = v.object({
  width: finite,
  depth: finite,
  below: v.picklist([0, 1]),
  things: v.array(v.object({ seat: v.nullable(v.number()), corners: v.array(finite) })),
});
const pace = v.object({ autoRoll: known(v.boolean(), false), paused: known(v.boolean(), false) });

/** A battle of the browser's shelf: only its place must be there. */
export const volume = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: known(v.string(), ""),
  begun: known(finite, 0),
  played: known(finite, 0),
  pace: known(pace, { autoRoll: false, paused: false }),
  seed: known(finite, 0),
  answers: known(finite, 0),
  system: known(v.string(), ""),
  moment: known(v.nullable(message), null),
  edition: known(v.string(), ""),
  version: known(v.string(), ""),
  seats: known(v.array(v.picklist(["human", "computer"])), []),
  names: known(v.optional(v.array(v.string())), undefined),
  points: known(v.nullable(v.array(finite)), null),
  picture: known(v.optional(picture), undefined),
  second: known(v.optional(v.literal(true)), undefined),
});

/** What a page that went had not written yet. */
export const unwritten = v.object({ volume, text: v.string(), base: v.optional(v.nullable(word), null) });

/** A list of the browser's shelf, with what its row tells without its book: of that, what is broken counts as not known. */
export const keptList = v.object({
  list,
  army: known(v.optional(v.object({ en: v.string(), fr: v.string() })), undefined),
  changed: known(finite, 0),
  points: known(finite, 0),
  wrong: known(finite, 0),
});

/** A position put together by hand; whether its scene can be played is asked of its game. */
export const position = v.object({
  name: known(v.pipe(v.string(), v.maxLength(200)), ""),
  system: word,
  scene: v.record(v.string(), v.unknown()),
  changed: known(finite, 0),
});

/** What a reader has pinned, in order, and which edition is read. */
export const pins = v.object({ pins: v.array(word), edition: v.optional(word) });
/** By game, what both sides bring. */
export const table = v.record(word, v.object({ mine: v.array(word), theirs: v.array(word) }));
/** The layers of the board that are shown. */
export const layers = v.array(word);

/** A build of the app: its name is part of addresses. */
const about = { name: v.pipe(word, v.regex(/^[\w.-]+$/)), day: word, rules: v.record(word, word) };
export const build = v.object(about);
/** A kept build as the server lists it, with its files, which lie in its own folder. */
export const keptBuild = v.object({
  ...about,
  content: v.pipe(v.array(v.pipe(word, v.regex(/^(?!.*\.\.)[\w][\w./ @-]*$/))), v.maxLength(5000)),
});

/** What the address of a list holds after its mark, packed or plain. */
export const listCode = v.pipe(v.string(), v.maxLength(60_000), v.regex(/^[01][\w-]*$/));

const number = v.union([v.number(), v.pipe(v.string(), v.maxLength(10_000)), v.boolean()]);
/** The answers and numbers of an address of the odds. */
export const oddsLink = v.object({
  game: v.nullable(word),
  question: v.nullable(word),
  a: v.record(word, number),
  b: v.nullable(v.record(word, number)),
  along: v.nullable(word),
});
