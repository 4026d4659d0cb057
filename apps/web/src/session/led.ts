import { create } from "zustand";

/** The line of the log that something has led to; null where nothing has. */
export const useLed = create<{ readonly line: number | null }>(() => ({ line: null }));

export const leadTo = (line: number | null): void => useLed.setState({ line });
