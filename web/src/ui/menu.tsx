import { cloneElement, useState } from 'react';
import type { MenuProps } from './open-menu';

let OpenMenu: typeof import('./open-menu').OpenMenu | null = null;

async function fetchMenu(): Promise<void> {
  OpenMenu ??= (await import('./open-menu')).OpenMenu;
}

const ready = () => void fetchMenu().catch(() => {});

/** Actions behind one button, which must take a ref. What opens is fetched once somebody turns to the button. */
export function Menu(props: MenuProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key' | null>(null);
  if (openedBy && OpenMenu) return <OpenMenu {...props} byKeyboard={openedBy === 'key'} />;
  const open = (by: 'pointer' | 'key') =>
    void fetchMenu().then(
      () => setOpenedBy(by),
      // It did not load this time: the next press tries again.
      () => {},
    );
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ready,
    onFocus: ready,
    onPointerDown: (event) => {
      if (event.button !== 0 || event.ctrlKey) return;
      // A button that takes the focus after its menu has opened would close it again.
      event.preventDefault();
      open('pointer');
    },
    onKeyDown: (event) => {
      if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      open('key');
    },
  });
}
