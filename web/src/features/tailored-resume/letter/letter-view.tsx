import { letterFormats } from '@folia/contracts/tailored-resume';
import { Download } from 'lucide-react';
import { resumeFileHref } from '../../../lib/paths';
import { buttonClass } from '../../../ui/button-class';
import type { FinishedResume } from '../finished-resume';
import { texts } from '../texts';
import { LetterSources } from './letter-sources';
import { numberedSources } from './numbered-sources';

const words = texts.letter;
/** A letter of fewer says little. */
const fewestWords = 150;

/** The cover letter as it is saved, every sentence about the person with a number that leads to where it stands. */
export function LetterView({ resume }: { resume: FinishedResume }) {
  const { letter, items } = resume.result;
  const sources = numberedSources(letter, items);
  const numberOf = new Map(sources.map(({ item, number }) => [item.id, number]));
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section aria-labelledby="letter-title" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="letter-title" className="font-serif text-l font-medium">
            {words.title}
          </h2>
          <p className="text-[0.8125rem] text-ink-3">{words.length(letter.words)}</p>
        </div>
        {letter.words < fewestWords ? <p className="mb-4 text-[0.8125rem] text-ink-3">{words.short}</p> : null}
        <div className="grid gap-4 rounded-m border border-line bg-surface px-5 py-6 font-serif text-[1.0625rem] leading-[1.65] [overflow-wrap:anywhere] md:px-10 md:py-9">
          {letter.paragraphs.map((sentences) => (
            <p key={sentences.map(({ text }) => text).join()}>
              {sentences.map(({ text, itemIds }) => {
                const numbers = itemIds.flatMap((id) => numberOf.get(id) ?? []);
                return (
                  <span key={text}>
                    {text}
                    {numbers.map((number) => (
                      <a key={number} href={`#letter-source-${number}`} className="px-1 align-super font-sans text-[0.6875rem] leading-none text-leaf">
                        <span className="sr-only">{words.source} </span>
                        {number}
                      </a>
                    ))}{' '}
                  </span>
                );
              })}
            </p>
          ))}
        </div>
      </section>
      <div className="min-w-0">
        <nav aria-label={words.files} className="mb-8 flex flex-wrap gap-2">
          {letterFormats.map((format) => (
            <a
              key={format}
              href={resumeFileHref(resume.id, `cover-letter.${format}`)}
              download
              className={buttonClass({ look: format === 'pdf' ? 'primary' : 'outlined' })}
            >
              <Download aria-hidden="true" />
              {words.save(texts.formats[format])}
            </a>
          ))}
        </nav>
        <LetterSources sources={sources} />
      </div>
    </div>
  );
}
