import { texts } from '../texts';

/** What was read, by where its readers came from; times in ms. */
export type Heat = { columns: readonly { key: string; name: string }[]; rows: readonly { key: string; name: string; times: readonly number[] }[] };

const words = texts.heat;
/** Ink in the ground at a column's whole: more would cost the figures their contrast. */
const strongest = 28;
/** What the names of the rows need, and what a column of minutes needs, in rem: a phone holds two columns, more of them scroll. */
const [namesRem, columnRem] = [7.5, 5.5];

/** Minutes in every cell; the larger a cell's share of its column, the stronger its tone. */
export function HeatTable({ heat: { columns, rows } }: { heat: Heat }) {
  const sums = columns.map((_, column) => rows.reduce((sum, { times }) => sum + (times[column] ?? 0), 0));
  const toneOf = (time: number, column: number) => Math.round((time / (sums[column] || 1)) * strongest);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={words.title} tabIndex={0} className="overflow-x-auto max-md:-mx-(--gutter) max-md:px-(--gutter)">
      <table className="w-full border-separate border-spacing-[3px] text-[0.8125rem]" style={{ minWidth: `${namesRem + columns.length * columnRem}rem` }}>
        <caption className="sr-only">{words.note}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.part}</span>
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className="px-2.5 py-1 text-end text-xs font-medium text-ink-3 [overflow-wrap:anywhere]">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, times }) => (
            <tr key={key}>
              <th scope="row" className="sticky -start-(--gutter) bg-ground py-2 pe-3 text-start font-[550] max-md:max-w-36 md:static">
                {name}
              </th>
              {times.map((cell, column) => (
                <td
                  key={columns[column]?.key}
                  className="rounded-[4px] px-2.5 py-2 text-end whitespace-nowrap tabular-nums"
                  style={{ background: `color-mix(in oklab, var(--ink) ${toneOf(cell, column)}%, var(--ground))` }}
                >
                  {cell ? texts.time(cell) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
