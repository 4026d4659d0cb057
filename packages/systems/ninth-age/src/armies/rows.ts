import type { ArmyBook } from "@tercio/rosters";
import type { BookProfile } from "./profile.ts";

/** What is written down of each army by itself; what all share is added when a book is opened. */
export type BookRows = Pick<ArmyBook<BookProfile | null>, "entries" | "mounts" | "items" | "shares">;
