import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import type { SigninOptions } from '../../lib/session-context';
import { BreathingDot } from '../../ui/breathing-dot';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Skeleton } from '../../ui/skeleton';
import { GoogleButton } from './google-button';
import { LinkedinButton } from './linkedin-button';
import { sendCredential } from './send-credential';
import { type Credential, SigninProvider } from './signin-provider';
import { texts } from './texts';
import { UserTypeChoice } from './user-type-choice';

type SigninDialogProps = SigninOptions & { visible: boolean; onClose: () => void };
type Trouble = { message: string; requestId?: string | null };

// The sign-in cookie that belongs to the options lasts ten minutes.
const optionsMs = 8 * 60_000;

export function SigninDialog({ visible, onClose, source, lead, userType: usual }: SigninDialogProps) {
  const [userType, setUserType] = useState(usual);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sending, setSending] = useState(false);
  const options = useQuery({
    queryKey: ['signin-options'],
    queryFn: ({ signal }) => api.get('/users/signin/options', { signal }),
    enabled: visible,
    staleTime: optionsMs,
    gcTime: optionsMs,
    refetchInterval: optionsMs,
  });

  const onCredential = async (credential: Credential) => {
    setTrouble(null);
    setSending(true);
    try {
      if (!(await sendCredential({ ...credential, userType }))) setTrouble({ message: texts.failed });
    } catch (error) {
      setTrouble({
        message: error instanceof Error && error.message ? error.message : texts.failed,
        requestId: error instanceof ApiError ? error.requestId : null,
      });
      // A state and its nonce can be used once.
      void options.refetch();
    } finally {
      setSending(false);
    }
  };
  const again = () => {
    setTrouble(null);
    void options.refetch();
  };

  const ways = options.data?.options ?? [];
  const shown = trouble ?? (options.isError ? { message: texts.optionsFailed } : null);
  return (
    <Modal visible={visible} onClose={onClose} title={texts.title} width="sm">
      {lead ? <div className="mb-5">{lead}</div> : <p className="mb-5 text-ink-2">{texts.lead}</p>}
      <UserTypeChoice value={userType} onChange={setUserType} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {options.isPending ? <Skeleton className="h-10 w-full rounded-s" /> : null}
        {options.isSuccess && ways.length === 0 ? <p className="text-ink-2">{texts.noOptions}</p> : null}
        <SigninProvider
          userType={userType}
          source={source}
          onCredential={(credential) => void onCredential(credential)}
          onError={(message) => setTrouble({ message })}
        >
          {ways.map((option) =>
            option.provider === 'google' ? <GoogleButton key={option.nonce} option={option} /> : <LinkedinButton key={option.state} option={option} />,
          )}
        </SigninProvider>
      </div>
      {/* The dialog is outside the router. */}
      <a href={paths.recover.href()} className="link mt-3 inline-flex min-h-11 items-center text-[0.8125rem]">
        {texts.lost}
      </a>
      <div aria-live="polite" className="text-[0.8125rem]">
        {sending ? (
          <p className="mt-4 flex items-center gap-2 text-ink-3">
            <BreathingDot className="size-2 bg-leaf" />
            {texts.signingIn}
          </p>
        ) : null}
        {shown ? (
          <div role="alert" className="mt-4 flex items-start gap-2 text-bad">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <p className="flex-1">
              {shown.message}
              {shown.requestId ? <span className="mt-1 block text-xs text-ink-3">{texts.requestNumber(shown.requestId)}</span> : null}
            </p>
            <Button size="sm" onClick={again}>
              {texts.tryAgain}
            </Button>
          </div>
        ) : null}
      </div>
    </Modal>
  );
}
