import type { ResumeImportSummary } from '@folia/contracts/resume-import/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button-class';
import { startTexts as texts } from './start-texts';

/** What was read and waits to be checked, above the ways to read something else: this import has already been paid for. */
export function WaitingReview({ entry }: { entry: ResumeImportSummary }) {
  return (
    <section
      aria-labelledby="waiting-review"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-m border border-leaf/40 bg-leaf-wash p-4 md:px-5"
    >
      <div className="relative min-w-0 ps-7">
        <span aria-hidden="true" className="absolute start-px top-[7px] size-[15px] rounded-full bg-leaf" />
        <h2 id="waiting-review" className="font-serif text-[1.375rem] leading-[1.2] font-medium tracking-[-0.012em]">
          {texts.waiting.title(entry.entries)}
        </h2>
        <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{texts.waiting.text(entry.fileName, entry.createdAt)}</p>
      </div>
      <Link to={paths.resumeImport.href(entry.id)} className={buttonClass({ look: 'primary', className: 'max-md:w-full' })}>
        {texts.waiting.action}
      </Link>
    </section>
  );
}
