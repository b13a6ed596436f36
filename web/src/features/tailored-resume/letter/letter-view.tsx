import { letterLength } from '@folia/contracts/limits';
import type { FinishedResume } from '../finished-resume';
import { letterTexts } from '../letter-texts';
import { NarrowEditingBar } from '../narrow-editing-bar';
import { SentNote } from '../sent-note';
import { type Side, SplitView } from '../split-view';
import type { Editing } from '../use-editing';
import { LetterChanges } from './letter-changes';
import { LetterSheet } from './letter-sheet';
import { LetterSources } from './letter-sources';
import { numberedSources } from './numbered-sources';

const words = letterTexts;

/** The sentences of the letter beside the letter as it reads, and its sources. */
export function LetterView({ resume, editing, side }: { resume: FinishedResume; editing: Editing; side: Side }) {
  const { letter, items } = resume.result;
  const sources = numberedSources(letter, items);
  const remark = letter.words < letterLength.fewest ? words.short : letter.words > letterLength.most ? words.long : null;
  return (
    <SplitView
      side={side}
      changes={
        <>
          <SentNote resume={resume} />
          <NarrowEditingBar editing={editing} />
          {editing.isFrozen ? null : <LetterChanges resume={resume} onChange={editing.make} />}
        </>
      }
      preview={
        <section aria-labelledby="letter-title">
          <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
            <h2 id="letter-title" className="font-serif text-l font-medium">
              {words.title}
            </h2>
            <p className="text-[0.8125rem] text-ink-3">{words.length(letter.words)}</p>
          </div>
          <p aria-live="polite" className={remark && !editing.isFrozen ? 'mb-3 text-[0.8125rem] text-warn' : 'sr-only'}>
            {editing.isFrozen ? '' : remark}
          </p>
          <LetterSheet letter={letter} sources={sources} />
          <div className="mt-8">
            <LetterSources sources={sources} />
          </div>
        </section>
      }
    />
  );
}
