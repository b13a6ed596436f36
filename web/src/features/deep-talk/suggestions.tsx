import type { ReactNode } from 'react';
import { texts } from './texts';

type SuggestionsProps = {
  questions: readonly string[];
  /** What else can be done here. */
  others: readonly { label: string; icon: ReactNode; onChoose: () => void }[];
  isHeld: boolean;
  onChoose: (question: string) => void;
};

const chip =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3.5 text-start text-[0.8125rem] leading-[1.3] text-ink-2 transition-colors duration-120 hover:border-ink-3 hover:text-ink aria-disabled:opacity-45 md:pointer-fine:min-h-7 md:pointer-fine:px-2.5 [&_svg]:size-3.5 [&_svg]:shrink-0';

/** Questions that this portfolio can answer; a row that scrolls sideways on phones. */
export function Suggestions({ questions, others, isHeld, onChoose }: SuggestionsProps) {
  if (questions.length + others.length === 0) return null;
  return (
    <ul
      aria-label={texts.suggestions}
      data-print="hide"
      className="-mx-4 mb-2.5 flex gap-1.5 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-7 sm:px-7 md:mx-0 md:flex-wrap md:px-0"
    >
      {questions.map((question) => (
        <li key={question} className="shrink-0 md:max-w-full">
          <button type="button" aria-disabled={isHeld || undefined} onClick={() => isHeld || onChoose(question)} className={`${chip} border-line-strong`}>
            {question}
          </button>
        </li>
      ))}
      {others.map(({ label, icon, onChoose: choose }) => (
        <li key={label} className="shrink-0 md:max-w-full">
          <button type="button" aria-disabled={isHeld || undefined} onClick={() => isHeld || choose()} className={`${chip} border-dashed border-line-strong`}>
            {icon}
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
