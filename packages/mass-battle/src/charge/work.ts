/**
 * What searches for charges have cost since the process began, by what they looked at: one for each look of a moving rectangle at
 * a standing one, and what takes longer as many as take about as long. So it is the same on every machine; only what is added
 * while something is asked means anything.
 */
export const work = { done: 0 };

/** A look at the wheels of a stretch; a way moved exactly; the places at a facing by obstacle and by snap; a charger among mates. */
export const COST = { cell: 20, check: 200, obstacle: 10, snap: 12, exploration: 900 } as const;
