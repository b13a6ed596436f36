import type { LinkWithToken } from '@folia/contracts/link/shapes';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Modal } from '../../ui/modal';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';

/** The only time the full address is shown: it is copied at once if the browser allows it. */
export function AddressDialog({ made: { link, token }, onClose }: { made: LinkWithToken; onClose: () => void }) {
  const address = window.location.origin + paths.protectedLink.href(token);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
    void navigator.clipboard?.writeText(address).catch(() => {});
  }, [address]);
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.address.title}
      onClose={onClose}
      foot={
        <>
          <CopyButton value={address} label={texts.address.copy} look="primary" size="md" />
          <Button onClick={onClose}>{texts.address.done}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <TextField ref={field} label={texts.address.label} value={address} readOnly hint={texts.address.once} onFocus={(event) => event.target.select()} />
        {link.status === 'draft' ? <p className="text-ink-2">{texts.address.draft}</p> : null}
        {link.hasPassword ? <p className="text-ink-2">{texts.address.password}</p> : null}
      </div>
    </Modal>
  );
}
