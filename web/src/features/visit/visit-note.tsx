import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearLinkToken } from '../../lib/link-token';
import { paths } from '../../lib/paths';
import { visitSentence } from '../../lib/visit-sentence';
import { lazyPart } from '../../ui/lazy-part';

const VisitDialog = lazyPart('visit', async () => (await import('./visit-dialog')).VisitDialog);

/** On the foot of somebody else's page: all that is kept of a visit, the way to see and erase it, and the way to forget the link. */
export function VisitNote({ view: { viewer, link } }: { view: Pick<PortfolioView, 'viewer' | 'link'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const forget = () => {
    clearLinkToken();
    void navigate(paths.home.href());
  };
  const byLink = viewer === 'link';
  const asked = byLink ? 'maybe' : 'no';
  const { deepTalk = true, downloads = true } = link ?? {};
  const sentence = visitSentence({ byLink, asksAddress: asked, asksNotice: asked, deepTalk, downloads });
  return (
    <div data-unmeasured={byLink || undefined} className="basis-full text-xs">
      <p className="max-w-[100ch]">{sentence}</p>
      <p className="flex flex-wrap gap-x-4">
        <button type="button" onClick={() => setIsOpen(true)} className="link min-h-6">
          See or erase it
        </button>
        {byLink ? (
          <button type="button" onClick={forget} className="link min-h-6">
            Forget the link on this device
          </button>
        ) : null}
      </p>
      {isOpen ? <VisitDialog sentence={sentence} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
