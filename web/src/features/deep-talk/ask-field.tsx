import { maxQuestionCharacters } from '@folia/contracts/limits';
import { ArrowUp, Square } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button } from '../../ui/button';
import { texts } from './texts';

/** From here on it says how many characters are left. */
const nearlyFull = 200;

type AskFieldProps = {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  isAnswering: boolean;
  /** Nothing can be sent for now. */
  isHeld: boolean;
  count: { used: number; limit: number } | null;
  note: string | null;
  ref: Ref<HTMLTextAreaElement>;
};

/** One field; Stop takes the place of Send while an answer is written. */
export function AskField({ text, onType, onSend, onStop, isAnswering, isHeld, count, note, ref }: AskFieldProps) {
  const notes = useId();
  const left = maxQuestionCharacters - text.length;
  return (
    <form
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAnswering) onSend();
      }}
    >
      <div className="flex items-end gap-2 rounded-m border border-line-field bg-field p-1.5 ps-3.5 focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--focus)]">
        <textarea
          ref={ref}
          rows={1}
          value={text}
          maxLength={maxQuestionCharacters}
          aria-label={texts.question}
          aria-describedby={notes}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!isAnswering) onSend();
          }}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-m leading-[1.5] outline-none md:pointer-fine:min-h-9 md:pointer-fine:py-1.5 md:pointer-fine:text-[0.9375rem]"
        />
        {isAnswering ? (
          <Button icon={<Square className="fill-current" />} onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button type="submit" look="primary" icon={<ArrowUp />} aria-disabled={isHeld || text.trim() === ''}>
            {texts.send}
          </Button>
        )}
      </div>
      <p id={notes} className="mt-2 flex min-h-[18px] flex-wrap items-center gap-x-3 text-xs text-ink-3">
        <span aria-live="polite" className={note ? 'text-s text-ink-2' : ''}>
          {note ?? (left <= nearlyFull ? texts.tooLong(left) : count ? texts.count(count.used, count.limit) : '')}
        </span>
        <span className={`ms-auto max-md:hidden ${note ? 'hidden' : ''}`}>
          <kbd className="keycap">Esc</kbd> {texts.keys.escape} &nbsp;<kbd className="keycap">Enter</kbd> {texts.keys.enter}
        </span>
      </p>
    </form>
  );
}
