import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { newLinkHref } from '../../../lib/link-paths';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { Modal } from '../../../ui/modal';
import { pageAction } from '../../../ui/page-action';
import { texts } from '../texts';
import { PublishDialog } from './publish-dialog';
import { ownerTexts } from './texts';
import { useVisibility } from './use-visibility';

/** "Copy link" on a private page: nobody else could open its address, so this offers the ways to share it instead. */
export function PrivateAddress({ view }: { view: PortfolioView }) {
  const { revalidate } = useRevalidator();
  const { change, busy } = useVisibility(view, revalidate);
  const [open, setOpen] = useState<'question' | 'publish' | null>(null);
  const close = () => setOpen(null);
  const words = ownerTexts.privateAddress;
  return (
    <>
      <button type="button" className={pageAction} onClick={() => setOpen('question')}>
        <Link2 aria-hidden="true" />
        {texts.copyLink}
      </button>
      <Modal visible={open === 'question'} onClose={close} title={words.title} width="sm" popup>
        <p className="text-ink-2">{view.owner?.profileId ? words.textNamed : words.text}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Link to={newLinkHref({ profile: view.owner?.profileId })} className={buttonClass()}>
            {words.makeLink}
          </Link>
          <Button look="primary" onClick={() => setOpen('publish')}>
            {words.makePublic}
          </Button>
        </div>
      </Modal>
      <PublishDialog view={view} visible={open === 'publish'} busy={busy} onClose={close} onSave={async (wish) => (await change(wish)) && close()} />
    </>
  );
}
