import { languageNow } from "./i18n.ts";

/** A day and an hour as they are read, in the reader's language. */
export const moment = (time: number): string =>
  new Intl.DateTimeFormat(languageNow() === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(time);
