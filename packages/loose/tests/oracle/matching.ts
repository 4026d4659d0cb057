/** A largest matching of models (rows) to places (columns), by augmenting paths. */
export function match(fits: readonly (readonly boolean[])[]): Map<number, number> {
  const taken = new Map<number, number>();
  const augment = (model: number, visited: Set<number>): boolean => {
    const row = fits[model] as readonly boolean[];
    for (let place = 0; place < row.length; place++) {
      if (!row[place] || visited.has(place)) continue;
      visited.add(place);
      const holder = taken.get(place);
      if (holder === undefined || augment(holder, visited)) {
        taken.set(place, model);
        return true;
      }
    }
    return false;
  };
  fits.forEach((_, model) => augment(model, new Set()));
  return new Map([...taken].map(([place, model]) => [model, place]));
}

/** Of the largest matchings one with the least sum of costs, by trying all (up to six models). */
export function cheapest(
  fits: readonly (readonly boolean[])[],
  cost: (model: number, place: number) => number,
): Map<number, number> {
  const size = match(fits).size;
  let least = Infinity;
  let best = new Map<number, number>();
  const chosen = new Map<number, number>();
  const taken = new Set<number>();
  const go = (model: number, sum: number): void => {
    if (sum >= least || chosen.size + fits.length - model < size) return;
    if (model === fits.length) {
      least = sum;
      best = new Map(chosen);
      return;
    }
    fits[model]?.forEach((fit, place) => {
      if (!fit || taken.has(place)) return;
      taken.add(place);
      chosen.set(model, place);
      go(model + 1, sum + cost(model, place));
      chosen.delete(model);
      taken.delete(place);
    });
    go(model + 1, sum);
  };
  go(0, 0);
  return best;
}
