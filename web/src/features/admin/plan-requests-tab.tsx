import type { PlanRequest } from '@folia/contracts/billing/shapes';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { requestTexts as texts } from './request-texts';
import { StateList, useStateInAddress } from './state-list';
import { useDeed } from './use-deed';

const states = ['new', 'closed'] as const;
const options = states.map((value) => ({ value, label: texts.states[value] }));

/** Requests for plans that are not paid online. They are answered by e-mail; a plan is given on the person's own page. */
export function PlanRequestsTab() {
  const state = useStateInAddress(states);
  const requests = useCursorPages(['admin', 'plan-requests', state], '/admin/plan-requests', { query: { state } });
  const close = useDeed(
    (id: string) => api.post('/admin/plan-requests/{id}/close', { path: { id } }),
    () => {},
    texts.closed,
  );
  return (
    <StateList
      tab="plan-requests"
      show={texts.show}
      state={state}
      options={options}
      failure={close.error}
      pages={requests}
      label={texts.title}
      failed={texts.failed}
      empty={<EmptyState title={texts.noneTitle[state]}>{texts.none}</EmptyState>}
      row={(one) => <Row key={one.id} request={one} onClose={() => close.mutate(one.id)} />}
    />
  );
}

function Row({ request: { plan, name, email, company, seats, text, state, from, createdAt }, onClose }: { request: PlanRequest; onClose: () => void }) {
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <b className="font-semibold">{texts.wants(name, plan, seats)}</b>
          {company ? <span className="text-ink-2"> · {company}</span> : null}
        </p>
        <time dateTime={createdAt} className="text-s text-ink-3">
          {texts.at(createdAt)}
        </time>
      </div>
      {text ? <p className="mt-1.5 max-w-[76ch] text-ink-2 [overflow-wrap:anywhere] whitespace-pre-line">{text}</p> : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-s">
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        {from?.uname ? (
          <Link to={paths.admin.person(from.id)} className="link">
            {texts.person(from.uname)}
          </Link>
        ) : null}
        {state === 'new' ? (
          <Button size="sm" onClick={onClose}>
            {texts.close}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
