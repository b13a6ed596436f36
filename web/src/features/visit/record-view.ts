import { countsAfterMs } from '@folia/contracts/visit/limits';
import type { RecordedVisit, StartedVisit, VisitAction, VisitEvent, VisitSection } from '@folia/contracts/visit/shapes';
import { packEvents } from './pack-events';
import { post } from './post';
import { measureReading } from './reading-time';
import { keepVisitToken, nextBeaconNumber, recordsHere, visitTokens } from './visit-memory';
import { campaignOf, depthOf, type VisitedPage } from './visited-page';
import { watchParts } from './watch-parts';

export type ViewRecorder = {
  /** Parts were added to the page. */
  scan: () => void;
  /** The page was shown or hidden. */
  show: () => void;
  act: (action: VisitAction, itemId?: string) => void;
  /** A person pointed, typed, scrolled or touched. */
  input: () => void;
  /** The document may be left for good. */
  leave: () => void;
  /** Another page is shown now. */
  end: () => void;
};

/** How often what happened is sent while the page stays open, in ms. */
const everyMs = 15_000;
/** Less than this is passing by, in ms. */
const glanceMs = 500;
/** More than the server takes at once, in ms: a laptop that slept. */
const longestMs = 600_000;
/** Events kept for a server that is away. */
const mostKept = 60;

/** Records one view of a page: what was in view how long, and what was done. Measured from the answer of the server on, which measures too. */
export function recordView(page: VisitedPage, isFirst: boolean): ViewRecorder {
  let token: string | null = null;
  let hasEnded = false;
  let counts = false;
  let hasInput = false;
  let deepest = 0;
  let sentDepth = -1;
  let visibleMs = 0;
  let waiting: VisitEvent[] = [];
  const now = () => performance.now();
  const reading = measureReading(false);
  const show = () => reading.show(token !== null && document.visibilityState === 'visible', now());
  // The page as a whole is in view whenever it is shown.
  reading.see('', true, now());
  const parts = watchParts(page, (part, isInView) => reading.see(part, isInView, now()));

  const start = async (after: string | undefined) => {
    const { root: _, ...which } = page;
    // Only the first page of a document was reached from elsewhere; all others from inside.
    const from = isFirst
      ? { referrer: document.referrer.slice(0, 2000) || undefined, campaign: campaignOf(window.location.search) }
      : { referrer: window.location.origin };
    const answer = await post<StartedVisit>('/visits', { ...which, ...from, after });
    if (hasEnded) return;
    if (!answer?.token || !recordsHere()) return finish();
    token = answer.token;
    keepVisitToken(token);
    reading.take(now());
    show();
    timers.push(setTimeout(flush, countsAfterMs.alone), setInterval(flush, everyMs));
    if (hasInput) flushSoon();
  };
  const startAnew = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    token = null;
    show();
    return start(undefined);
  };
  const finish = () => {
    hasEnded = true;
    token = null;
    for (const timer of timers) clearTimeout(timer);
    parts.end();
  };

  /** What happened since the last time, as events. */
  const collect = () => {
    deepest = Math.max(deepest, depthOf(page));
    for (const [part, time] of reading.take(now())) {
      const ms = Math.min(longestMs, Math.round(time));
      const [section = '', itemId] = part.split('/');
      if (part === '' && ms > 0) {
        visibleMs += ms;
        waiting.unshift({ type: 'visible', ms });
      } else if (part !== '' && ms >= glanceMs) waiting.push({ type: 'seen', section: section as VisitSection, itemId, ms });
    }
    if (deepest > sentDepth) {
      sentDepth = deepest;
      waiting.push({ type: 'scroll', percent: deepest });
    }
    counts ||= visibleMs >= (hasInput ? countsAfterMs.withInput : countsAfterMs.alone);
  };

  const keep = (events: readonly VisitEvent[]) => {
    waiting = [...events, ...waiting].slice(0, mostKept);
  };
  const send = async (pack: VisitEvent[]) => {
    if (!token) return keep(pack);
    const answer = await post<RecordedVisit>('/visits/events', { token, number: nextBeaconNumber(), events: pack });
    if (!answer || answer.refused === 'too-early') return keep(pack);
    // The visit lasted longer than a token does, or this tab was copied from another one.
    if (answer.refused && answer.refused !== 'sped-up' && !hasEnded) await startAnew();
  };
  const flush = () => {
    collect();
    if (!token || !counts || !recordsHere()) return;
    const packs = packEvents(waiting);
    waiting = [];
    for (const pack of packs) void send(pack);
  };

  const timers: ReturnType<typeof setTimeout>[] = [];
  // A little later than the server asks for: it measures with its own clock.
  const flushSoon = () => void timers.push(setTimeout(flush, countsAfterMs.withInput + 200));
  void start(visitTokens().at(-1));
  return {
    scan: parts.scan,
    show() {
      show();
      if (document.visibilityState === 'hidden') flush();
    },
    leave: flush,
    act(action, itemId) {
      waiting.push({ type: 'action', action, itemId });
      if (counts) flush();
    },
    input() {
      deepest = Math.max(deepest, depthOf(page));
      if (hasInput) return;
      hasInput = true;
      waiting.push({ type: 'input' });
      if (token) flushSoon();
    },
    end() {
      flush();
      finish();
    },
  };
}
