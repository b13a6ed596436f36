import { letterLength } from '@folia/contracts/cover-letter';
import { letterFormats } from '@folia/contracts/tailored-resume';
import { Download } from 'lucide-react';
import { resumeFileHref } from '../../../lib/paths';
import { buttonClass } from '../../../ui/button-class';
import { EditingBar } from '../editing-bar';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import type { Editing } from '../use-editing';
import { LetterChanges } from './letter-changes';
import { LetterSheet } from './letter-sheet';
import { LetterSources } from './letter-sources';
import { numberedSources } from './numbered-sources';

const words = texts.letter;

/** What the letter says beside the letter as it reads; one that is sent stands alone. */
export function LetterView({ resume, editing }: { resume: FinishedResume; editing: Editing }) {
  const { letter, items } = resume.result;
  const sources = numberedSources(letter, items);
  const remark = letter.words < letterLength.fewest ? words.short : letter.words > letterLength.most ? words.long : null;
  return (
    <>
      {editing.isFrozen ? null : <EditingBar editing={editing} made={{ href: '#letter-title', label: words.title }} />}
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        {editing.isFrozen ? null : <LetterChanges resume={resume} onChange={editing.make} />}
        <div className={`min-w-0 lg:self-start ${editing.isFrozen ? '' : 'lg:sticky lg:top-20'}`}>
          <section aria-labelledby="letter-title">
            <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
              <h2 id="letter-title" className="scroll-mt-20 font-serif text-l font-medium">
                {words.title}
              </h2>
              <p className="text-[0.8125rem] text-ink-3">{words.length(letter.words)}</p>
            </div>
            <p aria-live="polite" className={remark && !editing.isFrozen ? 'mb-3 text-[0.8125rem] text-warn' : 'sr-only'}>
              {editing.isFrozen ? '' : remark}
            </p>
            <nav aria-label={words.files} className="mb-4 flex flex-wrap gap-2">
              {letterFormats.map((format) => (
                <a
                  key={format}
                  href={resumeFileHref(resume.id, `cover-letter.${format}`)}
                  download
                  className={buttonClass({ size: 'sm', look: format === 'pdf' ? 'primary' : 'outlined' })}
                >
                  <Download aria-hidden="true" />
                  {words.save(texts.formats[format])}
                </a>
              ))}
            </nav>
            <LetterSheet letter={letter} sources={sources} />
          </section>
          {editing.isFrozen ? null : (
            <div className="mt-8">
              <LetterSources sources={sources} />
            </div>
          )}
        </div>
        {editing.isFrozen ? <LetterSources sources={sources} /> : null}
      </div>
    </>
  );
}
