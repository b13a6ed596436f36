import { useQuery } from '@tanstack/react-query';
import { usageQuery } from './api';
import { calculatorTexts } from './calculator-texts';

/** What a score costs and what is left, before anything is spent. */
export function CostLine({ freeUntil }: { freeUntil: string | null }) {
  const usage = useQuery(usageQuery()).data?.meters?.find(({ meter }) => meter === 'fit-score');
  const isSpent = !freeUntil && usage?.limit !== undefined && usage.limit !== null && usage.used >= usage.limit;
  return (
    <div aria-live="polite" className="min-h-10 text-[0.8125rem]">
      <p className={isSpent ? 'text-warn' : 'text-ink-2'}>{freeUntil ? calculatorTexts.cost.free(freeUntil) : usage ? calculatorTexts.cost.one(usage) : ''}</p>
      <p className="text-ink-3">{calculatorTexts.cost.again}</p>
    </div>
  );
}
