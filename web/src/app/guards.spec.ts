/** @jest-environment jsdom */
import type { LoaderFunctionArgs } from 'react-router-dom';
import { storageKeys } from '../lib/storage';
import { setUnauthorizedHandler } from '../lib/unauthorized';
import { signedInOnly, signedInOrHome } from './guards';

jest.mock('react-router-dom', () => ({ redirect: (location: string) => ({ location }) }));

const asked = { request: { url: 'http://folia.test/app/settings/resume-import?import=1' } } as LoaderFunctionArgs;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a guest is sent to the start page, and what was wanted is kept for afterwards', () => {
  expect(signedInOnly(asked)).toEqual({ location: '/' });
  expect(sessionStorage.getItem(storageKeys.returnTo)).toBe('/app/settings/resume-import?import=1');
});

test('the profile screen sends a guest to the start page and keeps nothing', () => {
  expect(signedInOrHome()).toEqual({ location: '/' });
  expect(sessionStorage.getItem(storageKeys.returnTo)).toBeNull();
});

test('who is signed in passes', () => {
  localStorage.setItem(storageKeys.authCode, 'code');
  expect(signedInOnly(asked)).toBeNull();
  expect(signedInOrHome()).toBeNull();
});

test('a code that was there and is gone is said by the popup, and what was wanted is kept for afterwards', () => {
  const said = jest.fn();
  setUnauthorizedHandler(said);
  localStorage.setItem(storageKeys.authCode, 'code');
  signedInOnly(asked);
  localStorage.clear();
  expect(signedInOnly(asked)).toEqual({ location: '/' });
  expect(said).toHaveBeenCalledWith({ title: 'Unauthorized', message: 'Unauthorized action was performed. Please sign in again.' });
  expect(sessionStorage.getItem(storageKeys.returnTo)).toBe('/app/settings/resume-import?import=1');
});
