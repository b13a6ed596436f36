import type { TailoredLine } from '@folia/contracts/tailored-resume/tailor-made';
import { Button } from '../../../ui/button';
import { texts } from '../texts';

const words = texts.model;

type ModelWordsProps = {
  line: TailoredLine;
  own: 'kept' | 'dropped' | undefined;
  isFrozen: boolean;
  onChoose: (choice: 'kept' | undefined) => void;
};

/** What a model did to one line: its wording, which the person can undo, and the wordings that were dropped, with the reasons. */
export function ModelWords({ line, own, isFrozen, onChoose }: ModelWordsProps) {
  const { refused = [], by } = line;
  return (
    <>
      {by === 'model' && own !== 'dropped' ? (
        <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-3">
          {own === 'kept' ? words.takenBack : words.worded}
          {isFrozen ? null : (
            <Button
              size="sm"
              look="quiet"
              aria-label={own === 'kept' ? words.backToItsOf(line.text) : words.backToMineOf(line.words)}
              onClick={() => onChoose(own === 'kept' ? undefined : 'kept')}
            >
              {own === 'kept' ? words.backToIts : words.backToMine}
            </Button>
          )}
        </p>
      ) : null}
      {refused.length > 0 ? (
        <details className="text-[0.8125rem] text-ink-3">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center hover:text-ink md:pointer-fine:min-h-7">{words.dropped(refused.length)}</summary>
          <ul className="mb-1 space-y-1.5 border-s border-line ps-3">
            {refused.map(({ text, flaws }) => (
              <li key={text} className="[overflow-wrap:anywhere]">
                <p className="font-serif line-through decoration-line-strong">{text}</p>
                <p>{words.because(flaws)}</p>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
