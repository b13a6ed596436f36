/** @jest-environment jsdom */
import { expiryOf, isExpired } from './auth-code';
import { applyChange, forgetSession, rememberPath, signedIn } from './session';
import { storageKeys } from './storage';

const code = (middle: object) => `a.${btoa(JSON.stringify(middle))}.c`;

test('the end of a code is read from its middle part, in seconds', () => {
  expect(expiryOf(code({ exp: 1000 }))).toBe(1000);
  expect(isExpired(code({ exp: 1000 }), 999_999)).toBe(false);
  expect(isExpired(code({ exp: 1000 }), 1_000_000)).toBe(true);
});

test.each(['', 'x', 'a.%%%.c', code({}), code({ exp: 'soon' })])('a code that does not say when it ends is not expired: %p', (odd) => {
  expect(expiryOf(odd)).toBeNull();
  expect(isExpired(odd)).toBe(false);
});

test('forgetting the session removes every key of the product and keeps theme and banner, and the place for afterwards', () => {
  localStorage.setItem(storageKeys.authCode, 'code');
  localStorage.setItem('folia-anything', '1');
  sessionStorage.setItem(storageKeys.linkToken, 't');
  localStorage.setItem(storageKeys.theme, 'light');
  localStorage.setItem(storageKeys.banner, 'true');
  forgetSession();
  expect(Object.keys(localStorage).sort()).toEqual(['banner-dismissed', 'theme']);
  expect(Object.keys(sessionStorage)).toEqual([storageKeys.returnTo]);
});

test('the place is kept as a path', () => {
  rememberPath('/app/settings?x=1');
  expect(sessionStorage.getItem(storageKeys.returnTo)).toBe('/app/settings?x=1');
});

/** jsdom only follows addresses within the same document: the path shows in the last part. */
function pathAfterSignIn(remembered: string): string {
  const refused = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/');
  rememberPath(remembered);
  signedIn('code');
  refused.mockRestore();
  return window.location.hash;
}

test('who signed in is back where they were', () => {
  expect(pathAfterSignIn('/#here')).toBe('#here');
  expect(sessionStorage.getItem(storageKeys.returnTo)).toBeNull();
  expect(localStorage.getItem(storageKeys.authCode)).toBe('code');
});

test.each([
  '//localhost/#evil',
  '/\\localhost/#evil',
  '\\\\localhost/#evil',
  '/\t/localhost/#evil',
  '/\n\\localhost/#evil',
  'http://localhost/#evil',
  'http:#evil',
  '%2F%2Flocalhost/#evil',
  ' /#evil',
  '#evil',
])('a remembered address that a browser may take for one of another site leads to the start: %j', (address) => {
  expect(pathAfterSignIn(address)).toBe('');
});

test('an action that the user state does not know is an error, and changes nothing', () => {
  localStorage.setItem(storageKeys.authCode, 'code');
  expect(() => applyChange('promoted' as 'in', () => {})).toThrow('Unknown action type in the user state: promoted');
  expect(localStorage.getItem(storageKeys.authCode)).toBe('code');
  const renamed = jest.fn();
  applyChange('renamed', renamed);
  expect(renamed).toHaveBeenCalledTimes(1);
});
