import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';
import type { ButtonLook, ButtonSize } from './button-class';
import { texts } from './texts';

type CopyButtonProps = { value: string; label?: string; look?: ButtonLook; size?: ButtonSize };

export function CopyButton({ value, label = texts.copy, look = 'quiet', size = 'sm' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  // Without a secure context there is no clipboard at all.
  const copy = async () =>
    setOutcome(
      await Promise.resolve(navigator.clipboard?.writeText(value)).then(
        () => (navigator.clipboard ? 'copied' : 'failed'),
        () => 'failed' as const,
      ),
    );
  return (
    <>
      <Button look={look} size={size} icon={outcome === 'copied' ? <Check /> : <Copy />} onClick={copy}>
        {outcome === 'copied' ? texts.copied : outcome === 'failed' ? texts.copyFailed : label}
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'copied' ? texts.copied : ''}
      </span>
    </>
  );
}
