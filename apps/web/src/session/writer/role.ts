import { writerOf } from "../../device/writer.ts";
import { isForged } from "../verifying/state.ts";

/** Who plays the battles of this browser's shelf; what is written without locks is compared in `saves.ts`. */
export const {
  role,
  hear: hearTabs,
  tellWritten,
  giveUp,
  turnTo,
  begins,
  takeOver,
  writesNow: playsNow,
} = writerOf("tercio-battle");

/** May answers be given here? Not where another tab plays, nor to a battle whose record does not hold. */
export const mayPlay = (): boolean => !role.getState().follows && !isForged();
