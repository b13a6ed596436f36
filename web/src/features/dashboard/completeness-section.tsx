import { Check as CheckSign, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Check, Completeness } from './completeness';
import { Measure } from './measure';
import { texts } from './texts';

/** More rows than this would hide what matters. */
const shownAtOnce = 5;

/** The sum, the bar, and every missing point with its reason and its action. */
export function CompletenessSection({ completeness, onMend }: { completeness: Completeness; onMend: (check: Check) => void }) {
  const { total, parts, done, missing } = completeness;
  const [all, setAll] = useState(false);
  const rows = all ? missing : missing.slice(0, shownAtOnce);
  return (
    <section aria-labelledby="completeness-title" className="mt-12">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="completeness-title" className="section-title">
          {texts.completeness}
        </h2>
        <p>
          <span className="font-serif text-3xl leading-none font-medium tracking-[-0.02em]">{total}</span> <span className="text-ink-3">{texts.ofHundred}</span>
        </p>
      </div>
      <Measure total={total} parts={parts} />
      <ul className="mt-4 divide-y divide-line border-t border-line empty:border-0">
        {rows.map((check) => (
          <li
            key={check.name}
            className="grid min-h-11 grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-3 py-2 md:min-h-[42px] md:grid-cols-[36px_minmax(0,1fr)_104px_128px] md:py-0"
          >
            <span className="font-semibold tabular-nums">{texts.worth(check.max - check.got)}</span>
            <span className="[overflow-wrap:anywhere]">{texts.missing(check)}</span>
            <span className="text-ink-3 max-md:hidden">{texts.part(check.part)}</span>
            <button type="button" onClick={() => onMend(check)} className="link min-h-11 min-w-11 text-end md:min-h-6">
              <span className="max-md:hidden">{texts.action(check)}</span>
              <span className="md:hidden">{texts.shortAction(check)}</span>
            </button>
          </li>
        ))}
      </ul>
      {missing.length > rows.length ? (
        <button type="button" onClick={() => setAll(true)} className="link mt-2 min-h-11 md:min-h-6">
          {texts.more(missing.length - rows.length)}
        </button>
      ) : null}
      {done.length ? (
        <details className="group mt-3 text-ink-3">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 hover:text-ink md:min-h-6">
            <ChevronRight aria-hidden="true" className="size-3.5 transition-transform duration-120 group-open:rotate-90" />
            {texts.done(done.length)}
          </summary>
          <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {done.map((check) => (
              <li key={check.name} className="flex items-center gap-2">
                <CheckSign aria-hidden="true" className="size-3.5 shrink-0 text-good" />
                {texts.doneCheck(check.name)} <span className="ms-auto tabular-nums">{check.max}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
