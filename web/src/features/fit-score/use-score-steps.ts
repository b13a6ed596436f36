import { useEffect, useState } from 'react';
import { jobEvents } from '../../lib/job-events';

/** The steps of one score, in order (names and facts come with its events). */
export const scoreSteps = ['job', 'portfolio', 'score'] as const;
export type ScoreStep = (typeof scoreSteps)[number];
export type ScoreProgress = { reached: ScoreStep | null; percent: number; facts: Partial<Record<ScoreStep, Record<string, number>>>; isWaiting: boolean };

const nothingYet: ScoreProgress = { reached: null, percent: 0, facts: {}, isWaiting: false };
const isStep = (name: string): name is ScoreStep => (scoreSteps as readonly string[]).includes(name);

/** Follows a score over its stream until it is over; `onOver` then checks the row, which is the truth. */
export function useScoreSteps(jobId: string, onOver: () => void): ScoreProgress {
  const [progress, setProgress] = useState(nothingYet);
  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      for await (const event of jobEvents(jobId, controller.signal)) {
        if (controller.signal.aborted) return;
        if (event.type === 'waiting') setProgress((known) => ({ ...known, isWaiting: true }));
        if (event.type !== 'step' || !isStep(event.name)) continue;
        const { name, percent, facts } = event;
        setProgress((known) => ({ reached: name, percent, facts: facts ? { ...known.facts, [name]: facts } : known.facts, isWaiting: false }));
      }
      if (!controller.signal.aborted) onOver();
    };
    setProgress(nothingYet);
    follow().catch(() => controller.signal.aborted || onOver());
    return () => controller.abort();
  }, [jobId, onOver]);
  return progress;
}
