import { decide } from './decide';
import { findCandidates } from './find-candidates';
import type { SkillMention } from './skill';
import { splitWords } from './split-words';

/**
 * Skills a text may speak of by an everyday word that is written as their name, though nothing around it and nothing else in the text shows it ("moved
 * the jobs to Celery"). Where the word is surely something else it is none of them. In order; of two skills written alike both.
 */
export function findPossible(text: string): SkillMention[] {
  const words = splitWords(text);
  const candidates = findCandidates(text, words);
  decide(text, words, candidates);
  return candidates.flatMap(({ options, sure, start, end }) =>
    sure ? [] : options.map(({ skill }) => ({ skill, start, end, words: text.slice(start, end) })),
  );
}
