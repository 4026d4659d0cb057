import {
  type ChoiceRequest,
  type Core,
  engineOf,
  type Fields,
  type Json,
  type Message,
  isRecord,
  silent,
} from "@tercio/kernel";
import {
  answerOf,
  type Gesture,
  handlingOf,
  isStanding,
  type Leg,
  motionsOf,
  onBoard,
  type PieceKey,
  pieceOf,
  piecesOf,
  picksOf,
  type Pose,
  type Preview,
  sharesOf,
  spotsOf,
  type System,
  toolOf,
  tryOut,
} from "@tercio/board";
import { demand, type Law, type LawBench, missingWords, same } from "./law.ts";

/** Looked at closely: the first ten replies, and the powers of two. */
const closely = (i: number): boolean => i < 10 || (i & (i - 1)) === 0;

/** What hands do with a piece, sensible and not. */
function gesturesWith(piece: PieceKey, ways: readonly (string | undefined)[]): readonly Gesture[] {
  return ways.flatMap((id): readonly Gesture[] => {
    const way = id === undefined ? {} : { way: id };
    return [
      { do: "to", piece, ...way, x: 0, y: 0 },
      { do: "face", piece, ...way, facing: 20_000 },
      { do: "turn", piece, ...way, by: 8192 },
      { do: "spread", piece, ...way, by: 1 },
      { do: "spread", piece, ...way, by: -90 },
      { do: "step", piece, ...way, step: { kind: "straight", distance: 200_000 } },
      { do: "step", piece, ...way, step: { kind: "wheel", side: "left", angle: 900 } },
      { do: "step", piece, ...way, step: { kind: "pivot", angle: -8192 } },
      ...(id === undefined ? [] : [{ do: "way", piece, way: id } as const]),
      { do: "by", piece, x: 1270, y: -500 },
      { do: "aside", piece, by: 500 },
    ];
  });
}

/** So often each kind of move is looked at: to draw a board takes its time. */
const OFTEN = 12;

/** What rounding may come to between a way and a place, 0.01 mm. */
const NEAR = 5;

/** How far apart two poses are, 0.01 mm; looking another way is as far as can be. */
function apart(p: Pose | undefined, q: Pose): number {
  if (p === undefined || (p.facing - q.facing) % 65536 !== 0) return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y));
}

/** A pose turned about a point. */
function turnedAs(p: Pose, { about, by }: NonNullable<Leg["turn"]>): Pose {
  const at = onBoard({ ...about, facing: by }, { x: p.x - about.x, y: p.y - about.y });
  return { ...at, facing: p.facing + by };
}

/** Laws about what a screen is given: pieces, signs, tools. */
export function seenLaws<G extends Core>(system: System<G>, bench: LawBench<G>): readonly Law[] {
  const each = (test: (game: G, request: ChoiceRequest | null, where: string) => void): void => {
    for (const track of bench.tracks())
      for (const [i, { battle }] of track.turns.entries())
        if (closely(i))
          test(
            battle.game,
            battle.request?.type === "choice" ? battle.request : null,
            `seed ${track.seed}, reply ${i}`,
          );
  };
  const engine = engineOf(system);
  const naming = (answer: Fields, key: PieceKey): boolean => Object.values(answer).includes(key);
  const said = (message: Message, where: string): void =>
    demand(
      same(missingWords(system, message), []),
      () => `${where}: no words: ${missingWords(system, message).join()}`,
    );

  return [
    {
      name: "every piece has a key of its own, signs that the legend explains, and words",
      run: () =>
        each((game, _, where) => {
          const { pieces } = system.views.board(game);
          demand(new Set(pieces.map((p) => p.key)).size === pieces.length, () => `${where}: a key twice`);
          for (const p of pieces) {
            said(p.name, where);
            said(p.spoken, where);
            for (const m of p.marks) {
              said(m.label, where);
              const known = p.kind !== "body" || system.views.legend.marks.some((l) => l.icon === m.icon);
              demand(known, () => `${where}: the legend does not know ${m.icon} (${m.label.key})`);
            }
            for (const f of p.sheet.facts) said(f.label, where);
            for (const t of p.sheet.tables) {
              said(t.corner, where);
              for (const c of t.columns) said(c, where);
              demand(
                t.rows.every((r) => r.cells.length === t.columns.length),
                () => `${where}: a row of ${p.key} does not fit its columns`,
              );
            }
            for (const l of p.sheet.lists) said(l.label, where);
          }
        }),
    },
    {
      name: "what is declared is said of two pieces that the board has",
      run: () =>
        each((game, _, where) => {
          const declared = system.views.declared?.(game) ?? [];
          const pieces = declared.length === 0 ? [] : system.views.board(game).pieces;
          for (const d of declared) {
            said(d.label, where);
            const seats = [d.by, d.piece].map((key) => pieceOf({ width: 0, depth: 0, pieces }, key)?.seat);
            demand(seats[0] !== undefined && seats[1] !== undefined, () => `${where}: ${d.by} goes for nobody`);
            demand(seats[0] !== seats[1], () => `${where}: ${d.by} goes for its own side`);
          }
        }),
    },
    {
      name: "how far something reaches is said of pieces that the board has, and so is where enemies could come",
      run: () =>
        each((game, _, where) => {
          const ranges = system.views.ranges?.(game) ?? [];
          const threats = ([0, 1] as const).flatMap((seat) => system.views.threats?.(game, seat) ?? []);
          if (ranges.length + threats.length === 0) return;
          const standing = new Set(
            system.views
              .board(game)
              .pieces.filter(isStanding)
              .map((p) => p.key),
          );
          for (const r of ranges) {
            said(r.label, where);
            for (const key of [r.piece, ...r.covers]) demand(standing.has(key), () => `${where}: ${r.id} of nobody`);
            demand(r.areas.length > 0, () => `${where}: ${r.id} of ${r.piece} is nowhere`);
          }
          for (const t of threats) {
            demand(standing.has(t.piece), () => `${where}: nobody could come`);
            for (const band of t.bands) said(band.label, where);
          }
        }),
    },
    {
      name: "the way that an event tells begins where its piece stood, turns where it says it turns, and ends where it stands",
      run: () => {
        const looked = new Map<string, number>();
        for (const track of bench.tracks())
          for (const [i, { battle, after, events }] of track.turns.entries()) {
            const motions = events.flatMap(motionsOf);
            const kinds = events.flatMap((e) => (motionsOf(e).length === 0 ? [] : [e.kind]));
            if (kinds.every((kind) => (looked.get(kind) ?? 0) >= OFTEN)) continue;
            for (const kind of kinds) looked.set(kind, (looked.get(kind) ?? 0) + 1);
            const where = `seed ${track.seed}, reply ${i}`;
            const told = new Set(motions.map((m) => m.piece));
            const before = system.views.board(battle.game);
            const now = new Map<PieceKey, Pose>();
            for (const key of told) {
              const p = pieceOf(before, key);
              demand(p !== undefined, () => `${where}: a way of nobody, ${key}`);
              if (p !== undefined) now.set(key, p);
            }
            for (const { piece, from, legs } of motions) {
              demand(
                apart(now.get(piece), from) <= NEAR,
                () => `${where}: ${piece} did not stand where its way begins`,
              );
              let at: Pose = from;
              for (const leg of legs) {
                if (leg.turn !== undefined) {
                  const turned = turnedAs(at, leg.turn);
                  demand(apart(turned, leg) <= NEAR, () => `${where}: ${piece} does not turn as its way says`);
                }
                at = leg;
              }
              now.set(piece, at);
            }
            const board = system.views.board(after.game);
            for (const [key, at] of now) {
              const stands = pieceOf(board, key);
              if (stands?.place === "field")
                demand(
                  apart(stands, at) <= NEAR,
                  () => `${where}: ${key} does not stand where its way ends, of ${kinds.join(", ")}`,
                );
            }
          }
      },
    },
    {
      name: "whatever a hand does leads to an answer that is accepted, or to the reason why not",
      run: () =>
        each((game, request, where) => {
          const choice = request === null ? undefined : system.rules.choices[request.choice];
          const tool = toolOf(choice);
          if (
            request === null ||
            choice === undefined ||
            tool === null ||
            tool.kind === "pick" ||
            tool.kind === "share"
          )
            return;
          const known = new Set(system.views.board(game).pieces.map((p) => p.key));
          const begun: Gesture[] = [
            { do: "begin" },
            { do: "preset", preset: "line" },
            { do: "end", side: "left" },
            { do: "towards", x: 0, y: 1 },
            { do: "towards", x: 1, y: 0 },
          ];
          const hands = [...known].slice(0, 40).flatMap((key) => {
            const ways = handlingOf(choice, game, request, key)?.ways.map((w) => w.id) ?? [];
            return gesturesWith(key, ways.length === 0 ? [undefined] : ways);
          });
          // Each goes on from what the one before it has tried.
          let tried: Json = null;
          for (const gesture of [...begun, ...hands.slice(0, 60)]) {
            const preview: Preview | null = tryOut(choice, game, request, gesture, tried);
            const what = `${where}, ${request.choice}, ${JSON.stringify(gesture)}`;
            demand(preview !== null, () => `${what}: no preview`);
            if (preview === null) return;
            tried = preview.tried;
            demand(same(JSON.parse(JSON.stringify(tried)), tried), () => `${what}: what was tried is not plain`);
            // Who steps out of another piece stands on the board once that is answered, and not before; or goes into the
            // next, and then it is whom the answer names.
            const strange = preview.ghosts.filter((g) => !known.has(g.key));
            if (strange.length > 0) {
              const { answer } = preview;
              const after = answer === null ? [] : system.views.board(engine.reply(game, answer, silent).game).pieces;
              demand(
                strange.every((g) => after.some((p) => p.key === g.key) || (isRecord(answer) && naming(answer, g.key))),
                () => `${what}: a ghost of nobody`,
              );
            }
            for (const note of preview.notes) said(note, what);
            if (preview.verdict !== true) {
              said(preview.verdict.message, what);
              demand(preview.answer === null, () => `${what}: refused, and yet an answer`);
            } else {
              const verdict = choice.accept(game, request.about, preview.answer);
              demand(verdict === true, () => `${what}: ${JSON.stringify(preview.answer)} is refused`);
            }
          }
        }),
    },
    {
      name: "answers that are pieces name pieces of the board, and all that is shared out is an answer",
      run: () =>
        each((game, request, where) => {
          const choice = request === null ? undefined : system.rules.choices[request.choice];
          if (request === null || choice === undefined) return;
          const known = new Set(system.views.board(game).pieces.map((p) => p.key));
          for (const key of piecesOf(choice, game, request)) demand(known.has(key), () => `${where}: no piece ${key}`);
          for (const answer of choice.enumerate?.(game, request.about) ?? []) {
            const picks = picksOf(choice, game, request, answer);
            for (const key of picks) demand(known.has(key), () => `${where}: no piece ${key}`);
            const made = answerOf(choice, game, request, picks);
            demand(
              made === null || same(made, answer),
              () =>
                `${where}: ${picks.join()} make another answer ${request.choice} ${JSON.stringify(answer)} ${JSON.stringify(made)}`,
            );
          }
          const listed = choice.enumerate?.(game, request.about) ?? [];
          for (const { answer } of spotsOf(choice, game, request))
            demand(
              listed.some((a) => same(a, answer)),
              () => `${where}: ${request.choice}: a place for ${JSON.stringify(answer)}, which is not on offer`,
            );
          const shares = sharesOf(choice, game, request);
          if (shares === null) return;
          const given = Array.from({ length: shares.targets }, (_, i) => (i === 0 ? shares.count : 0));
          const verdict = choice.accept(game, request.about, shares.answer(given));
          demand(verdict === true, () => `${where}: ${request.choice}: all at one target is refused`);
        }),
    },
  ];
}
