/** What the bar says of an import; every screen of a member has it, so it stands apart from the words of the import itself. */
export const noticeTexts = {
  readyNotice: (name: string) => `${name} has been read. Nothing is saved yet.`,
  failedNotice: (name: string) => `${name} could not be read. Nothing was counted.`,
  seeReason: 'See why',
  review: 'Review it',
  dismiss: 'Dismiss',
};
