/** A newer build that waits to take this one's place. */
interface Waiting {
  readonly worker: ServiceWorker;
  /** Other tabs have the app open, so that it cannot come yet. */
  readonly others: boolean;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();
function set(now: Waiting | null): void {
  waiting = now;
  for (const changed of listeners) changed();
}

/** The newer build that waits, if any. */
export const updateNow = (): Waiting | null => waiting;
/** Calls whenever that changes. @returns how to stop that */
export function onUpdate(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Notices a newer build as soon as it has been fetched; nothing takes this one's place unasked. */
export function watchForUpdates(registration: ServiceWorkerRegistration | undefined): void {
  // A browser that is told to block service workers registers none, without a word.
  if (registration === undefined) return;
  const look = (): void => {
    const worker = registration.waiting;
    // The first one has nothing to replace.
    if (worker !== null && navigator.serviceWorker.controller !== null) set({ worker, others: false });
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
    if (data?.type === "others" && waiting !== null) set({ ...waiting, others: true });
    // The controller changes only for a player who has asked.
    if (data?.type === "updating")
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  });
}

/** Asks the newer build to take this one's place; it does where no other tab has the app open. */
export const askForUpdate = (): void => waiting?.worker.postMessage({ type: "UPDATE" });
