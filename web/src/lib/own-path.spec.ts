import { ownPath } from './own-path';

test.each(['/', '/ada', '/app/settings?x=1#y', '/ada//evil', '/%2F%2Fevil', '/%5Cevil', '/a/\\b', '/ada https://evil.example'])(
  '%j leads to this site',
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(new URL(path, 'https://folia.example').origin).toBe('https://folia.example');
  },
);

test.each([
  null,
  '',
  'ada',
  '//evil',
  '/\\evil',
  '\\\\evil',
  '/\t/evil',
  '/\n\\evil',
  '/ \r\t/evil',
  'https://evil.example',
  'https:/ada',
  'javascript:alert(1)',
  '%2F%2Fevil',
  ' /ada',
  '?x=1',
  '#y',
])('%j leads to the start', (path) => {
  expect(ownPath(path)).toBe('/');
});
