import { useState } from 'react';
import { visitSentence } from '../../lib/visit-sentence';
import { lazyPart } from '../../ui/lazy-part';

const VisitDialog = lazyPart('visit', async () => (await import('./visit-dialog')).VisitDialog);

/** On the foot of somebody else's page: all that is kept of a visit, and the way to see and erase it. */
export function VisitNote({ byLink }: { byLink: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const sentence = visitSentence({ byLink, address: byLink ? 'maybe' : 'never', deepTalk: true, downloads: true });
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
