/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Avatar } from './avatar';

const letters = (size: number) => render(<Avatar name="Mira Solheim" size={size} />).container.querySelector('text');

test('its letters have three sizes, with the borders at 40 and 100', () => {
  const sizes = [24, 39, 40, 100, 101, 200].map((size) => Number(letters(size)?.getAttribute('font-size')));
  expect(sizes).toEqual([46, 46, 42, 42, 36, 36]);
});
