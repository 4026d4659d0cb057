/** A whole number of 32 bits by the chance of the device: the seed of a battle's dice, or a part of a name that no other has. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
