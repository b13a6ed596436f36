import type { IdentityView } from '@folia/contracts/sign-ins/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { EmailRow } from './email-row';
import { GoogleButton } from './google-button';
import { LinkedinButton } from './linkedin-button';
import { type Credential, SigninProvider } from './signin-provider';
import { connectTexts as texts } from './texts';

const key = ['identities'] as const;
// The sign-in cookie that belongs to the options lasts ten minutes.
const optionsMs = 8 * 60_000;

/** Settings, "Connected sign-ins": the ways into this account, and adding one. */
export function SignInsPanel() {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState('');
  const [busyId, setBusyId] = useState<string | null>(null);
  const identities = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get('/me/identities', { signal })).items ?? [],
    refetchOnMount: 'always',
  });
  const options = useQuery({
    queryKey: ['signin-options'],
    queryFn: ({ signal }) => api.get('/users/signin/options', { signal }),
    staleTime: optionsMs,
    gcTime: optionsMs,
    refetchInterval: optionsMs,
    refetchOnMount: 'always',
  });
  const apply = async (change: () => Promise<{ items?: IdentityView[] }>) => {
    setTrouble('');
    try {
      const { items } = await change();
      if (items) client.setQueryData(key, items);
    } catch (error) {
      setTrouble(error instanceof Error && error.message ? error.message : texts.failed);
    }
  };
  const remove = async (id: string) => {
    setBusyId(id);
    await apply(() => api.delete('/me/identities/{id}', { path: { id } }));
    setBusyId(null);
  };
  const connect = async ({ provider, credential, state }: Credential) => {
    await apply(() => api.post('/me/identities', { body: { provider, credential, state } }));
    // A state can be used once.
    await options.refetch();
  };

  const connected = identities.data ?? [];
  const open = (options.data?.options ?? []).filter((option) => !connected.some(({ provider }) => provider === option.provider));
  return (
    <>
      <h2 className="section-title">{texts.title}</h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-2">{texts.text}</p>
      {identities.isPending ? <Skeleton className="h-14 w-full" /> : null}
      {identities.isError ? (
        <div role="alert" className="border-t border-line py-5">
          <p className="mb-3 text-ink-2">{texts.loadFailed}</p>
          <Button onClick={() => void identities.refetch()}>{texts.tryAgain}</Button>
        </div>
      ) : null}
      <ul aria-label={texts.title} className={connected.length > 0 ? 'border-t border-line' : ''}>
        {connected.map((identity) => (
          <li key={identity.id} className="flex min-h-[60px] flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
            <div className="min-w-0">
              <p>{identity.provider ? identity.label : texts.byHand}</p>
              <p className="text-[0.8125rem] break-words text-ink-3">{texts.email(identity)}</p>
            </div>
            {connected.length > 1 ? (
              <Button
                size="sm"
                look="caution"
                aria-label={texts.removeOne(identity.label)}
                busy={busyId === identity.id}
                onClick={() => void remove(identity.id)}
              >
                {texts.remove}
              </Button>
            ) : (
              <span className="text-[0.8125rem] text-ink-3">{texts.last}</span>
            )}
          </li>
        ))}
      </ul>
      {trouble ? (
        <p role="alert" className="mt-4 flex items-start gap-2 text-bad">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {trouble}
        </p>
      ) : null}
      {identities.isSuccess && open.length > 0 ? (
        <section className="mt-8">
          <h3 className="font-[550]">{texts.add}</h3>
          <p className="mt-1 mb-4 max-w-[60ch] text-s text-ink-2">{texts.addText}</p>
          <div className="grid max-w-[360px] grid-cols-[minmax(0,1fr)] gap-2.5">
            <SigninProvider userType="individual" source="other" onCredential={(credential) => void connect(credential)} onError={setTrouble}>
              {open.map((option) =>
                option.provider === 'google' ? (
                  <GoogleButton key={option.nonce} option={option} />
                ) : (
                  <LinkedinButton key={option.state} option={option} connects />
                ),
              )}
            </SigninProvider>
          </div>
        </section>
      ) : null}
      <EmailRow />
    </>
  );
}
