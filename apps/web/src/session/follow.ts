import { create } from "zustand";
import { fetchVolume, hearWritten, keepNow, takeUpLeft } from "./saves.ts";
import { keepOpen, open, useSession } from "./store.ts";
import { fetchSystemIn } from "./system-in.ts";
import { standing } from "./writer/chains.ts";
import { begins, giveUp, hearTabs, mayPlay, playsNow, role, takeOver, turnTo } from "./writer/role.ts";

/** What a player is shown of what other tabs have done: the battle came further there, or parted from what was played here. */
export const useTabs = create<{ readonly shown: "caught-up" | "parted" | null }>(() => ({ shown: null }));

/** The battle that is open, if any has begun. */
const openNow = (): string | null => {
  const { id, welcome } = useSession.getState();
  return welcome ? null : id;
};

/** Shows the battle as the shelf has it, where another tab has played it on; what was played here alone is kept. */
async function readAgain(): Promise<void> {
  const id = openNow();
  const kept = id === null ? null : await fetchVolume(id);
  if (kept === null) return;
  await fetchSystemIn(kept.text);
  if (openNow() !== id) return;
  const beside = standing(useSession.getState().toFile(), kept.text);
  if (beside === "same") return;
  if (mayPlay() && beside !== "behind") return keepOpen();
  if (mayPlay()) useTabs.setState({ shown: "caught-up" });
  open(kept);
}

/** A computer that plays fast writes often: milliseconds. */
const REST = 120;
let due: ReturnType<typeof setTimeout> | undefined;
let missed = false;
function soon(): void {
  // A page that nobody sees reads when it is looked at again.
  missed = document.hidden;
  if (missed) return;
  clearTimeout(due);
  due = setTimeout(() => void readAgain(), REST);
}

/** Takes the battle that is open over from the tab that plays it. */
export async function playHere(): Promise<void> {
  const id = openNow();
  if (id === null) return;
  await takeOver(id);
  await takeUpLeft();
  const kept = await fetchVolume(id);
  if (openNow() !== id) return;
  playsNow(id);
  if (kept !== null) open(kept);
}

/** A page that was frozen, or comes back as it was, may be behind what another tab has played. */
async function wake(): Promise<void> {
  const id = openNow();
  if (id === null) return;
  await turnTo(id);
  await takeUpLeft();
  await readAgain();
}

hearTabs(({ kind, of }) => {
  if (of !== openNow()) return;
  if (kind === "written") return soon();
  if (!mayPlay()) return;
  // Nothing more is played here from now on, and all that was is written before the other tab reads.
  role.setState({ follows: true });
  void keepNow().then(giveUp);
});

hearWritten((id, written) => {
  if (id !== openNow()) return;
  if (typeof written === "string") return soon();
  useSession.setState({ id: written.apart });
  begins(written.apart);
  useTabs.setState({ shown: "parted" });
});

globalThis.document?.addEventListener("freeze", () => {
  if (openNow() === null) return;
  role.setState({ follows: true });
  giveUp();
});
globalThis.document?.addEventListener("resume", () => void wake());
globalThis.document?.addEventListener("visibilitychange", () => {
  if (!document.hidden && missed) soon();
});
globalThis.window?.addEventListener("pageshow", (e) => {
  if (e.persisted) void wake();
});
