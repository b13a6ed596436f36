/** spec section 7: what measures begins so long after the page is loaded. */
const waitsMs = 100;

/** Does the work once the page and all it needs first are there, so that nothing is taken from them. */
export function afterLoad(work: () => void): void {
  const wait = () => setTimeout(work, waitsMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
