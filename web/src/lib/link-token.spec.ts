/** @jest-environment jsdom */
import { clearLinkToken, keepLinkToken, linkTokenOf, opensPortfolioOf, rememberLinkOwner, withLinkToken } from './link-token';

beforeEach(() => clearLinkToken());

test('the token comes from the address, or else from what was kept of it', () => {
  expect(linkTokenOf('')).toBeNull();
  expect(linkTokenOf('?token=abc&as=visitor')).toBe('abc');
  keepLinkToken('kept');
  expect(linkTokenOf('?token=')).toBe('kept');
  expect(linkTokenOf('?token=newer')).toBe('newer');
  clearLinkToken();
  expect(linkTokenOf('')).toBeNull();
});

test('whose portfolio it opens is known once it has opened it, and forgotten with another token', () => {
  keepLinkToken('one');
  expect(opensPortfolioOf('ada')).toBe(false);
  rememberLinkOwner('ada');
  expect(opensPortfolioOf('Ada')).toBe(true);
  expect(opensPortfolioOf('bob')).toBe(false);
  keepLinkToken('two');
  expect(opensPortfolioOf('ada')).toBe(false);
});

test.each([
  ['/ada', '/ada?token=a%2Bb'],
  ['/ada?profile=teaching', '/ada?profile=teaching&token=a%2Bb'],
  ['/ada?profile=teaching#work', '/ada?profile=teaching&token=a%2Bb#work'],
  ['/', '/?token=a%2Bb'],
])('a token is appended to %s', (path, expected) => {
  expect(withLinkToken(path, 'a+b')).toBe(expected);
  expect(linkTokenOf(new URL(expected, 'https://folia.example').search)).toBe('a+b');
});
