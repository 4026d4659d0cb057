/** A fault of the caller: one clear line and exit code 2. */
export class Wrong extends Error {}
