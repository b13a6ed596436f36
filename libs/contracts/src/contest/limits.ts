/** Days after a finding was made, by a machine or a person, in which its candidate may contest it. */
export const contestOpenDays = 30;
/** Days in which a team answers; after that the contest is shown as late to both sides. */
export const contestAnswerDays = 14;
/** The most entries or lines of their own that somebody points at in one contest. */
export const mostContestWords = 3;
