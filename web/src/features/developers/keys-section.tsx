import type { ApiKey, MadeApiKey } from '@folia/contracts/api-key/shapes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { CreateKeyDialog } from './create-key-dialog';
import { useSignInAgain } from './fresh-sign-in';
import { KeyRow, keyGrid } from './key-row';
import { ListSection } from './list-section';
import { MadeKeyDialog } from './made-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';
import { SandboxRow } from './sandbox-row';
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
  return (
    <ListSection
      id="keys-title"
      title={texts.keys}
      lead={texts.shared}
      action={create}
      count={data?.items?.length ?? null}
      hasFailed={isError}
      onAgain={() => void refetch()}
      words={texts}
      example={<Example />}
    >
      {data?.items?.length ? (
        <>
          <div aria-hidden="true" className={`${keyGrid} border-b border-line py-2 text-xs text-ink-3 max-lg:hidden`}>
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
      {data?.sandboxSince && data.items.length > 0 ? <SandboxRow since={data.sandboxSince} /> : null}
      {open?.what === 'create' && data?.scopes ? <CreateKeyDialog scopes={data.scopes} onMade={show} onClose={close} /> : null}
      {open?.what === 'rotate' ? <RotateKeyDialog apiKey={open.key} onMade={show} onClose={close} /> : null}
      {open?.what === 'revoke' ? <RevokeKeyDialog apiKey={open.key} onClose={close} /> : null}
      {open?.what === 'made' ? <MadeKeyDialog made={open.made} onClose={close} /> : null}
    </ListSection>
  );
}

/** How a program uses a key. */
const Example = () => (
  <code className="font-mono text-xs [overflow-wrap:anywhere]">
    {texts.example}
    {window.location.origin}/api/v1/me
  </code>
);
