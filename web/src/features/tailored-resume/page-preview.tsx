import type { PageFit, PageSize, PrintedLine } from '@folia/contracts/resume-document';
import { useState } from 'react';
import { PageSkeleton } from './page-skeleton';
import { texts } from './texts';

const words = texts.preview;
const shapes = { a4: 'aspect-[210/297]', letter: 'aspect-[8.5/11]' };

type PagePreviewProps = {
  fit: PageFit;
  pageSize: PageSize;
  /** How many pages were asked for; null for as many as it takes. */
  maxPages: number | null;
  /** Where the picture of a page is, counted from 1. */
  pictureOf: (page: number) => string;
  /** What the PDF is saved as. */
  fileName?: string;
  /** Lines that are pointed at. */
  marked?: readonly PrintedLine[];
};

/** Pictures of the PDF's pages: what is seen is what is downloaded. */
export function PagePreview({ fit, pageSize, maxPages, pictureOf, fileName, marked = [] }: PagePreviewProps) {
  const pages = Array.from({ length: fit.pages }, (_, index) => index + 1);
  return (
    <section aria-labelledby="pages-title">
      <h2 id="pages-title" className="sr-only">
        {words.title}
      </h2>
      <div aria-live="polite" className="text-[0.8125rem] text-warn">
        {fit.fits || maxPages === null ? null : <p className="mb-3">{words.tooLong(fit.pages, maxPages)}</p>}
        {fit.missing.length > 0 ? <p className="mb-3">{words.missing(fit.missing.join(' '))}</p> : null}
      </div>
      <ol className="grid gap-4">
        {pages.map((page) => (
          <li key={page}>
            <Page src={pictureOf(page)} alt={words.page(page, fit.pages)} shape={shapes[pageSize]} marked={marked.filter((line) => line.page === page)} />
          </li>
        ))}
      </ol>
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
        <span className="[overflow-wrap:anywhere]">{fileName}</span>
        <span>{words.fits(fit.pages, pageSize)}</span>
      </p>
    </section>
  );
}

type PageProps = { src: string; alt: string; shape: string; marked: readonly PrintedLine[] };
const percent = (share: number) => `${share * 100}%`;

/** The last picture stays until the next one has loaded; before the first, a placeholder keeps the shape of the page. */
function Page({ src, alt, shape, marked }: PageProps) {
  const [shown, setShown] = useState('');
  const [failed, setFailed] = useState('');
  const sources = [...new Set([shown, src])].filter(Boolean);
  return (
    <div className={`relative w-full overflow-hidden bg-[#fff] shadow-float ${shape}`}>
      {failed === src ? (
        <p className="p-6 text-[#46524b]">{words.failed}</p>
      ) : (
        <>
          {shown ? null : <PageSkeleton />}
          {sources.map((one) => (
            <img
              key={one}
              src={one}
              alt={one === src ? alt : ''}
              onLoad={() => one === src && setShown(one)}
              onError={() => setFailed(one)}
              className={`absolute inset-0 size-full ${one === shown ? '' : 'opacity-0'}`}
            />
          ))}
          {marked.map(({ x, y, width, height }) => (
            <span
              key={`${x} ${y}`}
              aria-hidden="true"
              data-printed
              className="absolute border-b-2 border-[#0d7a4b] bg-[#0d7a4b]/12"
              style={{ left: percent(x), width: percent(width), top: percent(y - height * 0.95), height: percent(height * 1.25) }}
            />
          ))}
        </>
      )}
    </div>
  );
}
