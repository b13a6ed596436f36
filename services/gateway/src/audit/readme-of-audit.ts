/** What stands in the archive for auditors. `madeAt`: ISO 8601, UTC. */
export const readmeOfAudit = (madeAt: string): string => `What auditors read of this account's screening, made ${madeAt}.

model-card.md          what reads candidates, what it reads and does not, what was measured, known limits
impact-ratios.json     selection rates and impact ratios by what applicants told of themselves, with definitions; null is withheld
decisions.csv          what people decided about candidates: who (their number), when, why, and what was found then;
                       the earliest first, with those of jobs that were deleted less than twelve months ago
criteria-history.json  what the criteria of each job have been, and who changed them; not of deleted jobs

No candidate has a name here. "candidate" is the number on the board, empty for whoever withdrew; "subject" is a random number that stays for twelve months.
Reasons are the team's own words: they may name somebody. Read them before you hand them on.
`;
