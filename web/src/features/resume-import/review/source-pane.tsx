import type { ReadPage } from '@folia/contracts/resume-import/shapes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pageImageHref, wordViewHref } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { useMedia } from '../../../ui/use-media';
import { PageImage } from './page-image';
import { PageLines } from './page-lines';
import { reviewTexts } from './review-texts';
import type { Spot } from './source-spots';

type SourcePaneProps = {
  importId: string;
  pages: readonly ReadPage[];
  hasView: boolean;
  spots: readonly Spot[];
  active: string | null;
  onPoint: (key: string) => void;
};

/** The document beside the fields; on narrow screens, a strip of it that stays above them and shows the words in question. */
export function SourcePane({ importId, pages, hasView, spots, active, onPoint }: SourcePaneProps) {
  const isStrip = useMedia('(max-width: 1100px)');
  const [number, setNumber] = useState(1);
  const [isWhole, setIsWhole] = useState(false);
  const [undrawn, setUndrawn] = useState<readonly number[]>([]);
  const view = useRef<HTMLElement>(null);
  const activePage = spots.find(({ key }) => key === active)?.page;
  useEffect(() => {
    if (activePage) setNumber(activePage);
  }, [activePage]);
  // Another value was chosen: its words are marked where they were read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what counts
  useEffect(() => setIsWhole(false), [active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value, another page or another layout puts other words into view
  useEffect(() => {
    const frame = view.current;
    const spot = frame?.querySelector('[data-spot="active"]');
    if (!frame || !spot) return;
    const [outer, inner] = [frame.getBoundingClientRect(), spot.getBoundingClientRect()];
    frame.scrollBy({ top: inner.top + inner.height / 2 - outer.top - outer.height / 2, left: isStrip ? inner.left - outer.left - 24 : 0 });
  }, [active, number, isStrip]);

  const page = pages.find((one) => one.number === number) ?? pages[0];
  if (!page) return null;
  const onPage = spots.filter((spot) => spot.page === page.number);
  const place = pages.indexOf(page);
  const isImage = page.hasImage && !undrawn.includes(page.number);
  return (
    <section
      aria-label={reviewTexts.source}
      className="sticky top-(--bar) z-10 bg-ground max-[1100px]:-mx-(--gutter) max-[1100px]:border-b max-[1100px]:border-line-strong max-[1100px]:px-(--gutter) max-[1100px]:pt-2 min-[1101px]:top-20"
    >
      <section
        ref={view}
        data-paper
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={reviewTexts.page(place + 1, pages.length)}
        className="relative overflow-auto shadow-[0_0_0_1px_var(--line-strong)] max-[1100px]:h-33 min-[1101px]:max-h-[calc(100dvh-210px)]"
      >
        {/* A page image is readable from 560 px up; lines of text wrap. */}
        <div className={isImage ? 'max-[1100px]:min-w-[560px]' : ''}>
          {isWhole ? (
            <iframe src={wordViewHref(importId)} title={reviewTexts.wholeDocument} sandbox="" className="block h-[70dvh] w-full bg-[#fffefb]" />
          ) : isImage ? (
            <PageImage
              key={page.number}
              page={page}
              src={pageImageHref(importId, page.number)}
              spots={onPage}
              active={active}
              onPoint={onPoint}
              onFailed={() => setUndrawn([...undrawn, page.number])}
            />
          ) : (
            <PageLines page={page} spots={onPage} active={active} onPoint={onPoint} />
          )}
        </div>
      </section>
      <div className="flex items-center gap-1 pt-1 text-xs text-ink-3">
        {isWhole ? reviewTexts.wholeDocument : reviewTexts.page(place + 1, pages.length)}
        {hasView ? (
          <Button look="quiet" size="sm" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? reviewTexts.showRead : reviewTexts.showWhole}
          </Button>
        ) : null}
        {!isWhole && pages.length > 1 ? (
          <>
            <Button look="quiet" size="sm" iconOnly icon={<ChevronLeft />} disabled={place === 0} onClick={() => setNumber(pages[place - 1]?.number ?? number)}>
              {reviewTexts.previousPage}
            </Button>
            <Button
              look="quiet"
              size="sm"
              iconOnly
              icon={<ChevronRight />}
              disabled={place === pages.length - 1}
              onClick={() => setNumber(pages[place + 1]?.number ?? number)}
            >
              {reviewTexts.nextPage}
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}
