import { useSyncExternalStore } from 'react';
import { storageKeys, writeStored } from './storage';

type Theme = 'dark' | 'light';

const changed = 'themechange';
const shown = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(changed));
}

export function setTheme(theme: Theme) {
  writeStored('localStorage', storageKeys.theme, theme);
  show(theme);
}

function subscribe(onChange: () => void) {
  const otherTab = (event: StorageEvent) => event.key === storageKeys.theme && show(event.newValue === 'light' ? 'light' : 'dark');
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', otherTab);
  };
}

/** The theme on the screen; the inline script of index.html has set it before the first paint. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, shown, () => 'dark');
