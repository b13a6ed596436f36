import type { AdminPersonDetail } from '@folia/contracts/admin/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { type Agreement, AgreementFields, changeOf } from './agreement-fields';
import { type Deed, DeedDialog } from './deed-dialog';
import { texts } from './texts';

type Open = 'standing' | 'plan' | 'admin' | null;

export function PersonActions({ person }: { person: AdminPersonDetail }) {
  const { user } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const [agreement, setAgreement] = useState<Agreement>({ plan: person.plan, cycle: 'month', periods: '1', contact: '', withInvoice: false });
  const { id, name, suspended, isAdmin } = person;
  const path = { id };
  const deeds: Record<Exclude<Open, null>, Deed> = {
    standing: suspended
      ? {
          title: texts.reinstateTitle(name),
          text: texts.reinstateText,
          action: texts.reinstate,
          work: (reason) => api.put('/admin/people/{id}/standing', { path, body: { suspended: false, reason } }),
        }
      : {
          title: texts.suspendTitle(name),
          text: texts.suspendText,
          action: texts.suspend,
          caution: true,
          work: (reason) => api.put('/admin/people/{id}/standing', { path, body: { suspended: true, reason } }),
        },
    plan: {
      title: texts.planTitle(name),
      text: texts.planText,
      action: texts.changePlan,
      work: (reason) => api.put('/admin/people/{id}/plan', { path, body: { ...changeOf(agreement), reason } }),
    },
    admin: isAdmin
      ? {
          title: texts.unmakeAdminTitle(name),
          text: texts.unmakeAdminText,
          action: texts.unmakeAdmin,
          caution: true,
          work: (reason) => api.put('/admin/people/{id}/admin', { path, body: { isAdmin: false, reason } }),
        }
      : {
          title: texts.makeAdminTitle(name),
          text: texts.makeAdminText,
          action: texts.makeAdmin,
          work: (reason) => api.put('/admin/people/{id}/admin', { path, body: { isAdmin: true, reason } }),
        },
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen('plan')}>{texts.changePlan}</Button>
      <Button onClick={() => setOpen('admin')}>{deeds.admin.action}</Button>
      {user.id === id ? null : (
        <Button look={suspended ? 'outlined' : 'caution'} onClick={() => setOpen('standing')}>
          {deeds.standing.action}
        </Button>
      )}
      {open ? (
        <DeedDialog deed={deeds[open]} onClose={() => setOpen(null)}>
          {open === 'plan' ? <AgreementFields value={agreement} onChange={setAgreement} /> : null}
        </DeedDialog>
      ) : null}
    </div>
  );
}
