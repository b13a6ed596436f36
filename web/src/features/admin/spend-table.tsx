import type { ModelSpend } from '@folia/contracts/model/shapes';
import type { ReactNode } from 'react';
import { modelTexts as texts } from './model-texts';

type Spent = Pick<ModelSpend['days'][number], 'answers' | 'inputTokens' | 'outputTokens' | 'dollars'>;

const sumOf = (rows: readonly Spent[]): Spent => ({
  answers: rows.reduce((sum, row) => sum + row.answers, 0),
  inputTokens: rows.reduce((sum, row) => sum + row.inputTokens, 0),
  outputTokens: rows.reduce((sum, row) => sum + row.outputTokens, 0),
  dollars: rows.reduce((sum, row) => sum + row.dollars, 0),
});

/** What a model was asked for, one line for each of something. `hasTotal`: with what they come to together. */
export function SpendTable<T extends Spent>(props: {
  title: string;
  what: string;
  rows: readonly T[];
  nameOf: (row: T) => ReactNode;
  keyOf: (row: T) => string;
  isPriced: boolean;
  hasTotal?: boolean;
}) {
  const { title, what, rows, nameOf, keyOf, isPriced, hasTotal = false } = props;
  const columns = [texts.answers, texts.sent, texts.received, ...(isPriced ? [texts.price] : [])];
  const line = (key: string, name: ReactNode, spent: Spent) => (
    <tr key={key} className="border-b border-line">
      <th scope="row" className="py-2.5 text-start font-[550] whitespace-nowrap">
        {name}
      </th>
      {[spent.answers, spent.inputTokens, spent.outputTokens].map((count, place) => (
        <td key={columns[place]} className="py-2.5 ps-4 text-end tabular-nums">
          {texts.count(count)}
        </td>
      ))}
      {isPriced ? <td className="py-2.5 ps-4 text-end tabular-nums">{texts.dollars(spent.dollars)}</td> : null}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
    <section aria-label={title} className="mt-7 overflow-x-auto" tabIndex={0}>
      <h2 className="font-serif text-l font-medium">{title}</h2>
      <table className="w-full max-w-[760px] border-collapse text-start">
        <thead>
          <tr className="border-b border-line-strong text-[0.8125rem] text-ink-3">
            <th scope="col" className="py-2 text-start font-normal">
              {what}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-4 text-end font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasTotal ? line('total', texts.total, sumOf(rows)) : null}
          {rows.map((row) => line(keyOf(row), nameOf(row), row))}
        </tbody>
      </table>
    </section>
  );
}
