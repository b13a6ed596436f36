import { AtSign, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { gateWords } from '../../lib/gate-words';
import { Button } from '../../ui/button';
import { CodeForm } from './code-form';
import { EmailForm } from './email-form';
import { Panel } from './panel';
import { texts } from './texts';
import type { Shown } from './use-gate';

type EmailStepsProps = { gate: string; isWrong: boolean; busy: boolean; onOpen: (shown: Shown) => Promise<void> };

/** An address, then the code that was sent to it. Nothing here tells whether the address may open the link. */
export function EmailSteps({ gate, isWrong, busy, onOpen }: EmailStepsProps) {
  const [address, setAddress] = useState('');
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Panel sign={<AtSign />} title={gateWords.email.title} text={gateWords.email.text}>
        <EmailForm gate={gate} address={address} onAddress={setAddress} onSent={() => setAsked(true)} />
      </Panel>
    );
  return (
    <Panel sign={<KeyRound />} title={texts.code.title} text={texts.code.text(address)}>
      <CodeForm
        gate={gate}
        address={address}
        isWrong={isWrong}
        busy={busy}
        onOpen={onOpen}
        other={
          <Button look="quiet" onClick={() => setAsked(false)}>
            {texts.code.other}
          </Button>
        }
      />
    </Panel>
  );
}
