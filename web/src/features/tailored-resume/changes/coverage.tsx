import type { ResumeAnalysis } from '@folia/contracts/tailored-resume/tailor-made';
import { wholePoints } from '../../../lib/score-band';
import { texts } from '../texts';

const words = texts.changes;

/** How many of the job's words the resume supports, and which ones it does not. */
export function Coverage({ analysis: { keywords }, score, isFrozen }: { analysis: ResumeAnalysis; score: number; isFrozen: boolean }) {
  if (keywords.length === 0) return null;
  const labels = (before: boolean) => keywords.filter((one) => !one.after && one.before === before).map(({ label }) => label);
  const [absent, unused] = [labels(false), labels(true)];
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line pb-4">
      <p className="font-serif text-2xl tabular-nums">{words.covered(keywords.filter(({ after }) => after).length, keywords.length)}</p>
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{words.coveredLabel}</p>
        {absent.length > 0 ? (
          <p className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
            <b className="font-[550] text-ink-2">{words.absent}</b> {absent.join(', ')}
          </p>
        ) : null}
        {unused.length > 0 ? (
          <p className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
            <b className="font-[550] text-ink-2">{words.inPortfolio}</b> {unused.join(', ')}
          </p>
        ) : null}
        <p className="mt-1 text-[0.8125rem] text-ink-3">{isFrozen ? texts.effects.score(wholePoints(score)) : texts.effects.legend(wholePoints(score))}</p>
      </div>
    </div>
  );
}
