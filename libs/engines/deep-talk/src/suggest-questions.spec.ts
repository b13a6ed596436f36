import { answerLanguages } from '@folia/contracts/deep-talk/answer';
import { ownSubject } from '../evals/own-cases';
import { answerQuestion } from './answer-question';
import { readSubject } from './read-subject';
import { suggestQuestions } from './suggest-questions';

const people = ['nurse-de', 'data-engineer-en', 'teacher-es', 'electrician-en', 'marketing-fr'];
const manner = { tone: 'plain' as const, offLimits: [], ownAnswers: [], language: null };

it.each(people)('%s: every suggested question is answered from the portfolio, in every language', (person) => {
  const subject = ownSubject(person);
  for (const language of answerLanguages) {
    const questions = suggestQuestions(subject, language);
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const question of questions) {
      const answer = answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false });
      expect({ question, outcome: answer.outcome, language: answer.language }).toEqual({ question, outcome: 'answered', language });
    }
  }
});

it('suggests nothing about an empty portfolio', () => {
  const subject = readSubject(
    { basics: { name: 'Noa Lind', headline: '', summary: '', location: '', email: null, phone: null, links: [] }, items: [] },
    '2026-11',
  );
  expect(suggestQuestions(subject, 'en')).toEqual([]);
});
