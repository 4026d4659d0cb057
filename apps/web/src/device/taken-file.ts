/** The file that was chosen; the same may be chosen again. */
export function takenFile(input: HTMLInputElement): File | undefined {
  const chosen = input.files?.[0];
  input.value = "";
  return chosen;
}
