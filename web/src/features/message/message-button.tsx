import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';

export const MessageDialog = lazyPart('message', async () => (await import('./message-dialog')).MessageDialog);

/** On a person's page: write to them. */
export function MessageButton({ person, className }: { person: { userId: string; name: string }; className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <MessageSquare aria-hidden="true" />
        Message
      </button>
      {open ? <MessageDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
