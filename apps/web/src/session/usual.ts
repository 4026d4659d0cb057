import type { Json } from "@tercio/kernel";
import { toolOf } from "@tercio/board";
import { create } from "zustand";
import { boardOf } from "./board.ts";
import type { Session } from "./store.ts";
import { systemOf } from "./systems.ts";

/** The battle of which somebody has left to the usual answers all that is settled before armies are put down. */
export const useUsual = create<{ readonly of: string | null }>(() => ({ of: null }));

/** Nobody stands on the field yet, and nobody is being put there: what is asked and rolled now comes before that. */
export function beforehand({ battle, welcome }: Pick<Session, "battle" | "welcome">): boolean {
  const { request } = battle;
  if (welcome || request === null) return false;
  const kind = request.type === "choice" ? systemOf(battle.system.id).rules.choices[request.choice] : undefined;
  if (toolOf(kind)?.kind === "place") return false;
  const places = boardOf(battle).pieces.flatMap((p) => (p.kind === "body" ? [p.place] : []));
  return places.includes("waiting") && !places.includes("field");
}

/** What is answered where nobody wants to be asked; null for dice. */
export function usualTo(battle: Session["battle"]): Json {
  const { request } = battle;
  if (request?.type !== "choice") return null;
  return systemOf(battle.system.id).rules.choices[request.choice]?.timeout(battle.game, request.about) ?? null;
}
