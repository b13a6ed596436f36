import { ownSentenceKey } from '@folia/contracts/line-key';
import type { LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import { Button } from '../../../ui/button';
import { withLetter } from '../changes/with-choice';
import type { FinishedResume } from '../finished-resume';
import { letterTexts } from '../letter-texts';
import type { ResumeChange } from '../use-change-resume';
import { LetterSentenceChange } from './letter-sentence-change';
import { OwnSentence } from './own-sentence';
import { RecipientField } from './recipient-field';

const words = letterTexts;

type LetterChangesProps = { resume: FinishedResume; onChange: (change: ResumeChange) => void };

/** Whom the letter greets, and its sentences, each with its source and ways to reword it, leave it out or choose another. */
export function LetterChanges({ resume, onChange }: LetterChangesProps) {
  const { result, choices } = resume;
  const places = [...new Set(result.letterSentences.map(({ paragraph }) => paragraph))];
  const paragraphs = places.map((place) => result.letterSentences.filter(({ paragraph }) => paragraph === place));
  const isSaid = (all: readonly LetterSentence[]) => all.some(({ key, shown }) => choices.letter?.sentences[key] ?? shown);
  // An entry stays in its place when all its sentences are left out: otherwise it would jump away from under the pointer.
  const isOffered = (all: readonly LetterSentence[]) => !isSaid(all) && all.every(({ key }) => choices.letter?.sentences[key] === undefined);
  const offered = paragraphs.filter(isOffered);
  const list = (all: readonly LetterSentence[]) => (
    <ul key={all[0]?.key} className="mt-5 first:mt-0">
      {all.map((sentence) =>
        sentence.key === ownSentenceKey && !choices.letter?.words[ownSentenceKey] ? (
          <OwnSentence
            key={sentence.key}
            onWrite={(own) => onChange({ choices: (now) => withLetter(now, (letter) => ({ ...letter, words: { ...letter.words, [ownSentenceKey]: own } })) })}
          />
        ) : (
          <LetterSentenceChange key={sentence.key} sentence={sentence} resume={resume} onChange={onChange} />
        ),
      )}
    </ul>
  );
  return (
    <section aria-labelledby="letter-changes-title" className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="letter-changes-title" className="font-serif text-l font-medium">
          {words.changes}
        </h2>
        {choices.letter ? (
          <Button size="sm" look="quiet" onClick={() => onChange({ choices: ({ letter: _letter, ...now }) => now })}>
            {words.reset}
          </Button>
        ) : null}
      </div>
      <RecipientField
        recipient={choices.letter?.recipient ?? ''}
        language={result.tailoring.language}
        onSave={(recipient) => onChange({ choices: (now) => withLetter(now, (letter) => ({ ...letter, recipient })) })}
      />
      <div className="mt-6">{paragraphs.filter((all) => !isOffered(all)).map(list)}</div>
      {offered.length > 0 ? (
        <details className="mt-8 rounded-m bg-surface px-4 py-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold md:pointer-fine:min-h-8">{words.more(offered.length)}</summary>
          <div className="mt-2">{offered.map(list)}</div>
        </details>
      ) : null}
    </section>
  );
}
