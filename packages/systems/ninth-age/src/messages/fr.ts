import { regimentMessages } from "@tercio/regiments";
import { missileNames } from "../book/missiles.ts";
import { named } from "../entries/index.ts";
import type { WordKey } from "./en.ts";
import { armies } from "./fr/armies.ts";
import { arms } from "./fr/arms.ts";
import { asks } from "./fr/asks.ts";
import { attacks } from "./fr/attacks.ts";
import { hints } from "./fr/hints.ts";
import { items } from "./fr/items.ts";
import { log } from "./fr/log.ts";
import { magic } from "./fr/magic.ts";
import { mind } from "./fr/computer.ts";
import { movers } from "./fr/movers.ts";
import { natures } from "./fr/natures.ts";
import { refusals } from "./fr/refusals.ts";
import { rolls } from "./fr/rolls.ts";
import { scenes } from "./fr/scenes.ts";
import { terms } from "./fr/terms.ts";

/** All French sentences of The Ninth Age by their key. */
export const fr: { readonly [key in WordKey]: string } = {
  ...named("fr"),
  ...missileNames("fr"),
  ...regimentMessages.fr,
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
