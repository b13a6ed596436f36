import type { Link, LinkState } from '@folia/contracts/link/shapes';
import { Ban, CircleCheck, CircleDashed, Clock, Lock, Pause, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Signal, type SignalTone } from '../../ui/signal';
import { texts } from './texts';

const signs: Record<LinkState, { tone: SignalTone; icon: ReactNode }> = {
  active: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  locked: { tone: 'warn', icon: <Lock aria-hidden="true" /> },
  paused: { tone: 'fine', icon: <Pause aria-hidden="true" /> },
  exhausted: { tone: 'off', icon: <CircleDashed aria-hidden="true" /> },
  expired: { tone: 'off', icon: <Clock aria-hidden="true" /> },
  revoked: { tone: 'bad', icon: <Ban aria-hidden="true" /> },
  draft: { tone: 'off', icon: <Pencil aria-hidden="true" /> },
};

/** The state in words, with its icon. */
export function LinkStateMark({ state }: Pick<Link, 'state'>) {
  const { tone, icon } = signs[state];
  return (
    <Signal tone={tone} icon={icon}>
      {texts.states[state]}
    </Signal>
  );
}
