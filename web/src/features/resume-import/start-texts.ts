import { maxArchiveBytes, maxArchiveEntries, maxResumeBytes, maxResumeCharacters, maxResumePages } from '@folia/contracts/limits';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { formatBytes } from '../../lib/format-bytes';
import { countWords } from './count-words';

const number = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const size = formatBytes(maxResumeBytes);

/** The plan's line about imports: how many are used, and when there will be new ones. */
export function usageLine({ used, limit, resetsAt }: UsageView['meters'][number]): string {
  if (limit === null) return `${countWords(used, 'import')} used`;
  const reset = resetsAt ? `, new ones on ${day.format(new Date(resetsAt))}` : '';
  return `${number.format(used)} of ${countWords(limit, 'import')} used${reset}`;
}

/** Where an import starts, from any source, and what is said when a file is refused there. */
export const startTexts = {
  waiting: {
    title: (entries: number) => `Check what we read: ${countWords(entries, 'entry', 'entries')}`,
    text: (name: string, iso: string) =>
      `${name}, read on ${day.format(new Date(iso))}. Nothing of it is saved yet. Discarding it gives its import back, once per file.`,
    action: 'Check the entries',
  },

  drop: 'Drop your resume here',
  dropAnother: 'Or drop another resume here',
  dropNow: 'Let go to read it',
  dropHint: `PDF or Word (DOCX), up to ${size} and ${maxResumePages} pages. A copied file can be pasted.`,
  choose: 'Choose a file',
  byHand: 'Fill in by hand',
  limitsLead: 'Documents have limits, which are there to protect everybody’s imports.',
  limitsLink: 'See all of them',
  dropLabel: 'Drop, paste or choose a resume',

  others: {
    title: 'Other sources',
    lead: 'They end in the same review, and count the same.',
    linkedinPdf: {
      title: 'LinkedIn profile as PDF',
      text: 'On your own profile choose “More” (or “Resources”), then “Save to PDF”.',
      limit: `PDF, up to ${size} and ${maxResumePages} pages`,
      action: 'Choose PDF',
    },
    linkedinArchive: {
      title: 'LinkedIn data archive',
      text: 'In LinkedIn’s settings, under “Data privacy”, choose “Get a copy of your data” and tick your profile. LinkedIn mails you a link to a ZIP within minutes to a day; choose it here as it is. Messages and connections in it are not opened.',
      limit: `ZIP, up to ${size}, ${number.format(maxArchiveEntries)} files and ${formatBytes(maxArchiveBytes)} unpacked`,
      action: 'Choose ZIP',
    },
    jsonResume: {
      title: 'JSON Resume',
      text: 'A resume.json in the form of jsonresume.org, version 1.',
      limit: `JSON, up to ${number.format(maxResumeCharacters)} characters`,
      action: 'Choose JSON',
    },
    europass: {
      title: 'Europass CV',
      text: 'The PDF as Europass made it: the data it carries inside is read, not the page.',
      limit: `PDF, up to ${size} and ${maxResumePages} pages`,
      action: 'Choose PDF',
    },
    text: {
      title: 'Text',
      text: 'Paste it from wherever your resume is. Headings on lines of their own help.',
      limit: `Up to ${number.format(maxResumeCharacters)} characters`,
      action: 'Paste text',
    },
  },
  paste: {
    title: 'Paste your resume',
    lead: 'Paste the whole text. The next screen shows what we read in it, beside your words.',
    label: 'Text of your resume',
    count: (length: number, limit: number) => `${number.format(length)} of ${number.format(limit)} characters`,
    empty: 'Paste the text of your resume first.',
    tooLong: (over: number) => `This is ${countWords(over, 'character')} too long. Take out what is not your resume.`,
    fileName: 'Pasted text.txt',
    read: 'Read it',
  },

  steps: {
    read: { title: 'Read', text: 'Usually under 40 seconds. You can leave; it goes on.' },
    check: { title: 'Check', text: 'Each field shows the words it came from.' },
    save: { title: 'Save', text: 'Only what you accept. Contact data stays private.' },
    ownModel: { title: 'No import is counted', text: 'Your own model helps to read it.' },
    usage: { text: 'An import counts when its review is ready, not before.', spent: 'None is left. Writing by hand is always free.' },
  },

  earlier: 'Earlier imports',
  importStates: {
    accepted: 'Waiting',
    running: 'Being read',
    done: (entries: number) => `Read, ${countWords(entries, 'entry', 'entries')}`,
    saved: (entries: number) => `Saved, ${countWords(entries, 'entry', 'entries')} read`,
    discarded: 'Discarded',
    failed: 'Could not be read',
    cancelled: 'Cancelled',
  },
  moreImports: (count: number) => `${number.format(count)} more`,
  importedOn: (iso: string) => dayAndYear.format(new Date(iso)),
  openReview: 'Open',
  followReading: 'Follow',
  original: 'Original file',
  deleteOriginal: 'Delete original',
  deleteQuestion: 'Delete the original file?',
  deleteExplained: (name: string) => `${name} is deleted for good. What you saved from it stays in your portfolio, with the words it came from.`,
  keepIt: 'Keep it',
  originalDeleted: 'The original file is deleted',
  listFailed: 'Earlier imports could not be loaded.',
  tryAgain: 'Try again',

  handTitle: 'Fill in by hand',
  handLead: 'Five fields make a page. You can add everything else later.',
  hand: { name: 'Name', headline: 'What you do', position: 'Your position now or last', employer: 'Where', skills: 'A few skills' },
  handHints: { headline: 'One line under your name, such as “Staff platform engineer”.', skills: 'Separated by commas.' },
  handRequired: 'Write a name, so that the page has one.',
  handSave: 'Make my page',
  handSaved: 'Your page stands. It is private until you publish it.',
  handKept: 'Kept on this device while you type',

  refusal: {
    help: 'Why files are refused, and what helps',
    kept: (name: string) => `${name} · nothing was counted`,
    quotaTitle: 'Your plan has no imports left.',
    quotaText: (used: number, limit: number | null, resetsAt: string | null) =>
      `${limit === null ? number.format(used) : `${number.format(used)} of ${number.format(limit)}`} are used.${resetsAt ? ` New ones come on ${day.format(new Date(resetsAt))}.` : ' Discarding a review gives its import back, once per file.'} Writing by hand is always free.`,
    units: 'imports',
    importIt: 'Import it',
    request: (id: string) => `request ${id}`,
    copy: 'Copy',
    another: 'Choose another file',
    paste: 'Paste the text',
    pasteText: 'Same review, with your text beside it',
    others: 'Other sources',
    othersText: 'LinkedIn, JSON Resume, Europass',
    show: 'Show',
    start: 'Start',
    handText: 'Five fields make a page you can share',
    again: 'Read it again',
    againText: 'The same file, from the start',
  },
  connection: { title: 'Nothing came back.', text: 'Check the connection and try again. The file is still here and nothing was counted.' },
};
