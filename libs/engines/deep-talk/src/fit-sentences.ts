import type { AnswerLanguage } from '@folia/contracts/deep-talk/answer';
import { frames } from './frames/frames';
import { languageOf } from './understand/language-of';
import { readText } from './understand/tokens';

/** The sentences of a comparison with a job, in one language. `points`: 0–100. */
export type FitSentences = {
  language: AnswerLanguage;
  points: (points: number) => string;
  met: (requirement: string) => string;
  inPart: (requirement: string) => string;
  missing: (requirements: readonly string[]) => string;
};

/** The sentences of a comparison in the language of what was asked; English for languages without answers. `language`: the one the owner wants. Pure. */
export function fitSentences(question: string, language: AnswerLanguage | null): FitSentences {
  const asked = languageOf(readText(question));
  const own = language ?? (asked === 'other' ? 'en' : asked);
  const { fitPoints, fitMet, fitPart, fitMissing } = frames[own];
  return {
    language: own,
    points: (points) => fitPoints.replace('{count}', String(points)),
    met: (requirement) => fitMet.replace('{thing}', () => requirement),
    inPart: (requirement) => fitPart.replace('{thing}', () => requirement),
    missing: (requirements) => fitMissing.replace('{list}', () => requirements.join(', ')),
  };
}
