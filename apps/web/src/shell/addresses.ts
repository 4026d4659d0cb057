/** Where these rules stand as cards on paper. Apart from the reference's other addresses: those know all its games. */
export const cardsToPrint = (ids: readonly string[]): string => `#/rules/pins/with/${ids.join(",")}/print`;
