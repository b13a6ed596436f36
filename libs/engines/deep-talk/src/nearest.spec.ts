import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { subjectFromJson } from '../evals/subject-from-json';
import { answerQuestion } from './answer-question';
import { readSubject } from './read-subject';

const manner: DeepTalkManner = { tone: 'plain', offLimits: [], ownAnswers: [], language: null };
const document = JSON.stringify({
  basics: { id: 'basics', name: 'Ines Falk' },
  work: [
    {
      id: 'library',
      name: 'Tarn Library',
      position: 'Head of Lending',
      startDate: '2019-03',
      highlights: [
        'Lead a reading club for 60 teenagers.',
        'Trained four assistants, two of whom were promoted within a year.',
        'Introduced a badge reader at the store rooms.',
      ],
    },
  ],
});
const subject = readSubject(subjectFromJson(document, '2026-11').subject, '2026-11');
const ask = (question: string) => {
  const answer = answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false });
  return { ...answer, text: answer.claims.map(({ text }) => text).join(' ') };
};

it.each([
  ['which clubs does she run?', 'reading club'],
  ['were all of the assistants promoted?', 'two of whom were promoted'],
])('points to the sentence with most of the words of %s, and says that it is not the answer', (question, words) => {
  const { text, outcome, claims } = ask(question);
  expect(outcome).toBe('absent');
  expect(text).toContain(words);
  expect(claims.map(({ kind }) => kind)).toEqual(['absent', 'nearby']);
});

it.each(['does she know plumbing?', 'is she married?', 'what is her phone number?', 'would she work in shifts?'])('has nothing near for %s', (question) =>
  expect(ask(question).claims).toHaveLength(1),
);
