/** spec section 9: what opened by hover closes this long after it was left. */
const closeDelayMs = 200;

/**
 * Opens and closes what a button of the bar shows (bar-panel.tsx): by press, by arrow keys, and by hover where that is enough. Escape, a press elsewhere, going
 * elsewhere and choosing something close it. Answers how to end that.
 */
export function operateBarPanel(box: HTMLElement, onChange: (open: boolean) => void): () => void {
  const button = box.querySelector('button');
  const isByHover = 'hover' in box.dataset;
  const ended = new AbortController();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => 'open' in box.dataset;
  const isInside = (target: EventTarget | null) => target instanceof Node && box.contains(target);

  function set(open: boolean) {
    clearTimeout(leaving);
    if (open === isOpen()) return;
    if (open) box.dataset.open = '';
    else delete box.dataset.open;
    button?.setAttribute('aria-expanded', String(open));
    onChange(open);
  }
  function step(by: number) {
    set(true);
    const stops = [...box.querySelectorAll<HTMLElement>('[data-panel] :is(a[href], button)')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops.at((at < 0 && by < 0 ? -1 : at + by) % stops.length)?.focus();
  }
  function press(event: PointerEvent) {
    // A mouse is over it already, so its press does not close what it has just opened.
    set((isByHover && event.pointerType === 'mouse') || !isOpen());
  }
  function hover({ type, pointerType }: PointerEvent) {
    if (!isByHover || pointerType !== 'mouse') return;
    clearTimeout(leaving);
    if (type === 'pointerenter') set(true);
    else leaving = setTimeout(() => set(false), closeDelayMs);
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen()) {
      if (isInside(document.activeElement)) button?.focus();
      set(false);
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || !isInside(event.target)) return;
    event.preventDefault();
    step(by);
  }
  const elsewhere = ({ target }: Event) => isInside(target) || set(false);
  // Heard at the document, after the link itself has heard it.
  function choose({ target }: Event) {
    if (!isOpen() || !isInside(target) || !(target instanceof Element && target.closest('[data-panel] :is(a[href], button)'))) return;
    button?.focus({ preventScroll: true });
    set(false);
  }

  const { signal } = ended;
  button?.addEventListener('click', press, { signal });
  for (const name of ['pointerenter', 'pointerleave'] as const) box.addEventListener(name, hover, { signal });
  for (const name of ['pointerdown', 'focusin'] as const) document.addEventListener(name, elsewhere, { signal });
  document.addEventListener('keydown', key, { signal });
  document.addEventListener('click', choose, { signal });
  box.dataset.scripted = '';
  // It may be open already: by focus, or by a mouse that was there first.
  if (box.matches(':focus-within') || (isByHover && box.matches(':hover'))) set(true);
  return () => {
    clearTimeout(leaving);
    ended.abort();
  };
}
