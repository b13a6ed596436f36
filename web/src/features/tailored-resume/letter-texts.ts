import { letterLength } from '@folia/contracts/limits';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';

const { fewest, most } = letterLength;
/** An example name with the title that a greeting needs in the language of the letter. */
const names: Record<ResumeLanguage, string> = { en: 'Ms Okafor', de: 'Frau Weber', fr: 'Madame Durand', es: 'Sra. Ruiz' };

/** Texts of the cover letter: its sentences, whom it greets, and its sources. */
export const letterTexts = {
  title: 'The letter',
  length: (count: number) => `${count} words`,
  short: `Shorter than ${fewest} words: take another line in, or add a sentence of your own.`,
  long: `Longer than ${most} words, more than most people read: leave a sentence out.`,
  source: 'stands in',
  sources: 'Where it stands',
  lead: 'Every sentence about you is a line or a fact of these entries, or your own words; the others only lead from one to the next.',
  changes: 'What it says, and from where',
  reset: 'Undo my changes to the letter',
  recipient: 'To whom',
  recipientHint: (language: ResumeLanguage) => `A name with its title, as in “${names[language]}”. Left empty, the letter greets nobody by name.`,
  shown: (sentence: string) => `Say “${sentence}”`,
  leadsOn: 'Leads on',
  andMore: (count: number) => ` and ${count} more`,
  removeOwn: 'Take it out again',
  more: (count: number) => (count === 1 ? '1 entry the letter could speak of' : `${count} entries the letter could speak of`),
  add: 'Add a sentence of your own',
  addHint: 'Why this job, why this company: what no entry can say for you.',
  notes: {
    over: (source: string) => `Instead of: “${source}”`,
    changed: (own: string) => `What it stands on was corrected since, and the letter follows it. Your words were: “${own}”`,
    changedAndStands: (source: string) => `What it stands on has changed since: “${source}”. Your words still stand.`,
    revert: 'Use the words it had',
  },
};
