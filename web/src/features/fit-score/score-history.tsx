import type { FitScoreSummary } from '@folia/contracts/fit-score/history';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { PagedList } from '../../ui/paged-list';
import { ScoreFigure } from '../../ui/score-figure';
import { scoresKey } from './api';
import { texts } from './texts';
import { useProfileName } from './use-profile-name';

const words = texts.report;

/** Every score, latest first, each compared with the previous score of the same posting. */
export function ScoreHistory({ current, className = '' }: { current?: string; className?: string }) {
  const profileName = useProfileName();
  const pages = useCursorPages([...scoresKey, 'history'], '/fit-scores');
  return (
    <section aria-labelledby="history-title" data-print="hide" className={className}>
      <h2 id="history-title" className="mb-2.5 font-serif text-l font-medium">
        {words.history}
      </h2>
      <PagedList
        pages={pages}
        label={words.history}
        failed={words.historyFailed}
        empty={<p className="border-y border-line py-4 text-ink-3">{words.noneText}</p>}
        row={(score) => <HistoryRow key={score.id} score={score} isCurrent={score.id === current} profile={profileName(score.profileId).name} />}
      />
    </section>
  );
}

function HistoryRow({ score, isCurrent, profile }: { score: FitScoreSummary; isCurrent: boolean; profile: string }) {
  const { id, role, company, location, createdAt, comparison, state, application } = score;
  return (
    <li aria-current={isCurrent || undefined} className="relative aria-[current]:bg-surface">
      <Link
        to={paths.match.href(id)}
        className="grid min-h-14 grid-cols-[104px_minmax(0,1fr)] items-baseline gap-x-3 px-2 py-2.5 hover:bg-surface md:grid-cols-[104px_minmax(0,1fr)_minmax(0,1fr)]"
      >
        <span>
          {score.score === null ? (
            <span className="text-xs text-ink-3">{isOpen(state) ? words.pending : words.notScored}</span>
          ) : (
            <ScoreFigure score={score.score} />
          )}
        </span>
        <span className="min-w-0">
          <span className={`block [overflow-wrap:anywhere] ${isCurrent ? 'font-semibold' : ''}`}>
            {[company, role].filter(Boolean).join(', ') || texts.unnamedJob}
          </span>
          <span className="block text-xs text-ink-3">
            {[texts.dayOf(createdAt), location, words.application[application], profile].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="text-[0.8125rem] text-ink-2 max-md:col-start-2 max-md:mt-1 [overflow-wrap:anywhere]">
          {comparison ? (
            <>
              {comparison.difference === 0 ? null : <b className={comparison.difference > 0 ? 'text-leaf' : ''}>{texts.signed(comparison.difference)} </b>}
              {words.change(comparison)}
            </>
          ) : score.score === null ? null : (
            <span className="text-ink-3">{words.first}</span>
          )}
          {score.scoredAgainAt ? <span className="block text-xs text-ink-3">{words.scoredAgain(score.scoredAgainAt)}</span> : null}
        </span>
      </Link>
    </li>
  );
}

const isOpen = (state: FitScoreSummary['state']) => state === 'accepted' || state === 'running';
