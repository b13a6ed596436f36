import { notificationKind } from '@folia/contracts/notification/shapes';
import { topicOf } from '@folia/contracts/notification/topics';
import fc from 'fast-check';
import { writeEmail } from './write-email';

const unsubscribe = 'https://folia.example/app/unsubscribe?token=x';
const facts = { from: 'Ida Nes', about: 'a-thread', appUrl: 'https://folia.example', unsubscribe, token: 'a-token', words: 'Come on Monday.' };

test('an e-mail says who wrote, where to answer, and how to get no more of its kind', () => {
  const { subject, text } = writeEmail('message', facts);
  expect(subject).toBe('Ida Nes wrote to you on Folia');
  expect(text).toContain('\nhttps://folia.example/app/messages?thread=a-thread\n');
  expect(text).toContain(facts.unsubscribe);
});

test('there are words for everything the product tells, and what cannot be switched off says so', () => {
  for (const kind of notificationKind.options) {
    const isAlways = topicOf[kind] === 'account';
    const { subject, text } = writeEmail(kind, { ...facts, unsubscribe: isAlways ? null : unsubscribe });
    expect(subject.length).toBeGreaterThan(10);
    expect([kind, text.includes('so it is always sent'), text.includes(unsubscribe)]).toEqual([kind, isAlways, !isAlways]);
    expect(text).not.toMatch(/undefined|\[object/);
  }
});

test('whatever somebody calls themselves, the subject is one line of bounded length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), (from) => {
      const { subject } = writeEmail('message', { ...facts, from: `${from}\r\nBcc: all@example.com\n` });
      expect(subject).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(subject.length).toBeLessThan(200);
    }),
    { numRuns: 50 },
  );
});

test('a guest confirms behind the #, which no server hears of, and reads the whole answer', () => {
  expect(writeEmail('guest-confirm', facts).text).toContain('https://folia.example/app/confirm-message#a-token\n');
  const answer = writeEmail('guest-answer', facts);
  expect([answer.subject, answer.text.includes('Come on Monday.'), answer.text.includes(unsubscribe)]).toEqual(['Ida Nes answered you', true, true]);
});
