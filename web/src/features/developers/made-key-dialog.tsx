import type { MadeApiKey } from '@folia/contracts/api-key/shapes';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOrganisations } from '../../lib/use-organisations';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Modal } from '../../ui/modal';
import { Signal } from '../../ui/signal';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';

/** The only time that a secret is shown: it is copied at once if the browser allows it. */
export function MadeKeyDialog({ made: { key, secret }, onClose }: { made: MadeApiKey; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { chosen } = useOrganisations();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    field.current?.select();
    // Without a secure context there is no clipboard at all.
    const written = navigator.clipboard?.writeText(secret) ?? Promise.reject();
    written.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }, [secret]);
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.made}
      onClose={onClose}
      foot={
        <>
          <CopyButton value={secret} label={texts.copy} look="primary" size="md" />
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <p role="status">
          <Signal tone="good" icon={<CircleCheck aria-hidden="true" />}>
            {isCopied ? texts.copied : texts.created}
          </Signal>
        </p>
        <TextField ref={field} label={texts.secret} value={secret} readOnly spellCheck={false} hint={texts.once} onFocus={(event) => event.target.select()} />
        {chosen ? <TextField label={texts.clientId} value={key.id} readOnly spellCheck={false} hint={texts.clientIdHint} /> : null}
      </div>
    </Modal>
  );
}
