/** What is found of something the first time it is asked for, and known from then on. */
export function foundOnce<K extends object, V>(known: WeakMap<K, V>, of: K, find: (of: K) => V): V {
  const before = known.get(of);
  if (before !== undefined) return before;
  const found = find(of);
  known.set(of, found);
  return found;
}
