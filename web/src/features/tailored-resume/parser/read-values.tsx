import type { ReadValue } from '@folia/contracts/parser-reading';
import { TriangleAlert } from 'lucide-react';
import { type FieldName, fieldLabels } from '../../../lib/field-labels';
import { analysisTexts } from '../analysis-texts';

const words = analysisTexts.parser;
const labelOf = (field: string) => words.fields[field] ?? fieldLabels[field as FieldName] ?? field;

/** Values as the parser read them. Where the document says something else, that is shown beside the value and marked. */
export function ReadValues({ values }: { values: readonly ReadValue[] }) {
  return (
    <dl className="text-[0.875rem]">
      {values.map(({ field, written, read, same }) => (
        <div key={field} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-1.5">
          <dt className="text-[0.8125rem] text-ink-3">{labelOf(field)}</dt>
          <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
            {read || <span className="text-ink-3">{words.nothing}</span>}
            {same ? null : (
              <span className="mt-0.5 flex gap-1.5 text-[0.8125rem] text-warn">
                <TriangleAlert aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
                {written ? words.written(written) : words.notWritten}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
