import type { AuditEntry } from '@folia/contracts/admin/shapes';
import type { SwitchName } from '@folia/contracts/feature-switch/names';
import type { PlanName } from '@folia/contracts/plans';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { switchTexts } from './switch-texts';
import { planNames, texts } from './texts';

/** Who did what to whom, and why: one line of the log. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { actor, action, reason, details } = entry;
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <p>
        {actor ? <Person {...actor} /> : texts.operator} {texts.action(action)} <Target entry={entry} />
        {details.from && details.to ? ` ${texts.fromTo(details.from, details.to)}` : null}
      </p>
      <time dateTime={entry.at} className="text-[0.8125rem] text-ink-3">
        {texts.on(entry.at)}
      </time>
      <p className="font-serif text-m text-ink-2 [overflow-wrap:anywhere]">{reason}</p>
    </li>
  );
}

function Target({ entry: { action, target, details } }: { entry: AuditEntry }) {
  if (details.domain)
    return (
      <>
        {details.domain}
        {target ? (
          <>
            {' '}
            {texts.ofWhom} <Person {...target} />
          </>
        ) : null}
      </>
    );
  if (details.feature) return switchTexts.nameOf(details.feature as SwitchName);
  if (!target) return planNames[details.plan as PlanName];
  if (action.startsWith('job.')) return <code className="font-mono text-[0.8125rem] break-all">{target.id}</code>;
  return <Person {...target} />;
}

function Person({ id, uname }: { id: string; uname: string | null }) {
  if (!uname) return <span className="text-ink-3">{texts.gone}</span>;
  return (
    <Link to={paths.admin.person(id)} className="link">
      @{uname}
    </Link>
  );
}
