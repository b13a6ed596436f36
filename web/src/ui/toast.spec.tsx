/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost, toastMs, useToast } from './toast';

function Trigger({ undo }: { undo?: () => void }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Deleted', { undo })}>
      go
    </button>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('stays ten seconds, and as long as the pointer is on it', () => {
  render(<Trigger />, { wrapper: ToastHost });
  fireEvent.click(screen.getByText('go'));
  act(() => void jest.advanceTimersByTime(toastMs - 1));
  fireEvent.pointerEnter(screen.getByText('Deleted').parentElement as HTMLElement);
  act(() => void jest.advanceTimersByTime(toastMs));
  expect(screen.getByText('Deleted')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByText('Deleted').parentElement as HTMLElement);
  act(() => void jest.advanceTimersByTime(toastMs));
  expect(screen.queryByText('Deleted')).toBeNull();
});

test('Undo takes it back and ends it', () => {
  const undo = jest.fn();
  render(<Trigger undo={undo} />, { wrapper: ToastHost });
  fireEvent.click(screen.getByText('go'));
  fireEvent.click(screen.getByText('Undo'));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).toBeNull();
});
