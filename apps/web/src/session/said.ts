import { type Called, type Message, say } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { languageNow } from "../messages/i18n.ts";
import { playerNamed } from "./called.ts";
import { useSession } from "./store.ts";
import { systemOf } from "./systems.ts";

/** The game that is being played. */
export const system = (): System => systemOf(useSession.getState().battle.system.id);

/** A sentence of the game that is being played, in the reader's language, with sides by these names. */
export const saidWith = (message: Message, names: Called): string => say(system(), message, languageNow(), names);

/** The same with players by the names that they have. */
export const said = (message: Message): string => saidWith(message, playerNamed);
