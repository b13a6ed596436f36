import type { JobState } from '@folia/contracts/job';
import type { ResumeImportSummary } from '@folia/contracts/resume-import/shapes';
import { Ban, CircleCheck, TriangleAlert } from 'lucide-react';
import { isBeingRead, isToReview } from '../../lib/resume-imports';
import { BreathingDot } from '../../ui/breathing-dot';
import type { SignalTone } from '../../ui/signal';
import { noticeTexts } from './notice-texts';
import { startTexts as texts } from './start-texts';

const tones: Record<JobState, SignalTone> = { accepted: 'fine', running: 'fine', done: 'good', failed: 'warn', cancelled: 'off' };
export const importTone = (state: JobState) => tones[state];

export function ImportSign({ state }: { state: JobState }) {
  if (state === 'done') return <CircleCheck aria-hidden="true" />;
  if (state === 'failed') return <TriangleAlert aria-hidden="true" />;
  return state === 'cancelled' ? <Ban aria-hidden="true" /> : <BreathingDot className="mx-[3px] size-2 bg-current" />;
}

export function stateWords({ state, entries, review }: ResumeImportSummary): string {
  if (state !== 'done') return texts.importStates[state];
  if (review === 'accepted') return texts.importStates.saved(entries);
  return review === 'discarded' ? texts.importStates.discarded : texts.importStates.done(entries);
}

/** The text of its link; an import that was cancelled or whose review is over has no link. */
export function wayIn(entry: ResumeImportSummary): string | null {
  if (isToReview(entry)) return texts.openReview;
  if (isBeingRead(entry)) return texts.followReading;
  return entry.state === 'failed' ? noticeTexts.seeReason : null;
}
