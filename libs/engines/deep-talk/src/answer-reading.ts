import type { AnswerClaim, DeepTalkAnswer } from '@folia/contracts/deep-talk/answer';
import { answerQuestion, type QuestionAsked } from './answer-question';
import { claim, fill, writerFor } from './compose/writer';
import type { ReadSubject } from './read/subject';
import { isPlainReading } from './understand/plain-reading';

/** Whether an answer says that the question has none, or was not understood. */
export const isUnanswered = ({ outcome, claims, language }: DeepTalkAnswer, subject: ReadSubject): boolean =>
  outcome === 'absent' || claims.some(({ text }) => text === fill(writerFor(language, subject), 'unclear'));

/**
 * The answer to a question that has none as it was typed, by another way of asking it: how it was read, then what the engine answers to that. Null where the reading
 * adds to the question or leaves out what it names, and where the portfolio does not answer it wholly. Pure.
 */
export function answerReading(reading: string, asked: QuestionAsked, { language }: DeepTalkAnswer): AnswerClaim[] | null {
  if (!isPlainReading(reading, asked.question, asked.subject)) return null;
  const answer = answerQuestion({ ...asked, question: reading, history: [], manner: { ...asked.manner, language } });
  const isWhole = answer.outcome === 'answered' && answer.claims.every(({ kind }) => kind === 'fact' || kind === 'computed');
  return isWhole ? [claim('courtesy', fill(writerFor(language, asked.subject), 'readAs', { reading })), ...answer.claims] : null;
}
