import type { Criterion, ScreeningJobWithCriteria } from '@folia/contracts/screening/shapes';
import { criterionImportances, mostCriteria } from '@folia/contracts/screening/words';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { RemovalDialog } from '../../../ui/removal-dialog';
import { CriterionDialog } from './criterion-dialog';
import { CriterionRow } from './criterion-row';
import { texts } from './texts';
import { useCriteria } from './use-criteria';

type Asked = { what: 'add' } | { what: 'change' | 'remove'; criterion: Criterion };

/** Criteria by their importance, each editable, beside the words they were read from. */
export function CriteriaScreen({ job }: { job: ScreeningJobWithCriteria }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { change, order, remove } = useCriteria(job.id);
  const close = () => setAsked(null);
  const error = change.error ?? order.error;
  const { criteria } = job;
  /** Before or behind the nearest of the same importance. */
  const move = (criterion: Criterion, step: 1 | -1) => {
    const own = criteria.filter(({ importance }) => importance === criterion.importance);
    const other = own[own.indexOf(criterion) + step];
    if (!other) return;
    const ids = criteria.map(({ id }) => id);
    const [from, to] = [ids.indexOf(criterion.id), ids.indexOf(other.id)];
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutate(ids);
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="headline [overflow-wrap:anywhere]">{job.title}</h1>
          <p className="mt-1.5 max-w-[76ch] text-ink-2">{texts.lead}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
          <Link to={paths.screeningBoard.href(job.id)} className={buttonClass()}>
            {texts.toBoard}
          </Link>
          <Button
            look="primary"
            icon={<Plus />}
            disabled={criteria.length >= mostCriteria}
            title={criteria.length >= mostCriteria ? texts.dialog.full : undefined}
            onClick={() => setAsked({ what: 'add' })}
          >
            {texts.add}
          </Button>
        </div>
      </div>
      {error ? (
        <p role="alert" className="mt-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {reasonOf(error)}
        </p>
      ) : null}
      <div className="mt-8 gap-x-18 gap-y-10 max-lg:space-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_424px]">
        <div className="grid min-w-0 content-start gap-9">
          {criterionImportances.map((importance) => {
            const own = criteria.filter((one) => one.importance === importance);
            const points = own.reduce((sum, one) => sum + one.points, 0);
            return importance === 'excluded' && own.length === 0 ? null : (
              <section key={importance} aria-labelledby={`group-${importance}`}>
                <h2 id={`group-${importance}`} className="mb-1.5 text-[0.8125rem] text-ink-3">
                  {texts.groups[importance](points)}
                </h2>
                {own.length === 0 ? (
                  <p className="border-t border-line-strong py-3 text-ink-2">{texts.none[importance]}</p>
                ) : (
                  <ul className="divide-y divide-line border-t border-b border-t-line-strong border-b-line">
                    {own.map((criterion, place) => (
                      <CriterionRow
                        key={criterion.id}
                        criterion={criterion}
                        isFirst={place === 0}
                        isLast={place === own.length - 1}
                        onChange={() => setAsked({ what: 'change', criterion })}
                        onImportance={(next) => change.mutate({ id: criterion.id, version: criterion.version, importance: next })}
                        onMove={(step) => move(criterion, step)}
                        onRemove={() => setAsked({ what: 'remove', criterion })}
                      />
                    ))}
                  </ul>
                )}
              </section>
            );
          })}
        </div>
        <aside aria-labelledby="advertisement" className="min-w-0 self-start lg:sticky lg:top-[calc(var(--bar)+24px)]">
          <h2 id="advertisement" className="mb-1.5 text-[0.8125rem] text-ink-3">
            {texts.advertisement}
            {job.url ? (
              <>
                {' · '}
                <a href={job.url} target="_blank" rel="noreferrer noopener" className="link">
                  {texts.readFrom}
                </a>
              </>
            ) : null}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls is reached by keys */}
          <section tabIndex={0} aria-labelledby="advertisement" className="max-h-[70dvh] overflow-y-auto rounded-m border border-line bg-sunken p-4">
            <p className="own-words font-serif text-[0.9375rem] leading-[1.55] whitespace-pre-line [overflow-wrap:anywhere]">{job.text}</p>
          </section>
        </aside>
      </div>
      {asked?.what === 'add' ? <CriterionDialog jobId={job.id} onClose={close} /> : null}
      {asked?.what === 'change' ? <CriterionDialog jobId={job.id} criterion={asked.criterion} onClose={close} /> : null}
      {asked?.what === 'remove' ? (
        <RemovalDialog
          title={texts.removal.title(asked.criterion.words)}
          text={texts.removal.text}
          done={texts.removal.done}
          remove={() => remove(asked.criterion.id)}
          onRemoved={close}
          onClose={close}
        />
      ) : null}
    </>
  );
}
