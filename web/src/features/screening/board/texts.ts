import type { CandidateStage, CriterionImportance, FindingState } from '@folia/contracts/screening/words';

const count = new Intl.NumberFormat('en');
const halves = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const states: Record<FindingState, string> = { met: 'Met', partial: 'Partial', missing: 'Missing', unclear: 'Unclear' };
const stages: Record<CandidateStage, string> = {
  new: 'New',
  shortlist: 'Shortlist',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
};
const importances: Record<CriterionImportance, string> = { must: 'must', nice: 'nice to have', excluded: 'left out' };

const plural = (many: number, one: string, more: string) => `${count.format(many)} ${many === 1 ? one : more}`;
const others = (many: number) => (many === 1 ? '1 other' : `${count.format(many)} others`);
const inTwoDigits = (number: number) => String(number).padStart(2, '0');

/** Halves as one writes them: 4½. */
function withHalf(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** 1st, 2nd, 3rd, 4th. */
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (value: number) => `${value}${endings[ordinals.select(value)] ?? 'th'}`;

const sentence = (rows: readonly { words: string; state: FindingState }[]) =>
  rows.map(({ words, state }) => `${words} ${states[state].toLowerCase()}`).join(', ');

export const texts = {
  crumbs: 'You are here',
  jobs: 'Screening',
  allJobs: 'All jobs',
  board: 'Board',
  loading: 'The board is loading',
  goneTitle: 'This board is not here',
  gone: 'It was deleted, or it belongs to another account. Choose the account in the bar, or go to all jobs.',
  failedTitle: 'The board could not be loaded',
  candidateFailed: 'What was found could not be loaded.',
  lead: (candidates: number, criteria: number) =>
    `${plural(candidates, 'candidate', 'candidates')}, ${plural(criteria, 'criterion', 'criteria')}. The order is a reading list: nobody is declined, hidden or written to until one of you does it.`,
  criteria: 'Criteria',
  contested: 'Contested',
  mentioned: 'You are mentioned',
  finding: 'Finding',
  anyFinding: 'Any finding',
  found: (criterion: string, state: FindingState) => `${criterion}: ${states[state]}`,
  tag: 'Tag',
  anyTag: 'Any tag',
  log: 'Decision log',
  csvName: (title: string) => `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'board'}.csv`,
  blind: 'Blind until interview',
  blindWhat: 'names, photos, schools, places and dates hidden',
  state: (state: FindingState) => states[state],
  stage: (stage: CandidateStage) => stages[stage],
  importance: (importance: CriterionImportance) => importances[importance],
  stages: 'Stage',
  all: 'All',
  allMustsMet: 'All musts met',
  toAsk: 'Something to ask',
  count: (many: number) => count.format(many),
  order: 'Order: musts met, then points.',
  whyOrder: 'Why this order',
  stem: 'stands on words they shared',
  keys: { candidate: 'candidate', criterion: 'criterion', open: 'open', stage: 'stage', select: 'select' },
  grid: (title: string) => `Candidates for ${title}`,
  columns: {
    who: 'Who, and how many points',
    select: 'Select',
    place: 'Place',
    candidate: 'Candidate',
    title: 'Title',
    points: 'Points of 100',
    mustsMet: 'Musts met',
    stage: 'Stage',
    tags: 'Tags of the team',
  },
  sortBy: (column: string) => `Sort by ${column}`,
  groups: {
    must: (points: number) => `Must, ${halves.format(points)} points`,
    nice: (points: number) => `Nice to have, ${halves.format(points)}`,
  },
  points: (points: number) => halves.format(points),
  whole: (points: number) => String(Math.round(points)),
  mustsOf: (met: number, all: number) => `${withHalf(met)} of ${plural(all, 'must', 'musts')}`,
  place: (place: number, isTied: boolean) => `${place}${isTied ? '=' : ''}`,
  placeLabel: (place: number, isTied: boolean) => (isTied ? `${place}, shared` : String(place)),
  noPlace: '–',
  noPlaceLabel: 'No place yet',
  number: inTwoDigits,
  candidate: (number: number) => `Candidate ${inTwoDigits(number)}`,
  hidden: 'Name hidden until interview',
  seenBefore: 'seen before',
  pointsLabel: (name: string, points: number | null) => (points === null ? `${name}: no points yet. Why` : `${name}: ${Math.round(points)} points. Why`),
  findingLabel: (criterion: string, state: FindingState, quotes: number, isChanged: boolean, isContested: boolean) =>
    [
      `${criterion}: ${states[state]}`,
      quotes > 0 ? plural(quotes, 'quote', 'quotes') : '',
      isChanged ? 'changed by a person' : '',
      isContested ? 'contested by the candidate' : '',
    ]
      .filter(Boolean)
      .join(', '),
  selectLabel: (name: string) => `Select ${name}`,
  stageOf: (name: string) => `Stage of ${name}`,
  stageLabel: (name: string, stage: CandidateStage) => `Stage of ${name}: ${stages[stage]}`,
  stillRead: 'being read',
  notRead: 'Not read yet',
  notReadable: 'Not read: nothing in the file can be read',
  notReadMore: 'No place and no points: not read is not zero.',
  beingRead: '…',
  shown: (shown: number, all: number) => `${count.format(shown)} of ${count.format(all)} shown`,
  halves: 'Partial counts half. Unclear and missing count nothing and are held against nobody.',
  nobodyHere: 'Nobody is here with these filters.',
  clearFilters: 'Show all',
  notMet: sentence,
  ofPoints: (gained: number, points: number) => `${halves.format(gained)} of ${plural(points, 'point', 'points')}`,
  theirWords: 'their words',
  noEvidence: 'no evidence yet',
  byPerson: 'That is a person’s word.',
  years: (years: number) => `${halves.format(years)} ${years === 1 ? 'year' : 'years'} are told.`,
  why: {
    met: 'The words say what the criterion asks for.',
    partial: 'The words say a part of it. Partial counts half.',
    missing: 'Nothing they shared says this. It is no proof that they can’t: ask.',
    unclear: 'What they shared says something near it, or could hardly say it. It is held against nobody.',
  } satisfies Record<FindingState, string>,
  you: 'you',
  colleague: 'a colleague',
  changed: (who: string, from: FindingState | null, at: string, why: string) =>
    `Changed by ${who}${from === null ? '' : ` from ${states[from]}`}, ${day.format(new Date(at))}: “${why}”`,
  corrected: (at: string) => `They corrected what they share on ${day.format(new Date(at))}; it was read again.`,
  change: 'Change the finding',
  restore: 'Back to what was read',
  showName: 'Show the name',
  select: 'Select',
  unselect: 'Unselect',
  notNow: 'Not now',
  moved: (name: string, stage: CandidateStage) => `${name}: ${stages[stage]}`,
  changeDialog: {
    title: (name: string) => `Change a finding of ${name}`,
    lead: 'Your word takes the place of what was read. It stays, with your reason, and the candidate can read both.',
    finding: 'Finding',
    reason: 'Why',
    reasonHint: 'What you know that the words don’t say. The log keeps it; as long as the name is hidden, so is what tells it.',
    reasonNeeded: 'Say why: a finding changes with a reason only.',
    save: 'Change the finding',
  },
  nameDialog: {
    title: (name: string) => `Show who ${name} is`,
    lead: 'Names stay hidden until the interview, so that they can’t sway anybody. The log keeps who showed this one, when and why.',
    reason: 'Why now',
    needed: 'Say why: a name is shown with a reason only.',
    act: 'Show the name',
  },
  declineDialog: {
    title: (name: string) => `Decline ${name}`,
    lead: 'One person at a time, and never by a score. Say what the decision stands on: the log keeps your words.',
    reason: 'Your reason',
    needed: 'Say why: nobody is declined without a reason.',
    act: 'Decline',
  },
  notes: {
    label: 'Notes of your team',
    hint: 'Only your team reads it. As long as the name is hidden, so is what tells it: people, schools, places, pronouns.',
    add: 'Note',
    save: 'Keep the note',
    remove: 'Delete the note',
    mention: 'Mention a colleague',
    mentionNobody: 'Mention …',
    by: (who: string, at: string) => `${who}, ${dayTime.format(new Date(at))}`,
  },
  whyDialog: {
    title: (name: string, place: number, isTied: boolean, points: number) =>
      `Why ${name} is ${isTied ? 'joint ' : ''}${ordinal(place)} with ${halves.format(points)}`,
    noPlace: (name: string) => `Why ${name} has no place yet`,
    musts: 'Musts come first',
    mustsMet: (met: number, all: number, short: readonly { words: string; state: FindingState }[]) =>
      `${withHalf(met)} of ${all}${short.length > 0 ? `: ${sentence(short)}` : ''}.`,
    moreMusts: (many: number) => (many === 0 ? 'Nobody meets more.' : `${others(many)} meet${many === 1 ? 's' : ''} more.`),
    points: 'Then points',
    sum: (parts: readonly number[], points: number) => `${parts.map((part) => halves.format(part)).join(' + ')} = ${halves.format(points)}.`,
    noPoints: 'There are no points before everything is read.',
    morePoints: (many: number) => (many === 0 ? '' : `With as many musts, ${others(many)} ${many === 1 ? 'has' : 'have'} more.`),
    equal: 'Equal is equal',
    ties: 'Ties share a place. Inside a tie the order is drawn again each day.',
    shared: (many: number) => `${many} share this place. Inside a tie the order is drawn again each day.`,
    never: 'Never used: name, photo, age, school, place, gaps between jobs, who sent them, when they came.',
  },
  selection: {
    label: 'Selected candidates',
    count: (many: number) => `${count.format(many)} selected`,
    tooMany: 'Up to four can be compared.',
    clear: 'Clear',
    move: 'Move to…',
    compare: (many: number) => `Compare ${many}`,
  },
  reading: {
    label: 'How far candidates are read',
    read: (read: number, all: number) => `${count.format(read)} of ${count.format(all)} read`,
    more: 'Rows open at once. Places come when all are read, so nobody gains by being early. You can leave.',
    stopped: 'Nobody has a place before all are read.',
    stop: 'Stop',
    start: 'Read the rest',
  },
  add: 'Add candidates',
  ways: { applications: 'By application', find: 'Find people', link: 'Ask by link', invite: 'Invite by e-mail', upload: 'Upload resumes' },
  applications: {
    title: 'Candidates by application',
    lead: 'The job has a page of its own. Whoever applies sees the job, the criteria, who reads and for how long, and agrees before anything is read.',
    open: 'Take applications',
    isOpen: 'The page is open. Send its address, or put it into the advertisement.',
    isShut: 'The page is shut: nobody can apply.',
    closed: 'The job is closed. Open it again first.',
  },
  actsFor: (organisation: string | null) => (organisation === null ? 'You now act for yourself' : `You now act for ${organisation}`),
  nobodyYet: {
    title: 'Nobody is on this board yet',
    text: 'Nobody is compared in secret: people apply on the job’s own page, you find and ask them, or you upload resumes and each of them is told at once.',
    example: 'It will look like this: 1 · Candidate 07 · 89 of 100 · 5 of 5 musts, each with the words it stands on.',
  },
};
