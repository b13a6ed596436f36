/** What the bar says about an import. Every member screen has it, so it is separate from the texts of the import itself. */
export const noticeTexts = {
  readyNotice: (name: string) => `${name} has been read. Nothing is saved yet.`,
  failedNotice: (name: string) => `${name} could not be read. Nothing was counted.`,
  seeReason: 'See why',
  review: 'Review it',
  dismiss: 'Dismiss',
};
