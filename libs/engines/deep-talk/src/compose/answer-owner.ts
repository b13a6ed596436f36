import { tellingStems } from '@folia/text/word-stems';
import { foldedWords } from '../read/read-passages';
import { foldAccents } from '../understand/fold-accents';
import type { Piece } from '../understand/read-piece';
import { conceptsOf, isLight, marks, topicsIn } from '../understand/word-finders';
import { type Answerer, answered, declined } from './reply';
import { claim, fill } from './writer';

/** What a question is about, in comparable form: stems, and the meanings of words that others share. */
function meaningOf(text: string): Set<string> {
  const words = foldedWords(text).filter((word) => !marks.has(word) && !isLight(word));
  const kept = words.length > 0 ? words : foldedWords(text).filter((word) => !marks.has(word));
  return new Set(kept.flatMap((word) => conceptsOf(word)[0] ?? tellingStems(word)));
}

const alike = 0.6;

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((meaning) => other.has(meaning)).length;
  return shared / Math.max(1, Math.max(one.size, other.size));
}

/** The owner's own answer to a question of the same meaning wins over everything. */
export const answerInOwnWords: Answerer = ({ piece, manner, writer }) => {
  const asked = meaningOf(piece.text.raw);
  const topics = new Set<string>(piece.topics);
  const [best] = manner.ownAnswers
    .map((own) => ({ own, share: likeness(asked, meaningOf(own.question)) + (topicsShared(own.question, topics) ? 0.6 : 0) }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share >= alike ? answered([claim('own-words', fill(writer, 'ownWords', { answer: best.own.answer }))]) : null;
};

const topicsShared = (question: string, topics: ReadonlySet<string>): boolean => topicNames(question).some((topic) => topics.has(topic));

const topicNames = (text: string): string[] => topicsIn(foldAccents(text)).map(({ wordClass }) => wordClass);

/** Subjects that the owner set off limits are declined: a word of theirs, a word of the same meaning, or the same topic. */
export const declineOffLimits: Answerer = ({ piece, manner, writer }) =>
  manner.offLimits.some((subject) => isAbout(piece, subject)) ? declined([claim('declined', fill(writer, 'offLimits'))]) : null;

function isAbout(piece: Piece, subject: string): boolean {
  const asked = meaningOf(piece.text.raw);
  const limits = meaningOf(subject);
  const named = [...limits].filter((meaning) => asked.has(meaning)).length;
  return (limits.size > 0 && named / limits.size >= alike) || topicNames(subject).some((topic) => (piece.topics as readonly string[]).includes(topic));
}
