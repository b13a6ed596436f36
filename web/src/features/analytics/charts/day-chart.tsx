import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Avatar } from '../../../ui/avatar';
import { texts } from '../texts';
import { datesToShow } from './dates-to-show';

/** One day, who came on it by name, and the day in the same place of the period before, where there is one to compare with. */
export type ChartDay = { date: string; views: number; named: readonly string[]; before: { date: string; views: number } | null };

const words = texts.dayChart;
/** Lines are drawn in this square and stretched; strokes keep their width. */
const side = 100;
const steps = 3;

/** Views a day as a line, the period before as a dashed one. What the chosen day says stands above, and all of it in a table below. */
export function DayChart({ days }: { days: readonly ChartDay[] }) {
  const busiest = days.reduce((best, day, index) => (day.views >= (days[best]?.views ?? 0) ? index : best), 0);
  const [chosen, setChosen] = useState(busiest);
  const at = Math.min(chosen, days.length - 1);
  const day = days[at];
  if (!day) return null;
  const hasBefore = days.some(({ before }) => before);
  const most = Math.max(steps, ...days.map(({ views, before }) => Math.max(views, before?.views ?? 0)));
  const height = scaleLinear<number>({ domain: [0, most], range: [side, 0], nice: steps });
  const across = (index: number) => ((index + 0.5) / days.length) * side;
  const place = (index: number, views: number) => ({ left: `${across(index)}%`, top: `${height(views)}%` });
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, Home: 0, End: days.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(days.length - 1, to)));
  };
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(days.length - 1, Math.floor(((clientX - left) / width) * days.length))));
  };
  return (
    <figure>
      <p className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1 pt-2.5 pb-6.5 text-[0.8125rem] text-ink-2">
        <b className="text-ink">{words.day(day.date)}</b>
        <span>{words.views(day.views)}</span>
        {day.named.length > 0 ? <span>{words.came(day.named)}</span> : null}
        {day.before ? <span className="text-ink-3">{words.before(day.before.date, day.before.views)}</span> : null}
        <span data-print="hide" className="ms-auto text-ink-3 max-md:hidden">
          <kbd className="keycap">
            <ArrowLeft aria-hidden="true" className="size-2.5" />
          </kbd>{' '}
          <kbd className="keycap">
            <ArrowRight aria-hidden="true" className="size-2.5" />
          </kbd>{' '}
          {words.keys}
        </span>
      </p>
      <div className="relative ms-7 h-[232px]">
        <div
          role="slider"
          tabIndex={0}
          aria-label={words.label}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={at + 1}
          aria-valuetext={words.inWords(day)}
          onKeyDown={move}
          onPointerDown={point}
          onPointerMove={point}
          className="absolute inset-x-0 top-0 h-[200px] touch-pan-y rounded-s"
        >
          {height.ticks(steps).map((tick) =>
            Number.isInteger(tick) ? (
              <span key={tick} className={`absolute inset-x-0 h-px ${tick ? 'bg-line' : 'bg-line-strong'}`} style={{ top: `${height(tick)}%` }}>
                <span className="absolute -start-7 -translate-y-1/2 text-2xs text-ink-3 tabular-nums">{texts.count(tick)}</span>
              </span>
            ) : null,
          )}
          <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
            {hasBefore ? (
              <LinePath
                data={[...days]}
                x={(_, index) => across(index)}
                y={({ before }) => height(before?.views ?? 0)}
                stroke="var(--ink-3)"
                strokeWidth={1.5}
                strokeDasharray="3 4"
                vectorEffect="non-scaling-stroke"
              />
            ) : null}
            <LinePath
              data={[...days]}
              x={(_, index) => across(index)}
              y={({ views }) => height(views)}
              stroke="var(--ink)"
              strokeWidth={1.75}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span className="absolute bottom-0 w-px bg-ink-2" style={{ left: `${across(at)}%`, top: `${height(day.views)}%` }} />
          <span className="absolute size-[9px] -translate-1/2 rounded-full border-2 border-ink bg-ground" style={place(at, day.views)} />
          {days.map(({ date, views, named }, index) =>
            named[0] ? (
              <span key={date} className="absolute -translate-x-1/2 -translate-y-[calc(100%+7px)]" style={place(index, views)}>
                <Avatar name={named[0]} size={22} />
              </span>
            ) : null,
          )}
        </div>
        {datesToShow(days.length).map(({ index, isMinor }) => (
          <span
            key={index}
            aria-hidden="true"
            className={`absolute bottom-0 text-2xs whitespace-nowrap text-ink-3 ${index === days.length - 1 ? '-translate-x-full' : index === 0 ? '' : '-translate-x-1/2'} ${isMinor ? 'max-md:hidden' : ''}`}
            style={{ left: `${index === 0 ? 0 : index === days.length - 1 ? side : across(index)}%` }}
          >
            {texts.shortDay(days[index]?.date ?? '')}
          </span>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        <span>
          <i aria-hidden="true" className="me-2 inline-block w-5 border-t-[1.5px] border-ink align-[3px]" />
          {words.now(days.length)}
        </span>
        {hasBefore ? (
          <span>
            <i aria-hidden="true" className="me-2 inline-block w-5 border-t-[1.5px] border-dashed border-ink-3 align-[3px]" />
            {words.past(days.length)}
          </span>
        ) : null}
        {days.some(({ named }) => named.length > 0) ? (
          <span className="inline-flex items-center gap-2">
            <Avatar name={words.example} size={18} />
            {words.named}
          </span>
        ) : null}
      </figcaption>
      <details data-print="hide" className="mt-1 text-[0.8125rem]">
        <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center md:min-h-8">{words.asTable}</summary>
        <div className="max-h-96 overflow-auto">
          <table className="mt-2 w-full max-w-[560px] text-start tabular-nums">
            <caption className="sr-only">{words.label}</caption>
            <thead>
              <tr className="border-b border-line-strong text-xs text-ink-3">
                <th scope="col" className="py-2 text-start font-medium">
                  {words.columns.day}
                </th>
                <th scope="col" className="py-2 text-end font-medium">
                  {words.columns.views}
                </th>
                <th scope="col" className="py-2 text-end font-medium">
                  {words.columns.before}
                </th>
                <th scope="col" className="py-2 ps-6 text-start font-medium">
                  {words.columns.named}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ date, views, before, named }) => (
                <tr key={date} className="border-b border-line">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    {words.day(date)}
                  </th>
                  <td className="text-end">{texts.count(views)}</td>
                  <td className="text-end text-ink-2">{before ? texts.count(before.views) : '–'}</td>
                  <td className="ps-6 text-ink-2">{named.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
