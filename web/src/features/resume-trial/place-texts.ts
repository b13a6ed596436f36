/** The words that stand on the page before anything was chosen. */
export const placeTexts = {
  label: 'Try it with your resume',
  title: 'See what it reads in yours, without an account',
  text: 'Drop a PDF or Word file of up to 5 MB. It is read once and nothing of it is kept on our side.',
  dropNow: 'Let go to have it read',
  choose: 'Choose a file',
  accept: '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
