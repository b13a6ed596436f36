import { Ban, CircleCheck, CircleDashed, Clock, FileX, Lock, Pause, Pencil, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Signal, type SignalTone } from '../../ui/signal';
import type { ShownState } from './shown-state';
import { texts } from './texts';

const signs: Record<ShownState, { tone: SignalTone; icon: ReactNode }> = {
  active: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  locked: { tone: 'warn', icon: <Lock aria-hidden="true" /> },
  paused: { tone: 'fine', icon: <Pause aria-hidden="true" /> },
  exhausted: { tone: 'off', icon: <CircleDashed aria-hidden="true" /> },
  full: { tone: 'fine', icon: <UserCheck aria-hidden="true" /> },
  empty: { tone: 'warn', icon: <FileX aria-hidden="true" /> },
  expired: { tone: 'off', icon: <Clock aria-hidden="true" /> },
  revoked: { tone: 'bad', icon: <Ban aria-hidden="true" /> },
  draft: { tone: 'off', icon: <Pencil aria-hidden="true" /> },
};

/** The state in words, with its icon. */
export function LinkStateMark({ state }: { state: ShownState }) {
  const { tone, icon } = signs[state];
  return (
    <Signal tone={tone} icon={icon}>
      {texts.states[state]}
    </Signal>
  );
}
