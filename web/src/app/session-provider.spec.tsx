/** @jest-environment jsdom */

import { guestUser } from '@folia/contracts/session/guest-user';
import { act, render, screen, waitFor } from '@testing-library/react';
import { loadCurrentUser } from '../lib/current-user';
import { browserQueries } from '../lib/query-client';
import { useSession } from '../lib/session-context';
import { storageKeys } from '../lib/storage';
import { Providers } from './providers';

jest.mock('../lib/current-user', () => ({ loadCurrentUser: jest.fn() }));
const load = jest.mocked(loadCurrentUser);
const ada = { ...guestUser, id: '1', name: 'Ada', uname: 'ada', signedIn: true };

function Who() {
  const { user, signedIn } = useSession();
  return (
    <p>
      {user.name}, {signedIn ? 'signed in' : 'guest'}
    </p>
  );
}

const show = () => render(<Who />, { wrapper: ({ children }) => <Providers>{children}</Providers> });

beforeEach(() => {
  load.mockReset();
  browserQueries.clear();
  localStorage.clear();
  sessionStorage.clear();
});

test('without a stored code nobody is asked for', () => {
  show();
  expect(screen.getByText('Guest User, guest')).not.toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('with a stored code the user is loaded', async () => {
  localStorage.setItem(storageKeys.authCode, 'code');
  load.mockResolvedValue({ user: ada, guestLogin: false });
  show();
  expect(await screen.findByText('Ada, signed in')).not.toBeNull();
});

test("an answer that is a guest's is not a sign-in", async () => {
  localStorage.setItem(storageKeys.authCode, 'code');
  load.mockResolvedValue({ user: guestUser, guestLogin: true });
  show();
  expect(await screen.findByText('Guest User, guest')).not.toBeNull();
});

test('a user who cannot be loaded is signed out under the full-page message', async () => {
  localStorage.setItem(storageKeys.authCode, 'code');
  load.mockRejectedValue(new Error('away'));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ah No... Something has gone wrong!Please make sure you are connected to the internet; try later if the problem persists.',
  );
  expect(localStorage.getItem(storageKeys.authCode)).toBeNull();
});

test('a later look that fails leaves the person signed in', async () => {
  localStorage.setItem(storageKeys.authCode, 'code');
  load.mockResolvedValueOnce({ user: ada, guestLogin: false }).mockRejectedValue(new Error('away'));
  show();
  await screen.findByText('Ada, signed in');
  await act(() => browserQueries.invalidateQueries());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Ada, signed in')).not.toBeNull();
  expect(localStorage.getItem(storageKeys.authCode)).toBe('code');
});
