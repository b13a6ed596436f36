import { useState } from 'react';
import { api } from '../../lib/api';
import { TextField } from '../../ui/text-field';
import { AgreementFields, agreed, newAgreement } from './agreement-fields';
import { DeedDialog } from './deed-dialog';
import { organisationTexts as texts } from './organisation-texts';

/** An organisation for its first owner. */
export function MakeOrganisationDialog({ owner, onClose }: { owner: { id: string; name: string }; onClose: () => void }) {
  const [name, setName] = useState('');
  const [seats, setSeats] = useState('5');
  const [agreement, setAgreement] = useState(newAgreement);
  const make = async (reason: string) =>
    api.post('/admin/organisations', { body: { name, ownerId: owner.id, seats: Number(seats), agreement: agreed(agreement), reason } });
  return (
    <DeedDialog deed={{ title: texts.makeTitle(owner.name), text: texts.makeText, action: texts.make, work: make }} onClose={onClose}>
      <TextField label={texts.name} hint={texts.nameHint} value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      <TextField inputMode="numeric" label={texts.seats} value={seats} onChange={({ target }) => setSeats(target.value)} className="max-w-[160px]" />
      <AgreementFields value={agreement} onChange={setAgreement} />
    </DeedDialog>
  );
}
