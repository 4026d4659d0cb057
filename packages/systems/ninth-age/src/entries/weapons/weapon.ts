import type { Row } from "../../book/row.ts";
import type { Bilingual } from "../define.ts";

/** A shooting weapon: what it is called, and its row; its rule goes by the same id. */
export type WeaponEntry = Row & {
  readonly name: Bilingual;
  /** Anybody may carry it: it may be asked of units that belong to no army. */
  readonly asked?: true;
};
export type WeaponEntries = { readonly [id: `t9a.rule.${string}`]: WeaponEntry };
