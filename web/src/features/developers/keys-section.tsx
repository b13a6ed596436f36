import type { ApiKey, KeyMode, MadeApiKey } from '@folia/contracts/api-key/shapes';
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
import { texts } from './texts';
import { useKeys } from './use-keys';

type Open = { what: 'create' } | { what: 'rotate' | 'revoke'; key: ApiKey } | { what: 'made'; made: MadeApiKey };

type KeysSectionProps = { mode: KeyMode; onMode: (mode: KeyMode) => void };

/** The keys of the account that act in one mode: made, rotated and revoked here. */
export function KeysSection({ mode, onMode }: KeysSectionProps) {
  const { user } = useSession();
  const signInAgain = useSignInAgain();
  const { data, isError, refetch } = useKeys();
  const [open, setOpen] = useState<Open | null>(null);
  const keys = data?.items?.filter((key) => key.mode === mode);
  // Whoever has to sign in again does so before anything is typed.
  const openFresh = (next: Open) => (data?.isFresh ? setOpen(next) : signInAgain());
  const close = () => setOpen(null);
  const show = (made: MadeApiKey) => {
    setOpen({ what: 'made', made });
    onMode(made.key.mode);
  };
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
      count={keys?.length ?? null}
      hasFailed={isError}
      onAgain={() => void refetch()}
      words={{ ...texts, ...texts.noKeys[mode] }}
      example={<Example mode={mode} />}
    >
      {keys?.length ? (
        <>
          <div aria-hidden="true" className={`${keyGrid} border-b border-line py-2 text-xs text-ink-3 max-lg:hidden`}>
            {Object.values(texts.columns).map((name) => (
              <span key={name}>{name}</span>
            ))}
            <span />
          </div>
          <ul aria-labelledby="keys-title">
            {keys.map((key) => (
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
      {open?.what === 'create' && data?.scopes ? <CreateKeyDialog scopes={data.scopes} initialMode={mode} onMade={show} onClose={close} /> : null}
      {open?.what === 'rotate' ? <RotateKeyDialog apiKey={open.key} onMade={show} onClose={close} /> : null}
      {open?.what === 'revoke' ? <RevokeKeyDialog apiKey={open.key} onClose={close} /> : null}
      {open?.what === 'made' ? <MadeKeyDialog made={open.made} onClose={close} /> : null}
    </ListSection>
  );
}

/** How a program uses a key. */
const Example = ({ mode }: { mode: KeyMode }) => (
  <code className="font-mono text-xs [overflow-wrap:anywhere]">
    {texts.example(mode)}
    {window.location.origin}/api/v1/me
  </code>
);
