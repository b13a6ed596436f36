import type { Overview } from '@folia/contracts/analytics/shapes';
import { useId } from 'react';
import { texts } from './texts';

const words = texts.uncounted;

/** What is in no figure, and why: told apart, never hidden. */
export function Uncounted({ overview: { programs, refused, gaps } }: { overview: Overview }) {
  const id = useId();
  const lines = [
    ...(programs.bots + programs.previews > 0 ? [words.programs(programs.bots, programs.previews)] : []),
    ...refused.filter(({ count }) => count > 0).map(({ reason, count }) => words.refused(reason, count)),
    ...gaps.map(({ from, to }) => words.gap(from, to)),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-18">
      <h2 id={id} className="section-title mb-2">
        {words.title}
      </h2>
      <ul className="text-ink-2">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-2">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
