import type { Report } from '@folia/contracts/safety/shapes';
import { Check, X } from 'lucide-react';
import { Button } from '../../ui/button';
import { Signal } from '../../ui/signal';
import { Known } from './known';
import { texts } from './texts';

/** What was reported and by whom, with the content at that time. */
export function ReportCard({ report, onDecide }: { report: Report; onDecide: (report: Report, verdict: 'upheld' | 'dismissed') => void }) {
  const { reporter, reported, reason, text, evidence, createdAt, decided } = report;
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          {reported.guest ? texts.reportedGuest(reported.guest) : <Known person={reported} />} <span className="font-[550]">{texts.reportReason(reason)}</span>
        </p>
        {text ? <p className="mt-1.5 max-w-[68ch] font-serif text-m whitespace-pre-line">{text}</p> : null}
        <p className="mt-1.5 text-[0.8125rem] text-ink-3">
          {texts.reportedBy} <Known person={reporter} /> · <time dateTime={createdAt}>{texts.on(createdAt)}</time>
        </p>
        <details className="mt-2">
          <summary className="w-fit cursor-pointer py-2 text-ink-2 hover:text-ink">{texts.evidence}</summary>
          <dl className="mt-1 max-w-[68ch] border-s-2 border-line ps-4">
            {evidence.map(({ what, words }) => (
              <div key={what} className="py-1">
                <dt className="text-[0.8125rem] text-ink-3">{what}</dt>
                <dd className="font-serif text-m whitespace-pre-line">{words}</dd>
              </div>
            ))}
          </dl>
        </details>
        {decided ? (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <Signal
              tone={decided.verdict === 'upheld' ? 'good' : 'off'}
              icon={decided.verdict === 'upheld' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            >
              {texts.verdict(decided.verdict)}
            </Signal>
            <span>
              <Known person={decided.by} />, {texts.on(decided.at)}: <span className="font-serif text-m">{decided.note}</span>
            </span>
          </p>
        ) : null}
      </div>
      {decided ? null : (
        <div className="flex gap-2 md:flex-col">
          <Button onClick={() => onDecide(report, 'upheld')}>{texts.uphold}</Button>
          <Button look="quiet" onClick={() => onDecide(report, 'dismissed')}>
            {texts.dismiss}
          </Button>
        </div>
      )}
    </li>
  );
}
