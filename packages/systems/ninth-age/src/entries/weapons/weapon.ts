import type { Row } from "../../book/row.ts";
import type { Bilingual } from "../define.ts";
import type { Note } from "../reference.ts";

/**
 * A shooting weapon: what it is called, and its row; its rule goes by the same id.
 * @played calculation/shots.ts
 */
export type WeaponEntry = Row & {
  readonly name: Bilingual;
  /** Anybody may carry it: it may be asked of units that belong to no army. */
  readonly asked?: true;
  /** What the reference says beside its row: `text` in place of the row in words, `besides` after it. */
  readonly reference?: Note & { readonly text?: Bilingual; readonly besides?: Bilingual };
};
export type WeaponEntries = { readonly [id: `t9a.rule.${string}`]: WeaponEntry };
