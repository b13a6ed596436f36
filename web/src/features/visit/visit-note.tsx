import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useState } from 'react';
import { visitSentence } from '../../lib/visit-sentence';
import { lazyPart } from '../../ui/lazy-part';

const VisitDialog = lazyPart('visit', async () => (await import('./visit-dialog')).VisitDialog);

/** On the foot of somebody else's page: all that is kept of a visit, and the way to see and erase it. */
export function VisitNote({ view: { viewer, link } }: { view: Pick<PortfolioView, 'viewer' | 'link'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const byLink = viewer === 'link';
  const asked = byLink ? 'maybe' : 'no';
  const { deepTalk = true, downloads = true } = link ?? {};
  const sentence = visitSentence({ byLink, asksAddress: asked, asksNotice: asked, deepTalk, downloads });
  return (
    <p className="basis-full text-xs">
      {sentence}{' '}
      <button type="button" onClick={() => setIsOpen(true)} className="link min-h-6">
        See or erase it
      </button>
      {isOpen ? <VisitDialog sentence={sentence} onClose={() => setIsOpen(false)} /> : null}
    </p>
  );
}
