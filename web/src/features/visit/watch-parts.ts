import type { VisitedPage } from './visited-page';

/** A section as `work`, an item in it as `work/<id>`. */
export type PartSeen = (part: string, isInView: boolean) => void;

/** Half of a part, or this share of the screen, is enough to be read. */
const enough = { ofPart: 0.5, ofScreen: 0.4 };
/** Fine at the beginning: of a very long section only a small share ever fits on the screen. */
const thresholds = [0, 0.005, 0.01, 0.02, 0.04, 0.08, ...Array.from({ length: 10 }, (_, step) => (step + 1) / 10)];
const partsInside = '[data-visit-section], [id^="item-"]';

const partOf = (element: Element): string => {
  const section = element.closest<HTMLElement>('[data-visit-section]')?.dataset.visitSection ?? '';
  return element.id.startsWith('item-') ? `${section}/${element.id.slice('item-'.length)}` : section;
};

/** Reports which sections and items come into view and leave it; `scan` finds the ones that were added since. */
export function watchParts({ root, itemId }: VisitedPage, onSeen: PartSeen): { scan: () => void; end: () => void } {
  const inView = new Map<string, Set<Element>>();
  const report = (part: string, element: Element, isInView: boolean) => {
    const elements = inView.get(part) ?? new Set();
    inView.set(part, elements);
    elements[isInView ? 'add' : 'delete'](element);
    onSeen(part, elements.size > 0);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const screen = rootBounds?.height ?? window.innerHeight;
        const isInView = isIntersecting && (intersectionRatio >= enough.ofPart || intersectionRect.height >= screen * enough.ofScreen);
        const part = partOf(target);
        if (part) report(part, target, isInView);
        // An item's own page is that item.
        if (target === root && itemId) report(`${part}/${itemId}`, target, isInView);
      }
    },
    { threshold: thresholds },
  );
  const known = new WeakSet<Element>();
  const watch = (element: Element) => {
    if (known.has(element)) return;
    known.add(element);
    observer.observe(element);
  };
  const scan = () => {
    if (root.dataset.visitSection) watch(root);
    for (const element of root.querySelectorAll(partsInside)) watch(element);
  };
  scan();
  return { scan, end: () => observer.disconnect() };
}
