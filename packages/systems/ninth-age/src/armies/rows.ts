import type { ArmyBook } from "@tercio/rosters";
import type { BookProfile } from "./profile.ts";

/** What is written down of each army by itself; what all share is added when a book is opened. */
export type BookRows = Pick<ArmyBook<BookProfile | null>, "entries" | "mounts" | "items" | "shares">;

/**
 * A weapon to strike with or a piece of armour that only some armies have: what it adds to its bearer’s own figures. Those of
 * everybody, and weapons to shoot, stand in the book.
 */
export interface Arm {
  readonly name: string;
  readonly kind: "melee" | "armour";
  /** Army books by id. */
  readonly armies: readonly string[];
  readonly strength?: number;
  readonly armourPenetration?: number;
  readonly armour?: number;
  /** Of suits one is worn. */
  readonly suit?: true;
}
