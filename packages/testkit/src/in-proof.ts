import { inject, test, type TestContext } from "vitest";

/**
 * A test that `npm test` leaves to `npm run proof -- tests`: longer than its share, and more of what others try, or a long way to
 * what seldom breaks. It is not even counted elsewhere.
 */
export function inProof(
  name: string,
  body: (context: TestContext) => Promise<void> | void,
  milliseconds?: number,
): void {
  if (inject("fully")) test(name, milliseconds === undefined ? {} : { timeout: milliseconds }, body);
}
