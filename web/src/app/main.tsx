import { hasStored } from '../lib/has-stored';

/** Signs of somebody at a page; `storage` is another tab of theirs. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'storage'];

const start = async () => (await import('./start')).start();

/**
 * A page that came whole, to a browser that knows nobody, needs no scripts to be read: they are fetched at the first sign of somebody. Links are links until
 * then, and what is pressed is done once they run (early-press.tsx).
 */
function startAtFirstSign() {
  const heard = new AbortController();
  const begin = (event: Event) => {
    // A browser says that the pointer moved when the page moved under it.
    if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    heard.abort();
    start().catch(() => {
      if (globalThis.earlyPress) say('What makes this page work could not be fetched. Check your connection and load the page again.');
      startAtFirstSign();
    });
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: heard.signal });
}

/** Without the scripts that draw everything else. What is pressed next takes it away. */
function say(words: string) {
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'fixed inset-x-4 bottom-6 z-50 mx-auto max-w-[32rem] rounded-m border border-line-strong bg-raised px-4 py-3 text-warn shadow-float';
  note.append(words);
  document.body.append(note);
  addEventListener('pointerdown', () => note.remove(), { once: true });
  addEventListener('keydown', () => note.remove(), { once: true });
}

if (document.getElementById('folia-data') && !hasStored() && !globalThis.earlyPress) startAtFirstSign();
else void start();
