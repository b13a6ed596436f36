import type { Finding } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import type { ReactNode } from 'react';
import { type FieldName, fieldLabels } from '../../../lib/field-labels';
import { sectionName } from '../../../lib/kind-names';
import { markClass } from '../../../ui/evidence-mark';
import { FindingSign } from '../../../ui/finding-sign';
import { texts } from './texts';

const labelOf = (field: string) => (field in fieldLabels ? fieldLabels[field as FieldName] : '');

type OpenFindingProps = {
  criterion: Criterion;
  finding: Finding;
  /** The number of its first quote. */
  number: number | null;
  who: (id: string | null) => string;
  /** What can be done about it. */
  acts: ReactNode;
  notes: ReactNode;
  correctedAt: string | null;
};

/** The words behind one finding, and what it brings; on the phone the quote stands on a leaf stem. */
export function OpenFinding({ criterion, finding, number, who, acts, notes, correctedAt }: OpenFindingProps) {
  const { quotes, state, changed, points, most } = finding;
  return (
    <div className="gap-x-44 gap-y-3 pt-2 pb-5 max-md:ps-[calc(var(--gutter)+34px)] max-md:pe-(--gutter) md:ps-[74px] md:pe-4 lg:grid lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,592px)_minmax(0,1fr)]">
      <div data-quotes className="grid max-w-[560px] content-start gap-4">
        {quotes.length === 0 ? <p className="no-evidence py-1">{texts.noEvidence}</p> : null}
        {quotes.map((quote, index) => (
          <figure key={`${quote.itemId}-${quote.field}-${quote.entry}-${quote.text}`} className="max-md:border-s max-md:border-leaf max-md:ps-3">
            <blockquote className="font-serif text-[1.0625rem] leading-[1.6] [overflow-wrap:anywhere]">
              “
              <span data-words={index === 0 ? '' : undefined} className="evidence-words px-0!">
                {quote.text}
              </span>
              ”
            </blockquote>
            <figcaption className="mt-1 flex items-center gap-1.5 text-xs text-ink-3">
              {number !== null && quotes.length > 1 ? <span className={markClass(index === 0)}>{number + index}</span> : null}
              <span className="[overflow-wrap:anywhere]">
                {[sectionName(quote.kind), quote.heading, labelOf(quote.field), texts.theirWords].filter(Boolean).join(' · ')}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div data-reasons className="row-span-2 grid content-start gap-2 text-[0.8125rem] max-lg:mt-4">
        <p>
          <b className="font-semibold">{criterion.words}</b>{' '}
          <span className="text-ink-3">
            {texts.importance(criterion.importance)}, {texts.ofPoints(points, most)}
          </span>
        </p>
        {state === null ? (
          <p className="text-ink-2">{texts.notRead}.</p>
        ) : (
          <p className="flex gap-1.5 text-ink-2 [&_svg]:mt-[3px] [&_svg]:size-3.5 [&_svg]:shrink-0">
            <FindingSign state={state} />
            <span>
              <b className="font-[550] text-ink">{texts.state(state)}.</b> {changed ? texts.byPerson : texts.why[state]}
              {finding.years === null ? '' : ` ${texts.years(finding.years)}`}
            </span>
          </p>
        )}
        {changed ? (
          <p className="border-t border-dashed border-line-strong pt-2 text-ink-2">
            {texts.changed(who(changed.by), changed.read, changed.at, changed.reason)}
          </p>
        ) : null}
        {correctedAt ? <p className="text-xs text-ink-3">{texts.corrected(correctedAt)}</p> : null}
        {acts}
      </div>
      <div className="grid max-w-[560px] gap-3 max-lg:mt-4 lg:col-start-1">{notes}</div>
    </div>
  );
}
