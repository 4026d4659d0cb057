import type { Core, Message, OddsQuestion } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";

/** How far one piece could go and what it faces, as the rules have it: drawn on demand. Lengths in 0.01 mm. */
export interface ReachView<G extends Core = Core> {
  readonly piece: PieceKey;
  /** Lines that part what it faces, and a name between each two of them, standing at (x, y). */
  readonly rays: readonly { readonly from: Point; readonly to: Point }[];
  readonly arcs: readonly ({ readonly id: string; readonly label: Message } & Point)[];
  /** For each kind of move a closed line that the middle of its front cannot leave; `tip` stands straight ahead. */
  readonly bands: readonly {
    readonly id: string;
    readonly label: Message;
    readonly rule: string | null;
    readonly edge: readonly Point[];
    readonly tip: Point;
  }[];
  readonly targets: readonly ReachTarget<G>[];
}

/** Another that a piece could go for from where both stand, and the question whether it would get there. */
export interface ReachTarget<G extends Core = Core> {
  readonly piece: PieceKey;
  readonly label: Message;
  readonly from: Point;
  readonly to: Point;
  readonly question: OddsQuestion<G>;
}
