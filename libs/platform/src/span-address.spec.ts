import { spanAddress } from './span-address';

const token = 'k'.repeat(43);

test.each([
  [`/protected/${token}`, '/protected/[left out]'],
  [`/ada?token=${token}`, '/ada'],
  ['/api/links/01900000-0000-7000-8000-000000000001/rotate', '/api/links/01900000-0000-7000-8000-000000000001/rotate'],
  ['/', '/'],
])('of %s a trace keeps %s', (url, path) => {
  expect(spanAddress(url)).toEqual({ 'url.path': path, 'url.query': '' });
});
