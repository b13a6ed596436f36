import type { FitComparison, FitScoreSummary } from '@folia/contracts/fit-score/history';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { wholePoints } from '../../../lib/score-band';
import { Select } from '../../../ui/select';
import { comparisonQuery, scoresOfJobQuery } from '../api';
import { texts } from '../texts';
import type { FinishedScore } from './finished-score';
import { ScoreTrend } from './score-trend';

const words = texts.report;

/** What changed since an earlier score of the same job and profile: the previous one, or a chosen one. Nothing while there is only one. */
export function ChangesSection({ score }: { score: FinishedScore }) {
  const [address, setAddress] = useSearchParams();
  const ofJob = useQuery(scoresOfJobQuery(score.postingId)).data ?? [];
  const scores = ofJob.filter((one): one is FitScoreSummary & { score: number } => one.score !== null && one.profileId === score.profileId);
  const others = scores.filter(({ id }) => id !== score.id);
  const asked = address.get('against');
  const before = others.find(({ id }) => id < score.id);
  const against = others.find(({ id }) => id === asked) ?? before;
  const compared = useQuery({ ...comparisonQuery(score.id, against?.id ?? ''), enabled: against !== undefined }).data;
  if (!against || others.length === 0) return null;
  return (
    <section aria-labelledby="changes-title" className="mt-8 border-y border-line py-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <h2 id="changes-title" className="font-serif text-l font-medium">
          {words.changes} <span className="font-sans text-s font-normal text-ink-3">{words.since(against.createdAt)}</span>
        </h2>
        <ScoreTrend scores={scores.toReversed()} current={score.id} />
        {others.length > 1 ? (
          <Select
            className="ms-auto flex items-center gap-2 print:hidden max-md:ms-0 max-md:w-full [&_label]:mb-0 [&_label]:whitespace-nowrap"
            label={words.compareWith}
            value={against.id}
            onChange={(id) => setAddress({ against: id }, { replace: true, preventScrollReset: true })}
            options={others.map((one) => ({ value: one.id, label: `${wholePoints(one.score)} · ${texts.momentOf(one.createdAt)}` }))}
          />
        ) : null}
      </div>
      {compared?.changes ? <Changes comparison={compared as FitComparison} score={score} /> : null}
    </section>
  );
}

function Changes({ comparison, score }: { comparison: FitComparison; score: FinishedScore }) {
  const { difference, changes, otherScorer } = comparison;
  const reason = ({ requirementId, label, points }: FitComparison['changes'][number]) => {
    if (requirementId === null) return words.rest;
    const requirement = score.result.requirements.find((one) => one.id === requirementId);
    return requirement?.kind === 'title' ? words.label(requirement) : words.because(label, points);
  };
  return (
    <>
      {changes.length === 0 ? (
        <p className="mt-2 text-ink-2">{words.noChange}</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-1.5">
          <b className={`font-serif text-2xl font-normal tabular-nums ${difference > 0 ? 'text-leaf' : ''}`}>{texts.signed(difference)}</b>
          <ul className="flex flex-1 flex-wrap gap-x-5 gap-y-1 text-ink-2">
            {changes.slice(0, 8).map((one) => (
              <li key={`${one.requirementId}-${one.label}`} className="[overflow-wrap:anywhere]">
                <b className="font-semibold text-ink tabular-nums">{texts.signed(one.points)}</b> {reason(one)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {otherScorer ? <p className="mt-2 text-xs text-ink-3">{words.otherScorer}</p> : null}
    </>
  );
}
