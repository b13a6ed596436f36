/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ModalFrame as Modal } from './modal-frame';

const open = (props: Partial<Parameters<typeof Modal>[0]> = {}) => {
  const onClose = jest.fn();
  const shown = render(
    <Modal visible onClose={onClose} title="A title" {...props}>
      inside
    </Modal>,
  );
  return { onClose, ...shown };
};

test('a click beside it closes it, a click inside does not', () => {
  const { onClose } = open();
  fireEvent.pointerDown(screen.getByText('inside'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a modal one stays open when the click is beside it', () => {
  const { onClose } = open({ isModal: true });
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('the close button has the name of the specification; without the flag there is none', () => {
  const { onClose, unmount } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  open({ closeIcon: false });
  expect(screen.queryByRole('button', { name: 'Close dialog' })).toBeNull();
});

test('Escape closes it', () => {
  const { onClose } = open({ isModal: true });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the page does not scroll while it is open, with two of them until the last is gone', () => {
  const first = open();
  const second = open();
  expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
  first.unmount();
  expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
  second.unmount();
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
});

test('it is named by its title', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'A title' })).not.toBeNull();
});

const openWith = (children: ReactNode) =>
  render(
    <Modal visible onClose={() => {}} title="A title">
      {children}
    </Modal>,
  );

test('the first field has the focus when it opens, a group’s chosen one, else the first thing to press, and never the way out', () => {
  const first = openWith(
    <>
      <a href="/help">Help</a>
      <input type="file" aria-label="File" />
      <input aria-label="Name" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  first.unmount();
  const second = openWith(
    <>
      <input type="radio" name="who" aria-label="One" />
      <input type="radio" name="who" aria-label="Other" defaultChecked />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Other'));
  second.unmount();
  openWith(<button type="button">Keep it</button>);
  expect(document.activeElement).toBe(screen.getByText('Keep it'));
});
