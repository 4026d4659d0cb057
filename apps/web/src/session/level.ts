import { PLAYERS, type PlayerWord, playerWord } from "@tercio/bots";
import { keep, kept } from "../device/kept.ts";
import { fast } from "./fast.ts";

/** Computers that can be chosen; the one that answers anything is for tests alone. */
export const LEVEL_WORDS = PLAYERS.filter((p) => p !== "random");

const NAME = "level";
/** A new player meets a learner. */
const USUAL: PlayerWord = "level1";

/** How computers think that take a seat here: as it was chosen last on this device. */
export const levelNow = (): PlayerWord => (fast === "random" ? fast : (playerWord(kept(NAME) ?? "") ?? USUAL));

export const chooseLevel = (word: string): void => keep(NAME, word);
