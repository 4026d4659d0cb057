/** The same plain data: what is the very same is not looked at. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a !== a && b !== b;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [p, q] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let fields = 0;
  for (const key in p) {
    if (p[key] !== q[key] && !equal(p[key], q[key])) return false;
    if (p[key] === undefined && !(key in q)) return false;
    fields++;
  }
  for (const _ in q) fields--;
  return fields === 0;
}
