import { sentenceKey } from '@folia/contracts/line-key';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';
import { Effect } from './effect';
import { SentenceChange } from './sentence-change';
import { withChoice, withOwnWords } from './with-choice';

type SummaryChangesProps = { resume: FinishedResume; isFrozen: boolean; onChange: (change: ResumeChange) => void };

/** The sentences of the summary as they read today, and what each of them is made of. */
export function SummaryChanges({ resume, isFrozen, onChange }: SummaryChangesProps) {
  const { tailoring, sentences, ownWords } = resume.result;
  const { choices } = resume;
  const there = tailoring.summary.map((sentence, place) => ({ sentence, place, text: sentences[place] ?? '' })).filter(({ text }) => text !== '');
  if (there.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-xs text-ink-3">{texts.changes.summary}</h3>
      <ul>
        {there.map(({ sentence, place, text }) => {
          const key = sentenceKey(place);
          return (
            <SentenceChange
              key={key}
              name={key}
              label={texts.changes.sentenceShown(sentence.kind, place)}
              made={texts.changes.sentence(sentence.kind)}
              effect={<Effect part="sentences" name={`${place}`} isShown={choices.sentences[place] !== false} />}
              source={text}
              isShown={choices.sentences[place] !== false}
              own={choices.words?.[key]}
              today={ownWords.find((one) => one.key === key)}
              isFrozen={isFrozen}
              onShow={(shown) => onChange({ choices: (now) => ({ ...now, sentences: withChoice(now.sentences, `${place}`, shown ? undefined : false) }) })}
              onWrite={(own) => onChange({ choices: (now) => withOwnWords(now, key, own) })}
            />
          );
        })}
      </ul>
    </section>
  );
}
