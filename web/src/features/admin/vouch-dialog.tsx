import { useState } from 'react';
import { api } from '../../lib/api';
import { TextField } from '../../ui/text-field';
import { DeedDialog } from './deed-dialog';
import { organisationTexts as texts } from './organisation-texts';

/** An admin's word that a domain is an account's. */
export function VouchDialog({ accountId, name, onClose }: { accountId: string; name: string; onClose: () => void }) {
  const [domain, setDomain] = useState('');
  const work = (reason: string) => api.post('/admin/accounts/{accountId}/verifications', { path: { accountId }, body: { domain: domain.trim(), reason } });
  return (
    <DeedDialog deed={{ title: texts.vouchTitle(name), text: texts.vouchText, action: texts.vouch, work }} onClose={onClose}>
      <TextField
        label={texts.domain}
        hint={texts.domainHint}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={253}
        value={domain}
        onChange={({ target }) => setDomain(target.value)}
      />
    </DeedDialog>
  );
}
