/** `?fast` for the impatient, with its word: null where it is not there, `random` for computers that do not think. */
export const fast: string | null = new URLSearchParams(globalThis.location?.search ?? "").get("fast");
