import { History, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Link } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { paths } from '../../lib/paths';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { texts as kitTexts } from '../../ui/texts';
import { texts } from './texts';

/** What answers here, and from what. */
export function TalkHead({ name, describedBy, onClose }: { name: string; describedBy: string; onClose: () => void }) {
  return (
    <header className="flex min-h-15 items-center gap-3 border-b border-line py-1.5 ps-4 pe-1 sm:ps-5 sm:pe-3">
      <Avatar name={name} size={34} className="max-sm:hidden" />
      <div className="min-w-0 flex-1 leading-[1.25]">
        <Dialog.Title className="truncate font-serif text-l leading-[1.25] font-medium">{texts.title(name)}</Dialog.Title>
        <p id={describedBy} className="text-xs leading-[1.3] text-ink-3">
          <span className="max-sm:hidden">{webConfig().assistantName} · </span>
          {texts.lead(name)}
        </p>
      </div>
      <span data-print="hide" className="flex">
        <Link to={paths.messages.mode('asked')} aria-label={texts.history} title={texts.history} className={buttonClass({ look: 'quiet', iconOnly: true })}>
          <History aria-hidden="true" />
        </Link>
        <Button look="quiet" iconOnly icon={<X />} onClick={onClose}>
          {kitTexts.closeDialog}
        </Button>
      </span>
    </header>
  );
}
