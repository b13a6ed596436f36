import type { AuditEntry } from '@folia/contracts/admin/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from './texts';

/** Who did what to whom, and why: one line of the log. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { actor, action, target, reason, details } = entry;
  const isJob = action.startsWith('job.');
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <p>
        <Person id={actor.id} uname={actor.uname} /> {texts.action(action)}{' '}
        {isJob ? <code className="font-mono text-[0.8125rem] break-all">{target.id}</code> : <Person id={target.id} uname={target.uname} />}
        {details.from && details.to ? ` ${texts.fromTo(details.from, details.to)}` : null}
      </p>
      <time dateTime={entry.at} className="text-[0.8125rem] text-ink-3">
        {texts.on(entry.at)}
      </time>
      <p className="font-serif text-m text-ink-2 [overflow-wrap:anywhere]">{reason}</p>
    </li>
  );
}

function Person({ id, uname }: { id: string; uname: string | null }) {
  if (!uname) return <span className="text-ink-3">{texts.gone}</span>;
  return (
    <Link to={paths.admin.person(id)} className="link">
      @{uname}
    </Link>
  );
}
