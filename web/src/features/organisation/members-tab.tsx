import { type OrganisationRole, organisationRoles } from '@folia/contracts/organisation/roles';
import type { MemberView, Organisation } from '@folia/contracts/organisation/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { may } from '../../lib/may';
import { useSession } from '../../lib/session-context';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { InvitationRow } from './invitation-row';
import { LeaveDialog, RemoveDialog } from './leave-dialogs';
import { MemberDeed } from './member-deed';
import { MemberRow, memberGrid } from './member-row';
import { roleNames, texts } from './texts';
import { useMemberChange, useMembers } from './use-organisation';

/** What is asked about a member. */
type Asked = { member: MemberView } & ({ what: 'remove' | 'leave' | 'transfer' } | { what: 'role'; role: OrganisationRole });

/** Everybody in the organisation, and who is invited. */
export function MembersTab({ organisation }: { organisation: Organisation }) {
  const { user } = useSession();
  const { data, isError, refetch } = useMembers(organisation.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (isError && !data) return <LoadFailure onAgain={() => void refetch()}>{texts.failed}</LoadFailure>;
  if (!data?.members) return <Loading />;
  const { role, state } = organisation;
  const isActive = state === 'active';
  const owns = may(role, 'owner.make');
  const close = () => setAsked(null);
  return (
    <>
      <div aria-hidden="true" className={`${memberGrid} border-b border-line-strong pb-2 text-xs text-ink-3 max-md:hidden`}>
        <span>{texts.member}</span>
        <span>{texts.role}</span>
        <span>{texts.lastSeen}</span>
        <span>{texts.signsInWith}</span>
        <span />
      </div>
      <ul aria-label={texts.members}>
        {data.members.map((member) => {
          const isSelf = user.signedIn && member.id === user.id;
          // Owners are made and unmade by owners alone.
          const canTouch = isActive && (owns || member.role !== 'owner');
          const canRemove = canTouch && may(role, 'member.manage') && !isSelf;
          const roles = canTouch && may(role, 'role.give') ? organisationRoles.filter((one) => one !== member.role && (owns || one !== 'owner')) : [];
          return (
            <MemberRow
              key={member.id}
              member={member}
              isSelf={isSelf}
              roles={roles}
              onRole={(one) => setAsked({ what: 'role', member, role: one })}
              onTransfer={isActive && may(role, 'organisation.transfer') && member.role !== 'owner' ? () => setAsked({ what: 'transfer', member }) : null}
              onRemove={canRemove ? () => setAsked({ what: 'remove', member }) : null}
              onLeave={isSelf ? () => setAsked({ what: 'leave', member }) : null}
            />
          );
        })}
        {data.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} organisationId={organisation.id} invitation={invitation} canChange={isActive && may(role, 'member.manage')} />
        ))}
      </ul>
      <p className="mt-2.5 text-xs text-ink-3">{texts.seatNote}</p>
      {asked?.what === 'remove' ? <RemoveDialog organisation={organisation} member={asked.member} onClose={close} /> : null}
      {asked?.what === 'leave' ? <LeaveDialog organisation={organisation} onClose={close} /> : null}
      {asked?.what === 'role' ? <RoleDialog id={organisation.id} member={asked.member} role={asked.role} onClose={close} /> : null}
      {asked?.what === 'transfer' ? <TransferDialog id={organisation.id} member={asked.member} onClose={close} /> : null}
    </>
  );
}

type DialogProps = { id: string; member: MemberView; onClose: () => void };

function RoleDialog({ id, member, role, onClose }: DialogProps & { role: OrganisationRole }) {
  const path = { id: member.id };
  const work = useMemberChange(
    id,
    (reason: string) => api.put('/organisation/members/{id}/role', { path, body: { role, reason } }),
    texts.roleChanged,
    onClose,
  );
  return (
    <MemberDeed title={texts.roleTitle(member.name, role)} action={texts.roleAction} work={work} onClose={onClose}>
      <p className="max-w-[56ch] text-ink-2">
        <b className="font-semibold text-ink">{roleNames[role]}</b>: {texts.roleWords[role]}
      </p>
    </MemberDeed>
  );
}

function TransferDialog({ id, member, onClose }: DialogProps) {
  const path = { id: member.id };
  const work = useMemberChange(id, (reason: string) => api.post('/organisation/members/{id}/transfer', { path, body: { reason } }), texts.transferred, onClose);
  return (
    <MemberDeed title={texts.transferTitle(member.name)} action={texts.transferAction(member.name)} caution work={work} onClose={onClose}>
      <p className="max-w-[56ch] text-ink-2">{texts.transferWords(member.name)}</p>
    </MemberDeed>
  );
}
