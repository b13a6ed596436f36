import type { LinkWithToken } from '@folia/contracts/link/shapes';
import { CircleCheck, Mail, QrCode as QrSign, Share2, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { CopyButton } from '../../../ui/copy-button';
import { lazyPart } from '../../../ui/lazy-part';
import { Modal } from '../../../ui/modal';
import { Signal } from '../../../ui/signal';
import { TextField } from '../../../ui/text-field';
import { addressOf } from '../address-of';
import { EmailText } from './email-text';
import { madeTexts as texts } from './made-texts';

// What draws the code is larger than the dialog.
const QrCode = lazyPart('qr-code', async () => (await import('./qr-code')).QrCode, { inPlace: true });
const linkedinShare = 'https://www.linkedin.com/sharing/share-offsite/?url=';

/** The only time the full address is shown: it is copied at once if the browser allows it, and can be sent from here. */
export function AddressDialog({ made: { link, token }, onClose }: { made: LinkWithToken; onClose: () => void }) {
  const address = addressOf(token);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    field.current?.select();
    // Without a secure context there is no clipboard at all.
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject();
    written.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }, [address]);
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.title}
      onClose={onClose}
      foot={
        <>
          <CopyButton value={address} label={texts.copy} look="primary" size="md" />
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <div className="space-y-5">
        <p role="status" className="min-h-5">
          {isCopied === null ? null : isCopied ? (
            <Signal tone="good" icon={<CircleCheck aria-hidden="true" />}>
              {texts.copied}
            </Signal>
          ) : (
            <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
              {texts.notCopied}
            </Signal>
          )}
        </p>
        <TextField ref={field} label={texts.label} value={address} readOnly hint={texts.once} onFocus={(event) => event.target.select()} />
        {link.status === 'draft' ? <p className="text-ink-2">{texts.draft}</p> : null}
        <WaysToSend link={link} address={address} />
      </div>
    </Modal>
  );
}

function WaysToSend({ link, address }: Pick<LinkWithToken, 'link'> & { address: string }) {
  const [open, setOpen] = useState<'email' | 'qr' | null>(null);
  const id = useId();
  const toggle = (way: 'email' | 'qr') => ({
    'aria-expanded': open === way,
    'aria-controls': id,
    onClick: () => setOpen(open === way ? null : way),
  });
  // Closing the device's own sheet means the person changed their mind; nothing failed.
  const share = () => void navigator.share({ url: address }).catch(() => {});
  return (
    <section aria-label={texts.ways} className="border-t border-line pt-4">
      <h3 className="mb-2 text-[0.8125rem] font-[550]">{texts.ways}</h3>
      <div className="flex flex-wrap gap-2">
        {typeof navigator.share === 'function' ? (
          <Button icon={<Share2 />} onClick={share}>
            {texts.share}
          </Button>
        ) : null}
        <Button icon={<Mail />} {...toggle('email')}>
          {texts.email.open}
        </Button>
        <Button icon={<QrSign />} {...toggle('qr')}>
          {texts.qr.open}
        </Button>
        <a href={linkedinShare + encodeURIComponent(address)} target="_blank" rel="noreferrer" className={buttonClass()}>
          {texts.linkedin}
        </a>
      </div>
      <div id={id} className={open ? 'mt-4' : ''}>
        {open === 'email' ? <EmailText link={link} address={address} /> : null}
        {open === 'qr' ? <QrCode address={address} name="folia-link" /> : null}
      </div>
    </section>
  );
}
