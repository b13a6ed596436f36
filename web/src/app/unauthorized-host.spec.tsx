/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { signedOut } from '../lib/session';
import { reportRefused, reportSessionGone, reportUnauthorized } from '../lib/unauthorized';
import { UnauthorizedHost } from './unauthorized-host';

// The popup is compiled when it is first asked for, which takes a busy machine more than the second that is waited.
configure({ asyncUtilTimeout: 10_000 });

jest.mock('../lib/session', () => ({ signedOut: jest.fn() }));

test('one popup for many refusals; 100 ms after it is closed the session ends', async () => {
  render(<UnauthorizedHost />);
  act(() => {
    reportUnauthorized();
    reportUnauthorized();
  });
  expect(await screen.findByRole('dialog', { name: 'Unauthorized' })).not.toBeNull();
  expect(screen.getByText('Unauthorized action. Please sign in again.')).not.toBeNull();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  act(() => void jest.advanceTimersByTime(99));
  expect(signedOut).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(signedOut).toHaveBeenCalledWith({ forced: true });
  jest.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [reportRefused, 'An unauthorized operation was performed. You will be signed out for security reasons.'],
  [reportSessionGone, 'Unauthorized action was performed. Please sign in again.'],
])('the shell has a sentence for what the server refused, and one for a session that is gone', async (report, sentence) => {
  const shown = render(<UnauthorizedHost />);
  act(() => report());
  expect(await screen.findByText(sentence)).not.toBeNull();
  expect(screen.getByRole('dialog', { name: 'Unauthorized' })).not.toBeNull();
  shown.unmount();
});
