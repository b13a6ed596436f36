/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { defaultConfig, setWebConfig } from '../../lib/config';
import { type CredentialAnswer, type GoogleOption, loadGoogleAccounts } from './google-accounts';
import { GoogleButton } from './google-button';
import { SigninProvider } from './signin-provider';

jest.mock('./google-accounts', () => ({ loadGoogleAccounts: jest.fn() }));

const option: GoogleOption = {
  provider: 'google',
  label: 'Local sign-in',
  clientId: 'client',
  script: 'http://idp.test/client.js',
  nonce: 'nonce',
  state: 'state',
};
const script = { initialize: jest.fn(), renderButton: jest.fn((place: HTMLElement, _options: { click_listener: () => void }) => place.append('Continue')) };
const onCredential = jest.fn();
const onError = jest.fn();
const answerWith = (answer: CredentialAnswer) => act(() => script.initialize.mock.calls[0]?.[0].callback(answer));

async function show() {
  render(
    <SigninProvider userType="business" source="other" onCredential={onCredential} onError={onError}>
      <GoogleButton option={option} size="medium" />
    </SigninProvider>,
  );
  await act(async () => {});
}

beforeEach(() => {
  setWebConfig({ ...defaultConfig, measures: true });
  jest.clearAllMocks();
  sessionStorage.clear();
  jest.mocked(loadGoogleAccounts).mockResolvedValue(script);
});

test("the provider's script draws the button, with the client id, the nonce and the height asked for", async () => {
  await show();
  expect(script.initialize).toHaveBeenCalledWith(expect.objectContaining({ client_id: 'client', nonce: 'nonce' }));
  expect(script.renderButton).toHaveBeenCalledWith(expect.any(HTMLElement), expect.objectContaining({ size: 'medium' }));
  expect(screen.getByText('Continue')).not.toBeNull();
});

test('a success hands on the credential, its state and how it was chosen', async () => {
  await show();
  answerWith({ credential: 'proof', select_by: 'btn' });
  expect(onCredential).toHaveBeenCalledWith({ provider: 'google', credential: 'proof', state: 'state', selectBy: 'btn' });
});

test('a click is told at the click, whether it ends in a sign-in or not', async () => {
  await show();
  const told = () => JSON.parse(sessionStorage.getItem('pending-events') ?? '[]');
  expect(told()).toEqual([]);
  script.renderButton.mock.calls[0]?.[1].click_listener();
  await act(async () => {});
  const click = expect.objectContaining({ name: 'sign_in_clicked', parameters: { source: 'other', userType: 'business' } });
  expect(told()).toEqual([click]);
  answerWith({ credential: 'proof', select_by: 'btn' });
  await act(async () => {});
  expect(told()).toEqual([click]);
});

test('without a credential the error callback is called', async () => {
  await show();
  answerWith({});
  expect(onError).toHaveBeenCalledWith('Local sign-in sent no confirmation. Start it again.');
  expect(onCredential).not.toHaveBeenCalled();
});

test('a script that fails calls the error callback', async () => {
  jest.mocked(loadGoogleAccounts).mockRejectedValue(new Error('blocked'));
  await show();
  expect(onError).toHaveBeenCalledWith(expect.stringContaining('could not be loaded'));
});

test('outside its provider the button is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<GoogleButton option={option} />)).toThrow('outside its SigninProvider');
});
