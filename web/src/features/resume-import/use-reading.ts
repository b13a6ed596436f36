import { useEffect, useState } from 'react';
import { jobEvents } from '../../lib/job-events';

/** The steps of one reading, in their order (docs of the job: names and facts come with its events). */
const steps = ['stored', 'read', 'sections', 'entries', 'model', 'ready'];
export type Reading = { reached: string | null; percent: number; facts: Record<string, Record<string, number>>; isWaiting: boolean };

/** A model is asked only where one is configured and something was not clear. */
export const stepsOf = (reading: Reading | null): readonly string[] => steps.filter((step) => step !== 'model' || reading?.facts.model);

const nothingYet: Reading = { reached: null, percent: 0, facts: {}, isWaiting: false };

/** Follows a job over its stream until it is over; `onOver` then asks the row, which is the truth. */
export function useReading(jobId: string, onOver: () => void) {
  const [reading, setReading] = useState(nothingYet);
  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      for await (const event of jobEvents(jobId, controller.signal)) {
        if (controller.signal.aborted) return;
        if (event.type === 'waiting') setReading((known) => ({ ...known, isWaiting: true }));
        // A later attempt begins again: its smaller steps replace what the broken one had reached.
        if (event.type === 'step')
          setReading((known) => ({
            reached: event.name,
            percent: event.percent,
            facts: event.facts ? { ...known.facts, [event.name]: event.facts } : known.facts,
            isWaiting: false,
          }));
      }
      if (!controller.signal.aborted) onOver();
    };
    setReading(nothingYet);
    follow().catch(() => controller.signal.aborted || onOver());
    return () => controller.abort();
  }, [jobId, onOver]);
  return reading;
}
