import type { OwnWords } from '@folia/contracts/own-words';
import { plainLine, plainText } from '@folia/contracts/plain-text';
import type { OwnChoices } from '@folia/contracts/tailored-resume/shapes';
import type { SummarySentence, TailoredItem, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';

/** Resumes of earlier versions keep the portfolio's words in Markdown. */
const firstPlainVersion = 4;

const plainOf = (field: string) => (field === 'summary' ? plainText : field === 'highlights' ? plainLine : (text: string) => text);

const plainItem = (item: TailoredItem): TailoredItem => ({
  ...item,
  lines: item.lines.map((line) => ({ ...line, words: plainOf(line.field)(line.words), text: plainOf(line.field)(line.text) })),
});
const plainSentence = (sentence: SummarySentence): SummarySentence =>
  sentence.kind === 'highlight' ? { ...sentence, words: plainOf(sentence.field)(sentence.words) } : sentence;
const plainWords = (words: Record<string, OwnWords>) =>
  Object.fromEntries(Object.entries(words).map(([key, { text, over }]) => [key, { text: plainText(text), over: plainText(over) }]));

type Kept = { tailoring: Tailoring | null; choices: OwnChoices };

/** A kept resume as the engines read it today: the portfolio's words, and those a person wrote over them, without Markdown. Pure. */
export function inPlainWords<K extends Kept>(kept: K): K {
  const { tailoring, choices } = kept;
  if (!tailoring || Number(tailoring.version) >= firstPlainVersion) return kept;
  return {
    ...kept,
    tailoring: {
      ...tailoring,
      summary: tailoring.summary.map(plainSentence),
      sections: tailoring.sections.map((section) => ({ ...section, items: section.items.map(plainItem) })),
    },
    choices: {
      ...choices,
      ...(choices.words && { words: plainWords(choices.words) }),
      ...(choices.letter && { letter: { ...choices.letter, words: plainWords(choices.letter.words) } }),
    },
  };
}
