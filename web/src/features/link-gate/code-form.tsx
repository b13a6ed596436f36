import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { StepForm } from './step-form';
import { texts } from './texts';
import { useAskCode } from './use-ask-code';
import type { Shown } from './use-gate';

type CodeFormProps = {
  gate: string;
  address: string;
  isWrong: boolean;
  busy: boolean;
  onOpen: (shown: Shown) => Promise<void>;
  /** The way back to the address. */
  other: ReactNode;
};

const words = texts.code;
const digits = 6;

/** Six digits; blanks between them, as mail programs show them, do not count. */
export function CodeForm({ gate, address, isWrong, busy, onOpen, other }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isSentAgain, setSentAgain] = useState(false);
  const asking = useAskCode(gate);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) field.current?.select();
  }, [busy]);
  const again = async () => {
    setSentAgain(false);
    setSentAgain(await asking.ask(address));
    field.current?.select();
  };
  const typed = code.replace(/\s/g, '');
  return (
    <StepForm
      button={words.button}
      busy={busy}
      disabled={typed.length < digits}
      onSubmit={(press) => void onOpen({ press, email: address, code: typed })}
      ways={
        <div className="flex flex-wrap justify-between gap-2">
          <Button look="quiet" busy={asking.busy} onClick={() => void again()}>
            {words.again}
          </Button>
          {other}
        </div>
      }
    >
      <TextField
        ref={field}
        label={words.label}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={asking.error ?? (isWrong ? words.wrong : null)}
        hint={isSentAgain ? words.sentAgain : undefined}
        onChange={(event) => setCode(event.target.value)}
        className="[&_input]:min-h-12! [&_input]:text-[1.25rem]! [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
      />
    </StepForm>
  );
}
