import type { ApiKey, MadeApiKey } from '@folia/contracts/api-key/shapes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { CreateKeyDialog } from './create-key-dialog';
import { useSignInAgain } from './fresh-sign-in';
import { KeyRow, keyGrid } from './key-row';
import { MadeKeyDialog } from './made-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';
import { texts } from './texts';
import { useKeys } from './use-keys';

type Open = { what: 'create' } | { what: 'rotate' | 'revoke'; key: ApiKey } | { what: 'made'; made: MadeApiKey };

/** The keys of the account: made, rotated and revoked here. */
export function KeysSection() {
  const { user } = useSession();
  const signInAgain = useSignInAgain();
  const { data, isError, refetch } = useKeys();
  const [open, setOpen] = useState<Open | null>(null);
  // Whoever has to sign in again does so before anything is typed.
  const openFresh = (next: Open) => (data?.isFresh ? setOpen(next) : signInAgain());
  const close = () => setOpen(null);
  const show = (made: MadeApiKey) => setOpen({ what: 'made', made });
  const create = (
    <Button look="primary" icon={<Plus />} className="max-sm:w-full" onClick={() => openFresh({ what: 'create' })}>
      {texts.create}
    </Button>
  );
  const hasKeys = Boolean(data?.items && data.items.length > 0);
  return (
    <section aria-labelledby="keys-title" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line-strong pb-3">
        <div className="min-w-0">
          <h2 id="keys-title" className="section-title">
            {texts.keys}
          </h2>
          <p className="mt-0.5 text-xs text-ink-3">{texts.shared}</p>
        </div>
        {hasKeys ? create : null}
      </div>
      {isError && !data ? (
        <LoadFailure className="mt-4" onAgain={() => void refetch()}>
          {texts.failed}
        </LoadFailure>
      ) : null}
      {!data && !isError ? <Loading /> : null}
      {data?.items && !hasKeys ? (
        <EmptyState title={texts.emptyTitle} action={create} example={<Example />}>
          {texts.empty}
        </EmptyState>
      ) : null}
      {data?.items && hasKeys ? (
        <>
          <div aria-hidden="true" className={`${keyGrid} border-b border-line py-2 text-xs text-ink-3 max-md:hidden`}>
            {Object.values(texts.columns).map((name) => (
              <span key={name}>{name}</span>
            ))}
            <span />
          </div>
          <ul aria-labelledby="keys-title">
            {data.items.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                onRotate={user.signedIn && key.maker.id === user.id ? () => openFresh({ what: 'rotate', key }) : null}
                onRevoke={() => setOpen({ what: 'revoke', key })}
              />
            ))}
          </ul>
        </>
      ) : null}
      {open?.what === 'create' && data?.scopes ? <CreateKeyDialog scopes={data.scopes} onMade={show} onClose={close} /> : null}
      {open?.what === 'rotate' ? <RotateKeyDialog apiKey={open.key} onMade={show} onClose={close} /> : null}
      {open?.what === 'revoke' ? <RevokeKeyDialog apiKey={open.key} onClose={close} /> : null}
      {open?.what === 'made' ? <MadeKeyDialog made={open.made} onClose={close} /> : null}
    </section>
  );
}

/** How a program uses a key. */
const Example = () => (
  <code className="font-mono text-xs [overflow-wrap:anywhere]">
    {texts.example}
    {window.location.origin}/api/v1/me
  </code>
);
