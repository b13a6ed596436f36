import { Code, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { FormDialog } from '../../ui/form-dialog';
import { Signal } from '../../ui/signal';
import { useToast } from '../../ui/toast';
import { refusalOf } from './fresh-sign-in';
import { texts } from './texts';
import { useKeyChange, useKeys } from './use-keys';

/** What test keys act in, and how it is made again. */
export function SandboxNote() {
  const since = useKeys().data?.sandboxSince;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m bg-fine-wash px-4 py-3 text-s">
      <Signal tone="fine" icon={<Code aria-hidden="true" />}>
        {texts.testMode}
      </Signal>
      <p className="min-w-0 max-w-[68ch] flex-1 basis-64">
        {texts.sandbox} {since ? texts.sandboxSince(since) : null}
      </p>
      {since ? (
        <Button size="sm" icon={<RotateCcw />} className="ms-auto" onClick={() => setAsking(true)}>
          {texts.resetSandbox}
        </Button>
      ) : null}
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
