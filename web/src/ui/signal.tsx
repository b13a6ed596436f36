import type { ReactNode } from 'react';

export type SignalTone = 'good' | 'fine' | 'warn' | 'bad' | 'off';
const tones: Record<SignalTone, string> = { good: 'text-good', fine: 'text-fine', warn: 'text-warn', bad: 'text-bad', off: 'text-ink-3' };

/** A state: always a sign and a word, never colour alone. */
export function Signal({ tone, icon, children }: { tone: SignalTone; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-[0.8125rem] [&_svg]:size-3.5 [&_svg]:shrink-0 ${tones[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
