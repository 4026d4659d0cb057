import { createStore } from "zustand/vanilla";
import { isForged } from "../verifying/state.ts";

/**
 * One tab writes a battle: the one that holds its lock. Others that open it follow, and show what is played there. Where a browser
 * has no locks every tab plays, and what is written is compared with what is there (`saves.ts`).
 */
export interface Role {
  /** The battle that this tab has open; null before there is one. */
  readonly battle: string | null;
  /** Does another tab play it? */
  readonly follows: boolean;
}
export const role = createStore<Role>(() => ({ battle: null, follows: false }));

/** May answers be given here? Not where another tab plays, nor to a battle whose record does not hold. */
export const mayPlay = (): boolean => !role.getState().follows && !isForged();

type Said =
  | { readonly kind: "written"; readonly battle: string }
  /** Another tab wants to play it: what is owed is written, and the lock given up. */
  | { readonly kind: "wanted"; readonly battle: string };

const NAME = "tercio-battle";
const channel = globalThis.BroadcastChannel === undefined ? null : new BroadcastChannel(NAME);
const locks = globalThis.navigator?.locks as LockManager | undefined;

const heard = new Set<(said: Said) => void>();
export const hearTabs = (hears: (said: Said) => void): void => void heard.add(hears);
channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const said = data as Partial<Said> | null;
  if (typeof said?.battle === "string" && (said.kind === "written" || said.kind === "wanted"))
    for (const hears of heard) hears(said as Said);
});
/** Tells the other tabs that a battle has come further. */
export const tellWritten = (battle: string): void => channel?.postMessage({ kind: "written", battle } satisfies Said);

/** The lock that this tab holds, and how to give it up. */
let held: { readonly battle: string; readonly release: () => void } | null = null;

/** Gives up the lock: whoever waits for it gets it. */
export function giveUp(): void {
  held?.release();
  held = null;
}

/**
 * Asks for the lock of a battle.
 * @returns whether this tab has it now
 */
function claim(battle: string, options: LockOptions): Promise<boolean> {
  if (locks === undefined) return Promise.resolve(true);
  if (held?.battle === battle && options.steal !== true) return Promise.resolve(true);
  return new Promise((told) => {
    let mine: typeof held = null;
    locks
      .request(`${NAME} ${battle}`, options, (lock) => {
        if (lock === null) return told(false);
        return new Promise<void>((release) => {
          giveUp();
          mine = held = { battle, release };
          told(true);
        });
      })
      .catch(() => {
        // Another tab has taken it, or nobody waited long enough.
        told(false);
        if (mine === null || held !== mine) return;
        held = null;
        if (role.getState().battle === battle) role.setState({ follows: true });
      });
  });
}

/** This tab turns to a battle: it plays it, or follows it where another tab does. */
export async function turnTo(battle: string): Promise<void> {
  if (held !== null && held.battle !== battle) giveUp();
  const plays = await claim(battle, { ifAvailable: true });
  role.setState({ battle, follows: !plays });
}

/** This tab has begun a battle that no other can know. */
export function begins(battle: string): void {
  if (role.getState().battle === battle) return;
  role.setState({ battle, follows: false });
  void turnTo(battle);
}

/** So long a tab that plays is waited for when another takes the battle over, milliseconds: it may be frozen. */
const POLITE = 1500;

/** Takes a battle over from the tab that plays it, which becomes a follower; a tab that does not hear is not waited for. */
export async function takeOver(battle: string): Promise<void> {
  channel?.postMessage({ kind: "wanted", battle } satisfies Said);
  const given = await claim(battle, { signal: AbortSignal.timeout(POLITE) });
  if (!given) await claim(battle, { steal: true });
}

/** Says that this tab plays now what it has taken over and read. */
export const playsNow = (battle: string): void => role.setState({ battle, follows: false });
