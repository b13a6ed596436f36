import { useState } from 'react';
import { ApiError } from '../../../lib/api-error';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { handoverTexts as texts } from './handover-texts';
import { useSettle } from './use-handovers';

/** Whether somebody whose answer was lost is there: only a person can see that. */
export function SettleForm({ jobId, candidateId, system }: { jobId: string; candidateId: string; system: string }) {
  const [page, setPage] = useState('');
  const settle = useSettle(jobId, candidateId);
  return (
    <form
      className="mb-2 space-y-2 border-s-2 border-warn ps-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (page.trim() !== '') settle.mutate(page.trim());
      }}
    >
      <p className="text-ink-2">{texts.settle(system)}</p>
      <TextField
        label={texts.settlePage}
        type="url"
        value={page}
        error={settle.error ? (settle.error instanceof ApiError && settle.error.code === 'BODY_INVALID' ? texts.settleWrong : reasonOf(settle.error)) : null}
        onChange={({ target }) => setPage(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={settle.isPending} disabled={page.trim() === ''}>
          {texts.settleFound}
        </Button>
        <Button look="quiet" size="sm" disabled={settle.isPending} onClick={() => settle.mutate(null)}>
          {texts.settleMissing}
        </Button>
      </div>
    </form>
  );
}
