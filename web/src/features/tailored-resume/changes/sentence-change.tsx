import type { OwnWords, OwnWordsToday } from '@folia/contracts/own-words';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Switch } from '../../../ui/switch';
import { texts } from '../texts';
import { Effect } from './effect';
import { useReturnFocus } from './use-return-focus';
import { WordsForm } from './words-form';
import { WordsNotes } from './words-notes';

const words = texts.ownWords;

type SentenceChangeProps = {
  /** Its name among own words, and its place among the sentences. */
  name: string;
  place: number;
  label: string;
  /** What the sentence is made of. */
  made: string;
  source: string;
  isShown: boolean;
  own: OwnWords | undefined;
  today: OwnWordsToday | undefined;
  isFrozen: boolean;
  onShow: (shown: boolean) => void;
  onWrite: (own: OwnWords | null) => void;
};

/** One sentence of the summary: its words, what they are made of, and a way to write it oneself. */
export function SentenceChange(given: SentenceChangeProps) {
  const { name, place, label, made, source, isShown, own, today, isFrozen, onShow, onWrite } = given;
  const [isEditing, setEditing] = useState(false);
  const editButton = useReturnFocus(isEditing);
  const isOwn = own !== undefined && (today?.stands ?? true);
  const said = isOwn ? own.text : source;
  if (isEditing)
    return (
      <li>
        <WordsForm text={own?.text ?? source} source={source} onWrite={onWrite} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className={`font-serif text-[0.9375rem] [overflow-wrap:anywhere] ${isShown ? '' : 'text-ink-3 line-through decoration-line-strong'}`}>{said}</p>
        {isShown && own ? <WordsNotes name={name} own={own} today={today} entryHref={null} isFrozen={isFrozen} onWrite={onWrite} /> : null}
        <p className="text-[0.8125rem] text-ink-3">
          {isOwn ? words.why : made} <Effect part="sentences" name={`${place}`} isShown={isShown} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {isShown && !isFrozen ? (
          <Button ref={editButton} size="sm" look="quiet" iconOnly icon={<Pencil />} onClick={() => setEditing(true)}>
            {words.edit(said)}
          </Button>
        ) : null}
        <Switch hideLabel label={label} checked={isShown} disabled={isFrozen} onChange={onShow} />
      </div>
    </li>
  );
}
