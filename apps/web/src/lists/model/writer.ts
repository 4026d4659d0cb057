import { useCallback, useEffect } from "react";
import { useStore } from "zustand";
import { writerOf } from "../../device/writer.ts";
import { reread } from "./shelf.ts";

/** Who writes the lists of this browser's shelf; what is written without locks is compared in `shelf.ts`. */
const writer = writerOf("tercio-list");

const openNow = (): string | null => writer.role.getState().of;

writer.hear(({ kind, of }) => {
  if (kind !== "wanted" || of !== openNow()) return;
  // What was changed here is written at once: the other tab reads all of it.
  writer.role.setState({ follows: true });
  writer.giveUp();
});
globalThis.document?.addEventListener("freeze", () => {
  if (openNow() === null) return;
  writer.role.setState({ follows: true });
  writer.giveUp();
});
globalThis.document?.addEventListener("resume", () => {
  const of = openNow();
  if (of !== null) void writer.turnTo(of);
});

/** This tab has a list open: does another tab write it, and how is it taken over? */
export function useWriter(id: string): { readonly follows: boolean; readonly takeOver: () => void } {
  const follows = useStore(writer.role, (r) => r.of === id && r.follows);
  useEffect(() => {
    void writer.turnTo(id);
    return () => {
      writer.giveUp();
      writer.role.setState({ of: null, follows: false });
    };
  }, [id]);
  const takeOver = useCallback((): void => {
    void writer.takeOver(id).then(() => {
      if (openNow() !== id) return;
      reread();
      writer.writesNow(id);
    });
  }, [id]);
  return { follows, takeOver };
}
