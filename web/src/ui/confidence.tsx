import { texts } from './texts';

export type ConfidenceBand = 'clear' | 'check' | 'guess';

/** How sure the reading is, in the three words a person can act on. */
export const confidenceBand = (confidence: number): ConfidenceBand => (confidence >= 0.8 ? 'clear' : confidence >= 0.5 ? 'check' : 'guess');

const bands = {
  clear: { dots: 3, words: texts.readClearly, tone: 'text-ink-3' },
  check: { dots: 2, words: texts.pleaseCheck, tone: 'text-warn' },
  guess: { dots: 1, words: texts.aGuess, tone: 'text-bad' },
} as const;

/** Three dots. When something was read clearly, only screen readers are told. */
export function Confidence({ band }: { band: ConfidenceBand }) {
  const { dots, words, tone } = bands[band];
  return (
    <span className={`inline-flex items-center gap-1.5 text-xs whitespace-nowrap ${tone}`}>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {[1, 2, 3].map((dot) => (
          <span key={dot} className={`size-[5px] rounded-full shadow-[inset_0_0_0_1px_currentColor] ${dot <= dots ? 'bg-current' : ''}`} />
        ))}
      </span>
      <span className={band === 'clear' ? 'sr-only' : ''}>{words}</span>
    </span>
  );
}
