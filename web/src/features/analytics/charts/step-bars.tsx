import { texts } from '../texts';

/** Named amounts, each a part of `whole`. */
type StepBarsProps = { label: string; whole: number; rows: readonly { key: string; name: string; count: number; note?: string }[] };

/** Rows of name, ink bar and figure: a funnel, sources, kinds of device. The figures are text, so the bars are only decoration. */
export function StepBars({ label, whole, rows }: StepBarsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {rows.map(({ key, name, count, note }) => (
        <li
          key={key}
          className="grid min-h-[42px] break-inside-avoid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2 md:grid-cols-[minmax(0,168px)_minmax(0,1fr)_112px]"
        >
          <span className="[overflow-wrap:anywhere]">{name}</span>
          <span aria-hidden="true" className="h-2 rounded-[2px] bg-line max-md:order-last max-md:col-span-2">
            <i
              className="block h-full min-w-px rounded-[2px] bg-ink-2 print:border print:border-ink-2"
              style={{ width: `${whole ? Math.min(100, (count / whole) * 100) : 0}%` }}
            />
          </span>
          <span className="text-end text-[0.8125rem] whitespace-nowrap tabular-nums">
            {texts.count(count)}
            {note ? <span className="ms-2 text-ink-3">{note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
