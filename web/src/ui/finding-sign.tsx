import { Circle, CircleCheck, CircleHelp, Contrast } from 'lucide-react';
import type { ReactNode } from 'react';

export type FindingTone = 'met' | 'partial' | 'missing' | 'unclear';

// The met sign is full, so that a row of signs can be read at a glance.
const signs: Record<FindingTone, ReactNode> = {
  met: <CircleCheck aria-hidden="true" className="fill-good stroke-ground" />,
  partial: <Contrast aria-hidden="true" className="text-fine" />,
  missing: <Circle aria-hidden="true" className="text-bad" />,
  unclear: <CircleHelp aria-hidden="true" className="text-warn" />,
};

/** The coloured sign of what was found; its word stands beside it in ink. */
export const FindingSign = ({ state }: { state: FindingTone }) => signs[state];
