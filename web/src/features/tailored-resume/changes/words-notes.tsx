import type { OwnWords, OwnWordsToday } from '@folia/contracts/own-words';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { texts } from '../texts';
import { Effect } from './effect';

/** Texts about the person's own wording, shown beside the source that it replaces. */
export type NotesTexts = Pick<typeof texts.ownWords, 'over' | 'changed' | 'changedAndStands' | 'revert'>;
const words = texts.ownWords;

type WordsNotesProps = {
  /** The key of these words among the choices. */
  name: string;
  own: OwnWords;
  today: OwnWordsToday | undefined;
  entryHref: string | null;
  isFrozen: boolean;
  onWrite: (own: OwnWords | null) => void;
  say?: NotesTexts;
};

/** The source that the person's own wording replaces and what the wording adds to it. Where the source has changed since, both can be chosen. */
export function WordsNotes({ name, own, today, entryHref, isFrozen, onWrite, say = words }: WordsNotesProps) {
  const source = today?.source || own.over;
  return (
    <div className="grid gap-1.5 text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
      {today?.changed ? (
        <p className="text-warn">{today.source === '' ? words.gone : today.stands ? say.changedAndStands(source) : say.changed(own.text)}</p>
      ) : source === '' ? null : (
        <p>
          {say.over(source)} <Effect part="words" name={name} isShown isAlone />
        </p>
      )}
      {today && today.flaws.length > 0 ? (
        <p className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-1.5 rounded-s bg-surface px-2.5 py-2 text-ink-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 text-warn" />
          <span>
            {words.flaws(today.flaws)}{' '}
            {entryHref ? (
              <Link to={entryHref} className="text-leaf underline underline-offset-2">
                {words.addToEntry}
              </Link>
            ) : null}
          </span>
        </p>
      ) : null}
      {isFrozen || !today ? null : (
        <div className="flex flex-wrap gap-2">
          {today.changed && today.source ? (
            <Button size="sm" onClick={() => onWrite({ text: own.text, over: today.source })}>
              {words.keep}
            </Button>
          ) : null}
          <Button size="sm" look={today.changed ? 'outlined' : 'quiet'} onClick={() => onWrite(null)}>
            {say.revert}
          </Button>
        </div>
      )}
    </div>
  );
}
