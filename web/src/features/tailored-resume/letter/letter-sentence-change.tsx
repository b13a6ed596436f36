import { ownSentenceKey } from '@folia/contracts/line-key';
import type { LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { SentenceChange } from '../changes/sentence-change';
import { withChoice, withLetter } from '../changes/with-choice';
import type { FinishedResume } from '../finished-resume';
import { letterTexts } from '../letter-texts';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';

const words = letterTexts;
/** With more sources than this a sentence is about many entries, and only the letter shows their numbers. */
const mostNamed = 2;

type LetterSentenceChangeProps = { sentence: LetterSentence; resume: FinishedResume; onChange: (change: ResumeChange) => void };

/** One sentence of the letter: its source, whether it is in the letter, and whose words it uses. */
export function LetterSentenceChange({ sentence, resume, onChange }: LetterSentenceChangeProps) {
  const { key, text, itemIds, shown } = sentence;
  const { choices, result } = resume;
  const own = choices.letter?.words[key];
  const sources = itemIds.flatMap((id) => result.items.find((item) => item.id === id) ?? []).slice(0, mostNamed);
  const made = sources.map((item, index) => (
    <span key={item.id}>
      {index > 0 ? ', ' : ''}
      <Link to={paths.editItem(item.kind).href(item.id)} className="underline underline-offset-2 hover:text-ink">
        {[item.title, item.organisation].filter(Boolean).join(', ') || texts.changes.unnamed}
      </Link>
    </span>
  ));
  const rest = itemIds.length - sources.length;
  const write = (letterWords: typeof own | null) =>
    onChange({ choices: (now) => withLetter(now, (letter) => ({ ...letter, words: withChoice(letter.words, key, letterWords ?? undefined) })) });
  return (
    <SentenceChange
      name={key}
      label={words.shown(own?.text ?? text)}
      made={
        sources.length === 0 ? (
          words.leadsOn
        ) : (
          <>
            {made}
            {rest > 0 ? words.andMore(rest) : ''}
          </>
        )
      }
      source={text}
      isShown={choices.letter?.sentences[key] ?? shown}
      own={own}
      today={result.ownWords.find((one) => one.key === key)}
      isFrozen={false}
      onShow={(wish) =>
        onChange({
          choices: (now) =>
            withLetter(now, (letter) => ({ ...letter, sentences: withChoice(letter.sentences, key, letter.sentences[key] === undefined ? wish : undefined) })),
        })
      }
      onWrite={write}
      say={key === ownSentenceKey ? { ...words.notes, revert: words.removeOwn } : words.notes}
    />
  );
}
