import type { ModelHelp } from '@folia/contracts/model';
import type { ReadEntry } from '@folia/contracts/parser-reading';
import type { ResumeFormat, ResumeTemplate } from '@folia/contracts/resume-document';
import type { ScoreEffects } from '@folia/contracts/score-effects';
import type { AlignedWord, ChoiceReason, ResumeRemark, RewriteFlaw, SummarySentence } from '@folia/contracts/tailor-made';
import type { ResumeSettings } from '@folia/contracts/tailored-resume';

const dayTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

const reasons: Record<ChoiceReason, string> = {
  asked: 'The job asks for it',
  alike: 'The same kind of work',
  substance: 'Keeps the position from being empty',
  career: 'Without it your career would have a hole',
  'off-topic': 'Left out: about other work',
  old: 'Left out: ended long ago',
  space: 'Left out: no room on two pages',
  repeats: 'Left out: another line says it',
  order: 'Left out: an instruction to the reader, no fact',
  unverified: 'Left out: says more than its source',
};
const alignments: Record<AlignedWord['because'], string> = {
  abbreviation: 'abbreviation',
  spelling: 'spelling',
  'full-name': 'full name',
  'other-name': 'other name',
};
const sentences: Record<SummarySentence['kind'], string> = {
  role: 'Your title and years of like work, counted from your dates',
  headline: 'Your headline and years of like work, counted from your dates',
  skills: 'Asked skills that your entries bear out',
  credentials: 'Credentials you hold',
  highlight: 'Your strongest line, word for word',
  written: 'A sentence of your own',
};
const flawNames: Partial<Record<RewriteFlaw['reason'], string>> = {
  number: 'the figure',
  date: 'the date',
  name: 'the name',
  skill: 'the skill',
  claim: 'the claim',
  rank: 'the rank',
  scope: 'the extent',
};
/** What own words add to their source, and what they leave out of it. */
function flawText(flaws: readonly RewriteFlaw[]): string {
  const added = flaws.flatMap(({ reason, words }) => (flawNames[reason] ? [`${flawNames[reason]} “${words}”`] : []));
  const turned = flaws.flatMap(({ reason, words }) => (flawNames[reason] ? [] : [`“${words}”`]));
  return [
    added.length > 0 ? `The entry does not say ${added.join(', ')}.` : '',
    turned.length > 0 ? `It says something else with ${turned.join(', ')}.` : '',
    'It is your own claim: keep it if it is true.',
  ]
    .filter(Boolean)
    .join(' ');
}
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
const flaws: Record<RewriteFlaw['reason'], (words: string) => string> = {
  number: (words) => `“${words}” is no figure of your line`,
  date: (words) => `“${words}” is no date of your line`,
  name: (words) => `“${words}” is not named in your line`,
  skill: (words) => `your line does not show “${words}”`,
  claim: (words) => `“${words}” claims more than your line`,
  rank: (words) => `“${words}” is a rank your line does not give you`,
  scope: (words) => `“${words}” is larger than what your line says`,
  hedge: (words) => `leaves out that it was “${words}”`,
  negation: (words) => `leaves out or adds “${words}”`,
  relation: (words) => `“${words}” says otherwise who did what`,
  word: (words) => `“${words}” is not in your line`,
  order: () => 'an instruction to the reader, no fact',
  empty: () => 'says nothing',
  lost: (words) => `leaves out “${words}”`,
  longer: () => 'longer than your line',
};
const templates: Record<ResumeTemplate, string> = {
  folio: 'Folio',
  plain: 'Plain',
  classic: 'Classic',
  signal: 'Signal',
  compact: 'Compact',
  column: 'Column',
  margin: 'Margin',
  harbour: 'Harbour',
};
const formats: Record<ResumeFormat, string> = { pdf: 'PDF', docx: 'Word', md: 'Markdown', txt: 'Text', json: 'JSON Resume' };
const contact: Record<ResumeSettings['contact'][number], string> = { email: 'E-mail', phone: 'Phone', location: 'Place', links: 'Links' };
/** Points with their sign, in tenths below one. */
const signed = (points: number) => {
  const size = Math.abs(points);
  return size < 0.05 ? '±0' : `${points > 0 ? '+' : '−'}${size < 1 ? size.toFixed(1) : Math.round(size)}`;
};
const share = (part: number) => `${Math.round(part * 100)} %`;

export const texts = {
  title: 'TailorMade resume',
  careerCenter: 'Career Center',
  crumbs: 'Where you are',
  unnamed: 'A job without a title',
  templates,
  formats,
  contact,
  share,
  reason: (why: ChoiceReason) => reasons[why],
  aligned: ({ from, to, because }: AlignedWord) => `“${from}” reads “${to}” here: ${alignments[because]}`,

  start: {
    lead: 'Folia chooses, orders and shortens what your portfolio holds for this job. It adds nothing: every line stands in your entries, and you see why it was chosen.',
    make: 'Make the resume',
    cost: ({ limit, used }: { limit: number | null; used: number }) =>
      limit === null ? 'Your plan has resumes without limit.' : `Costs one TailorMade resume; ${Math.max(0, limit - used)} of ${limit} left.`,
    again: 'One for each job: editing, templates and files cost nothing, nor does opening it again.',
    spent: (resetsAt: string | null) =>
      resetsAt
        ? `Your plan’s resumes are used up until ${day.format(new Date(resetsAt))}. The job is kept.`
        : 'Your plan’s resumes are used up. The job is kept.',
    noJob: 'Choose a job in the Career Center first.',
  },
  making: {
    title: 'Making your resume',
    steps: { portfolio: 'Read your portfolio', choose: 'Choose and order for the job', verify: 'Hold every line against its source' },
    states: { done: 'done', now: 'under way', next: 'to come' },
    mayLeave: 'You may leave; it goes on and stands in the Career Center.',
  },
  failure: {
    title: 'No resume was made',
    missing: 'There is no such resume. It may have been deleted.',
    failed: 'It could not be loaded.',
    cancelled: 'It was stopped before it was done. It cost nothing.',
    free: 'It cost nothing.',
    again: 'Try again',
    back: 'To the Career Center',
    import: 'Import a resume',
  },
  head: {
    save: 'Download PDF',
    files: 'Other forms',
    analysis: 'Analysis',
    edit: 'Back to the resume',
    more: 'More actions',
    markSent: 'Mark as sent',
    unmark: 'Not sent after all',
    remove: 'Delete',
    sentAt: (iso: string) => `Sent ${dayTime.format(new Date(iso))}`,
    frozen: 'It stays as it was then, whatever changes in your portfolio.',
    hash: 'SHA-256 of the PDF',
    live: 'Follows your portfolio until you mark it as sent.',
    removal: {
      title: 'Delete this resume?',
      text: 'The job stays, and a new resume for it costs nothing.',
      confirm: 'Delete',
      cancel: 'Cancel',
      done: 'The resume is deleted',
    },
  },
  changes: {
    title: 'What was chosen, and why',
    covered: (after: number, all: number) => `${after} of ${all}`,
    coveredLabel: 'of the job’s words are in this resume',
    absent: 'Not used, no evidence:',
    inPortfolio: 'In your portfolio, left out:',
    reset: 'Undo my changes',
    undo: 'Undo the last change',
    redo: 'Do it again',
    saving: 'Saving …',
    saved: 'Saved',
    failed: (reason: string) => `Not saved. ${reason}`,
    conflict: 'It was changed elsewhere meanwhile and is loaded again; repeat your change.',
    summary: 'Summary',
    sentence: (kind: SummarySentence['kind']) => sentences[kind],
    sentenceShown: (kind: SummarySentence['kind'], place: number) => `Sentence ${place + 1}: ${sentences[kind]}`,
    skills: 'Skills',
    skillsHint: 'Press one to take it in or leave it out.',
    shown: (name: string) => `Show ${name}`,
    line: (words: string) => `Show the line “${words}”`,
    own: 'Your choice',
    moved: (from: number) => `moved up from ${from}`,
    source: 'Open the entry',
    yours: 'Yours:',
    headOnly: 'Name and dates alone',
    dropped: (count: number) => (count === 1 ? '1 entry left out' : `${count} entries left out`),
    unnamed: 'An entry without a name',
  },
  model: {
    note: ({ name, outcome, accepted, dropped }: ModelHelp) => {
      if (outcome === 'unreachable') return `The model “${name}” could not be reached: every wording is Folia’s or yours.`;
      if (outcome === 'unusable') return `The model “${name}” gave no usable answer: every wording is Folia’s or yours.`;
      if (accepted + dropped === 0) return `The model “${name}” was asked for better wordings and had none.`;
      const held = accepted === 0 ? 'none holds' : accepted === 1 ? 'one holds and stands here' : `${accepted} hold and stand here`;
      const wordings = accepted + dropped === 1 ? 'a wording' : `${accepted + dropped} wordings`;
      return `The model “${name}” proposed ${wordings}, held against your own words: ${held}, ${dropped} dropped.`;
    },
    worded: 'Worded by the model',
    takenBack: 'In your own words',
    backToMine: 'Use my words',
    backToMineOf: (line: string) => `Use my words: “${line}”`,
    backToIts: 'Use the model’s wording',
    backToItsOf: (line: string) => `Use the model’s wording: “${line}”`,
    dropped: (count: number) => (count === 1 ? 'A proposed wording was dropped' : `${count} proposed wordings were dropped`),
    because: (all: readonly RewriteFlaw[]) => `Dropped: ${all.map(({ reason, words }) => flaws[reason](words)).join('; ')}.`,
  },
  general: {
    title: 'General resume',
    lead: 'Your whole portfolio as a resume, for no job in particular. It is made of what your portfolio says now, and costs nothing.',
    save: 'Download',
    again: 'Try again',
    holds: (entries: number, leftOut: number) =>
      `${entries === 1 ? '1 entry' : `${entries} entries`}.${leftOut > 0 ? ` Private ones are left out: ${leftOut}.` : ''}`,
    empty: { title: 'Nothing to write yet', text: 'Your portfolio has no entries that others may see. Import a resume, or add what you have done by hand.' },
  },
  views: { label: 'Resume and letter', resume: 'Resume', letter: 'Cover letter' },
  letter: {
    title: 'The letter',
    length: (count: number) => `${count} words`,
    source: 'stands in',
    short: 'It is short: your portfolio holds no more that this job asks for.',
    sources: 'Where it stands',
    lead: 'Every sentence about you is a line or a fact of these entries; the others only lead from one to the next.',
    files: 'The letter as a file',
    save: (format: string) => `Cover letter, ${format}`,
  },
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
  effects: {
    score: (score: number) => `FitScore of this resume: ${score}.`,
    legend: (score: number) => `FitScore of this resume: ${score}. Beside each choice stands what the other one would do to it.`,
    of: (part: keyof ScoreEffects, points: number, isShown: boolean) =>
      `${signed(points)} ${part === 'words' ? 'with your portfolio’s words' : isShown ? 'without it' : 'with it'}`,
  },
  ownWords: {
    edit: (words: string) => `Edit “${words}”`,
    label: 'In your own words',
    why: 'Your own words',
    hint: 'They stand in this resume only; your portfolio stays as it is.',
    save: 'Use these words',
    cancel: 'Cancel',
    empty: 'Write something, or leave it out.',
    over: (source: string) => `In your portfolio: “${source}”`,
    flaws: flawText,
    addToEntry: 'Add it to the entry',
    changed: (own: string) => `Your portfolio was corrected since, and the resume follows it. Your words were: “${own}”`,
    changedAndStands: (source: string) => `Your portfolio has changed since: “${source}”. Your words still stand.`,
    gone: 'No longer in your portfolio, and so no longer here.',
    keep: 'Use my words',
    revert: 'Use my portfolio’s words',
  },
  look: {
    title: 'How it looks',
    template: 'Template',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    pages: 'At most',
    page: { 1: 'One page', 2: 'Two pages' },
    anyPages: 'As many as it takes',
    contact: 'Contact',
    noContact: 'Your profile has no contact data yet.',
  },
  preview: {
    title: 'The pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}, as it is in the PDF`,
    fits: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
    tooLong: (pages: number, most: number) => `It takes ${pages} pages at the smallest readable type; you asked for ${most}. Nothing is cut: take lines out.`,
    missing: (signs: string) => `The PDF has no sign for ${signs}; the other forms do.`,
    failed: 'The page could not be drawn.',
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
      write: 'Write the line anew',
      bringBack: 'Bring lines back',
      leaveOut: 'Leave lines out',
      addWork: 'Add a job',
      addProject: 'Add a project',
      addContact: 'Add it to your profile',
      showContact: 'Show it in this resume',
    },
    none: 'Nothing stands out.',
    noWords: 'The job names no skills, degrees or languages.',
  },
};
