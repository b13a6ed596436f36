import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { analysisTexts } from './analysis-texts';
import type { FinishedResume } from './finished-resume';
import { waysToMend } from './ways-to-mend';

const words = analysisTexts.analysis;

/** What can be improved, where it is and how to get there. What the job insists on comes first. */
export function RemarkList({ resume }: { resume: FinishedResume }) {
  const { remarks } = resume.result.analysis;
  if (remarks.length === 0) return <p className="text-ink-3">{words.none}</p>;
  return (
    <ul className="border-t border-line">
      {remarks.map((remark) => (
        <li key={`${remark.kind}-${remark.itemId}-${remark.words}`} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2 border-b border-line py-3">
          <TriangleAlert aria-hidden="true" className={`mt-1 size-4 ${remark.kind === 'must-missing' ? 'text-warn' : 'text-ink-3'}`} />
          <div className="min-w-0">
            <p className="font-semibold [overflow-wrap:anywhere]">{words.remark(remark)}</p>
            <p className="text-[0.875rem] text-ink-2">{words.mend(remark.mend)}</p>
            <p className="flex flex-wrap gap-x-4">
              {waysToMend(remark, resume).map(({ to, label }) => (
                <Link key={to} to={to} className="mt-0.5 inline-flex min-h-6 items-center text-[0.8125rem] text-leaf underline underline-offset-2">
                  {label}
                </Link>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
