import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { lazyPart } from '../../ui/lazy-part';
import type { AskingProps } from './asking';

const Asking = lazyPart('deep-talk', async () => (await import('./asking')).Asking);

/** On a person's page: ask about them. Everything else comes with the first press, or with `?ask` or an answer that leads here. */
export function AskButton({ className, ...asked }: Omit<AskingProps, 'presses'> & { className: string }) {
  const { search, state } = useLocation();
  const [presses, setPresses] = useState(-1);
  // The server draws the button alone.
  const isOpen = search.includes('ask=') || state?.raised;
  useEffect(() => {
    if (isOpen) setPresses(0);
  }, [isOpen]);
  return (
    <>
      <button type="button" className={className} onClick={() => setPresses(presses + 1)}>
        <span className="mx-1 size-2 rounded-full bg-leaf" />
        {`Ask ${webConfig().assistantName}`}
      </button>
      {presses < 0 ? null : <Asking {...asked} presses={presses} />}
    </>
  );
}
