import { type Entry, isSpell } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import type { Game } from "@tercio/reference/games";
import { readerOf } from "@tercio/reference/glossary";
import { buildSearch } from "@tercio/reference/search";
import { expect, test } from "vitest";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));
const search = buildSearch(games);

/** What a reader at the table asks, what is typed, and what must be read for the answer: entries with what they must say. */
interface Question {
  readonly asked: string;
  readonly game: string;
  /** What is typed; one of the first three answers is opened. */
  readonly typed: string;
  readonly read: readonly (readonly [id: string, says: RegExp])[];
}

const questions: readonly Question[] = [
  {
    asked: "My twenty spearmen five wide are charged in the flank: who fights, what ranks, what score?",
    game: "ninth-age",
    typed: "flank combat score",
    read: [
      ["t9a.combat-score.flank", /\+1, once.*\+2 if such a unit has a Full Rank/],
      ["t9a.combat-score.rank-bonus", /\+1 per Full Rank behind the first, 3 at most/],
      ["t9a.model-height.full-ranks", /5 Standard/],
      ["t9a.model-height.supporting-attacks", /forwards only/],
      ["t9a.rule.steadfast-disrupted", /2 Full Ranks or more is not Steadfast/],
    ],
  },
  {
    asked: "5-5-5-2 with flux card 1?",
    game: "ninth-age",
    typed: "miscast triple 5",
    read: [
      ["t9a.flux-card.1", /Miscasts at \+1/],
      ["t9a.miscast.timing", /each point of Miscast modifier shifts it by one row/],
      ["t9a.miscast.666", /4 hits \(4\+ to wound, AP 10\)/],
    ],
  },
  {
    asked: "A moved handgun at 20 inches at a unit in a forest?",
    game: "ninth-age",
    typed: "handgun",
    read: [
      ["t9a.rule.handgun", /Range 24″.*Unwieldy/],
      ["t9a.to-hit-modifier.long-range", /-1 at Long Range; that is beyond half/],
      ["t9a.to-hit-modifier.moving-and-shooting.unwieldy", /-2 in all after a move/],
      ["t9a.terrain.forest.cover", /Soft Cover for targets inside/],
      ["t9a.to-hit-modifier.soft-cover", /-1/],
    ],
  },
  {
    asked: "Does my battle standard that flees still give its reroll?",
    game: "ninth-age",
    typed: "battle standard fleeing reroll",
    read: [["t9a.fleeing.no-rally-around-the-flag", /grants no rerolls of Discipline Tests/]],
  },
  {
    asked: "600 points ahead of 4,500?",
    game: "ninth-age",
    typed: "battle points 600 of 4500",
    read: [["t9a.battle-points.10-20", /12 to 8.*451,900/]],
  },
  {
    asked: "How many hits has a Breath of Corruption, at what Strength?",
    game: "ninth-age",
    typed: "breath of corruption",
    read: [
      ["t9a.rule.breath-attack", /2D6 hits/],
      ["t9a.rule.toxic-attacks", /Strength 3/],
    ],
  },
  {
    asked: "May a chariot cross a wall?",
    game: "ninth-age",
    typed: "chariot crossing a wall",
    read: [
      ["t9a.terrain.wall.dangerous", /DT \(2\) for Construct/],
      ["t9a.terrain.dangerous-terrain-test.dice.chariot", /One D6 on top/],
      ["t9a.terrain.dangerous-terrain-test.effect", /X or less fails/],
    ],
  },
  {
    asked: "Lost by 3, Leadership 8, rolled 6?",
    game: "old-world",
    typed: "break test lost by 3",
    read: [
      ["tow.phase.combat.break-test", /lost by 3: \+3.*only the sum too high, it falls back/],
      ["tow.break.falls-back-in-good-order", /Falls Back in Good Order/],
    ],
  },
  {
    asked: "A great weapon after a four-inch charge, at what Initiative?",
    game: "old-world",
    typed: "great weapon",
    read: [
      ["tow.weapon.melee.great-weapon", /Initiative 1, and what a charge adds/],
      ["tow.combat.charge-initiative.front", /add 1 to their Initiative for each whole inch.*at most \+3/],
      ["tow.combat.charge-initiative.flank-or-rear", /up to \+4/],
    ],
  },
  {
    asked: "Charged in the flank, are ranks kept?",
    game: "old-world",
    typed: "flank attack rank bonus",
    read: [["tow.glossary.disrupted", /no Rank Bonus.*Unit Strength 5 or more.*flank or rear/]],
  },
  {
    asked: "A moved handgun at 15 inches at partial cover?",
    game: "old-world",
    typed: "handgun",
    read: [
      ["tow.weapon.missile.handgun", /24″.*-2 To Hit after moving/],
      ["tow.to-hit-modifier.long-range", /-1 To Hit at long range; that is beyond half/],
      ["tow.to-hit-modifier.partial-cover", /-1 To Hit/],
      ["tow.to-hit-modifier.list", /4\+ for 7, 5\+ for 8/],
    ],
  },
  {
    asked: "A Fireball of 9 and the opponent’s only near wizard is engaged?",
    game: "old-world",
    typed: "dispel engaged wizard",
    read: [
      ["tow.magic.dispel.wizardly", /not engaged in combat/],
      ["tow.magic.dispel.fated", /one in range that is engaged or flees still bars it/],
      ["tow.magic.dispel.roll", /higher than the caster’s total/],
    ],
  },
  {
    asked: "Everything my wizard may do on a Balewind Vortex?",
    game: "age-of-sigmar",
    typed: "balewind vortex",
    read: [
      [
        "aos2.endless-spell.balewind-vortex.benefits",
        /casts 1 spell more.*6″ farther.*\+1 to its save rolls; it cannot move/,
      ],
      ["aos2.endless-spell.balewind-vortex.self-dispel", /dispels its own Vortex/],
      ["aos2.endless-spell.balewind-vortex.rider-slain", /off the table/],
    ],
  },
  {
    asked: "7 of 12 left, Bravery 6, roll 4?",
    game: "age-of-sigmar",
    typed: "battleshock",
    read: [
      ["aos2.core.battleshock.roll", /plus 1 for each of its models slain this turn.*raised by 1 for every full 10/],
      ["aos2.core.battleshock.result", /one model flees for each point over/],
    ],
  },
  {
    asked: "Arcane Bolt at 15 inches in Perpetual Dusk with the Vortex?",
    game: "age-of-sigmar",
    typed: "perpetual dusk",
    read: [["aos2.realm.ulgu.feature.perpetual-dusk", /no spell reaches farther than 12″/]],
  },
  {
    asked: "Artefacts with two battalions?",
    game: "age-of-sigmar",
    typed: "artefacts battalions",
    read: [["aos2.core.artefacts-of-power", /One HERO.*one more HERO for every warscroll battalion/]],
  },
];

/** The entries one link away: those it names, those its words name, and the rows and steps it heads. */
function linksOf(game: Game): (entry: Entry) => readonly string[] {
  const read = readerOf(game.entries, game.called, "en");
  return (entry) => [
    ...(entry.see ?? []),
    ...read(entry.summary.en, entry.id).flatMap((part) => part.id ?? []),
    ...game.entries.filter((e) => ["row", "step"].includes(e.kind) && e.see?.includes(entry.id)).map((e) => e.id),
  ];
}

test.each(questions)("$asked", ({ game: id, typed, read }) => {
  const game = games.find((g) => g.id === id) as Game;
  const byId = new Map(game.entries.map((e) => [e.id, e]));
  const links = linksOf(game);
  const opened = search(typed, { system: id, language: "en", limit: 3 }).flatMap((h) =>
    h.system === id ? [h.entry] : [],
  );
  const faults: string[] = [];
  const reached = opened.map((start) => {
    const one = new Set([start.id, ...links(start)]);
    return new Set([...one, ...[...one].flatMap((next) => links(byId.get(next) as Entry))]);
  });
  for (const [wanted, says] of read) {
    const entry = byId.get(wanted);
    const printing = Object.values(entry?.editions ?? {})[0];
    const figures = printing === undefined || isSpell(printing.facts) ? "" : JSON.stringify(printing.facts);
    if (!says.test(`${entry?.summary.en} ${figures}`)) faults.push(`${wanted} does not say ${says}`);
    if (!reached.some((set) => set.has(wanted)))
      faults.push(`${wanted} is more than two links from ${opened.map((e) => e.id).join(", ")}`);
  }
  expect(faults).toEqual([]);
});

test("there are sixteen of them", () => {
  expect(questions).toHaveLength(16);
});
