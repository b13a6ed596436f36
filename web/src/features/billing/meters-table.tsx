import type { BillingView } from '@folia/contracts/billing/shapes';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { ProgressBar } from '../../ui/progress-bar';
import { meterNames, texts } from './texts';

/** From here on a sentence says what is left (brand, APP: Billing). */
const nearlyUsed = 0.9;
const order = ['fit-score', 'tailor-made', 'resume-import'] as const;

type MeterRow = {
  name: keyof typeof meterNames;
  used: number | null;
  limit: number | null;
  resetsAt: string | null;
  isTotal: boolean;
};

const rowsOf = ({ meters, allowances }: UsageView): MeterRow[] => [
  ...order.flatMap((name) => {
    const found = meters.find(({ meter }) => meter === name);
    return found ? [{ ...found, name, isTotal: found.per === 'ever' }] : [];
  }),
  ...allowances.map((one) => ({ ...one, name: one.allowance, isTotal: false })),
];

/** What is used of everything the plan allows, and when it starts again where the person is. */
export function MetersTable({ usage, billing }: { usage: UsageView; billing: BillingView }) {
  const month = usage.meters.find(({ resetsAt }) => resetsAt !== null)?.resetsAt ?? null;
  return (
    <section aria-labelledby="used-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line pb-3">
        <h2 id="used-title" className="section-title">
          {texts.usedTitle}
        </h2>
        <p className="text-xs text-ink-3">{texts.period(billing.cycle === 'month' ? billing.periodStart : null, month)}</p>
      </div>
      <ul>
        {rowsOf(usage).map((row) => (
          <MeterLine key={row.name} row={row} />
        ))}
      </ul>
      <p className="mt-2.5 text-xs text-ink-3">{usage.ownModel ? texts.ownModel : texts.counted}</p>
    </section>
  );
}

function MeterLine({ row: { name, used, limit, resetsAt, isTotal } }: { row: MeterRow }) {
  const isNear = limit !== null && used !== null && used >= limit * nearlyUsed && !(name === 'profiles' && used < limit);
  const words = texts.of(name, used, limit);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 border-b border-line py-3 md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_8.5rem_10rem]">
      <div>
        <p className="font-[550]">{meterNames[name]}</p>
        {isNear ? <p className="text-xs font-[550] text-warn">{texts.leftUntil(name, Math.max(0, limit - used), resetsAt)}</p> : null}
      </div>
      <div className="max-md:order-3 max-md:col-span-2">
        {limit === null || used === null ? null : (
          <ProgressBar label={meterNames[name]} value={(used / Math.max(1, limit)) * 100} tone={isNear ? 'warn' : 'ink'} />
        )}
      </div>
      <p className="text-end tabular-nums">
        <b className="font-semibold">{words.used}</b> <span className="text-ink-3">{words.limit}</span>
      </p>
      <p className="text-end text-s text-ink-3 tabular-nums max-md:order-4 max-md:col-span-2 max-md:text-start">{texts.reset(resetsAt, isTotal)}</p>
    </li>
  );
}
