import type { CandidateStage, CriterionImportance, FindingState } from '@folia/contracts/screening/words';

const count = new Intl.NumberFormat('en');
const halves = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const states: Record<FindingState, string> = { met: 'Met', partial: 'Partial', missing: 'Missing', unclear: 'Unclear' };
const stages: Record<CandidateStage, string> = { new: 'New', shortlist: 'Shortlist', interview: 'Interview', offer: 'Offer', hired: 'Hired', declined: 'Declined' };
const importances: Record<CriterionImportance, string> = { must: 'must', nice: 'nice to have', excluded: 'left out' };
/** Why nothing of a file could be read. */
const problems: Record<string, string> = {};
const plural = (many: number, one: string, more: string) => `${count.format(many)} ${many === 1 ? one : more}`;

/** Halves as one writes them: 4½. */
const withHalf = (value: number) => {
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

export const texts = {
  crumbs: 'You are here',
  jobs: 'Screening',
  lead: (candidates: number, criteria: number) =>
    `${plural(candidates, 'candidate', 'candidates')}, ${plural(criteria, 'criterion', 'criteria')}. The order is a reading list: nobody is declined, hidden or written to until one of you does it.`,
  criteria: 'Criteria',
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
  stem: 'stands on words in what they shared',
  keys: { candidate: 'candidate', criterion: 'criterion', open: 'open', stage: 'stage', select: 'select' },
  grid: (title: string) => `Candidates for ${title}`,
  columns: {
    who: 'Who',
    select: 'Select',
    place: 'Place',
    candidate: 'Candidate',
    points: 'Points of 100',
    stage: 'Stage',
  },
  groups: {
    must: (points: number) => `Must, ${halves.format(points)} points`,
    nice: (points: number) => `Nice to have, ${halves.format(points)}`,
  },
  points: (points: number) => halves.format(points),
  whole: (points: number) => String(Math.round(points)),
  mustsOf: (met: number, all: number) => `${withHalf(met)} of ${all} musts`,
  place: (place: number, isShared: boolean) => `${place}${isShared ? '=' : ''}`,
  placeLabel: (place: number, isShared: boolean) => (isShared ? `${place}, shared` : String(place)),
  noPlace: '–',
  noPlaceLabel: 'No place yet',
  number: (number: number) => String(number).padStart(2, '0'),
  candidate: (number: number) => `Candidate ${String(number).padStart(2, '0')}`,
  hidden: 'Name hidden until interview',
  seenBefore: 'seen before',
  pointsLabel: (name: string, points: number | null) => (points === null ? `${name}: no points yet. Why` : `${name}: ${Math.round(points)} points. Why`),
  findingLabel: (criterion: string, state: FindingState, quotes: number, isChanged: boolean) =>
    [`${criterion}: ${states[state]}`, quotes > 0 ? plural(quotes, 'quote', 'quotes') : '', isChanged ? 'changed by a person' : ''].filter(Boolean).join(', '),
  selectLabel: (name: string) => `Select ${name}`,
  stageLabel: (name: string, stage: CandidateStage) => `Stage of ${name}: ${stages[stage]}`,
  stillRead: 'being read',
  notRead: 'Not read yet',
  problem: (code: string) => problems[code] ?? 'Not read',
  notReadMore: 'No place and no points: not read is not zero.',
  beingRead: '…',
  sortBy: (column: string) => `Sort by ${column}`,
  stageOf: (name: string) => `Stage of ${name}`,
  shown: (shown: number, all: number) => `${count.format(shown)} of ${count.format(all)} shown`,
  halves: 'Partial counts half. Unclear and missing count nothing and are held against nobody.',
  nobodyHere: 'Nobody is here with these filters.',
  clearFilters: 'Show all',
  openName: (name: string) => `${name}: open`,
  notMet: (rows: readonly { words: string; state: FindingState }[]) => rows.map(({ words, state }) => `${words} ${states[state].toLowerCase()}`).join(', '),
  ofPoints: (gained: number, points: number) => `${halves.format(gained)} of ${halves.format(points)} points`,
  theirWords: 'their words',
  noEvidence: 'no evidence yet',
  why: {
    met: 'The words say what the criterion asks for.',
    partial: 'The words say a part of it. Partial counts half.',
    missing: 'Nothing they shared says this. That is no proof that they can not do it: ask.',
    unclear: 'What they shared can be read both ways. It counts nothing and is held against nobody.',
  } satisfies Record<FindingState, string>,
  change: 'Change the finding',
  note: 'Note',
  changed: (who: string | null, from: FindingState, why: string) => `${who ? `Changed by ${who}` : 'Changed'} from ${states[from]}: “${why}”`,
  day: (iso: string) => day.format(new Date(iso)),
};
