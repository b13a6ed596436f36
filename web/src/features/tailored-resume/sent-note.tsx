import { ChevronRight, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { newLinkHref } from '../../lib/link-paths';
import { buttonClass } from '../../ui/button-class';
import type { FinishedResume } from './finished-resume';
import { texts } from './texts';

const words = texts.head;

/** Says that the resume was sent and stays as it was then. What is only needed to check the file is folded. */
export const SentNote = ({ resume: { id, postingId, company, sentAt, sha256 } }: { resume: FinishedResume }) =>
  sentAt ? (
    <div className="mb-6 rounded-m bg-surface px-4 py-3 text-[0.8125rem] text-ink-2">
      <p>
        {words.sentAt(sentAt)}. {words.frozen}
      </p>
      <Link to={newLinkHref({ job: postingId, resume: id, for: company })} className={buttonClass({ size: 'sm', className: 'mt-2' })}>
        <Share2 aria-hidden="true" />
        {words.share}
      </Link>
      {sha256 ? (
        <details className="group text-ink-3">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 hover:text-ink md:pointer-fine:min-h-7">
            {words.details}
            <ChevronRight aria-hidden="true" className="size-3.5 transition-transform duration-120 group-open:rotate-90" />
          </summary>
          <p className="text-xs [overflow-wrap:anywhere]">
            {words.hash}: <code>{sha256}</code>
          </p>
        </details>
      ) : null}
    </div>
  ) : null;
