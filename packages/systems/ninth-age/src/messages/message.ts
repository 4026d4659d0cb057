import { message as anyMessage, type Message } from "@tercio/kernel";
import type { WordKey } from "./en.ts";

/** A sentence of The Ninth Age: a key that its catalogues do not have does not compile. */
export const message = (key: WordKey, values?: Message["values"]): Message => anyMessage(key, values);

/** Kinds of event: each has its sentence. */
export type EventKind = WordKey extends infer K ? (K extends `event.${infer E}` ? E : never) : never;
