import type { Verification } from '@folia/contracts/verification/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { texts } from './texts';

/** One domain: how it stands, and what is left to do. */
export function DomainRow({ verification, mayVerify }: { verification: Verification; mayVerify: boolean }) {
  const { id, domain, way, state, record } = verification;
  const client = useQueryClient();
  const onSuccess = (list: object) => client.setQueryData(['verifications'], list);
  const check = useMutation({ mutationFn: () => api.post('/verifications/{id}/check', { path: { id } }), onSuccess });
  const remove = useMutation({ mutationFn: () => api.delete('/verifications/{id}', { path: { id } }), onSuccess });
  const error = check.error ?? remove.error;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium [overflow-wrap:anywhere]">{domain}</p>
          <p className="text-[0.8125rem] text-ink-2">
            {texts.state(verification)}, {texts.ways[way]}
          </p>
        </div>
        {mayVerify ? (
          <div className="flex gap-2">
            {way === 'admin' ? null : (
              <Button size="sm" busy={check.isPending} aria-label={texts.lookAt(domain)} onClick={() => check.mutate()}>
                {texts.look}
              </Button>
            )}
            <Button size="sm" look="quiet" busy={remove.isPending} aria-label={texts.removeOf(domain)} onClick={() => remove.mutate()}>
              {texts.remove}
            </Button>
          </div>
        ) : null}
      </div>
      {record && state !== 'verified' && mayVerify ? (
        <div className="mt-2">
          <p className="max-w-[68ch] text-[0.8125rem] text-ink-2">{texts.record}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <code className="rounded-s bg-raised px-2 py-1 text-[0.8125rem] [overflow-wrap:anywhere]">{record}</code>
            <CopyButton value={record} label={texts.copy} />
          </p>
        </div>
      ) : null}
      <p role="alert" className="mt-1 text-[0.8125rem] text-bad empty:hidden">
        {error ? reasonOf(error) : ''}
      </p>
    </li>
  );
}
