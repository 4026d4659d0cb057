import type { Asked, Told } from "./asked.ts";

/** All workers that think beside the page. */
const thinkers = new Set<Worker>();

/** A worker that thinks beside the page. */
export function newThinker(): Worker {
  const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
  thinkers.add(worker);
  return worker;
}
/** For one that has broken, or does not come to an end. */
export function endThinker(worker: Worker): void {
  worker.terminate();
  thinkers.delete(worker);
}

// What somebody sees of what he presses goes before what is thought: on two cores there is room for no more.
for (const kind of ["pointerdown", "pointerup", "keydown"])
  globalThis.document?.addEventListener(
    kind,
    () => {
      for (const worker of thinkers) worker.postMessage({ kind: "hush", id: 0 } satisfies Asked);
    },
    { capture: true, passive: true },
  );

// The computer's answers must not wait until odds are worked out: they have a worker of their own.
let scales: Worker | null = null;
let count = 0;
/** What is asked of any worker is told apart by its number. */
export const nextId = (): number => ++count;

/** The worker that weighs; when it breaks, another one comes for what is asked next. */
export function theScales(): Worker {
  if (scales !== null) return scales;
  const worker = newThinker();
  scales = worker;
  worker.addEventListener("error", () => {
    endThinker(worker);
    if (scales === worker) scales = null;
  });
  return worker;
}

/** What is asked of the worker that weighs. */
type Question = Exclude<Asked, { readonly kind: "answer" | "stop" | "hush" }>["kind"];
/** What ends the account of a question: of some there is more than one word. */
const ends = ({ kind }: Told): boolean => kind !== "odds" && kind !== "chance" && kind !== "verifying";

/** So often a question is put: when a worker breaks over something, the others have lost theirs by no fault of their own. */
const TRIES = 2;

/**
 * Asks beside the page once the question has stood for so many milliseconds: who goes on sooner has nothing worked out. Called
 * off, it is not gone on with and nothing is told any more. `lost`: no worker could tell.
 */
export function askBeside<K extends Question>(
  wait: number,
  asked: (id: number) => Asked & { readonly kind: K },
  heard: (told: Told) => void,
  lost: () => void = () => {},
): { cancel(): void } {
  const id = nextId();
  let tries = 0;
  let worker: Worker | null = null;
  const leave = (): void => {
    worker?.removeEventListener("message", listen);
    worker?.removeEventListener("error", again);
    worker = null;
  };
  const listen = ({ data }: MessageEvent<Told>): void => {
    if (data.id !== id) return;
    if (ends(data)) leave();
    heard(data);
  };
  const again = (): void => {
    leave();
    if (tries === TRIES) return lost();
    tries++;
    worker = theScales();
    worker.addEventListener("message", listen);
    worker.addEventListener("error", again);
    worker.postMessage(asked(id));
  };
  const timer = setTimeout(again, wait);
  return {
    cancel() {
      clearTimeout(timer);
      worker?.postMessage({ kind: "stop", id } satisfies Asked);
      leave();
    },
  };
}
