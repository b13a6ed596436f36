import type { Quote } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';
import type { CandidateStage, CriterionImportance, DecisionKind, FindingState } from '@folia/contracts/screening/words';
import type { ComposedEntry } from '@folia/resume-writing/document/words/compose-entry';
import type { ComposedResume, ComposedSection } from '@folia/resume-writing/document/words/compose-resume';
import { printableText } from '@folia/resume-writing/document/words/printable-text';
import type { DescribedCandidate } from '../screening/described-candidate';

/** A decision as it is printed: `who` is null where whoever made it is gone. */
type PrintedDecision = {
  kind: DecisionKind;
  from: string | null;
  to: string | null;
  criterionId: string | null;
  reason: string | null;
  who: string | null;
  at: string;
};
/** What is printed of a job: the chosen candidates out of `all`, and by what they were read. */
export type PrintedShortlist = {
  job: ScreeningJob;
  criteria: readonly Criterion[];
  all: number;
  candidates: readonly (DescribedCandidate & { decisions: readonly PrintedDecision[] })[];
  criteriaVersion: number;
  readerVersion: string;
};

const importances: Record<CriterionImportance, string> = { must: 'Must', nice: 'Nice to have', excluded: 'Left out' };
const states: Record<FindingState, string> = { met: 'Met', partial: 'Partial', missing: 'Missing', unclear: 'Unclear' };
const stages: Record<CandidateStage, string> = {
  new: 'New',
  shortlist: 'Shortlist',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
};
const notRead = 'Not read yet';
const howToRead =
  'The order is a reading list: musts met, then points. Partial counts half; unclear and missing count nothing. Equals share a place. Nobody was declined, hidden or moved by it.';
const hiding = 'Names, schools, addresses and times of study are hidden until the interview of each candidate.';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

const entry = (parts: Partial<ComposedEntry>): ComposedEntry => ({
  title: '',
  period: '',
  under: '',
  place: '',
  lines: [],
  paragraphs: [],
  bullets: [],
  closing: [],
  ...parts,
});
const section = (heading: string, entries: readonly ComposedEntry[]): ComposedSection => ({ kind: 'summary', heading: printableText(heading), entries });
const texts = (lines: readonly string[]) => lines.map(printableText).filter(Boolean);

/**
 * The words of a printed shortlist: the job, its criteria with their points, and each candidate with what was found, in their words, and what people decided. What
 * blind mode hides on the board stays hidden. `writtenAt`: the time it tells, in UTC. Pure.
 */
export function composeShortlist(shortlist: PrintedShortlist, writtenAt: Date): ComposedResume {
  const { job, criteria, all, candidates, criteriaVersion, readerVersion } = shortlist;
  return {
    language: 'en',
    name: printableText(job.title) || 'Shortlist',
    headline: printableText(job.company),
    contactHeading: '',
    contact: texts([
      `Shortlist: ${candidates.length} of ${all}`,
      `${moment.format(writtenAt)} UTC`,
      `criteria version ${criteriaVersion}`,
      `reader ${readerVersion}`,
    ]).map((text) => ({ text })),
    sections: [
      section('How to read it', [entry({ paragraphs: texts([howToRead, job.isBlind ? hiding : '']) })]),
      section('Criteria', [
        entry({
          bullets: criteria.map(({ words, importance, points }) => [
            { text: printableText(words), tone: 'strong' },
            { text: ` · ${importances[importance]}, ${points} of 100 points`, tone: 'soft' },
          ]),
        }),
      ]),
      ...candidates.map((candidate) => candidateSection(candidate, criteria)),
    ],
  };
}

function candidateSection({ described, shown, decisions }: PrintedShortlist['candidates'][number], criteria: readonly Criterion[]): ComposedSection {
  const { candidate, findings } = described;
  const { place, isTied, points, mustsMet, stage, headline } = candidate;
  const name = candidate.name || `Candidate ${String(candidate.number).padStart(2, '0')}`;
  const musts = criteria.filter(({ importance }) => importance === 'must').length;
  const sums = points === null || mustsMet === null ? notRead : `${numbers.format(points)} of 100 points, ${numbers.format(mustsMet)} of ${musts} musts`;
  const standing = [place === null ? '' : `Place ${place}${isTied ? ', shared' : ''}`, sums, stages[stage]].filter(Boolean).join(' · ');
  const found = findings.map(({ criterionId, state, quotes, points: gained, most, changed }) =>
    entry({
      title: printableText(criteria.find(({ id }) => id === criterionId)?.words ?? ''),
      period: state === null ? notRead : `${states[state]}, ${numbers.format(gained)} of ${most}`,
      paragraphs: texts([changed ? `Changed by a person, ${day.format(new Date(changed.at))}: “${shown(changed.reason)}”` : '']),
      bullets: quotes.map(quoteLine),
    }),
  );
  const decided = decisions.map(({ at, who, reason, ...what }) => [
    { text: `${day.format(new Date(at))}, ${printableText(who ?? 'somebody who is gone')}: `, tone: 'soft' as const },
    { text: printableText(`${deedOf(what, criteria)}${reason === null ? '' : `: “${shown(reason)}”`}`) },
  ]);
  return section(name, [
    entry({ lines: [[{ text: printableText(headline) }], [{ text: standing, tone: 'soft' as const }]].filter(([words]) => words?.text) }),
    ...found,
    ...(decided.length > 0 ? [entry({ title: 'Decisions', bullets: decided })] : []),
  ]);
}

const quoteLine = ({ text, heading }: Quote) => [
  { text: `“${printableText(text)}”` },
  ...(heading && heading !== text ? [{ text: ` · ${printableText(heading)}`, tone: 'soft' as const }] : []),
];

function deedOf({ kind, from, to, criterionId }: Pick<PrintedDecision, 'kind' | 'from' | 'to' | 'criterionId'>, criteria: readonly Criterion[]): string {
  const words = (value: string | null, known: Record<string, string>) => (value === null ? 'not read' : (known[value] ?? value));
  if (kind === 'stage') return `${words(from, stages)} to ${words(to, stages)}`;
  if (kind === 'finding')
    return `${criteria.find(({ id }) => id === criterionId)?.words ?? 'A criterion that is gone'}: ${words(from, states)} to ${words(to, states)}`;
  return kind === 'name-shown' ? 'Showed the name' : 'Withdrew';
}
