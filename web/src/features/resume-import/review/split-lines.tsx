import type { EntryLine } from '@folia/contracts/resume-import/made-entries';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';
import { lineKey } from './source-spots';

type SplitLinesProps = { lines: readonly EntryLine[]; onSplit: (line: EntryLine) => void; onCancel: () => void };

/** The lines of an entry: the chosen one begins the next entry. Each is highlighted in the document while the pointer is on it. */
export function SplitLines({ lines, onSplit, onCancel }: SplitLinesProps) {
  const { active, point } = useReview();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section
      aria-label={reviewTexts.splitTitle}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      className="mt-2 rounded-m border border-line-strong bg-surface p-3"
    >
      <h3 className="font-semibold">{reviewTexts.splitTitle}</h3>
      <p className="mt-0.5 text-[0.8125rem] text-ink-2">{reviewTexts.splitLead}</p>
      <ul className="my-2">
        {lines.map((line, place) => {
          const key = lineKey(line);
          return (
            <li key={key} className="border-t border-line first:border-t-0">
              <button
                ref={place === 0 ? first : undefined}
                type="button"
                data-mark={key}
                aria-label={reviewTexts.splitAt(line.text)}
                onFocus={() => point(key)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && point(key)}
                onClick={() => onSplit(line)}
                className={`flex min-h-11 w-full items-center rounded-s px-2 py-1 text-start font-serif text-[0.9375rem] md:pointer-fine:min-h-8 ${active === key ? 'bg-leaf-wash text-ink' : 'text-ink-2'}`}
              >
                {line.text}
              </button>
            </li>
          );
        })}
      </ul>
      <Button size="sm" look="quiet" onClick={onCancel}>
        {reviewTexts.notSplit}
      </Button>
    </section>
  );
}
