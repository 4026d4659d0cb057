import { changeAll, type OldWorld } from "../state/state.ts";

/** What is counted by phase begins anew. */
export const beginPhase = (game: OldWorld): OldWorld =>
  changeAll(
    game,
    () => true,
    (u) => ({ panicked: false, modelsThen: u.models }),
  );
