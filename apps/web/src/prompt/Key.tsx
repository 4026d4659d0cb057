/** The key that presses a button, on it: for hands on a keyboard, and no part of its words. */
export const Key = ({ name }: { name: string }) => (
  <span className="number" aria-hidden="true">
    {name.length === 1 ? name.toUpperCase() : name}
  </span>
);

/** Enter, as keyboards have it on them. */
export const ENTER = "↵";
