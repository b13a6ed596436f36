import type { UsageView } from '@folia/contracts/usage/shapes';
import { ProgressBar } from '../../ui/progress-bar';
import { texts } from './texts';

/** From here on a sentence says what is left (brand, APP: Colour). */
const nearlyUsed = 0.9;

/** Used amount, limit and reset of every meter of the plan. */
export function PlanUsage({ usage }: { usage: UsageView }) {
  const resetsAt = usage.meters.find((meter) => meter.resetsAt)?.resetsAt;
  return (
    <section aria-labelledby="plan-title">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="plan-title" className="font-serif text-l font-medium">
          {texts.plan(usage.plan)}
        </h2>
        {resetsAt ? <span className="text-xs text-ink-3">{texts.resets(resetsAt)}</span> : null}
      </div>
      <ul className="space-y-3.5">
        {usage.meters.map(({ meter, used, limit, per, resetsAt: ends }) => {
          const isNear = limit !== null && used >= limit * nearlyUsed;
          return (
            <li key={meter}>
              <p className="mb-1.5 flex justify-between gap-3">
                <span>{texts.meter(meter)}</span>
                <span className="tabular-nums">
                  {texts.used(used)} <span className="text-ink-3">{texts.limit(limit, per)}</span>
                </span>
              </p>
              {limit === null ? null : <ProgressBar label={texts.meter(meter)} value={(used / Math.max(1, limit)) * 100} tone={isNear ? 'warn' : 'ink'} />}
              {isNear ? <p className="mt-1.5 text-xs text-warn">{texts.left(meter, Math.max(0, limit - used), ends)}</p> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
