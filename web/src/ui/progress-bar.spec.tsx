/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

test.each([
  [-5, '0'],
  [0, '0'],
  [64.4, '64'],
  [100, '100'],
  [250, '100'],
  [Number.NaN, '0'],
])('%p is shown as %s', (value, shown) => {
  render(<ProgressBar label="Progress" value={value} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(shown);
});

test('without a value its length is unknown', () => {
  render(<ProgressBar label="Progress" />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});
