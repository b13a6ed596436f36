/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs';

function Three() {
  const [value, setValue] = useState('a');
  const tabs = ['a', 'b', 'c'].map((name) => ({ value: name, label: name.toUpperCase(), content: `panel ${name}` }));
  return <Tabs label="Letters" tabs={tabs} value={value} onChange={setValue} />;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrow keys, Home and End go round the tabs and show what stands under them; the Tab key stops at one', () => {
  render(<Three />);
  screen.getByRole('tab', { name: 'A' }).focus();
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return selected();
  });
  expect(seen).toEqual(['B', 'C', 'A', 'C', 'A', 'C']);
  expect(screen.getByRole('tabpanel', { name: 'C' }).textContent).toBe('panel c');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});

test('a press shows what stands under a tab, and only that is there', () => {
  render(<Three />);
  fireEvent.click(screen.getByRole('tab', { name: 'B' }));
  expect([selected(), screen.queryByText('panel a'), screen.getByText('panel b').role]).toEqual(['B', null, 'tabpanel']);
});
