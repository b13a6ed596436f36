import type { VisitAction } from '@folia/contracts/visit/shapes';
import { visitActionEvent } from '../../lib/note-visit-action';
import { recordView, type ViewRecorder } from './record-view';
import { recordsHere } from './visit-memory';
import { isSamePage, type VisitedPage, visitedPage } from './visited-page';

/** Signs of a person, which a program that only loads the page does not give. */
const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'];
/** Changes of the page are looked at together, after this many ms. */
const settlesMs = 250;
const file = /^\/files\/|\/(?:contact\.vcf|qr\.(?:svg|png))$/;

let isRecording = false;

/** Records the visits to portfolios in this document, from now on and across its pages. */
export function recordVisits(): void {
  if (isRecording || !recordsHere()) return;
  isRecording = true;
  let current: { page: VisitedPage; view: ViewRecorder } | null = null;
  let first: string | undefined;
  let isUsed = false;
  let isSettling = false;

  const look = () => {
    isSettling = false;
    const page = visitedPage();
    if (current && page && current.page.root === page.root && isSamePage(current.page, page)) return current.view.scan();
    current?.view.end();
    // Somebody who reads on came from where they came from at first; to anybody else they come from inside.
    first ??= page?.key;
    current = page && recordsHere() ? { page, view: recordView(page, { isFirst: first === page.key, isUsed }) } : null;
  };
  const begin = () => {
    look();
    new MutationObserver(() => {
      if (isSettling) return;
      isSettling = true;
      setTimeout(look, settlesMs);
    }).observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
  };

  for (const input of inputs)
    addEventListener(
      input,
      (event) => {
        if (!event.isTrusted) return;
        isUsed = true;
        current?.view.input();
      },
      { capture: true, passive: true },
    );
  addEventListener('visibilitychange', () => current?.view.show());
  addEventListener('pagehide', () => current?.view.leave());
  addEventListener('beforeprint', () => current?.view.act('print'));
  addEventListener(visitActionEvent, (event) => current?.view.act((event as CustomEvent<VisitAction>).detail));
  addEventListener('click', ({ target }) => current && note(target, current.view), { capture: true, passive: true });
  // A page that the browser fetches ahead is nobody's visit yet.
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

/** A mark that was opened, or a file that was taken. */
function note(target: EventTarget | null, view: ViewRecorder): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  const itemId = link.closest('[id^="item-"]')?.id.slice('item-'.length) ?? link.closest<HTMLElement>('[data-visit-item]')?.dataset.visitItem;
  if (link.dataset.mark) view.act('mark', itemId);
  else if (link.download || file.test(link.pathname)) view.act('download', itemId);
}
