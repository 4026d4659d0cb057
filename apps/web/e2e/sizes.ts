/** Windows at which everything must be in place, the narrow ones first: a phone's two ways of being held, a tablet that stands, three desks. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
