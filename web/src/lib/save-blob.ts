/** How long the browser may take to begin with a file before its address is taken back, in ms. */
const beginsWithinMs = 60_000;

/** Saves what was made in this browser, under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), beginsWithinMs);
}
