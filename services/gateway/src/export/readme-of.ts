/** The text in the archive that explains its files. */
export const readmeOf = (uname: string, files: number): string => `This is everything Folia holds about ${uname}.

resume.json          Your whole portfolio as JSON Resume 1.x (https://jsonresume.org/schema), private entries too.
                     What JSON Resume has no name for stands behind "x-". Folia imports it under "Other sources",
                     and so do many other programs.
data/user.json       Your account: name, e-mail, the ways you sign in, sessions, plan, invoices and what you used of it;
                     your conversations and notifications, whom you blocked and what you reported.
data/portfolio.json  Your profile, every entry with where it came from, the history of your changes, reviews of
                     imports and the list of your files.
data/ai.json         Every document that was read for you: the whole result, the jobs, and what a model answered,
                     if one was asked; the jobs you keep with your notes, every FitScore with its
                     evidence, and every resume made for a job; what you asked about portfolios and what was
                     asked about yours, with the answers, and how the assistant speaks for you.
data/sharing.json    Your protected links and when they were opened. Their addresses and passwords are not here:
                     only fingerprints of them are kept. Your own visits to others, and the counts of each day of
                     visits to you; who your visitors were is theirs to export.
files/               ${files === 0 ? 'The originals you uploaded: there are none.' : `The ${files === 1 ? 'original' : `${files} originals`} you uploaded, unchanged.`}

Each data file is one JSON object: a list of rows for each table. Times are UTC (ISO 8601).
`;
