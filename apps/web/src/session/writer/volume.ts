import { asStored } from "@tercio/files";
import type { Volume } from "../saves.ts";

/**
 * What the shelf has of a battle, whichever app wrote it there: what is broken of it counts as not known. Null where not even its
 * place is. Never throws.
 */
export function volumeOf(value: unknown): Volume | null {
  const read = asStored(value, "volume");
  if (!read.ok) return null;
  const { picture, second, ...rest } = read.value;
  return {
    ...rest,
    ...(picture === undefined ? {} : { picture }),
    ...(second === undefined ? {} : { second }),
  };
}
