import { watchForUpdates } from "../kept/update.ts";

/**
 * Has all of the app kept for when there is no network: not before what was asked for stands there, with which it would compete
 * for the line.
 */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register("/sw.js", { scope: "/" }).then(watchForUpdates, () => undefined);
}
