import { afterLoad } from '../lib/after-load';
import { fetchWhole } from '../lib/fetch-scripts';
import { hasStored } from '../lib/has-stored';
import { isPaletteKey } from '../lib/palette-key';

declare global {
  interface ImportMetaEnv {
    /** The addresses of main.tsx and of what it imports. */
    readonly MAIN_SCRIPTS: readonly [string, ...string[]];
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

// Stands in every document itself (web/inline-listening.ts): what is heard and kept here would be lost while a script is on its way.

/** Signs that someone is using the page; `storage` is another tab of theirs. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'dragenter', 'storage'];
const scripts = import.meta.env.MAIN_SCRIPTS;

async function main() {
  await Promise.all(scripts.map(fetchWhole));
  return (await import(/* @vite-ignore */ scripts[0])) as typeof import('./main');
}

const start = async () => (await main()).startPage();

/**
 * A page that arrived complete, in a browser that knows no user, can be read without scripts: they are fetched at the first sign of someone. Until then links
 * work as links, and presses are repeated once the scripts run (early-press.tsx).
 */
function startAtFirstSign() {
  const heard = new AbortController();
  const begin = (event: Event) => {
    // Browsers also report a pointer move when only the page moved under it.
    if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    heard.abort();
    start().catch(() => {
      if (globalThis.earlyPress) tell();
      startAtFirstSign();
    });
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: heard.signal });
}

/** A file that is dropped or chosen before the page can take it waits; the browser would open a dropped one instead, and leave. */
function keepEarlyFile() {
  const early: NonNullable<typeof globalThis.earlyFile> = { file: undefined, stop: new AbortController() };
  globalThis.earlyFile = early;
  const { signal } = early.stop;
  addEventListener('dragover', (event) => event.preventDefault(), { signal });
  addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      early.file = event.dataTransfer?.files[0];
    },
    { signal },
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement) early.file = target.files?.[0];
    },
    { signal },
  );
}

/** The palette's key means nothing to the browser instead, and is pressed again once there is a palette (early-press.tsx). */
function keepPaletteKey(event: KeyboardEvent) {
  if (!isPaletteKey(event)) return;
  event.preventDefault();
  globalThis.earlyKey = event;
}

/** That the scripts did not come, in words that stand in the document, as the rules for them do. The next press takes it away. */
function tell() {
  const note = document.querySelector<HTMLTemplateElement>('#early-note')?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  document.body.append(note);
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => note.remove(), { once: true });
}

addEventListener('keydown', keepPaletteKey, { signal: globalThis.ready?.signal });
if (document.querySelector('[data-takes-file]')) keepEarlyFile();
if (document.getElementById('folia-data') && !hasStored() && !globalThis.earlyPress) {
  startAtFirstSign();
  // For what goes on beside reading. Before the words have been drawn it would only be in their way.
  afterLoad(() => void main().catch(() => {}));
} else void start();
