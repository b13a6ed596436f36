import type { ApiKey } from '@folia/contracts/api-key/shapes';
import { api } from '../../lib/api';
import { FormDialog } from '../../ui/form-dialog';
import { useToast } from '../../ui/toast';
import { refusalOf } from './fresh-sign-in';
import { texts } from './texts';
import { useKeyChange } from './use-keys';

/** Asks before a key ends for good. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const toast = useToast();
  const revoke = useKeyChange(
    () => api.post('/api-keys/{id}/revoke', { path: { id } }),
    () => {
      onClose();
      toast(texts.revoked);
    },
  );
  return (
    <FormDialog
      title={texts.revokeTitle(name)}
      action={texts.revokeAction}
      cancel={texts.cancel}
      caution
      popup
      isTyped={false}
      isBusy={revoke.isPending}
      failure={refusalOf(revoke.error)}
      onClose={onClose}
      onSubmit={() => revoke.mutate()}
    >
      <p className="text-ink-2">{texts.revokeLead}</p>
    </FormDialog>
  );
}
