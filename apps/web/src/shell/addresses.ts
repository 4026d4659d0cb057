/** An address without the signs by which mail and messengers write others; as it is where those are broken. */
export function plain(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Where these rules stand as cards on paper. Apart from the reference's other addresses: those know all its games. */
export const cardsToPrint = (ids: readonly string[]): string => `#/rules/pins/with/${ids.join(",")}/print`;
