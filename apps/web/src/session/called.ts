import type { Called } from "@tercio/kernel";
import { wordsNow } from "../messages/i18n.ts";
import { nameIn } from "./record.ts";
import { useSession } from "./store.ts";

/** The name that a player of the battle that is open has in its record; null where it has none. */
export const playerNamed: Called = (seat) => nameIn(useSession.getState().battle.seats, seat);

/** A player of the battle that is open: by the name that its record has, else by number. */
export const called = (seat: number): string => playerNamed(seat) ?? wordsNow().t("player", { n: seat + 1 });
