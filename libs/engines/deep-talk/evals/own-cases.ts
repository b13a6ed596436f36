import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerLanguage, DeepTalkAnswer, DeepTalkTurn } from '@folia/contracts/deep-talk/answer';
import { answerQuestion } from '@folia/deep-talk/answer-question';
import { type ReadSubject, readSubject } from '@folia/deep-talk/read-subject';
import { subjectFromJson } from './subject-from-json';

/** A question about one of the portfolios beside it, and what a right answer is like. */
export type OwnCase = { portfolio: string; outcome: string; question: string; facts: string[][]; history: DeepTalkTurn[] };

const asOf = '2026-11';
const folder = join(__dirname.replace('dist-evals', 'evals'), 'cases');
const turn = (role: 'asker' | 'assistant', text: string): DeepTalkTurn => ({ role, text, citations: [] });

/** Every case of our own set. */
export const ownCases = (): OwnCase[] =>
  readFileSync(join(folder, 'questions.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [portfolio = '', outcome = '', question = '', facts = '', before = ''] = line.split('¦').map((part) => part.trim());
      const [asked, told] = before.split(' => ');
      return {
        portfolio,
        outcome,
        question,
        facts: facts ? facts.split('&&').map((fact) => fact.split('||').map((one) => one.trim())) : [],
        history: asked && told ? [turn('asker', asked), turn('assistant', told)] : [],
      };
    });

const read = new Map<string, ReadSubject>();
/** A portfolio of our own set, read once. */
export function ownSubject(portfolio: string): ReadSubject {
  const known = read.get(portfolio) ?? readSubject(subjectFromJson(readFileSync(join(folder, `${portfolio}.json`), 'utf8'), asOf).subject, asOf);
  read.set(portfolio, known);
  return known;
}

/** The answer to a case. */
export const answerCase = ({ portfolio, question, history }: OwnCase, language: AnswerLanguage | null = null): DeepTalkAnswer =>
  answerQuestion({
    subject: ownSubject(portfolio),
    question,
    history,
    manner: { tone: 'plain', offLimits: [], ownAnswers: [], language },
    assistantName: 'Buddy',
    isOwner: false,
  });

/** What is wrong with an answer; empty when nothing is. */
export function faultsOf({ outcome, facts }: OwnCase, answer: DeepTalkAnswer): string[] {
  const text = answer.claims
    .map((claim) => claim.text)
    .join(' ')
    .toLowerCase();
  const kinds = answer.claims.map(({ kind }) => kind);
  const isAsExpected =
    outcome === 'corrected'
      ? kinds.includes('correction') || answer.outcome === 'absent'
      : outcome === 'absent'
        ? answer.outcome === 'absent' || kinds.includes('absent')
        : answer.outcome === outcome;
  return [
    ...(isAsExpected ? [] : [`${answer.outcome} instead of ${outcome}`]),
    ...facts
      .filter((alternatives) => !alternatives.some((one) => text.includes(one.toLowerCase())))
      .map((alternatives) => `without ${alternatives.join(' or ')}`),
  ];
}
