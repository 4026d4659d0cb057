import type { Core, OddsQuestion } from "@tercio/kernel";
import type { PieceKey } from "./key.ts";
import type { ReachTarget } from "./reach.ts";

/** What a piece has said that it goes for and has not come to yet: drawn until it moves. Points in 0.01 mm. */
export interface DeclaredView<G extends Core = Core> extends Omit<ReachTarget<G>, "question"> {
  readonly by: PieceKey;
  /** Whether it gets there; null where that is decided, or nothing is rolled for it. */
  readonly question: OddsQuestion<G> | null;
}
