import type { Told } from "../session/reasons.ts";
import { said } from "../session/said.ts";
import type { Sentence } from "../messages/i18n.ts";

/** What a computer answered and why, in one line. */
export const because = ({ what, why }: Told, t: Sentence): string =>
  what === null ? `${t("reason")} ${said(why)}` : t("because", { what: said(what), why: said(why) });
