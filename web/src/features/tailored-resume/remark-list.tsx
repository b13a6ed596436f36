import type { ResumeRemark } from '@folia/contracts/tailor-made';
import type { TailoredResult } from '@folia/contracts/tailored-resume';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from './texts';

const words = texts.analysis;

/** What can be mended, where it stands and how; what the job cannot do without comes first. */
export function RemarkList({ remarks, items }: { remarks: readonly ResumeRemark[]; items: TailoredResult['items'] }) {
  const byId = new Map(items.map((item) => [item.id, item]));
  if (remarks.length === 0) return <p className="text-ink-3">{words.none}</p>;
  return (
    <ul className="border-t border-line">
      {remarks.map((remark) => {
        const item = byId.get(remark.itemId ?? '');
        const name = item ? [item.title, item.organisation].filter(Boolean).join(', ') : '';
        return (
          <li key={`${remark.kind}-${remark.itemId}-${remark.words}`} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2 border-b border-line py-3">
            <TriangleAlert aria-hidden="true" className={`mt-1 size-4 ${remark.kind === 'must-missing' ? 'text-warn' : 'text-ink-3'}`} />
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">{words.remark(remark)}</p>
              <p className="text-[0.875rem] text-ink-2">{words.mend(remark.mend)}</p>
              {item && name ? (
                <Link
                  to={paths.editItem(item.kind).href(item.id)}
                  className="mt-0.5 inline-flex min-h-6 items-center text-[0.8125rem] text-leaf underline underline-offset-2"
                >
                  {name}
                </Link>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
