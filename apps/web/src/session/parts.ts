import { useShallow } from "zustand/react/shallow";
import { type Session, useSession } from "./store.ts";

/** These of a session: who asks is drawn anew when one of them changes, and not at every frame of a drag. */
export const useParts = <K extends keyof Session>(...keys: readonly K[]): Pick<Session, K> =>
  useSession(useShallow((s) => Object.fromEntries(keys.map((k) => [k, s[k]])) as Pick<Session, K>));
