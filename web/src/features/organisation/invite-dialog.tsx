import { type InvitedRole, invitedRoles } from '@folia/contracts/organisation/roles';
import type { Organisation } from '@folia/contracts/organisation/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { FormDialog } from '../../ui/form-dialog';
import { Segmented } from '../../ui/segmented';
import { TextArea } from '../../ui/text-field';
import { roleNames, texts } from './texts';
import { useMemberChange } from './use-organisation';

/** As many as the API takes at once. */
const most = 20;
const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invites people by e-mail. What was typed stays until it is sent. */
export function InviteDialog({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const { id, name, seats, members, openInvitations } = organisation;
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<InvitedRole>('recruiter');
  const [isSent, setSent] = useState(false);
  const emails = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
  const wrong = emails.find((email) => !addressShape.test(email));
  const fault = wrong ? texts.notAnEmail(wrong) : emails.length > most ? texts.tooMany(most) : null;
  const invite = useMemberChange(id, () => api.post('/organisation/invitations', { body: { emails, role } }), texts.invited, onClose);
  return (
    <FormDialog
      title={texts.inviteTo(name)}
      action={texts.send(emails.length)}
      cancel={texts.cancel}
      isTyped={typed !== ''}
      isBusy={invite.isPending}
      failure={invite.error && reasonOf(invite.error)}
      note={<span className="me-auto text-xs text-ink-3">{emails.length > 0 ? texts.seatsThen(members + openInvitations + emails.length, seats) : ''}</span>}
      onClose={onClose}
      onSubmit={() => {
        setSent(true);
        if (emails.length > 0 && !fault) invite.mutate();
      }}
    >
      <TextArea
        label={texts.emails}
        hint={texts.emailsHint}
        error={isSent ? (fault ?? (emails.length === 0 ? texts.emailsHint : null)) : null}
        value={typed}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Segmented label={texts.role} value={role} options={invitedRoles.map((value) => ({ value, label: roleNames[value] }))} onChange={setRole} />
        <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.roleWords[role]}</p>
      </div>
    </FormDialog>
  );
}
