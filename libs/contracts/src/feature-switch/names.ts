/**
 * What an admin may switch off for everybody, without a deploy. `sign-up`: new accounts; `model`: the language model of this installation, so that the built-in
 * engine works alone; the others: the start of a piece of work. What was started before goes on, and what people have stays theirs to read.
 */
export const switchNames = ['sign-up', 'resume-trial', 'resume-import', 'fit-score', 'tailor-made', 'deep-talk', 'screening', 'model'] as const;
export type SwitchName = (typeof switchNames)[number];
