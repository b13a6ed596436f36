import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp } from 'lucide-react';
import { api } from '../../../lib/api';
import { entryTitle } from '../../../lib/entry-title';
import { Button } from '../../../ui/button';
import { EvidenceMark } from '../../../ui/evidence-mark';
import { fieldSpec } from './check-value';
import { DecidedRow } from './decided-row';
import { entryDecision, type Resolution, reopenDouble } from './decisions';
import { fieldLabel, kindName } from './field-labels';
import type { EntryCard } from './review-cards';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';
import { ValueView } from './value-view';

type DoubleCardProps = { card: EntryCard; double: NonNullable<EntryCard['double']>; isCurrent: boolean; onResolve: (resolution: Resolution) => void };

/** An entry that the portfolio already has: only what is new in the file is shown, and nothing is overwritten unless the person says so. */
export function DoubleCard({ card, double, isCurrent, onResolve }: DoubleCardProps) {
  const { itemId, same, changes, before } = double;
  const { draft, change, active, point } = useReview();
  const items = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get('/items', { signal }), staleTime: 0 });
  const mine = items.data?.items?.find(({ id }) => id === itemId);
  const { entry } = card;
  const title = entryTitle(entry.kind, entry.fields) || kindName(entry.kind);
  const { resolution } = entryDecision(draft, card.id);
  // Values from the file that fill gaps in the person's own entry come in either way.
  const hasGaps = Object.values(changes).includes('new');
  if (same) return <DecidedRow title={title} words={reviewTexts.alreadyThere} undoLabel={title} />;
  if (resolution)
    return (
      <DecidedRow
        title={title}
        words={reviewTexts.resolved(resolution, hasGaps)}
        undoLabel={title}
        onUndo={() => change((known) => reopenDouble(known, card.id))}
      />
    );

  const differing = card.fields.filter(({ field }) => changes[field]);
  // If the person has not edited it since, it can just as well follow the file. If they have, their own words come first.
  const isUpdate = Object.values(changes).every((one) => one !== 'conflict');
  return (
    <>
      <div className="flex items-center gap-2">
        <ArrowDownUp aria-hidden="true" className="size-4 shrink-0" />
        <h2 className="text-[0.9375rem] font-semibold">{isUpdate ? reviewTexts.updates : reviewTexts.differs}</h2>
      </div>
      <p className="mt-1 text-ink-2">
        {kindName(entry.kind)} · {title}
      </p>
      <div className="mt-2.5 mb-3 grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-[112px_minmax(0,1fr)_minmax(0,1fr)]">
        <span className="hidden md:block" />
        <span className="text-xs text-ink-3">{reviewTexts.mine}</span>
        <span className="text-xs text-ink-3">{reviewTexts.theirs}</span>
        {differing.map(({ key, field, value, number }) => {
          const isDate = fieldSpec(entry.kind, field).type === 'date';
          const own = mine?.fields[field];
          return (
            <div key={key} className="col-span-full grid grid-cols-subgrid" onPointerEnter={(event) => event.pointerType === 'mouse' && point(key)}>
              <span className="text-[0.8125rem] text-ink-3 max-md:col-span-full">{fieldLabel(field)}</span>
              <span className="min-w-0 text-ink-2">
                {own === undefined ? <span className="text-ink-3">{reviewTexts.nothing}</span> : <ValueView value={own} isDate={isDate} />}
                {changes[field] === 'conflict' && before[field] !== undefined ? (
                  <span className="block text-xs text-ink-3">
                    {reviewTexts.earlier} <ValueView value={before[field]} isDate={isDate} />
                  </span>
                ) : null}
              </span>
              <span className="flex min-w-0 items-baseline gap-2">
                <ins className="min-w-0 rounded-[2px] bg-fine-wash px-0.5 no-underline shadow-[inset_0_-1px_0_var(--fine)]">
                  <ValueView value={value} isDate={isDate} />
                </ins>
                {number ? <EvidenceMark number={number} active={active === key} data-mark={key} onFocus={() => point(key)} onClick={() => point(key)} /> : null}
              </span>
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" look={isCurrent && isUpdate ? 'primary' : 'outlined'} onClick={() => onResolve('take')}>
          {reviewTexts.take}
        </Button>
        <Button size="sm" look={isCurrent && !isUpdate ? 'primary' : 'outlined'} onClick={() => onResolve('keep')}>
          {reviewTexts.keep(hasGaps)}
        </Button>
        <Button size="sm" look="quiet" onClick={() => onResolve('both')}>
          {reviewTexts.both}
        </Button>
      </div>
    </>
  );
}
