import { useTranslation } from "../messages/useTranslation.tsx";
import { useParts } from "../session/parts.ts";
import { reasonsSince } from "../session/reasons.ts";
import { because } from "../story/because.ts";

/** Where computers play alone: why the last answer was given, with its numbers. Persons find that in what happened meanwhile. */
export function Reason() {
  const { t } = useTranslation();
  const { past, seats } = useParts("past", "seats");
  const last = seats.includes("human") ? undefined : reasonsSince(past, past.length - 1).at(-1);
  return last === undefined ? null : <p className="soft reason">{because(last, t)}</p>;
}
