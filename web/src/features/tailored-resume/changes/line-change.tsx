import type { TailoredLine } from '@folia/contracts/tailor-made';
import { Switch } from '../../../ui/switch';
import { texts } from '../texts';
import { ModelWords } from './model-words';

const words = texts.changes;

type LineChangeProps = {
  line: TailoredLine;
  own: 'kept' | 'dropped' | undefined;
  /** Where it stood before, counted from 1; null where it did not move up. */
  movedFrom: number | null;
  isFrozen: boolean;
  onChoose: (choice: 'kept' | 'dropped' | undefined) => void;
};

/** One line of an entry: what stands in the resume, what stood there, and why. */
export function LineChange({ line, own, movedFrom, isFrozen, onChoose }: LineChangeProps) {
  const isKept = line.choice !== 'dropped';
  const isShown = own ? own === 'kept' : isKept;
  const isReworded = line.choice === 'rewritten' && line.text !== '' && line.text !== line.words && own !== 'kept';
  const choose = (shown: boolean) => onChoose(shown === isKept ? undefined : shown ? 'kept' : 'dropped');
  return (
    <li className="flex items-start justify-between gap-4 py-2 ps-3">
      <div className="min-w-0">
        <p className={`font-serif text-[0.9375rem] [overflow-wrap:anywhere] ${isShown ? '' : 'text-ink-3 line-through decoration-line-strong'}`}>
          {isReworded ? line.text : line.words}
        </p>
        {isReworded ? (
          <p className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
            {words.yours} “{line.words}”
          </p>
        ) : null}
        {own === 'kept'
          ? null
          : line.aligned.map((word) => (
              <p key={word.from} className="text-[0.8125rem] text-ink-3">
                {texts.aligned(word)}
              </p>
            ))}
        <p className="text-[0.8125rem] text-ink-3">
          {[own ? words.own : texts.reason(line.why), isShown && movedFrom ? words.moved(movedFrom) : ''].filter(Boolean).join(' · ')}
        </p>
        <ModelWords line={line} own={own} isFrozen={isFrozen} onChoose={onChoose} />
      </div>
      <Switch hideLabel label={words.line(line.words)} checked={isShown} disabled={isFrozen} onChange={choose} />
    </li>
  );
}
