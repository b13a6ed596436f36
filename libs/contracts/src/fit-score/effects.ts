import { z } from 'zod';

/** Points of fit to the job, −100 to 100 in tenths, by what is switched. */
const points = z.record(z.string(), z.number());

/** Most switches that are tried in one call: some two milliseconds each, ten for a long career. */
export const mostSwitches = 200;

/**
 * What each change would do to a resume's fit to its job: the score with it switched the other way, less the score as it is. Items by id, lines by
 * `lineKey`, skills by their text, sentences by their place; `words`: with the portfolio's words for one's own. Beyond {@link mostSwitches} they are left out.
 */
export const scoreEffects = z.strictObject({ items: points, lines: points, skills: points, sentences: points, words: points });
export type ScoreEffects = z.infer<typeof scoreEffects>;
