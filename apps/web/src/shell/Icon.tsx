/** A drawing of one line in a square of 16, in the colour of the words around it; what it means its button says. */
export function Icon({ line, width = 1.5 }: { line: string | undefined; width?: number }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
