import type { ResumeHeader } from '@folia/contracts/resume-document';
import type { LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import type { CoverLetter, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { countWords } from './count-words';
import { letterSentences } from './letter-sentences';

/** The shown sentences as a letter, signed. Pure. */
export function letterOf(sentences: readonly LetterSentence[], signed: string): CoverLetter {
  const shown = sentences.filter((one) => one.shown && one.text !== '');
  const places = [...new Set(shown.map(({ paragraph }) => paragraph))];
  const paragraphs = [
    ...places.map((place) => shown.filter(({ paragraph }) => paragraph === place).map(({ text, itemIds }) => ({ text, itemIds }))),
    [{ text: signed, itemIds: [] }],
  ];
  return { paragraphs, words: countWords(paragraphs.flatMap((all) => all.map(({ text }) => text)).join(' ')) };
}

/** A letter for the posting from the resume's own evidence, without any changes by the person. Pure. */
export const writeCoverLetter = (tailoring: Tailoring, items: readonly PortfolioItem[], { name }: ResumeHeader): CoverLetter =>
  letterOf(letterSentences(tailoring, items, name, { recipient: '', sentences: {} }), name);

/** The letter's paragraphs, each as one text. */
export const letterParagraphs = ({ paragraphs }: CoverLetter): string[] => paragraphs.map((sentences) => sentences.map(({ text: words }) => words).join(' '));

/** The letter as plain text, a blank line between paragraphs. */
export const letterText = (letter: CoverLetter): string => `${letterParagraphs(letter).join('\n\n')}\n`;
