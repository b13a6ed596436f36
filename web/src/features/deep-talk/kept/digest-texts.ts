import type { DeepTalkDigest } from '@folia/contracts/deep-talk/conversation';
import type { ItemKind } from '@folia/contracts/item/fields';
import { countedNames } from '../../../lib/kind-names';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const counted = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;
const kind = (of: ItemKind | null) => (of ? capital(countedNames(of)[1]) : 'About you');

/** What was asked about the person, counted. */
export const digestTexts = {
  title: 'What people asked',
  range: 'For how long back',
  days: (days: string) => `${days} days`,
  failed: 'The numbers could not be loaded.',
  nothing: 'Nobody asked in this time.',
  asked: ({ questions, conversations, unanswered }: DeepTalkDigest) => {
    const begin = `${counted(questions, ['question', 'questions'])} in ${counted(conversations, ['conversation', 'conversations'])}.`;
    const share = Math.round((100 * unanswered) / Math.max(1, questions));
    if (unanswered === 0) return `${begin} Your portfolio had an answer to all of them.`;
    return `${begin} Your portfolio had no answer to ${unanswered === questions ? 'any of them' : `${unanswered} of them, ${share} %`}.`;
  },
  toUnanswered: 'See those without an answer',
  topics: 'Answers rested on',
  missing: 'What would have answered the others',
  kind,
  oneOf: (of: ItemKind) => countedNames(of)[0],
  missingKind: (of: ItemKind | null) => (of ? kind(of) : 'Something no entry is made for'),
  recruiters: 'Recruiters',
  byRecruiters: (count: number) => `${counted(count, ['question was', 'questions were'])} asked by business accounts that show what they are, most about:`,
};
