import { type ReactNode, useEffect } from 'react';

declare global {
  /** The last button that was pressed before the scripts ran; kept by index.html until `ready` is aborted. */
  var earlyPress: HTMLButtonElement | null | undefined;
  var ready: AbortController | undefined;
  /** The press of the palette's key from before there was one; kept by listen.ts until then. */
  var earlyKey: KeyboardEvent | undefined;
}

/** Repeats a press on the server's markup from before its scripts ran, as soon as the page can respond. */
export function EarlyPress({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { earlyPress: button, earlyKey: key } = globalThis;
    globalThis.ready?.abort();
    globalThis.earlyPress = null;
    if (key) setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', key)));
    if (!button) return;
    // React hydrates what is under a press, but not for a press made by one of its own effects.
    setTimeout(() => {
      // Menus open on press, everything else on click.
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }));
      button.click();
    });
  }, []);
  return children;
}
