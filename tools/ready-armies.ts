// Draws the ready armies of a game, for each book one of each size, the best of so many by chance: npx tsx tools/ready-armies.ts
// [DRAWS]. They stand in ready.json beside the books; read the difference before it is kept.
import { counterSource } from "@tercio/dice";
import { gameOf } from "@tercio/games";
import { writeSafely } from "@tercio/files/writing";
import { type ArmyBook, type ArmyList, costOfList, resolveList, playedList } from "@tercio/rosters";

const SIZES = [1500, 4500];
const [draws = "40", id = "ninth-age"] = process.argv.slice(2);
const room = await gameOf(id)?.rosters?.();
if (room === undefined) throw new Error(`${id} has no army books`);

/** How much a player would like it: different units, several blocks, a Battle Standard, a Wizard, few of one kind. */
function liking(book: ArmyBook, list: ArmyList): number {
  const kinds = new Map<string, number>();
  for (const u of list.units) kinds.set(u.entry, (kinds.get(u.entry) ?? 0) + 1);
  const regiments = list.units.filter((u) => u.models >= 10).length;
  const lone = list.units.filter((u) => u.models === 1).length;
  const bearer = list.units.some((u) => u.titles?.includes("battle-standard-bearer"));
  const wizard = JSON.stringify(list.units).includes("wizard");
  const { points } = costOfList(resolveList(book, list));
  return (
    kinds.size * 2 +
    Math.min(regiments, list.size / 700) * 3 -
    Math.max(0, lone - list.size / 700) * 2 -
    Math.max(0, Math.max(...kinds.values()) - 2) * 3 +
    (bearer ? 3 : 0) +
    (wizard ? 3 : 0) -
    (list.size - points) / 20
  );
}

const ready: ArmyList[] = [];
for (const [at, { id: army, name }] of room.books.entries()) {
  const book = await room.open(army);
  if (book === null) throw new Error(`${army} does not open`);
  for (const size of SIZES) {
    const drawn = Array.from({ length: Number(draws) }, (_, n) =>
      playedList(counterSource(1000 * at + n, 0), book, size),
    ).flatMap((list) => (list === null ? [] : [{ ...list, system: id, name: `${name.en}, ${size}` }]));
    // All that the list names is on the field: nothing of it waits.
    const fielded = drawn.filter((list) => "army" in room.field(book, list));
    fielded.sort((p, q) => liking(book, q) - liking(book, p));
    const [best] = fielded;
    if (best === undefined) throw new Error(`${army}, ${size}: none of ${draws} can be played`);
    ready.push(best);
  }
}
writeSafely(
  new URL(`../packages/systems/${id}/src/armies/books/ready.json`, import.meta.url).pathname,
  `[\n${ready.map((list) => `  ${JSON.stringify(list)}`).join(",\n")}\n]\n`,
);
