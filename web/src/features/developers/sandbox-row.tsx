import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { FormDialog } from '../../ui/form-dialog';
import { useToast } from '../../ui/toast';
import { refusalOf } from './fresh-sign-in';
import { texts } from './texts';
import { useKeyChange } from './use-keys';

/** What the test keys of the account act in, and how it is made again. */
export function SandboxRow({ since }: { since: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 ps-3 text-s">
      <p className="max-w-[68ch] text-ink-2">{texts.sandbox(since)}</p>
      <Button look="quiet" size="sm" icon={<RotateCcw />} onClick={() => setAsking(true)}>
        {texts.resetSandbox}
      </Button>
      {isAsking ? <ResetDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const reset = useKeyChange(
    () => api.post('/api-keys/sandbox/reset', { body: {} }),
    () => {
      onClose();
      toast(texts.sandboxReset);
    },
  );
  return (
    <FormDialog
      title={texts.resetTitle}
      action={texts.resetSandbox}
      cancel={texts.cancel}
      caution
      popup
      isTyped={false}
      isBusy={reset.isPending}
      failure={refusalOf(reset.error)}
      onClose={onClose}
      onSubmit={() => reset.mutate()}
    >
      <p className="text-ink-2">{texts.resetLead}</p>
    </FormDialog>
  );
}
