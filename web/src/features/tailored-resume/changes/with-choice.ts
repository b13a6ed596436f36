import type { OwnWords } from '@folia/contracts/own-words';
import type { LetterChoices } from '@folia/contracts/tailored-resume/cover-letter';
import type { OwnChoices } from '@folia/contracts/tailored-resume/shapes';

/** The choices with one more, or without it where the person wants what the engine chose. */
export function withChoice<V>(all: Record<string, V>, key: string, choice: V | undefined): Record<string, V> {
  const { [key]: _before, ...rest } = all;
  return choice === undefined ? rest : { ...rest, [key]: choice };
}

/** The choices with these words for a line or sentence, or with the portfolio's words again. */
export function withOwnWords({ words, ...choices }: OwnChoices, key: string, own: OwnWords | null): OwnChoices {
  const now = withChoice(words ?? {}, key, own ?? undefined);
  return Object.keys(now).length > 0 ? { ...choices, words: now } : choices;
}

const noLetter: LetterChoices = { recipient: '', sentences: {}, words: {} };

/** The choices with this change of the letter; no change of the letter once nothing in it is the person's own. */
export function withLetter({ letter, ...choices }: OwnChoices, change: (now: LetterChoices) => LetterChoices): OwnChoices {
  const now = change(letter ?? noLetter);
  const isOwn = now.recipient !== '' || Object.keys(now.sentences).length + Object.keys(now.words).length > 0;
  return isOwn ? { ...choices, letter: now } : choices;
}
