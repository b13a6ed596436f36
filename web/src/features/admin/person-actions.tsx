import type { AdminPersonDetail } from '@folia/contracts/admin/shapes';
import type { PlanName } from '@folia/contracts/plans';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { AgreementFields, agreed, newAgreement } from './agreement-fields';
import { agreementTexts } from './agreement-texts';
import { type Deed, DeedDialog } from './deed-dialog';
import { MakeOrganisationDialog } from './make-organisation-dialog';
import { organisationTexts } from './organisation-texts';
import { planNames, texts } from './texts';
import { VouchDialog } from './vouch-dialog';

type Open = 'standing' | 'plan' | 'admin' | 'organisation' | 'domain' | null;

const plans = Object.entries(planNames).map(([value, label]) => ({ value, label }));

export function PersonActions({ person }: { person: AdminPersonDetail }) {
  const { user } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const [plan, setPlan] = useState(person.plan);
  const [agreement, setAgreement] = useState(newAgreement);
  const { id, name, suspended, isAdmin } = person;
  const path = { id };
  const deeds: Record<Exclude<Open, 'organisation' | 'domain' | null>, Deed> = {
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
      work: async (reason) => api.put('/admin/people/{id}/plan', { path, body: { plan, ...(plan === 'free' ? {} : agreed(agreement)), reason } }),
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
      <Button onClick={() => setOpen('organisation')}>{organisationTexts.make}</Button>
      <Button onClick={() => setOpen('domain')}>{organisationTexts.vouch}</Button>
      {user.id === id ? null : (
        <Button look={suspended ? 'outlined' : 'caution'} onClick={() => setOpen('standing')}>
          {deeds.standing.action}
        </Button>
      )}
      {open === 'organisation' ? <MakeOrganisationDialog owner={person} onClose={() => setOpen(null)} /> : null}
      {open === 'domain' ? <VouchDialog accountId={id} name={name} onClose={() => setOpen(null)} /> : null}
      {open && open !== 'organisation' && open !== 'domain' ? (
        <DeedDialog deed={deeds[open]} onClose={() => setOpen(null)}>
          {open === 'plan' ? (
            <>
              <Select label={agreementTexts.plan} value={plan} options={plans} onChange={(chosen) => setPlan(chosen as PlanName)} />
              {plan === 'free' ? null : <AgreementFields value={agreement} onChange={setAgreement} />}
            </>
          ) : null}
        </DeedDialog>
      ) : null}
    </div>
  );
}
