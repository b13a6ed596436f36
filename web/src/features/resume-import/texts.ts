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
  loadingImport: 'Loading the import...',
};
