import { useQuery } from '@tanstack/react-query';
import { usageQuery } from './api';
import { calculatorTexts } from './calculator-texts';

/** What a score costs and what is left, before anything is spent. */
export function CostLine({ freeUntil }: { freeUntil: string | null }) {
  const { meters, ownModel = false } = useQuery(usageQuery()).data ?? {};
  const usage = meters?.find(({ meter }) => meter === 'fit-score');
  const isSpent = !freeUntil && !ownModel && usage?.limit !== undefined && usage.limit !== null && usage.used >= usage.limit;
  const { cost } = calculatorTexts;
  const words = freeUntil ? cost.free(freeUntil) : ownModel ? cost.ownModel : usage ? cost.one(usage) : '';
  return (
    <div aria-live="polite" className="min-h-10 text-[0.8125rem]">
      <p className={isSpent ? 'text-warn' : 'text-ink-2'}>{words}</p>
      <p className="text-ink-3">{cost.again}</p>
    </div>
  );
}
