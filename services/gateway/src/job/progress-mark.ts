import type { RunningEvent } from '@folia/contracts/job';

/** Whether an id of a stream, `<ms>-<number>`, comes after another. */
export function isAfter(id: string, other: string): boolean {
  const [[ms = 0, number = 0], [otherMs = 0, otherNumber = 0]] = [id, other].map((one) => one.split('-').map(Number)) as [number[], number[]];
  return ms === otherMs ? number > otherNumber : ms > otherMs;
}

/**
 * Keeps what a follower is told from going back: a job that was taken over starts again, and a store that comes back may say late what an earlier attempt did.
 * `pass` answers the event to tell, null for one that is out of date. A step that was passed before is told as the furthest one, since it also says that the
 * job no longer waits. Words are placed, so they pass as they are.
 */
export function progressMark(): { pass: (event: RunningEvent) => RunningEvent | null } {
  let furthest: { name: string; percent: number } | null = null;
  let attempt = 0;
  return {
    pass(event) {
      if (event.type !== 'step' && event.type !== 'waiting') return event;
      if (event.attempt < attempt) return null;
      attempt = event.attempt;
      if (event.type === 'waiting') return event;
      if (furthest && event.percent < furthest.percent) return { type: 'step', attempt, ...furthest };
      furthest = { name: event.name, percent: event.percent };
      return event;
    },
  };
}
