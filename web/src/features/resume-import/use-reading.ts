import { useEffect, useState } from 'react';
import { jobEvents } from '../../lib/job-events';
import type { Reading } from './reading-steps';

const nothingYet: Reading = { reached: null, percent: 0, facts: {}, isWaiting: false };

/** Follows a job over its stream until it is over; `onOver` then checks the row, which is the truth. */
export function useReading(jobId: string, onOver: () => void) {
  const [reading, setReading] = useState(nothingYet);
  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      for await (const event of jobEvents(jobId, controller.signal)) {
        if (controller.signal.aborted) return;
        if (event.type === 'waiting') setReading((known) => ({ ...known, isWaiting: true }));
        // A later attempt starts over: its lower steps replace what the broken attempt had reached.
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
