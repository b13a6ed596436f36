import type { AdminJob } from '@folia/contracts/admin/shapes';
import type { JobState } from '@folia/contracts/job';
import { Ban, Check, Clock, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Signal, type SignalTone } from '../../ui/signal';
import type { Deed } from './deed-dialog';
import { texts } from './texts';

const signs: Record<JobState, { tone: SignalTone; icon: ReactNode }> = {
  accepted: { tone: 'off', icon: <Clock aria-hidden="true" /> },
  running: { tone: 'fine', icon: <LoaderCircle aria-hidden="true" /> },
  done: { tone: 'good', icon: <Check aria-hidden="true" /> },
  failed: { tone: 'bad', icon: <X aria-hidden="true" /> },
  cancelled: { tone: 'off', icon: <Ban aria-hidden="true" /> },
};

export function JobRow({ job, onDeed }: { job: AdminJob; onDeed: (deed: Deed) => void }) {
  const isOpen = job.state === 'accepted' || job.state === 'running';
  const act = (path: '/admin/jobs/{id}/retry' | '/admin/jobs/{id}/cancel') => (reason: string) => api.post(path, { path: { id: job.id }, body: { reason } });
  return (
    <li className="grid items-center gap-x-4 gap-y-1 py-2.5 md:grid-cols-[150px_130px_minmax(0,1fr)_auto_130px]">
      <span className="font-[550]">{job.kind}</span>
      <Signal {...signs[job.state]}>{texts.jobState[job.state]}</Signal>
      <p className="min-w-0 text-[0.8125rem] text-ink-2">
        {texts.attempt(job.attempt)} ·{' '}
        <Link to={paths.admin.person(job.ownerId)} className="link">
          {texts.ownerOf}
        </Link>
        {job.error ? (
          <>
            {' · '}
            <code className="font-mono">{job.error.code}</code>
          </>
        ) : job.waitingSince ? (
          ` · ${texts.waitsSince(job.waitingSince)}`
        ) : job.step && isOpen ? (
          ` · ${job.step} ${job.percent} %`
        ) : null}
        <code className="block font-mono text-xs break-all text-ink-3">{job.id}</code>
      </p>
      <time dateTime={job.createdAt} className="text-[0.8125rem] text-ink-3">
        {texts.on(job.createdAt)}
      </time>
      <span className="md:text-end">
        {job.state === 'failed' ? (
          <Button
            size="sm"
            onClick={() => onDeed({ title: texts.retryTitle, text: texts.retryText, action: texts.retry, work: act('/admin/jobs/{id}/retry') })}
          >
            {texts.retry}
          </Button>
        ) : isOpen ? (
          <Button
            size="sm"
            look="caution"
            onClick={() => onDeed({ title: texts.stopTitle, text: texts.stopText, action: texts.stop, caution: true, work: act('/admin/jobs/{id}/cancel') })}
          >
            {texts.stop}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
