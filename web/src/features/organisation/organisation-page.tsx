import type { Organisation } from '@folia/contracts/organisation/shapes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { may } from '../../lib/may';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { useOrganisations } from '../../lib/use-organisations';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { Tabs } from '../../ui/tabs';
import { AuditTab } from './audit-tab';
import { DeleteDialog } from './delete-dialog';
import { InviteDialog } from './invite-dialog';
import { LimitsTab } from './limits-tab';
import { MembersTab } from './members-tab';
import { RolesTable } from './roles-table';
import { texts } from './texts';
import { useOrganisation } from './use-organisation';

/** `/app/organisation`: the one that this browser acts for. */
export function OrganisationPage() {
  usePageTitle(texts.title);
  const { all, isError, refetch, chosen, choose } = useOrganisations();
  const { user } = useSession();
  const [search] = useSearchParams();
  if (chosen) return <Chosen key={chosen.id} id={chosen.id} />;
  if (search.get('tab') === 'audit' && user.signedIn) return <OwnLog id={user.id} />;
  return (
    <div className="page py-6 md:py-8">
      <h1 className="headline">{texts.title}</h1>
      {isError && !all ? (
        <LoadFailure className="mt-8" onAgain={refetch}>
          {texts.failed}
        </LoadFailure>
      ) : null}
      {!all && !isError ? <Loading /> : null}
      {all?.length === 0 ? (
        <EmptyState
          title={texts.noneTitle}
          action={
            <Link to={paths.pricing.href()} className={buttonClass({})}>
              {texts.prices}
            </Link>
          }
        >
          {texts.none}
        </EmptyState>
      ) : null}
      {all && all.length > 0 ? (
        <EmptyState
          title={texts.chooseTitle}
          action={all.map(({ id, name }) => (
            <Button key={id} onClick={() => choose(id)}>
              {name}
            </Button>
          ))}
        >
          {texts.choose}
        </EmptyState>
      ) : null}
    </div>
  );
}

/** What was done in an account that belongs to no organisation. */
const OwnLog = ({ id }: { id: string }) => (
  <div className="page py-6 md:py-8">
    <h1 className="headline">{texts.ownAuditTitle}</h1>
    <p className="mt-1.5 mb-5 max-w-[68ch] text-ink-2">{texts.ownAuditLead}</p>
    <AuditTab id={id} note={texts.ownAuditNote} />
  </div>
);

function Chosen({ id }: { id: string }) {
  const { data, isError, refetch } = useOrganisation(id);
  if (data?.id) return <Shown organisation={data} />;
  return <div className="page py-6 md:py-8">{isError ? <LoadFailure onAgain={() => void refetch()}>{texts.failed}</LoadFailure> : <Loading />}</div>;
}

function Shown({ organisation }: { organisation: Organisation }) {
  const [search, setSearch] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { name, state, role, members } = organisation;
  const all = [
    { value: 'members', label: texts.members, count: members, content: <MembersTab organisation={organisation} /> },
    { value: 'roles', label: texts.roles, content: <RolesTable /> },
    ...(may(role, 'limit.read') ? [{ value: 'limits', label: texts.limits, content: <LimitsTab organisation={organisation} /> }] : []),
    ...(may(role, 'audit.read') ? [{ value: 'audit', label: texts.audit, content: <AuditTab id={organisation.id} /> }] : []),
  ];
  const asked = search.get('tab');
  const shown = all.find(({ value }) => value === asked)?.value ?? 'members';
  return (
    <div className="page py-6 md:py-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="headline [overflow-wrap:anywhere]">{name}</h1>
          <p className="mt-1.5 max-w-[90ch] text-ink-2">
            {texts.head(organisation)}{' '}
            <Link to={paths.verification.href()} className="link">
              {texts.verification}
            </Link>
            {may(role, 'key.manage') ? (
              <>
                {' · '}
                <Link to={paths.developers.href()} className="link">
                  {texts.developers}
                </Link>
              </>
            ) : null}
          </p>
        </div>
        {may(role, 'member.manage') && state === 'active' ? (
          <Button look="primary" icon={<Plus />} className="max-sm:w-full" onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        ) : null}
      </div>
      {state === 'active' ? null : (
        <p role="note" className="mb-5 max-w-[80ch] border-s-2 border-warn ps-4">
          {texts.readOnly[state]}
        </p>
      )}
      <Tabs label={texts.tabs} tabs={all} value={shown} onChange={(tab) => setSearch({ tab })} />
      {may(role, 'organisation.delete') && shown === 'members' ? (
        <section aria-labelledby="end-title" className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <div className="min-w-0 max-w-[70ch]">
            <h2 id="end-title" className="font-[550]">
              {texts.deleteHead}
            </h2>
            <p className="mt-1 text-ink-2">{texts.deleteNote}</p>
          </div>
          <Button className="max-sm:w-full" onClick={() => setEnding(true)}>
            {texts.deleteAction}
          </Button>
        </section>
      ) : null}
      {isEnding ? <DeleteDialog organisation={organisation} onClose={() => setEnding(false)} /> : null}
      {isInviting ? <InviteDialog organisation={organisation} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}
