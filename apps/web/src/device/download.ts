/** Hands a text to the reader as a file. */
export const download = (name: string, text: string, type = "application/json"): void =>
  downloadBlob(name, new Blob([text], { type }));

/** Hands anything to the reader as a file. */
export function downloadBlob(name: string, what: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
