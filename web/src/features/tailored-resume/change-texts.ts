import type { ScoreEffects } from '@folia/contracts/fit-score/effects';
import type { ModelHelp } from '@folia/contracts/model/shapes';
import type { AlignedWord, ChoiceReason, RewriteFlaw, SummarySentence } from '@folia/contracts/tailored-resume/tailor-made';

const reasons: Record<ChoiceReason, string> = {
  asked: 'The job asks for it',
  alike: 'The same kind of work',
  substance: 'Keeps the position from being empty',
  career: 'Without it your career would have a hole',
  'off-topic': 'Left out: about other work',
  old: 'Left out: ended long ago',
  space: 'Left out: stronger lines stand here',
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
/** Points with their sign, in tenths below one. */
const signed = (points: number) => {
  const size = Math.abs(points);
  return `${points > 0 ? '+' : '−'}${size < 1 ? size.toFixed(1) : Math.round(size)}`;
};

/** Texts about what was chosen and why, and about the person's own changes. */
export const changeTexts = {
  reason: (why: ChoiceReason) => reasons[why],
  aligned: ({ from, to, because }: AlignedWord) => `“${from}” reads “${to}” here: ${alignments[because]}`,

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
  effects: {
    score: (score: number) => `FitScore of this resume: ${score}.`,
    legend: (score: number) => `FitScore of this resume: ${score}. Beside a choice stands what the other one would do to it.`,
    of: (part: keyof ScoreEffects, points: number, isShown: boolean) =>
      `${signed(points)} ${part === 'words' ? 'with your portfolio’s words' : isShown ? 'without it' : 'with it'}`,
  },
  ownWords: {
    edit: (words: string) => `Edit “${words}”`,
    label: 'In your own words',
    why: 'Your own words',
    hint: 'They stand here only; your portfolio stays as it is.',
    save: 'Use these words',
    cancel: 'Cancel',
    empty: 'Write something, or leave it out.',
    over: (source: string) => `In your portfolio: “${source}”`,
    flaws: (all: readonly RewriteFlaw[]) =>
      `Held against your portfolio: ${all.map(({ reason, words }) => flaws[reason](words)).join('; ')}. It is your own claim: keep it if it is true.`,
    addToEntry: 'Add it to the entry',
    changed: (own: string) => `Your portfolio was corrected since, and the resume follows it. Your words were: “${own}”`,
    changedAndStands: (source: string) => `Your portfolio has changed since: “${source}”. Your words still stand.`,
    gone: 'No longer in your portfolio, and so no longer here.',
    keep: 'Use my words',
    revert: 'Use my portfolio’s words',
  },
};
