import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { subjectFromJson } from '../evals/subject-from-json';
import { answerQuestion } from './answer-question';
import { readSubject } from './read-subject';

const manner: DeepTalkManner = { tone: 'plain', offLimits: [], ownAnswers: [], language: null };
const work = [
  { id: 'work-1', name: 'Tidewater Grid', position: 'Developer', startDate: '2019-03', endDate: null, highlights: ['Moved eleven services to Kafka'] },
  {
    id: 'work-2',
    name: 'Harbor Labs',
    position: 'Developer',
    startDate: '2016-01',
    endDate: '2019-02',
    highlights: ['Wrote the billing module in Go'],
  },
];
const document = JSON.stringify({ basics: { id: 'basics', name: 'Mira Solheim' }, work, skills: [{ id: 'skill-1', name: 'Go' }] });

const subject = readSubject(subjectFromJson(document, '2026-11').subject, '2026-11');
const ask = (question: string) =>
  answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false })
    .claims.map(({ text }) => text)
    .join(' ');

test.each(['How many years of Go?', 'how many years of go does she have', 'How long has she worked with Go?', 'years of Kafka and Go?'])(
  'counts the years of a thing whose name is an everyday word: %s',
  (question) => expect(ask(question)).toMatch(/3 years and 2 months with go\b/i),
);

test.each(['Does she know Go?', 'does she know go', 'go experience', 'Kann sie Go?'])('finds that thing: %s', (question) =>
  expect(ask(question)).toContain('Wrote the billing module in Go'),
);

test.each(['Where did she go to school?', 'Can she go on call?', 'Why did she let go of Kafka?'])('takes the verb for none: %s', (question) =>
  expect(ask(question)).not.toContain('billing'),
);
