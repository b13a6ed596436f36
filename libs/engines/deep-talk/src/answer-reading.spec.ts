import { ownSubject } from '../evals/own-cases';
import { answerQuestion } from './answer-question';
import { answerReading, isUnanswered } from './answer-reading';

const subject = ownSubject('electrician-en');
const read = (question: string, reading: string) => {
  const asked = {
    subject,
    question,
    history: [],
    manner: { tone: 'plain' as const, offLimits: [], ownAnswers: [], language: null },
    assistantName: 'Buddy',
    isOwner: false,
  };
  const answer = answerQuestion(asked);
  expect(isUnanswered(answer, subject)).toBe(true);
  return answerReading(reading, asked, answer)?.map(({ text }) => text) ?? null;
};

it('answers a question in other words, and says how it was read', () => {
  const [said, told] = read('was he any good at keeping the mill alive', 'Did he keep paper machines running?') ?? [];
  expect(said).toContain('Did he keep paper machines running?');
  expect(told).toContain('Kept three paper machines running');
});

it('says how it was read in the language of the question', () => {
  expect(read('Kann er Anlagen verdrahten?', 'Wired clinics?')?.[0]).toContain('Ich verstehe das als');
});

it.each([
  ['a word that nobody said', 'was he any good at keeping the mill alive', 'Did he keep the stolen paper machines running?'],
  ['more than one question', 'was he any good at keeping the mill alive', 'Did he keep paper machines running? Did he run a crew?'],
  ['what the portfolio does not answer', 'was he any good at keeping the mill alive', 'Did he lead the paper machines?'],
  ['no denial, where one was asked', 'did he never look after a mill', 'Did he keep paper machines running?'],
  ['no place, where one was named', 'did he look after a mill in ohio', 'Did he keep paper machines running?'],
])('does not follow a reading that has %s', (_what, question, reading) => {
  expect(read(question, reading)).toBeNull();
});
