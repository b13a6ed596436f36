import type { ScreeningJob, ScreeningJobList } from '@folia/contracts/screening/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Menu } from '../../ui/menu';
import { RemovalDialog } from '../../ui/removal-dialog';
import { Signal } from '../../ui/signal';
import { useToast } from '../../ui/toast';
import { screeningKey } from './api';
import { texts } from './texts';

/** One job: how many candidates, and how far they are. */
export function JobRow({ job }: { job: ScreeningJobList['items'][number] }) {
  const client = useQueryClient();
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const again = () => client.invalidateQueries({ queryKey: screeningKey });
  const path = { jobId: job.id };
  const change = useMutation({
    mutationFn: (state: ScreeningJob['state']) => api.patch('/screening/jobs/{jobId}', { path, body: { version: job.version, state } }),
    onSuccess: (_, state) => toast(state === 'closed' ? texts.closedNow : texts.reopened),
    onSettled: again,
  });
  const isOpen = job.state === 'open';
  const facts = [
    job.company,
    texts.candidates(job.candidates.all),
    job.candidates.interview > 0 ? texts.inInterview(job.candidates.interview) : '',
    texts.made(job.createdAt),
    job.isReadOnly ? texts.readOnly : '',
  ];
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 md:flex-nowrap">
        <Link to={paths.screeningBoard.href(job.id)} className="group min-w-0 flex-1 rounded-s max-md:basis-full">
          <b className={`block font-semibold [overflow-wrap:anywhere] group-hover:text-leaf ${isOpen ? '' : 'text-ink-2'}`}>{job.title}</b>
          <span className="block text-[0.8125rem] text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
        </Link>
        <span className="w-24">
          {isOpen ? (
            <Signal tone="good" icon={<CircleCheck aria-hidden="true" />}>
              {texts.open}
            </Signal>
          ) : (
            <Signal tone="off" icon={<CircleSlash aria-hidden="true" />}>
              {texts.closed}
            </Signal>
          )}
        </span>
        <Link to={paths.screeningCriteria.href(job.id)} aria-label={`${texts.criteria}: ${job.title}`} className={buttonClass({ size: 'sm' })}>
          {texts.criteria}
        </Link>
        <Menu
          trigger={
            <Button iconOnly look="quiet" size="sm" icon={<MoreHorizontal />}>
              {texts.actions(job.title)}
            </Button>
          }
          items={[
            { label: isOpen ? texts.close : texts.reopen, onSelect: () => change.mutate(isOpen ? 'closed' : 'open') },
            'line',
            { label: texts.remove, caution: true, onSelect: () => setRemoving(true) },
          ]}
        />
      </div>
      {change.error ? (
        <p role="alert" className="mt-2 text-[0.8125rem] text-bad">
          {reasonOf(change.error)}
        </p>
      ) : null}
      {isRemoving ? (
        <RemovalDialog
          title={texts.removal.title(job.title)}
          text={texts.removal.text}
          done={texts.removal.done}
          remove={() => api.delete('/screening/jobs/{jobId}', { path })}
          onRemoved={async () => {
            setRemoving(false);
            await again();
          }}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </li>
  );
}
