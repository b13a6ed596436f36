import type { AdminOrganisation } from '@folia/contracts/organisation/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Switch } from '../../ui/switch';
import { TextField } from '../../ui/text-field';
import { AgreementFields, agreed, newAgreement } from './agreement-fields';
import { DeedDialog } from './deed-dialog';
import { organisationTexts as texts } from './organisation-texts';

/** Its seats, whether it is suspended, and what is agreed on from now on. */
export function ChangeOrganisationDialog({ organisation, onClose }: { organisation: AdminOrganisation; onClose: () => void }) {
  const [seats, setSeats] = useState(String(organisation.seats));
  const [suspended, setSuspended] = useState(organisation.state === 'suspended');
  const [isAnew, setAnew] = useState(organisation.state === 'unpaid');
  const [agreement, setAgreement] = useState({ ...newAgreement, contact: organisation.contact ?? '' });
  const change = async (reason: string) =>
    api.put('/admin/organisations/{id}', {
      path: { id: organisation.id },
      body: { seats: Number(seats), suspended, reason, ...(isAnew ? { agreement: agreed(agreement) } : {}) },
    });
  return (
    <DeedDialog deed={{ title: texts.changeTitle(organisation.name), text: texts.changeText, action: texts.change, work: change }} onClose={onClose}>
      <TextField inputMode="numeric" label={texts.seats} value={seats} onChange={({ target }) => setSeats(target.value)} className="max-w-[160px]" />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Switch label={texts.suspended} checked={suspended} onChange={setSuspended} />
        <Switch label={texts.agreeAnew} checked={isAnew} onChange={setAnew} />
      </div>
      {isAnew ? <AgreementFields value={agreement} onChange={setAgreement} /> : null}
    </DeedDialog>
  );
}
