import { foldAccents } from '../understand/fold-accents';
import { lesserIn } from '../understand/word-finders';

/** Whether a title stands below the one that a question asks for: an assistant is not what she assists, a deputy no head. */
export const isLesserTitle = (title: string, question: string): boolean => {
  const asked = new Set(lesserIn(question));
  return lesserIn(foldAccents(title)).some((word) => !asked.has(word));
};
