import { useEffect, useMemo, useRef } from 'react';
import { resumeFileHref } from '../../lib/paths';
import { findPrinted } from './find-printed';
import type { FinishedResume } from './finished-resume';
import { PagePreview } from './page-preview';

/** The pages of a resume for a job at this version. `said`: the words that are pointed at. */
export function ResumePages({ resume, said = '' }: { resume: FinishedResume; said?: string }) {
  const { id, version, result, settings } = resume;
  const marked = useMemo(() => findPrinted(result.lines, said), [result.lines, said]);
  const pages = useRef<HTMLDivElement>(null);
  // The pane follows what is pointed at; the page itself stays where it is.
  useEffect(() => {
    const pane = pages.current?.closest<HTMLElement>('[data-pane]');
    const line = marked.length > 0 && pages.current?.querySelector('[data-printed]')?.getBoundingClientRect();
    if (!pane || !line || pane.matches(':hover')) return;
    const frame = pane.getBoundingClientRect();
    if (line.top < frame.top || line.bottom > frame.bottom) pane.scrollTop += line.top - frame.top - frame.height / 3;
  }, [marked]);
  return (
    <div ref={pages}>
      <PagePreview
        {...settings}
        fit={result.fit}
        fileName={result.fileName}
        marked={marked}
        pictureOf={(page) => `${resumeFileHref(id, `page-${page}.png`)}?v=${version}`}
      />
    </div>
  );
}
