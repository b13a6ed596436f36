import { type ApplicationState, applicationStates } from '@folia/contracts/posting/application-states';
import type { Posting } from '@folia/contracts/posting/shapes';
import { BellRing, ExternalLink, FileText, MoreHorizontal, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Menu } from '../../ui/menu';
import { ScoreFigure } from '../../ui/score-figure';
import { Select } from '../../ui/select';
import { Signal } from '../../ui/signal';
import { texts } from './texts';

type PostingRowProps = { job: Posting; today: string; onState: (state: ApplicationState) => void; onEdit: () => void; onRemove: () => void };

export const nameOf = ({ role, company }: Pick<Posting, 'role' | 'company'>) => [role || texts.unnamed, company].filter(Boolean).join(', ');

/** One posting: its score, its title, how far the application is, and the reminder. */
export function PostingRow({ job, today, onState, onEdit, onRemove }: PostingRowProps) {
  const navigate = useNavigate();
  const { latest, resume, role, company, location, state, dates, remindOn, notes, url } = job;
  const name = nameOf(job);
  const since = state === 'saved' ? undefined : dates[state];
  const facts = [company, location, since ? texts.reached(state, since) : texts.kept(job.createdAt)].filter(Boolean);
  const to = latest ? paths.match.href(latest.id) : paths.calculator.href(job.id);
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 md:grid-cols-[128px_minmax(0,1fr)_148px_auto] md:gap-x-5">
      <span className="max-md:self-start max-md:pt-1">
        <Score job={job} />
      </span>
      <div className="min-w-0">
        <Link to={to} className="inline-block py-0.5 font-semibold hover:text-leaf [overflow-wrap:anywhere]">
          {role || texts.unnamed}
        </Link>
        <p className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
        {remindOn ? (
          <p className="mt-1">
            <Signal tone={remindOn <= today ? 'warn' : 'off'} icon={<BellRing aria-hidden="true" />}>
              {texts.remind(remindOn, today)}
            </Signal>
          </p>
        ) : null}
        <p className="mt-1 text-[0.8125rem]">
          <Link
            to={resume ? paths.tailoredResume.href(resume.id) : paths.newResume.href(job.id)}
            className="inline-flex min-h-6 items-center gap-1.5 text-leaf hover:underline"
          >
            <FileText aria-hidden="true" className="size-3.5" />
            {resume ? texts.resume(resume.sentAt) : texts.makeResume}
            <span className="sr-only"> {texts.forJob(name)}</span>
          </Link>
        </p>
        {notes ? <p className="mt-1 line-clamp-2 max-w-[72ch] font-serif text-[0.9375rem] text-ink-2 [overflow-wrap:anywhere]">{notes}</p> : null}
      </div>
      <Select
        hideLabel
        label={texts.stateOf(name)}
        value={state}
        onChange={(next) => onState(next as ApplicationState)}
        options={applicationStates.map((value) => ({ value, label: texts.state(value) }))}
        className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-2"
      />
      <Menu
        label={texts.more(name)}
        trigger={
          <Button look="quiet" iconOnly icon={<MoreHorizontal />}>
            {texts.more(name)}
          </Button>
        }
        items={[
          { label: texts.edit, icon: <Pencil />, onSelect: onEdit },
          { label: latest ? texts.again : texts.scoreIt, icon: <RotateCw />, onSelect: () => void navigate(paths.calculator.href(job.id)) },
          ...(url ? [{ label: texts.source, icon: <ExternalLink />, onSelect: () => void window.open(url, '_blank', 'noopener,noreferrer') }] : []),
          'line' as const,
          { label: texts.remove, icon: <Trash2 />, caution: true, onSelect: onRemove },
        ]}
      />
    </li>
  );
}

function Score({ job }: { job: Posting }) {
  const { latest } = job;
  if (latest?.score != null)
    return (
      <Link to={paths.match.href(latest.id)} aria-label={texts.report(nameOf(job))} className="inline-flex min-h-11 items-center md:min-h-8">
        <ScoreFigure score={latest.score} />
      </Link>
    );
  if (latest?.state === 'accepted' || latest?.state === 'running') return <span className="text-xs text-ink-3">{texts.scoring}</span>;
  return (
    <Link to={paths.calculator.href(job.id)} className={buttonClass({ size: 'sm' })}>
      {texts.scoreIt}
    </Link>
  );
}
