import fc from 'fast-check';
import { canonicalPath } from './canonical-path';

const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

test.each([
  ['/', '/'],
  ['/api/users/search', '/api/users/search'],
  ['/api/users/%73earch', '/api/users/search'],
  ['/%61pi/users/signin', '/api/users/signin'],
  ['/ada%2Dnovak', '/ada-novak'],
  ['/api/users/uname/a%2Bb', '/api/users/uname/a%2Bb'],
  ['/api/users/uname/a+b', '/api/users/uname/a+b'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['/😀', '/%F0%9F%98%80'],
  ['//evil.example', '/evil.example'],
  ['/ada/', '/ada'],
  ['/api//items', '/api/items'],
  ['/api/items#x', '/api/items%23x'],
  ['/a|b', '/a%7Cb'],
])('%s is spelled %s', (path, spelled) => {
  expect(canonicalPath(path)).toBe(spelled);
});

test.each(['', 'http://folia.example/api/items', '*', '/a/../b', '/a/%2e%2E/b', '/./a', '/a%2Fb', '/a%5cb', '/\\evil.example', '/a%00', '/%zz', '/%', '/%c3'])(
  '%j has no spelling',
  (path) => {
    expect(canonicalPath(path)).toBeNull();
  },
);

test('the spelling is one: it is its own, it never leads to another host, and a plain sign that is encoded is never in it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 5 }), (segments) => {
      const spelled = canonicalPath(`/${segments.join('/')}`);
      if (spelled === null) return;
      expect(canonicalPath(spelled)).toBe(spelled);
      expect(spelled).not.toMatch(/\/\/|\\|.\/$/);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9._~-]{1,20}$/), fc.nat(19), (word, place) => {
      const at = place % word.length;
      const twin = `/x${word.slice(0, at)}${encoded(word[at] ?? '')}${word.slice(at + 1)}`;
      expect(canonicalPath(twin)).toBe(`/x${word}`);
    }),
  );
});
