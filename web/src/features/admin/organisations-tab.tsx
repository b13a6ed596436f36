import type { AdminOrganisation } from '@folia/contracts/organisation/shapes';
import { Ban, CheckCircle2, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { Signal } from '../../ui/signal';
import { ChangeOrganisationDialog } from './change-organisation-dialog';
import { organisationTexts as texts } from './organisation-texts';
import { VouchDialog } from './vouch-dialog';

const signs = {
  active: { tone: 'fine', icon: <CheckCircle2 aria-hidden="true" /> },
  unpaid: { tone: 'warn', icon: <CircleAlert aria-hidden="true" /> },
  suspended: { tone: 'bad', icon: <Ban aria-hidden="true" /> },
} as const;

/** Every organisation, the newest first: who is let in to what, and on which agreement. */
export function OrganisationsTab() {
  const organisations = useCursorPages(['admin', 'organisations'], '/admin/organisations', {});
  const [changing, setChanging] = useState<AdminOrganisation | null>(null);
  const [vouched, setVouched] = useState<AdminOrganisation | null>(null);
  return (
    <>
      <PagedList
        pages={organisations}
        label={texts.title}
        failed={texts.failed}
        empty={<EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>}
        row={(one) => <Row key={one.id} organisation={one} onChange={() => setChanging(one)} onVouch={() => setVouched(one)} />}
      />
      {changing ? <ChangeOrganisationDialog organisation={changing} onClose={() => setChanging(null)} /> : null}
      {vouched ? <VouchDialog accountId={vouched.id} name={vouched.name} onClose={() => setVouched(null)} /> : null}
    </>
  );
}

type RowProps = { organisation: AdminOrganisation; onChange: () => void; onVouch: () => void };

function Row({ organisation: { name, state, seats, members, openInvitations, contact }, onChange, onVouch }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="font-[550]">{name}</p>
        <p className="text-s text-ink-3">
          {texts.seatsTaken(members + openInvitations, seats)}
          {contact ? ` · ${texts.contact(contact)}` : ''}
        </p>
      </div>
      <Signal tone={signs[state].tone} icon={signs[state].icon}>
        {texts.states[state]}
      </Signal>
      <Button size="sm" onClick={onVouch} aria-label={texts.vouchTitle(name)}>
        {texts.vouch}
      </Button>
      <Button size="sm" onClick={onChange} aria-label={texts.changeTitle(name)}>
        {texts.change}
      </Button>
    </li>
  );
}
