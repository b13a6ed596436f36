/** The dialogs over a report: correcting what was read, deleting the score, sharing it. */
export const dialogTexts = {
  facts: {
    title: 'Correct what was read',
    text: 'These words name the job in your lists. They do not change the score. An empty field goes back to what was read.',
    role: 'Role',
    company: 'Company',
    location: 'Place',
    saved: 'Corrected',
  },
  removal: {
    title: 'Delete this score?',
    text: 'The job stays in your Career Center. Scoring it again stays free for the rest of its 30 days.',
    done: 'The score is deleted',
  },
  sharing: {
    title: 'Share the score',
    text: 'A picture of the score with its parts. It names the role and the company, and holds nothing of the text of the job and nothing of your portfolio.',
    withNames: 'Name role and company',
    send: 'Send the picture',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    link: 'For this application, send your portfolio itself by a protected link.',
    makeLink: 'Make a link',
    alt: (points: number, band: string) => `Preview of the picture: ${points} of 100, ${band}`,
    failed: 'The picture could not be made in this browser. Save it as SVG instead.',
  },
};
