import {
  freeAgainDays,
  maxArchiveBytes,
  maxArchiveEntries,
  maxPostingCharacters,
  maxResumeBytes,
  maxResumeCharacters,
  maxResumePages,
  maxResumeSkills,
} from '@folia/contracts/limits';
import { formatBytes } from '../../lib/format-bytes';

const number = new Intl.NumberFormat('en');

/** What people read under Help. Every number comes from the place that enforces it. */
export const helpTexts = {
  title: 'Help Center',
  description: 'What Folia reads, how far it goes, and what it does with what you give it.',
  contents: 'On this page',
  howScoresAreMade: 'How a FitScore is made, with its weights',
  sections: [
    {
      anchor: 'import',
      title: 'Importing a resume',
      paragraphs: [
        'Drop a PDF or a Word file (DOCX). It is read in a process of its own that has no network, and what was read stands beside your document: every field shows the words it came from, what we are unsure of comes first, and what could not be placed waits below. Nothing is in your portfolio before you save it.',
        'A LinkedIn profile, a LinkedIn data archive, a JSON Resume, a Europass CV and pasted text end in the same review. A second resume is compared with what is there: what you have edited is never overwritten without asking.',
        'An import counts when its review is ready. A file that is refused, or a failure of ours, costs nothing; discarding a review gives its unit back once per file.',
      ],
    },
    {
      anchor: 'limits',
      title: 'Limits of a document',
      paragraphs: ['A document beyond one of these is refused with a sentence that says which, and never read in part without saying so.'],
    },
    {
      anchor: 'refused',
      title: 'When a file is refused',
      paragraphs: [
        'A scan has no text to read: import the document it was made from, or paste the text. A file with a password or with macros is not opened: save a copy without. A damaged file is best saved again as PDF from the program that made it.',
        'Text that a reader could not see (white on white, smaller than two points, outside of the page) is left out, and the review says how much of it there was.',
      ],
    },
    {
      anchor: 'fit-score',
      title: 'FitScore',
      paragraphs: [
        `Paste a job of up to ${number.format(maxPostingCharacters)} characters, or give its public address, and see how far your portfolio shows what it asks for: each requirement with your own words for it, and what would raise the score.`,
        `A new job counts once; the same job again within ${freeAgainDays} days costs nothing. Addresses are fetched without signing in anywhere, at most 2 MB and for 8 seconds; where a page needs a script or a sign-in, paste the text.`,
      ],
    },
    {
      anchor: 'model',
      title: 'With and without a model',
      paragraphs: [
        'Folia reads a resume by itself, without any language model. Where whoever runs it has set one up, only what was not read clearly is sent there, after name, e-mail, telephone, place and profiles are taken out. What comes back is kept only where your document says it word by word, and the review marks it.',
        'A FitScore and a TailorMade resume need no model either. With one, it is asked what Folia did not understand in the job, which of your lines name a skill in other words, and for shorter wordings of single lines; employers, schools and dates are not sent. Every answer is held against the job and your own words by Folia, which alone gives the points; what does not hold is dropped and counted, and dropped wordings can be read beside their line. In your settings you can have nothing of yours sent to a model.',
      ],
    },
  ],
  limits: [
    ['Size of a file', formatBytes(maxResumeBytes)],
    ['Pages', number.format(maxResumePages)],
    ['Files inside of a Word document or an archive', number.format(maxArchiveEntries)],
    ['Size of these unpacked', `${formatBytes(maxArchiveBytes)}, at most 200 times the file`],
    ['Characters', number.format(maxResumeCharacters)],
    ['Skills', `${number.format(maxResumeSkills)}; more stay among what was not placed`],
    ['Depth of nesting', '256'],
    ['Time to read it', '10 seconds'],
  ],
} as const;
