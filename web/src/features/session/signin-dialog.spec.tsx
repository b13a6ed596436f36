/** @jest-environment jsdom */
import type { SigninOption } from '@folia/contracts/session/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { signedIn } from '../../lib/session';
import { loadGoogleAccounts } from './google-accounts';
import { SigninDialog } from './signin-dialog';

jest.mock('../../lib/api', () => ({ api: { get: jest.fn(), post: jest.fn() } }));
jest.mock('../../lib/session', () => ({ signedIn: jest.fn() }));
jest.mock('./google-accounts', () => ({ loadGoogleAccounts: jest.fn() }));

const options: SigninOption[] = [{ provider: 'google', label: 'Local sign-in', clientId: 'c', script: 'http://idp.test/client.js', nonce: 'n', state: 'st' }];
const script = { initialize: jest.fn(), renderButton: jest.fn() };
const confirm = () => act(async () => script.initialize.mock.calls.at(-1)?.[0].callback({ credential: 'proof', select_by: 'btn' }));

async function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SigninDialog userType="individual" lead={null} visible source="navbar" onClose={() => {}} />
    </QueryClientProvider>,
  );
  // The frame of the dialog is fetched with the first one, which takes its time on a busy machine.
  await waitFor(() => expect(script.renderButton).toHaveBeenCalled(), { timeout: 15_000 });
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadGoogleAccounts).mockResolvedValue(script);
  jest.mocked(api.get).mockResolvedValue({ options });
});

test('individual is the default, and the chosen type goes along with the credential', async () => {
  jest.mocked(api.post).mockResolvedValue({ authCode: 'code' } as never);
  await show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Individual' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Business' }));
  await confirm();
  expect(api.post).toHaveBeenCalledWith('/users/signin', {
    query: { userType: 'business', state: 'st' },
    headers: { Authorization: 'Bearer idpgoogle:proof' },
  });
  expect(signedIn).toHaveBeenCalledWith('code');
});

test('a refused sign-in says why, with its request number, and asks for new options', async () => {
  jest.mocked(api.post).mockRejectedValue(new ApiError(422, 'The sign-in could not be confirmed by the provider.', 'SIGNIN_FAILED', {}, 'r-7'));
  await show();
  await confirm();
  expect(screen.getByRole('alert').textContent).toContain('The sign-in could not be confirmed by the provider.');
  expect(screen.getByRole('alert').textContent).toContain('r-7');
  expect(signedIn).not.toHaveBeenCalled();
  expect(api.get).toHaveBeenCalledTimes(2);
});

test('options that cannot be loaded are said, with a way to try again', async () => {
  jest.mocked(api.get).mockRejectedValue(new Error('away'));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SigninDialog userType="individual" lead={null} visible source="navbar" onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.get).toHaveBeenCalledTimes(2));
});
