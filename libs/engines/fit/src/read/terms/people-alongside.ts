const alongside = /\balongside (?:the |our |other )?(?:[\p{L}/-]+(?: [\p{L}/-]+){0,2},? (?:and )?)*[\p{L}/-]*(?:er|or|ist|ian|nurse)s$/iu;
const farthest = 120;

/** "Work alongside data engineers, analysts and buyers": those it is done with, however many are listed. `said`: the sentence up to the end of their name. */
export const arePeopleAlongside = (said: string): boolean => alongside.test(said.slice(-farthest).trimEnd());
