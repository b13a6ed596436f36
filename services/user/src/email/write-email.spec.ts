import { notificationKind } from '@folia/contracts/notification';
import fc from 'fast-check';
import { writeEmail } from './write-email';

const facts = { from: 'Ida Nes', about: 'a-thread', appUrl: 'https://folia.example', unsubscribe: 'https://folia.example/app/unsubscribe?token=x' };

test('an e-mail says who wrote, where to answer, and how to get no more of its kind', () => {
  const { subject, text } = writeEmail('message', facts);
  expect(subject).toBe('Ida Nes wrote to you on Folia');
  expect(text).toContain('\nhttps://folia.example/app/messages?thread=a-thread\n');
  expect(text).toContain(facts.unsubscribe);
});

test('what cannot be switched off says so, and there are words for everything the product tells', () => {
  for (const kind of notificationKind.options) {
    const { subject, text } = writeEmail(kind, { ...facts, unsubscribe: null });
    expect(subject.length).toBeGreaterThan(10);
    expect(text).toContain('so it is always sent');
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
  );
});
