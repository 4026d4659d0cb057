import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * One tab writes a thing (a battle, a list): the one that holds its lock. Others that open it follow, and show what is done there.
 * Where a browser has no locks every tab writes, and what is written is compared with what is there.
 */
export interface Role {
  /** The thing that this tab has open; null before there is one. */
  readonly of: string | null;
  /** Does another tab write it? */
  readonly follows: boolean;
}

/** What tabs tell each other. */
interface Said {
  /** "wanted": another tab is to write it; what is owed is written, and the lock given up. */
  readonly kind: "written" | "wanted";
  readonly of: string;
}

export interface Writer {
  readonly role: StoreApi<Role>;
  readonly hear: (hears: (said: Said) => void) => void;
  /** Tells the other tabs that a thing has come further. */
  readonly tellWritten: (of: string) => void;
  /** Gives up the lock: the tab that waits for it gets it. */
  readonly giveUp: () => void;
  /** This tab turns to a thing: it writes it, or follows where another tab does. */
  readonly turnTo: (of: string) => Promise<void>;
  /** This tab has begun a thing that no other can know. */
  readonly begins: (of: string) => void;
  /** Takes a thing over from the tab that writes it, which becomes a follower; a tab that does not hear is not waited for. */
  readonly takeOver: (of: string) => Promise<void>;
  /** Says that this tab writes now what it has taken over and read. */
  readonly writesNow: (of: string) => void;
}

/** So long a tab that writes is waited for when another takes its thing over, milliseconds: it may be frozen. */
const POLITE = 1500;

/** Who writes things of one kind; `name` tells them from others, in every tab alike. */
export function writerOf(name: string): Writer {
  const role = createStore<Role>(() => ({ of: null, follows: false }));
  const channel = globalThis.BroadcastChannel === undefined ? null : new BroadcastChannel(name);
  const locks = globalThis.navigator?.locks;
  const heard = new Set<(said: Said) => void>();
  const tell = (said: Said): void => channel?.postMessage(said);
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const said = data as Partial<Said> | null;
    if (typeof said?.of === "string" && (said.kind === "written" || said.kind === "wanted"))
      for (const hears of heard) hears(said as Said);
  });

  /** The lock that this tab holds, and how to give it up. */
  let held: { readonly of: string; readonly release: () => void } | null = null;
  const giveUp = (): void => {
    held?.release();
    held = null;
  };

  /** Asks for the lock. @returns whether this tab has it now */
  function claim(of: string, options: LockOptions): Promise<boolean> {
    if (locks === undefined) return Promise.resolve(true);
    if (held?.of === of && options.steal !== true) return Promise.resolve(true);
    return new Promise((told) => {
      let mine: typeof held = null;
      locks
        .request(`${name} ${of}`, options, (lock) => {
          if (lock === null) return told(false);
          return new Promise<void>((release) => {
            giveUp();
            mine = held = { of, release };
            told(true);
          });
        })
        .catch(() => {
          // Another tab has taken it, or nobody waited long enough.
          told(false);
          if (mine === null || held !== mine) return;
          held = null;
          if (role.getState().of === of) role.setState({ follows: true });
        });
    });
  }

  async function turnTo(of: string): Promise<void> {
    if (held !== null && held.of !== of) giveUp();
    const writes = await claim(of, { ifAvailable: true });
    role.setState({ of, follows: !writes });
  }

  return {
    role,
    hear: (hears) => void heard.add(hears),
    tellWritten: (of) => tell({ kind: "written", of }),
    giveUp,
    turnTo,
    begins(of) {
      if (role.getState().of === of) return;
      role.setState({ of, follows: false });
      void turnTo(of);
    },
    async takeOver(of) {
      tell({ kind: "wanted", of });
      const given = await claim(of, { signal: AbortSignal.timeout(POLITE) });
      if (!given) await claim(of, { steal: true });
    },
    writesNow: (of) => role.setState({ of, follows: false }),
  };
}
