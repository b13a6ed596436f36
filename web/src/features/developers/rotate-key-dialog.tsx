import type { ApiKey, MadeApiKey } from '@folia/contracts/api-key/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { FormDialog } from '../../ui/form-dialog';
import { Segmented } from '../../ui/segmented';
import { FreshSignIn, refusalOf } from './fresh-sign-in';
import { texts } from './texts';
import { useMadeKey } from './use-keys';

type RotateKeyDialogProps = { apiKey: ApiKey; onMade: (made: MadeApiKey) => void; onClose: () => void };
type Overlap = keyof typeof texts.overlaps;

/** Another secret for the same key. */
export function RotateKeyDialog({ apiKey: { id, name }, onMade, onClose }: RotateKeyDialogProps) {
  const [overlap, setOverlap] = useState<Overlap>('24');
  const rotate = useMadeKey(() => api.post('/api-keys/{id}/rotate', { path: { id }, body: { overlapHours: Number(overlap) } }), onMade);
  return (
    <FormDialog
      title={texts.rotateTitle(name)}
      action={texts.rotateAction}
      cancel={texts.cancel}
      isTyped={false}
      isBusy={rotate.isPending}
      failure={refusalOf(rotate.error)}
      note={<FreshSignIn error={rotate.error} />}
      onClose={onClose}
      onSubmit={() => rotate.mutate(undefined)}
    >
      <p className="text-ink-2">{texts.rotateLead}</p>
      <Segmented
        label={texts.overlapLabel}
        value={overlap}
        options={(Object.keys(texts.overlaps) as Overlap[]).map((value) => ({ value, label: texts.overlaps[value] }))}
        onChange={setOverlap}
      />
    </FormDialog>
  );
}
