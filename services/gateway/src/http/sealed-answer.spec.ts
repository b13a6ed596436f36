import { openAnswer, sealAnswer } from './sealed-answer';

const answer = { link: { id: 'a' }, token: 'shown-once' };

test('an answer comes back whole to who has the key, and to nobody else', () => {
  const sealed = sealAnswer(answer, 'a-key-of-the-client');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('shown-once');
  expect(openAnswer(sealed, 'a-key-of-the-client')).toEqual(answer);
  expect(() => openAnswer(sealed, 'another-key')).toThrow();
});
