import type { Invitation } from '@folia/contracts/organisation/shapes';
import { Clock, MoreHorizontal } from 'lucide-react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { memberGrid } from './member-row';
import { roleNames, texts } from './texts';
import { useMemberChange } from './use-organisation';

type InvitationRowProps = { organisationId: string; invitation: Invitation; canChange: boolean };

/** Somebody who is invited: until when it waits, or since when it is expired. */
export function InvitationRow({ organisationId, invitation, canChange }: InvitationRowProps) {
  const { id, email, role, invitedBy, sentAt, expiresAt, isExpired } = invitation;
  const path = { id };
  const again = useMemberChange(organisationId, () => api.post('/organisation/invitations/{id}/send', { path }), texts.sent);
  const withdraw = useMemberChange(organisationId, () => api.delete('/organisation/invitations/{id}', { path }), texts.withdrawn);
  const error = again.error ?? withdraw.error;
  return (
    <li className="border-b border-line">
      <div className={`flex min-h-[52px] flex-wrap items-center gap-x-4 gap-y-1 py-1.5 ${memberGrid}`}>
        <div className="flex min-w-0 items-center gap-3 max-md:w-full">
          <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong text-ink-3">
            –
          </span>
          <div className="min-w-0">
            <p className="truncate font-semibold">{email}</p>
            <p className="truncate text-xs text-ink-3">{texts.invitedBy(invitedBy?.name ?? null, sentAt)}</p>
          </div>
        </div>
        <span className="font-[550] max-md:ps-11 max-md:text-s">{roleNames[role]}</span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 max-md:w-full max-md:ps-11 md:col-span-3 md:flex-nowrap">
          <span className={`flex min-w-0 flex-1 items-center gap-1.5 text-s [&_svg]:size-3.5 [&_svg]:shrink-0 ${isExpired ? 'text-ink-3' : 'text-ink-2'}`}>
            <Clock aria-hidden="true" />
            {isExpired ? texts.expired(expiresAt) : texts.waiting(expiresAt)}
          </span>
          {canChange ? (
            <>
              <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
                {isExpired ? texts.inviteAgain : texts.sendAgain}
              </Button>
              <Menu
                label={texts.moreAbout(email)}
                trigger={
                  <Button look="quiet" size="sm" icon={<MoreHorizontal />} iconOnly>
                    {texts.moreAbout(email)}
                  </Button>
                }
                items={[{ label: texts.withdraw, caution: true, onSelect: () => withdraw.mutate() }]}
              />
            </>
          ) : null}
        </div>
      </div>
      <p role="alert" className="text-s text-bad empty:hidden">
        {error ? reasonOf(error) : ''}
      </p>
    </li>
  );
}
