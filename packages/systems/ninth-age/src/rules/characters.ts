import { EVERYBODY, refuse, type Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { hasCharger, isPlatform, joinedTo } from "../calculation/joining.ts";
import { listedRule, ruleId } from "../state/ids.ts";
import { type NinthAge, type Unit, unit } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** Whose Character has joined it in this Player Turn stays where it is (reading `joined-stays`). */
const stays = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  joinedTo(u).some((id) => unit(game, id).moved !== "none") ? refuse("refuse.joined-stays", ruleId("joining")) : true;

/** Out of whom a Character charges has nobody else charge (reading `charging-out`). */
const waits = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  hasCharger(game, u.id) ? refuse("refuse.charged-out-of", ruleId("joining")) : true;

const joining: R = {
  id: "joining",
  name: { en: "Characters join units", fr: "Un Personnage rejoint une unité" },
  enforces: [ruleId("joining")],
  heldBy: EVERYBODY,
  allow: {
    advance: { unit: stays },
    march: { unit: stays },
    reform: { unit: stays },
    "declare a charge": { unit: waits },
  },
};

const towering = () => refuse("refuse.join-towering", listedRule("towering-presence"));
/** A War Platform goes with others, however high it stands. */
const toweringAlone = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  isPlatform(game, u) ? true : towering();
const toweringPresence: R = {
  id: "towering-presence",
  name: { en: "Towering Presence", fr: "Présence imposante" },
  enforces: [listedRule("towering-presence")],
  allow: { "join a unit": { unit: toweringAlone, host: towering } },
};

/** It joins units as a Character does (`field/joining.ts`), and is none: it fights no Duels, and no spell is aimed at it alone. */
const warPlatform: R = {
  id: "war-platform",
  name: { en: "War Platform", fr: "Plateforme de guerre" },
  enforces: [ruleId("war-platform")],
};

/** Who may join whom, and what comes of it. What forbids it by another rule stands with that rule. */
export const characterRules: readonly R[] = [joining, toweringPresence, warPlatform];
