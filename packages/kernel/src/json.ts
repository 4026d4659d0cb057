/** Everything that is saved is plain JSON; `null` means "none". */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A sentence in the making: a catalogue key and its values; each system ships its catalogues by language. */
export type Message = {
  readonly key: string;
  readonly values?: { readonly [name: string]: MessageValue };
};
export type MessageValue = string | number | Message | readonly MessageValue[];

export type Bilingual = {
  readonly en: string;
  readonly fr: string;
};

/** Why something may not be done: a sentence, the rule's id, and where in the answer it lies. */
export interface Refusal {
  readonly message: Message;
  readonly rule: string | null;
  readonly where?: string;
  /** Pieces that stand in the way: by number, or by the word for a place. */
  readonly pieces?: readonly (number | string)[];
}

export type Verdict = true | Refusal;

export const refuse = (key: string, rule: string | null, values?: Message["values"], where?: string): Refusal => ({
  message: values === undefined ? { key } : { key, values },
  rule,
  ...(where === undefined ? {} : { where }),
});
