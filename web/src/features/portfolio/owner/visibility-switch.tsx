import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { type ReactNode, useState } from 'react';
import { Switch } from '../../../ui/switch';
import { PublishDialog } from './publish-dialog';
import { ownerTexts } from './texts';
import { useVisibility } from './use-visibility';

/** The switch with its word, and the dialog that says what becomes public before anything does. */
export function VisibilitySwitch({ view, onChanged, sentence }: { view: PortfolioView; onChanged: () => unknown; sentence: ReactNode }) {
  const { change, busy, notice } = useVisibility(view, onChanged);
  const [open, setOpen] = useState(false);
  const isPublic = view.owner?.visibility === 'public';
  const toggle = (on: boolean) => (on ? setOpen(true) : void change({ visibility: 'private' }));
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="inline-flex font-medium text-ink">
          <Switch label={isPublic ? ownerTexts.public : ownerTexts.private} checked={isPublic} onChange={toggle} disabled={busy} />
        </span>
        <span>
          {sentence}{' '}
          {isPublic ? (
            <button type="button" onClick={() => setOpen(true)} className="link ms-2 whitespace-nowrap">
              {ownerTexts.whatShows}
            </button>
          ) : null}
        </span>
      </span>
      {notice ? (
        <span role="alert" className="basis-full text-warn">
          {notice}
        </span>
      ) : null}
      <PublishDialog view={view} visible={open} busy={busy} onClose={() => setOpen(false)} onSave={async (wish) => (await change(wish)) && setOpen(false)} />
    </>
  );
}
