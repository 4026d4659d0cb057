import { answer, type ChoiceRequest, type Core, type Json } from "@tercio/kernel";
import {
  answerOf,
  type Choice,
  type Gesture,
  type Handling,
  handlingOf,
  type PieceKey,
  pieceOf,
  piecesOf,
  takenOf,
  type Tool,
  tryOut,
  type Way,
} from "@tercio/board";

import { boardOf } from "./board.ts";
import { personAsked, type Session, useSession } from "./store.ts";
import { systemOf } from "./systems.ts";

/** How far one press pushes a piece along what it touches: five millimetres, in 0.01 mm. */
export const ASIDE = 500;

interface At {
  readonly x: number;
  readonly y: number;
}

/** A choice that a person at this screen makes now, and the tool for it. */
export interface Asked {
  /** The game in which it is asked. */
  readonly game: Core;
  readonly request: ChoiceRequest;
  readonly choice: Choice<Core>;
  readonly tool: Tool<Core> | null;
  /** The pieces that it is about. */
  readonly pieces: readonly PieceKey[];
}

/** What is asked of a person here; null while dice, a computer or the welcome are waited for. */
export function askedHere({ battle, seats, welcome }: Pick<Session, "battle" | "seats" | "welcome">): Asked | null {
  return welcome || !personAsked({ battle, seats }) ? null : askedOf(battle);
}

const asked = new WeakMap<Core, Asked>();

/** The choice that stands, whoever makes it: of the same position always the same. */
export function askedOf(battle: Session["battle"]): Asked | null {
  const request = battle.request;
  const was = asked.get(battle.game);
  if (was !== undefined && was.request === request) return was;
  const choice = request?.type === "choice" ? systemOf(battle.system.id).rules.choices[request.choice] : undefined;
  if (request?.type !== "choice" || choice === undefined) return null;
  const made: Asked = {
    game: battle.game,
    request,
    choice,
    tool: choice.tool ?? null,
    pieces: piecesOf(choice, battle.game, request),
  };
  asked.set(battle.game, made);
  return made;
}

const offered = new WeakMap<Core, { readonly request: ChoiceRequest; readonly answers: readonly Json[] }>();

/** All answers on offer to what is asked, where they are finite: worked out once, however many places show them. */
export function answersTo({ choice, request }: Pick<Asked, "choice" | "request">, game: Core): readonly Json[] {
  const was = offered.get(game);
  if (was?.request === request) return was.answers;
  const answers = choice.enumerate?.(game, request.about) ?? [];
  offered.set(game, { request, answers });
  return answers;
}

/** What may be done by hand with this piece at the standing request, as the rules say. */
export function handling(piece: PieceKey | null): Handling | null {
  const { battle } = useSession.getState();
  const asked = askedOf(battle);
  return piece === null || asked === null ? null : handlingOf(asked.choice, battle.game, asked.request, piece);
}

/** The way by which this piece is led: the one chosen, or where the rules do not offer it to this piece, the usual one. */
export function wayOf(piece: PieceKey | null): Way | null {
  const ways = handling(piece)?.ways ?? [];
  const { way } = useSession.getState();
  return ways.find((w) => w.id === way) ?? ways[0] ?? null;
}

/** The piece that hands are on: the chosen one, or the only one that there is to take. */
export function inHand(asked: Asked | null): PieceKey | null {
  const { selected } = useSession.getState();
  if (asked === null) return null;
  if (selected !== null && asked.pieces.includes(selected)) return selected;
  return asked.pieces.length === 1 ? (asked.pieces[0] ?? null) : null;
}

const led = (piece: PieceKey): { readonly way?: string } => {
  const way = wayOf(piece);
  return way === null ? {} : { way: way.id };
};

/** Something done with the piece in hand, and with the kind of way that is chosen for it. */
export const handed = (piece: PieceKey, does: HandDoes): Gesture => ({ ...does, piece, ...led(piece) });

/** Does it. */
export const handle = (piece: PieceKey, does: HandDoes): void => useSession.getState().gesture(handed(piece, does));

type Does<G> = G extends { readonly piece: unknown } ? Omit<G, "piece" | "way"> : never;
type HandDoes = Does<Exclude<Gesture, { readonly do: "way" }>>;

/** What another kind of way would make of what is being tried; null where nothing is and it leads nowhere by itself. */
export function otherWay(way: string): Gesture | null {
  const session = useSession.getState();
  const piece = inHand(askedHere(session));
  if (piece === null) return null;
  const { atOnce = false } = handling(piece)?.ways.find((w) => w.id === way) ?? {};
  return session.preview !== null || atOnce ? { do: "way", piece, way } : null;
}

/** Another kind of way: what is being tried goes on under its limits. */
export function changeWay(way: string): void {
  const { setWay, gesture } = useSession.getState();
  const other = otherWay(way);
  setWay(way);
  if (other !== null) gesture(other);
}

/** May this piece be taken along by the pointer? */
export function drags({ tool, pieces }: Asked, piece: PieceKey): boolean {
  // Of a piece that may not be led along the rules say why.
  if (tool?.kind === "path") return true;
  if (tool?.kind === "slide") return pieces.includes(piece);
  return tool?.kind === "place" && handling(piece)?.shifts != null;
}

/**
 * A piece that has still to be picked is taken along: it is picked, where a hand then leads it; where the rules refuse that,
 * they say why. Does a hand lead it now?
 */
export function takenAlong({ choice, request }: Asked, piece: PieceKey): boolean {
  const { battle, give } = useSession.getState();
  const picking = takenOf(choice, battle.game, request, piece);
  if (picking === null) return false;
  const after = answer(battle, picking);
  if (!after.ok) {
    useSession.setState({ refusal: after.refusal });
    return false;
  }
  const then = askedOf(after.battle);
  return then !== null && then.request.player === request.player && drags(then, piece) && give(picking);
}

/** Does it wait to be put on the table? */
export const waits = (piece: PieceKey | null): boolean =>
  pieceOf(boardOf(useSession.getState().battle), piece)?.place === "waiting";

/**
 * What waits in the hand is put down upon another piece, where the rules have it stand there, as a Character that joins a unit.
 * Does it?
 */
export function joinsAt({ choice, request, tool }: Asked, held: PieceKey | null, on: PieceKey, at: At): boolean {
  const { battle, preview, gesture } = useSession.getState();
  if (tool?.kind !== "place" || held === null || held === on || !waits(held)) return false;
  const put = handed(held, { do: "to", x: at.x, y: at.y });
  if (tryOut(choice, battle.game, request, put, preview?.tried)?.verdict !== true) return false;
  useSession.setState({ selected: held });
  gesture(put);
  return true;
}

/** The answer that the chosen piece and this one make together, where the choice is made by picking two. */
export function picked(asked: Asked | null, piece: PieceKey): Json {
  const { selected } = useSession.getState();
  if (asked === null || selected === null) return null;
  return answerOf(asked.choice, asked.game, asked.request, [selected, piece]);
}
