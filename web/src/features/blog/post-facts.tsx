import { readingMinutes } from '../../lib/structured-data';
import type { Post } from './posts';
import { texts } from './texts';

/** When it was written, by whom, for whom, and how long it takes. */
export function PostFacts({ post: { meta, words } }: { post: Post }) {
  const facts: [string, string, string?][] = [
    [texts.published, texts.day(meta.published), meta.published],
    ...(meta.modified ? ([[texts.modified, texts.day(meta.modified), meta.modified]] as [string, string, string][]) : []),
    [texts.time, texts.minutes(readingMinutes(words))],
    [texts.author, meta.author],
    [texts.section, meta.section],
    [texts.tags, meta.tags.join(', ')],
  ];
  return (
    <dl aria-label={texts.about} className="grid grid-cols-2 gap-x-6 border-t border-line text-s lg:block">
      {facts.map(([label, value, date]) => (
        <div key={label} className="border-b border-line py-2.5 lg:grid lg:grid-cols-[88px_minmax(0,1fr)] lg:gap-x-2">
          <dt className="text-ink-3 max-lg:text-xs">{label}</dt>
          <dd className="min-w-0 tabular-nums">{date ? <time dateTime={date}>{value}</time> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
