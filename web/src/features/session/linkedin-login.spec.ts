/** @jest-environment jsdom */
import { storageKeys } from '../../lib/storage';
import { readLinkedinReturn } from './linkedin-login';

const note = (login: unknown) => sessionStorage.setItem(storageKeys.linkedinLogin, JSON.stringify(login));
beforeEach(() => sessionStorage.clear());

test('the noted state and a code go on to the server', () => {
  note({ state: 's', userType: 'business' });
  expect(readLinkedinReturn('?code=c&state=s')).toEqual({ code: 'c', state: 's', userType: 'business', connects: false });
});

test('a return counts once', () => {
  note({ state: 's', userType: 'individual' });
  readLinkedinReturn('?code=c&state=s');
  expect(readLinkedinReturn('?code=c&state=s')).toEqual({ refused: 'other-state' });
});

test.each(['?code=c&state=other', '?code=c', '?code=c&state='])('a state that was not noted here is refused: %s', (search) => {
  note({ state: 's', userType: 'individual' });
  expect(readLinkedinReturn(search)).toEqual({ refused: 'other-state' });
});

test('a person who said no at LinkedIn comes back without a code', () => {
  note({ state: 's', userType: 'individual' });
  expect(readLinkedinReturn('?error=access_denied&state=s')).toEqual({ refused: 'no-code' });
});
