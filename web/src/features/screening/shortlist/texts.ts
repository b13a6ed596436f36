const count = new Intl.NumberFormat('en');

/** What the board itself says of printing and asking; the dialog has its own words. */
export const shortlistTexts = {
  save: 'Save',
  asCsv: 'The table, as CSV',
  asPdf: (many: number) => `With their words, as PDF for a panel (${count.format(many)})`,
  printed: (most: number) => `The first ${most} are in the PDF. Select others to print those.`,
  ask: 'Ask across',
};
