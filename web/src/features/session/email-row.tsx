import type { AccountEmail } from '@folia/contracts/account-email/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { emailTexts as texts } from './email-texts';

const key = ['account-email'] as const;

/** In "Connected sign-ins": the address that gets e-mails and can recover the account, and changing it. */
export function EmailRow() {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => api.get('/me/email', { signal }), refetchOnMount: 'always' });
  const kept = (answer: Partial<AccountEmail>) => {
    // After a 401 the helper answers with an empty object; the popup is open by then.
    if (answer.pending !== undefined) client.setQueryData(key, answer);
    setTyped('');
  };
  const change = useMutation({ mutationFn: (email: string) => api.put('/me/email', { body: { email } }), onSuccess: kept });
  const cancel = useMutation({ mutationFn: () => api.delete('/me/email/pending'), onSuccess: kept });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() && !change.isPending) change.mutate(typed.trim());
  };
  const { email, pending } = query.data ?? {};
  return (
    <section className="mt-10">
      <h3 className="section-title">{texts.title}</h3>
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-2">{texts.text}</p>
      {query.isPending ? <Skeleton className="h-14 w-full" /> : null}
      {query.isError ? (
        <div role="alert" className="border-t border-line py-5">
          <p className="mb-3 text-ink-2">{texts.loadFailed}</p>
          <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
        </div>
      ) : null}
      {query.isSuccess ? (
        <>
          <p className="border-y border-line py-3.5 break-words">
            {email ?? texts.none}
            {email ? <span className="ms-2 text-[0.8125rem] text-good">{texts.verified}</span> : null}
          </p>
          {pending ? (
            <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
              <p className="min-w-0 max-w-[52ch] break-words text-ink-2">{texts.waits(pending.email)}</p>
              <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
                {texts.letGo}
              </Button>
            </div>
          ) : null}
          <form noValidate onSubmit={submit} className="mt-5 flex max-w-[460px] flex-wrap items-end gap-3">
            <TextField
              className="min-w-0 flex-1 basis-56"
              label={texts.newOne}
              type="email"
              value={typed}
              maxLength={254}
              autoComplete="email"
              error={change.error ? failureOf(change.error) : null}
              onChange={(event) => {
                change.reset();
                setTyped(event.target.value);
              }}
            />
            <Button type="submit" disabled={!typed.trim()} busy={change.isPending}>
              {texts.send}
            </Button>
          </form>
        </>
      ) : null}
    </section>
  );
}

const failureOf = (error: Error): string => (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? texts.tooMany : reasonOf(error));
