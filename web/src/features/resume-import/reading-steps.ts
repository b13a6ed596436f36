/** The steps of one reading, in order (docs of the job: names and facts come with its events). */
const steps = ['stored', 'read', 'sections', 'entries', 'model', 'ready'];
export type Reading = { reached: string | null; percent: number; facts: Record<string, Record<string, number>>; isWaiting: boolean };

/** A model is asked only if one is configured and something was not clear. */
export const stepsOf = (reading: Reading | null): readonly string[] => steps.filter((step) => step !== 'model' || reading?.facts.model);
