import type { OwnWords, OwnWordsToday } from '@folia/contracts/own-words';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { Switch } from '../../../ui/switch';
import { texts } from '../texts';
import { Claim } from './claim';
import { useReturnFocus } from './use-return-focus';
import { WordsForm } from './words-form';
import { type NotesTexts, WordsNotes } from './words-notes';

const words = texts.ownWords;

type SentenceChangeProps = {
  /** Its key among the person's own words. */
  name: string;
  label: string;
  /** The number of the entry it rests on, if it rests on one. */
  number?: number;
  /** The sources of the sentence. */
  made: ReactNode;
  /** What the other choice would do. */
  effect?: ReactNode;
  say?: NotesTexts;
  source: string;
  isShown: boolean;
  own: OwnWords | undefined;
  today: OwnWordsToday | undefined;
  isFrozen: boolean;
  onShow: (shown: boolean) => void;
  onWrite: (own: OwnWords | null) => void;
};

/** One sentence of the summary or the letter: its words, their sources, and a way to write it yourself. */
export function SentenceChange(given: SentenceChangeProps) {
  const { name, label, number, made, effect, say, source, isShown, own, today, isFrozen, onShow, onWrite } = given;
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
    <Claim name={name} said={said} number={number} isShown={isShown} className="flex items-start justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className={`font-serif text-[0.9375rem] [overflow-wrap:anywhere] ${isShown ? '' : 'text-ink-3 line-through decoration-line-strong'}`}>{said}</p>
        {isShown && own ? <WordsNotes name={name} own={own} today={today} entryHref={null} isFrozen={isFrozen} onWrite={onWrite} say={say} /> : null}
        <p className="text-[0.8125rem] text-ink-3">
          {isOwn ? words.why : made} {effect}
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
    </Claim>
  );
}
