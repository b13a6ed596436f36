import type { PageFit, PageSize } from '@folia/contracts/resume-document';
import { useState } from 'react';
import { texts } from './texts';

const words = texts.preview;
const shapes = { a4: 'aspect-[210/297]', letter: 'aspect-[8.5/11]' };

type PagePreviewProps = {
  fit: PageFit;
  pageSize: PageSize;
  /** How many were asked for; null for as many as it takes. */
  maxPages: number | null;
  /** Where the picture of a page is, counted from 1. */
  pictureOf: (page: number) => string;
};

/** The pages of the PDF as pictures of it: what is seen is what is downloaded. */
export function PagePreview({ fit, pageSize, maxPages, pictureOf }: PagePreviewProps) {
  const pages = Array.from({ length: fit.pages }, (_, index) => index + 1);
  return (
    <section aria-labelledby="pages-title">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id="pages-title" className="scroll-mt-20 font-serif text-l font-medium">
          {words.title}
        </h2>
        <p className="text-[0.8125rem] text-ink-3">{words.fits(fit.pages)}</p>
      </div>
      <div aria-live="polite" className="text-[0.8125rem] text-warn">
        {fit.fits || maxPages === null ? null : <p className="mb-3">{words.tooLong(fit.pages, maxPages)}</p>}
        {fit.missing.length > 0 ? <p className="mb-3">{words.missing(fit.missing.join(' '))}</p> : null}
      </div>
      <ol className="grid gap-4">
        {pages.map((page) => (
          <li key={page}>
            <Page src={pictureOf(page)} alt={words.page(page, fit.pages)} shape={shapes[pageSize]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Page({ src, alt, shape }: { src: string; alt: string; shape: string }) {
  const [failed, setFailed] = useState('');
  if (failed === src) return <p className="border border-line p-6 text-ink-3">{words.failed}</p>;
  return <img src={src} alt={alt} onError={() => setFailed(src)} className={`block w-full border border-line bg-white ${shape}`} />;
}
