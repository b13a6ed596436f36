import { countsAfterMs } from '@folia/contracts/visit/limits';
import type { BeaconRefusal, VisitAction, VisitEvent } from '@folia/contracts/visit/shapes';

/** A visit as it stands, and the change that a beacon makes to it. */
export type VisitState = { lastNumber: number; views: number; visibleMs: number; scrollPercent: number; steps: number; startedAt: Date; lastAt: Date };
type Beacon = { number: number; view: number; events: readonly VisitEvent[] };

/** How far a visit came, as bits that are kept together. */
export const stepBits = { section: 1, chat: 2, contact: 4, download: 8 } as const;
const stepOfAction: Record<VisitAction, number> = {
  mark: 0,
  print: 0,
  chat: stepBits.chat,
  question: stepBits.chat,
  message: stepBits.contact,
  download: stepBits.download,
};

/** Clocks and timers are not exact, and a beacon takes its time. */
const slackMs = 2_000;

const dayOf = (at: Date) => Math.floor(at.getTime() / 86_400_000);

/**
 * Decides whether a beacon can be true: its number rises, and no more time was spent than has passed since the visit began, and since the beacon before. A visit
 * ends with its day (UTC), when nobody can be told apart from before any more. The first beacon must show that the visit counts.
 */
export function judgeBeacon(visit: VisitState, { number, view, events }: Beacon, now: Date): { refused: BeaconRefusal } | { changed: VisitState } {
  if (dayOf(now) !== dayOf(visit.startedAt)) return { refused: 'over' };
  if (number <= visit.lastNumber) return { refused: 'replayed' };
  const visibleMs = visit.visibleMs + sumOf(events, 'visible');
  const sinceLast = now.getTime() - visit.lastAt.getTime() + slackMs;
  const longest = Math.max(0, ...events.map((event) => (event.type === 'seen' || event.type === 'visible' ? event.ms : 0)));
  if (visibleMs > now.getTime() - visit.startedAt.getTime() + slackMs || longest > sinceLast) return { refused: 'sped-up' };
  const hasInput = events.some(({ type }) => type === 'input');
  if (visit.lastNumber === 0 && visibleMs < (hasInput ? countsAfterMs.withInput : countsAfterMs.alone)) return { refused: 'too-early' };
  return {
    changed: {
      ...visit,
      lastNumber: number,
      views: Math.max(visit.views, view),
      visibleMs,
      scrollPercent: Math.max(visit.scrollPercent, ...events.map((event) => (event.type === 'scroll' ? event.percent : 0))),
      steps: events.reduce((steps, event) => steps | stepOf(event), visit.steps),
      lastAt: now,
    },
  };
}

function stepOf(event: VisitEvent): number {
  if (event.type === 'action') return stepOfAction[event.action];
  return event.type === 'seen' && event.section !== 'front' ? stepBits.section : 0;
}

const sumOf = (events: readonly VisitEvent[], type: 'visible') => events.reduce((sum, event) => sum + (event.type === type ? event.ms : 0), 0);
