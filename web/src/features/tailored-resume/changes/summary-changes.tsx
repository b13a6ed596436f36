import { sentenceKey } from '@folia/contracts/line-key';
import type { SummarySentence } from '@folia/contracts/tailored-resume/tailor-made';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import type { ResumeChange } from '../use-change-resume';
import { Effect } from './effect';
import { SentenceChange } from './sentence-change';
import { withChoice, withOwnWords } from './with-choice';

function itemsOf(sentence: SummarySentence): string[] {
  switch (sentence.kind) {
    case 'role':
    case 'highlight':
      return [sentence.itemId];
    case 'headline':
      return sentence.yearsOf;
    case 'skills':
      return sentence.skills.flatMap(({ itemIds }) => itemIds);
    default:
      return sentence.itemIds;
  }
}

type SummaryChangesProps = { resume: FinishedResume; isFrozen: boolean; onChange: (change: ResumeChange) => void };

/** The sentences of the summary as they read today, and the sources of each. */
export function SummaryChanges({ resume, isFrozen, onChange }: SummaryChangesProps) {
  const { tailoring, sentences, ownWords, items } = resume.result;
  // A sentence that rests on several entries is placed at the first of them.
  const numberOf = (sentence: SummarySentence) => {
    const of = itemsOf(sentence);
    const place = items.findIndex(({ id }) => of.includes(id));
    return place === -1 ? undefined : place + 1;
  };
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
              number={numberOf(sentence)}
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
