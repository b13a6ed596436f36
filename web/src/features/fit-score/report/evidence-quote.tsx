import type { FitEvidence } from '@folia/contracts/fit-score/shapes';
import type { ItemKind } from '@folia/contracts/item/fields';
import { Link } from 'react-router-dom';
import { type FieldName, fieldLabels } from '../../../lib/field-labels';
import { paths } from '../../../lib/paths';
import { texts } from '../texts';

const words = texts.report;
const labelOf = (field: string) => (field in fieldLabels ? fieldLabels[field as FieldName] : '');

type EvidenceQuoteProps = { evidence: FitEvidence; item: { kind: ItemKind; heading: string } | undefined; isKnown: boolean };

/** Words of the portfolio that bear a requirement out, where they are, and a link to them. */
export function EvidenceQuote({ evidence: { itemId, quote, source, field, years }, item, isKnown }: EvidenceQuoteProps) {
  const place = [words.sources[source], item?.heading, labelOf(field), years === null ? null : words.runs(years)].filter(Boolean);
  return (
    <li className="relative ps-6 before:absolute before:start-2 before:-top-2 before:h-[19px] before:w-[11px] before:rounded-es-[8px] before:border-s before:border-b before:border-leaf md:me-40">
      <p className="font-serif text-[0.9375rem] leading-normal [overflow-wrap:anywhere]">
        “<span className="evidence-words">{quote}</span>”
      </p>
      <p className="text-xs text-ink-3">
        {place.join(' · ')}
        {item ? (
          <span className="print:hidden">
            {' · '}
            <Link to={paths.editItem(item.kind).href(itemId)} aria-label={words.openItem(item.heading)} className="link inline-block py-0.5">
              {words.open}
            </Link>
          </span>
        ) : isKnown ? (
          ` · ${words.gone}`
        ) : null}
      </p>
    </li>
  );
}
