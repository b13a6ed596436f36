import fc from 'fast-check';
import { writeEmail } from './write-email';

const appUrl = 'https://folia.example';

test('an e-mail says who wrote and where to answer', () => {
  expect(writeEmail('message', { from: 'Ida Nes', about: 'a-thread', appUrl })).toEqual({
    subject: 'Ida Nes wrote to you on Folia',
    text: expect.stringContaining('https://folia.example/app/messages?thread=a-thread'),
  });
});

test('whatever somebody calls themselves, the subject is one line of bounded length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), (from) => {
      const { subject } = writeEmail('message', { from: `${from}\r\nBcc: all@example.com\n`, about: 'x', appUrl });
      expect(subject).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(subject.length).toBeLessThan(200);
    }),
  );
});
