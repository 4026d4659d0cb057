const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * Where a text stops being JSON; its length where it ends in the middle. Engines name this place in words that differ, or not at
 * all. The text must not be nested deep: it is read function within function.
 */
export function faultIn(text: string): number {
  let at = 0;
  const space = (): void => {
    while (at < text.length && " \t\n\r".includes(text.charAt(at))) at++;
  };
  const takes = (sign: string): boolean => {
    space();
    if (text.charAt(at) !== sign) return false;
    at++;
    return true;
  };
  const escape = (): boolean => {
    const letter = text.charAt(at + 1);
    if (letter === "u" && /^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6))) at += 6;
    else if (letter !== "" && '"\\/bfnrt'.includes(letter)) at += 2;
    else return false;
    return true;
  };
  const quoted = (): boolean => {
    if (!takes('"')) return false;
    while (at < text.length) {
      const c = text.charCodeAt(at);
      if (c === 0x22) return takes('"');
      if (c < 0x20 || (c === 0x5c && !escape())) return false;
      if (c !== 0x5c) at++;
    }
    return false;
  };
  /** Parts with commas between them up to the closing sign. */
  const parts = (closing: string, part: () => boolean): boolean => {
    if (takes(closing)) return true;
    do if (!part()) return false;
    while (takes(","));
    return takes(closing);
  };
  const value = (): boolean => {
    space();
    if (takes("{")) return parts("}", () => quoted() && takes(":") && value());
    if (takes("[")) return parts("]", value);
    if (text.charAt(at) === '"') return quoted();
    WORD.lastIndex = at;
    if (!WORD.test(text)) return false;
    at = WORD.lastIndex;
    return true;
  };
  if (value()) space();
  return Math.min(at, text.length);
}
