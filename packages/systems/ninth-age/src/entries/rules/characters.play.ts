import * as entry from "./characters.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, refuse } from "@tercio/kernel";
import { hasCharger, isPlatform, joinedTo } from "../../calculation/joining.ts";
import { listedRule } from "../../state/ids.ts";
import { type NinthAge, type Unit, unit } from "../../state/state.ts";

/** Whose Character has joined it in this Player Turn stays where it is (reading `joined-stays`). */
const stays = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  joinedTo(u).some((id) => unit(game, id).moved !== "none") ? refuse("refuse.joined-stays", "t9a.rule.joining") : true;

/** Out of whom a Character charges has nobody else charge (reading `charging-out`). */
const waits = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  hasCharger(game, u.id) ? refuse("refuse.charged-out-of", "t9a.rule.joining") : true;

const joining = play(entry.joining, {
  heldBy: EVERYBODY,
  allow: {
    advance: { unit: stays },
    march: { unit: stays },
    reform: { unit: stays },
    "declare a charge": { unit: waits },
  },
});

const towering = () => refuse("refuse.join-towering", listedRule("towering-presence"));
/** A War Platform goes with others, however high it stands. */
const toweringAlone = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  isPlatform(game, u) ? true : towering();
const toweringPresence = play(entry.toweringPresence, {
  allow: { "join a unit": { unit: toweringAlone, host: towering } },
});

/** It joins units as a Character does (`battlefield/joining.ts`), and is none: it fights no Duels, and no spell is aimed at it alone. */
const warPlatform = play(entry.warPlatform);

/** Who may join whom, and what comes of it. What forbids it by another rule stands with that rule. */
export const characterRules: readonly Play[] = [joining, toweringPresence, warPlatform];
