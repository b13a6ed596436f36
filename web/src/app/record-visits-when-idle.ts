import { asksNotToBeTracked } from '../lib/asks-not-to-be-tracked';

async function begin() {
  try {
    (await import('../features/visit/record-visits')).recordVisits();
  } catch {
    // A visit that cannot be recorded takes nothing from its page.
  }
}

/** Once the page is whole and its browser has nothing else to do. Browsers that ask not to be followed do not even fetch what records. */
export function recordVisitsWhenIdle(): void {
  if (asksNotToBeTracked()) return;
  const wait = () => void ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 2_000 }) : setTimeout(begin, 500));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
