/** Changes that wait for one person; a program is told to stop when there are so many. */
export const openProposals = 50;
/** An answer is due within this time; then a proposal is forgotten. */
export const proposalDays = 30;
