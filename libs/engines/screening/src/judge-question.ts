import { join } from 'node:path';
import { type RefusedTopic, refusedTopics } from '@folia/contracts/shortlist/limits';
import { foldAccents, foldSigns, spaced } from '@folia/deep-talk/understand/fold-accents';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';
import { judgeCriterion } from './judge-criterion';

const finder = phraseFinder(
  readWordList(join(__dirname, 'words/questions'), refusedTopics).map(({ phrase, wordClass }) => ({ phrase: foldAccents(phrase), wordClass })),
);

/** What blind mode hides, and nothing else forbids to ask. */
const hiddenTopics: ReadonlySet<string> = new Set(['name', 'school', 'graduation', 'address'] satisfies RefusedTopic[]);
const isTopic = (word: string): word is RefusedTopic => refusedTopics.some((topic) => topic === word);

/**
 * What a question about candidates asks for that is not answered; null for a question about work. What the law protects, how somebody looks and whom to choose
 * are never answered; with `isBlind`, neither is what would tell who they are. English, German, Spanish and French are known. Pure; never throws.
 */
export function judgeQuestion(question: string, isBlind: boolean): RefusedTopic | null {
  const judged = judgeCriterion(question);
  if (judged.verdict === 'refused') return judged.attribute;
  const proxy = judged.verdict === 'warned' && isTopic(judged.proxy) ? [judged.proxy] : [];
  const topics = [...finder.find(foldSigns(spaced(question))).map(({ wordClass }) => wordClass), ...proxy];
  return topics.find((topic) => isBlind || !hiddenTopics.has(topic)) ?? null;
}
