import { wordsNow } from "../words/i18n.ts";
import { nameIn } from "./record.ts";
import { useSession } from "./store.ts";

/** A player of the battle that is open: by the name that its record has, else by number. */
export const called = (seat: number): string =>
  nameIn(useSession.getState().battle.seats, seat) ?? wordsNow().t("player", { n: seat + 1 });
