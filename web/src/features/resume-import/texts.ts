export const texts = {
  title: 'Import a resume',
  lead: 'We read it, you check it, you save. Nothing is public before that.',
  cancel: 'Cancel',
  cancelled: 'The import was cancelled. Nothing was counted.',
  closed: {
    title: 'This import is finished.',
    text: 'It was saved or discarded already. What you saved is in your portfolio.',
    toPortfolio: 'Go to my portfolio',
    another: 'Import another resume',
  },
  trialGone: 'What you tried is not in this tab any more: it stays for an hour. Choose the file again.',
  loadingImport: 'Loading the import...',
};
