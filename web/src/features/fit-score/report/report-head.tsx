import { bandOf, wholePoints } from '../../../lib/score-band';
import { texts } from '../texts';
import { useProfileName } from '../use-profile-name';
import { useStartScore } from '../use-start-score';
import { countStatuses } from './count-statuses';
import type { FinishedScore } from './finished-score';
import { ReportActions } from './report-actions';

const words = texts.report;
const dots = { good: 'bg-good', fine: 'bg-fine', warn: 'bg-warn', bad: 'bg-bad' };

/** The figure, the band in words, which job it is, and what can be done with it. */
export function ReportHead({ score }: { score: FinishedScore }) {
  const { start, isStarting, error } = useStartScore();
  const { word, tone } = bandOf(score.result.score);
  const points = wholePoints(score.result.score);
  const { workplace } = score.result.job;
  // "Berlin or remote" already says it.
  const isSaid = workplace !== null && score.location.toLowerCase().includes(workplace);
  const at = [score.company, score.location, workplace && !isSaid ? words.workplace[workplace] : ''].filter(Boolean);
  const { name, isGone } = useProfileName()(score.profileId);
  const requirements = score.result.requirements.filter(({ scored }) => scored);
  const isAnswered = points > 0;
  const counts = isAnswered ? words.counts(countStatuses(requirements), name) : words.noneBorneOut(requirements.length, name);
  const again = { postingId: score.postingId, profileId: score.profileId };
  return (
    <header className="mt-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-6 gap-y-4 md:gap-x-8 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <p
          role="img"
          aria-label={words.scoreLabel(points, word)}
          className="self-center font-serif text-[5rem] leading-[0.85] tracking-[-0.04em] md:text-[6.5rem] md:leading-[0.78]"
        >
          {points}
        </p>
        <div className="min-w-0">
          <h1 className="mb-1.5 text-m text-ink-2 [overflow-wrap:anywhere]">
            <b className="font-semibold text-ink">{score.role || texts.unnamedJob}</b>
            {at.map((one) => `\u00a0· ${one}`)}
          </h1>
          <p className="section-title flex items-center gap-2">
            <span aria-hidden="true" className={`size-[9px] rounded-full ${dots[tone]}`} />
            {isAnswered ? word : words.nothingAnswers}
          </p>
          <p className="mt-1.5 max-w-[62ch] text-ink-2 max-md:hidden">{counts}</p>
        </div>
        <p className="col-span-2 text-ink-2 md:hidden">{counts}</p>
        <ReportActions score={score} again={isGone ? null : { start: () => start(again), isStarting }} />
      </div>
      {error ? (
        <p role="alert" className="mt-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
    </header>
  );
}
