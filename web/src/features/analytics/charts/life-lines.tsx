import { texts } from '../texts';
import { datesToShow } from './dates-to-show';

/** A link's time in the range: when it began and ended, the visits by it, and how it stands now. Moments are ISO strings. */
export type LifeLine = {
  id: string;
  name: string;
  begins: string;
  /** Null while the link is open. */
  ended: string | null;
  /** What stands at the end of its line: its last day, or why it is over. */
  note: string;
  /** A second line below its name; empty for none. */
  more: string;
  visits: readonly { id: string; at: string; seconds: number }[];
};
/** `onLine` makes every name a button. */
type LifeLinesProps = { lines: readonly LifeLine[]; from: string; to: string; onLine?: (id: string) => void };

const words = texts.links;
const day = 86_400_000;
/** Pixels across a dot: from a glance to ten minutes and more. */
const [smallest, largest, mostSeconds] = [6, 14, 600];
const grid = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[168px_minmax(0,1fr)_84px] md:gap-x-4';

const dotOf = (seconds: number) => smallest + (largest - smallest) * Math.sqrt(Math.min(seconds, mostSeconds) / mostSeconds);

/** Every link as a line from its first to its last day; dots are visits, as large as they were long. The words of a row say the same. */
export function LifeLines({ lines, from, to, onLine }: LifeLinesProps) {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const along = (at: number) => 100 * Math.max(0, Math.min(1, (at - first) / (last - first)));
  const days = Math.max(1, Math.round((last - first) / day));
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((line) => {
          const [start, end] = [along(Date.parse(line.begins)), along(line.ended ? Date.parse(line.ended) : last)];
          const isOlder = Date.parse(line.begins) < first;
          return (
            <li key={line.id} className={`${grid} min-h-[42px] break-inside-avoid max-md:py-2`}>
              <span className="min-w-0 [overflow-wrap:anywhere] max-md:col-start-1 max-md:row-start-1">
                {onLine ? (
                  <button
                    type="button"
                    onClick={() => onLine(line.id)}
                    aria-label={words.only(line.name)}
                    className={`min-h-8 text-start [overflow-wrap:anywhere] hover:text-leaf ${line.ended ? 'text-ink-2' : 'font-semibold'}`}
                  >
                    {line.name}
                  </button>
                ) : (
                  <span className={line.ended ? 'text-ink-2' : 'font-semibold'}>{line.name}</span>
                )}
                {line.more ? <span className="block pb-1.5 text-xs text-ink-3">{line.more}</span> : null}
              </span>
              <span className="relative h-6 max-md:col-span-2 max-md:row-start-2 md:h-full">
                <span className="sr-only">{words.inWords(line)}</span>
                <span aria-hidden="true" className="absolute top-1/2 h-px bg-ink-3" style={{ left: `${start}%`, width: `${end - start}%` }}>
                  {isOlder ? null : <i className="absolute -top-1 left-0 h-[9px] w-px bg-ink-3" />}
                  {line.ended ? <i className="absolute -top-1 right-0 h-[9px] w-px bg-ink-3" /> : null}
                </span>
                {line.visits.map(({ id, at, seconds }) => {
                  const size = `${dotOf(seconds)}px`;
                  return (
                    <i
                      key={id}
                      aria-hidden="true"
                      title={words.visit(at, seconds)}
                      className="absolute top-1/2 -translate-1/2 rounded-full bg-ink shadow-[0_0_0_2px_var(--ground)]"
                      style={{ left: `${along(Date.parse(at))}%`, width: size, height: size }}
                    />
                  );
                })}
              </span>
              <span className="text-end text-xs text-ink-3 max-md:col-start-2 max-md:row-start-1">{line.note}</span>
            </li>
          );
        })}
      </ul>
      <div aria-hidden="true" className={`${grid} text-2xs text-ink-3`}>
        <span className="max-md:hidden" />
        <span className="relative h-6 max-md:col-span-2">
          {datesToShow(days + 1).map(({ index, isMinor }, position, shown) => {
            const at = first + index * day;
            const edge = position === 0 ? '' : position === shown.length - 1 ? '-translate-x-full' : '-translate-x-1/2';
            return (
              <b
                key={index}
                className={`absolute top-1.5 font-normal whitespace-nowrap ${edge} ${isMinor ? 'max-md:hidden' : ''}`}
                style={{ left: `${along(at)}%` }}
              >
                {texts.shortDay(new Date(at).toISOString())}
              </b>
            );
          })}
        </span>
      </div>
    </>
  );
}
