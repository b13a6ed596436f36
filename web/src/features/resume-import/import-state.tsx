import type { JobState } from '@folia/contracts/job';
import type { ResumeImportSummary } from '@folia/contracts/resume-import';
import { Ban, CircleCheck, TriangleAlert } from 'lucide-react';
import { BreathingDot } from '../../ui/breathing-dot';
import type { SignalTone } from '../../ui/signal';
import { texts } from './texts';

const tones: Record<JobState, SignalTone> = { accepted: 'fine', running: 'fine', done: 'good', failed: 'warn', cancelled: 'off' };
export const importTone = (state: JobState) => tones[state];

export function ImportSign({ state }: { state: JobState }) {
  if (state === 'done') return <CircleCheck aria-hidden="true" />;
  if (state === 'failed') return <TriangleAlert aria-hidden="true" />;
  return state === 'cancelled' ? <Ban aria-hidden="true" /> : <BreathingDot className="mx-[3px] size-2 bg-current" />;
}

export const stateWords = ({ state, entries }: ResumeImportSummary) => (state === 'done' ? texts.importStates.done(entries) : texts.importStates[state]);

/** What its link says; a cancelled import leads nowhere. */
export const wayIn = ({ state }: ResumeImportSummary) =>
  ({ accepted: texts.followReading, running: texts.followReading, done: texts.openReview, failed: texts.seeReason, cancelled: null })[state];
