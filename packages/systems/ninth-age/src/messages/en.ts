import { regimentMessages } from "@tercio/regiments";
import { missileNames } from "../book/missiles.ts";
import { named } from "../entries/index.ts";
import { armies } from "./en/armies.ts";
import { arms } from "./en/arms.ts";
import { asks } from "./en/asks.ts";
import { attacks } from "./en/attacks.ts";
import { hints } from "./en/hints.ts";
import { items } from "./en/items.ts";
import { log } from "./en/log.ts";
import { magic } from "./en/magic.ts";
import { mind } from "./en/computer.ts";
import { movers } from "./en/movers.ts";
import { natures } from "./en/natures.ts";
import { refusals } from "./en/refusals.ts";
import { rolls } from "./en/rolls.ts";
import { scenes } from "./en/scenes.ts";
import { terms } from "./en/terms.ts";

/** All English sentences of The Ninth Age by their key. */
export const en = {
  ...named("en"),
  ...missileNames("en"),
  ...regimentMessages.en,
  ...terms,
  ...arms,
  ...armies,
  ...items,
  ...asks,
  ...attacks,
  ...hints,
  ...rolls,
  ...log,
  ...magic,
  ...mind,
  ...movers,
  ...natures,
  ...refusals,
  ...scenes,
};

/** Every key that a sentence of The Ninth Age can have. */
export type WordKey = keyof typeof en;
