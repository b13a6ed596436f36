import type { OwnWords, OwnWordsToday } from '@folia/contracts/own-words';
import type { TailoredLine } from '@folia/contracts/tailored-resume/tailor-made';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Switch } from '../../../ui/switch';
import { texts } from '../texts';
import { Claim } from './claim';
import { Effect } from './effect';
import { ModelWords } from './model-words';
import { useReturnFocus } from './use-return-focus';
import { WordsForm } from './words-form';
import { WordsNotes } from './words-notes';

const words = texts.changes;
/** Fields that hold sentences. The others hold names, which are corrected in the entry. */
const sentenceFields = ['highlights', 'summary'];

type LineChangeProps = {
  line: TailoredLine;
  /** The number of the entry it rests on. */
  number: number;
  /** Its key among the choices. */
  name: string;
  /** Whether it is in the resume unless the person says otherwise. */
  isKept: boolean;
  /** What the portfolio says there today. */
  source: string;
  own: 'kept' | 'dropped' | undefined;
  ownWords: OwnWords | undefined;
  today: OwnWordsToday | undefined;
  /** Its place before, counted from 1; null if it did not move up. */
  movedFrom: number | null;
  entryHref: string;
  isFrozen: boolean;
  onChoose: (choice: 'kept' | 'dropped' | undefined) => void;
  onWrite: (own: OwnWords | null) => void;
};

/** One line of an entry: what the resume says, what it said before, and why. */
export function LineChange(given: LineChangeProps) {
  const { line, number, name, isKept, source, own, ownWords, today, movedFrom, entryHref, isFrozen, onChoose, onWrite } = given;
  // The analysis leads to exactly the line that can be improved.
  const isMeant = useSearchParams()[0].get('line') === name;
  const [isEditing, setEditing] = useState(isMeant && !isFrozen);
  const editButton = useReturnFocus(isEditing);
  const isShown = source !== '' && (own ? own === 'kept' : isKept);
  const isReworded = line.choice === 'rewritten' && line.text !== '' && line.text !== line.words && own !== 'kept';
  const isOwn = ownWords !== undefined && (today?.stands ?? true);
  const said = isOwn ? ownWords.text : isReworded ? line.text : source || line.words;
  const isAligned = own !== 'kept' && !isOwn;
  const printed = isAligned ? line.aligned.reduce((text, { from, to }) => (text.includes(to) ? text : text.replace(from, () => to)), said) : said;
  const choose = (shown: boolean) => onChoose(shown === isKept ? undefined : shown ? 'kept' : 'dropped');
  if (isEditing)
    return (
      <li>
        <WordsForm text={ownWords?.text ?? said} source={source} onWrite={onWrite} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <Claim name={name} said={printed} number={number} isShown={isShown} className="flex items-start justify-between gap-4 py-2 ps-6!">
      <div className="min-w-0">
        <p className={`font-serif text-[0.9375rem] [overflow-wrap:anywhere] ${isShown ? '' : 'text-ink-3 line-through decoration-line-strong'}`}>{said}</p>
        {isShown && ownWords ? <WordsNotes name={name} own={ownWords} today={today} entryHref={entryHref} isFrozen={isFrozen} onWrite={onWrite} /> : null}
        {isReworded && !isOwn ? (
          <p className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
            {words.yours} “{source}”
          </p>
        ) : null}
        {isAligned
          ? line.aligned.map((word) => (
              <p key={word.from} className="text-[0.8125rem] text-ink-3">
                {texts.aligned(word)}
              </p>
            ))
          : null}
        <p className="text-[0.8125rem] text-ink-3">
          {source === ''
            ? texts.ownWords.gone
            : [isOwn ? texts.ownWords.why : own ? words.own : texts.reason(line.why), isShown && movedFrom ? words.moved(movedFrom) : '']
                .filter(Boolean)
                .join(' · ')}{' '}
          <Effect part="lines" name={name} isShown={isShown} />
        </p>
        {ownWords ? null : <ModelWords line={line} own={own} isFrozen={isFrozen} onChoose={onChoose} />}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {isShown && !isFrozen && sentenceFields.includes(line.field) ? (
          <Button ref={editButton} size="sm" look="quiet" iconOnly icon={<Pencil />} onClick={() => setEditing(true)}>
            {texts.ownWords.edit(said)}
          </Button>
        ) : null}
        <Switch hideLabel label={words.line(line.words)} checked={isShown} disabled={isFrozen || source === ''} onChange={choose} />
      </div>
    </Claim>
  );
}
