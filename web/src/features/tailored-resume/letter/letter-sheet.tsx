import type { CoverLetter } from '@folia/contracts/tailored-resume/tailor-made';
import { letterTexts } from '../letter-texts';
import type { LetterSource } from './numbered-sources';

const words = letterTexts;

/** The letter as it reads. Every sentence about the person has numbers that lead to its sources. */
export function LetterSheet({ letter, sources }: { letter: CoverLetter; sources: readonly LetterSource[] }) {
  const numberOf = new Map(sources.map(({ item, number }) => [item.id, number]));
  const paragraphs = letter.paragraphs.map((sentences, place) => ({ place, sentences: sentences.map((sentence, index) => ({ ...sentence, index })) }));
  return (
    <div className="grid gap-4 rounded-m border border-line bg-surface px-5 py-6 font-serif text-[1.0625rem] leading-[1.65] [overflow-wrap:anywhere] md:px-10 md:py-9">
      {paragraphs.map(({ place, sentences }) => (
        <p key={place}>
          {sentences.map(({ index, text, itemIds }) => (
            <bdi key={index}>
              {text}
              {itemIds
                .flatMap((id) => numberOf.get(id) ?? [])
                .map((number) => (
                  <a key={number} href={`#letter-source-${number}`} className="px-1 align-super font-sans text-[0.6875rem] leading-none text-leaf">
                    <span className="sr-only">{words.source} </span>
                    {number}
                  </a>
                ))}{' '}
            </bdi>
          ))}
        </p>
      ))}
    </div>
  );
}
