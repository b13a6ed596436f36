import { isGuessable } from './is-guessable';

test.each([
  'password',
  '12345678',
  'Password123',
  ' iloveyou ',
  'ｐａｓｓｗｏｒｄ',
  'pass word',
  'qwertyuiop',
  '        ',
  'a\u00a0\u2003\u3000\u200b\u2800\u3164b',
  'x              y',
  'aaaaaaaaaaaa',
  'abababababab',
])('%j is tried by anybody', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each(['correct horse battery', 'eight of 888', 'Grüße aus Köln', '三つの秘密の言葉です', 'tr0ub4dor&3'])('%j is not', (password) => {
  expect(isGuessable(password)).toBe(false);
});
