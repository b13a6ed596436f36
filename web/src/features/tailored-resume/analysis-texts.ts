import type { ReadEntry } from '@folia/contracts/parser-reading';
import type { ResumeRemark } from '@folia/contracts/tailored-resume/tailor-made';

const remarks: Record<ResumeRemark['kind'], (words: string) => string> = {
  'must-missing': (words) => `${words} is a must of this job and is not in the resume`,
  'too-long': (words) => `${words} words are long for a resume`,
  'too-short': (words) => `${words} words are few for a resume`,
  'date-missing': () => 'A date is missing',
  gap: (words) => `${words} months before it without a position`,
  'contact-missing': (words) => `No ${words === 'email' ? 'e-mail address' : words} in the header`,
  passive: (words) => `“${words}” does not say who did it`,
  'empty-phrase': (words) => `“${words}” says nothing`,
  'no-figures': () => 'No line has a figure',
};
const mends: Record<ResumeRemark['mend'], string> = {
  'add-evidence': 'If you have done it, add an entry that shows it. If not, leave it out.',
  'add-language': 'If you speak it, add it with your level. If not, leave it out.',
  'add-certification': 'If you hold it, add the certificate or licence. If not, leave it out.',
  'add-education': 'If you have it, add the degree. If not, leave it out.',
  leave: 'Leave it.',
  shorten: 'Take out lines that this job does not ask for.',
  'add-lines': 'Bring back what was left out of the resume, or add entries for what you have done.',
  'add-date': 'Add the date to the entry.',
  'check-dates': 'Look at the dates of the entry.',
  'explain-gap': 'If you learnt, cared or travelled, add an entry for it; or leave it and be ready to say.',
  'add-contact': 'Add it to your profile, and choose it under “Contact”.',
  'say-who-did': 'Begin with what you did.',
  'cut-phrase': 'Take the phrase out; let a fact say it.',
  'add-figure': 'Add how many, how much or how long, if you know it.',
};
const share = (part: number) => `${Math.round(part * 100)} %`;

/** Texts about how a resume answers its job, and what is read from its file. */
export const analysisTexts = {
  share,

  parser: {
    title: 'What a parser sees',
    lead: 'Application systems read the file before people do. This is what Folia’s own import reads out of this PDF; the systems of employers may read more or less.',
    failed: (reason: string) => `The PDF could not be read. ${reason}`,
    again: 'Try again',
    differences: (count: number) =>
      count === 0
        ? 'Everything was read as it is written.'
        : count === 1
          ? 'One thing was read otherwise than it is written.'
          : `${count} things were read otherwise than they are written.`,
    mend: 'A plainer template is often read better: one column, headings over a line.',
    otherTemplate: 'Choose another template',
    contact: 'Name, contact and summary',
    text: 'The text of the PDF, in the order it is read',
    page: (page: number) => `Page ${page}`,
    nothing: 'not found',
    written: (value: string) => `Written: ${value}`,
    notWritten: 'Written nowhere',
    fields: { current: 'Goes on', headline: 'Headline', email: 'E-mail', phone: 'Phone', location: 'Place', links: 'Links', summary: 'Text' } as Partial<
      Record<string, string>
    >,
    outcomes: { same: 'read as written', differs: 'read otherwise', missed: 'not found', extra: 'written nowhere' } satisfies Record<
      ReadEntry['outcome'],
      string
    >,
  },
  analysis: {
    title: 'Analysis',
    lead: 'Two things, never one number: how the resume answers the job, and what a reader of the file finds.',
    coverage: 'The job’s words',
    coverageText: (before: string, after: string) => `Your portfolio has evidence for ${before} of them, this resume shows ${after}.`,
    before: 'Portfolio',
    after: 'Resume',
    score: 'FitScore',
    scoreText: 'Of the whole portfolio, and of what this resume says alone.',
    word: 'Asked for',
    need: { must: 'must', nice: 'nice to have', duty: 'duty' },
    yes: 'yes',
    no: 'no',
    file: 'The file',
    fileText: (pages: number, words: number) => `${pages === 1 ? '1 page' : `${pages} pages`}, ${words} words.`,
    remarks: 'What can be mended',
    remark: ({ kind, words }: ResumeRemark) => remarks[kind](words),
    mend: (mend: ResumeRemark['mend']) => mends[mend],
    ways: {
      entry: (name: string) => (name ? `Open ${name}` : 'Open the entry'),
      write: 'Rewrite the line',
      bringBack: 'Bring lines back',
      leaveOut: 'Leave lines out',
      add: {
        work: 'Add a job',
        project: 'Add a project',
        language: 'Add a language',
        certification: 'Add a certificate',
        education: 'Add a degree',
      },
      addContact: 'Add it to your profile',
      showContact: 'Show it in this resume',
    },
    none: 'Nothing stands out.',
    noWords: 'The job names no skills, degrees or languages.',
  },
};
