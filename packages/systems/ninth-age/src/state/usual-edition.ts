import { type Edition, EDITIONS } from "../book/row.ts";

let usual: Edition = EDITIONS[0];

/** The edition of a battle, a scene or a question that names none. */
export const usualEdition = (): Edition => usual;

/** Names another one, for whatever is made from here on: pages that try the rules of every edition run so. */
export function setUsualEdition(edition: Edition): void {
  usual = edition;
}
