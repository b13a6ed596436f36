import { countsAfterMs } from '@folia/contracts/visit/limits';
import type { RecordedVisit, StartedVisit, VisitAction, VisitEvent } from '@folia/contracts/visit/shapes';
import { composeBeacon, isMoreThanOne } from './compose-beacon';
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

/** Whether this portfolio is the first of its document, and whether somebody has given a sign in the document before. */
type Opened = { isFirst: boolean; isUsed: boolean };

/** The address that the document was opened with. */
const campaign = campaignOf(window.location.search);

/** How often it is looked whether there is something to send; how often it is sent, and how often where much is in view at once. In ms. */
const [lookMs, everyMs, oftenMs] = [1_000, 15_000, 2_500];
/** A beacon takes its time: the server allows for that and more, in ms. */
const slackMs = 1_000;
/** The longest time that one event can tell, in ms: a laptop that slept. */
const longestMs = 600_000;

/** Records one view of a page: what was in view how long, and what was done. Measured from the answer of the server on, which measures too. */
export function recordView(page: VisitedPage, { isFirst, isUsed }: Opened): ViewRecorder {
  let token: string | null = null;
  let isSending = false;
  let hasEnded = false;
  let hasInput = isUsed;
  let deepest = 0;
  let toldDepth = -1;
  let [shownMs, untoldMs] = [0, 0];
  let done: VisitEvent[] = isUsed ? [{ type: 'input' }] : [];
  let unsent = new Map<string, number>();
  let lastSent = 0;
  const now = () => performance.now();
  const reading = measureReading(false);
  const show = () => reading.show(token !== null && document.visibilityState === 'visible', now());
  // The page as a whole is in view whenever it is shown.
  reading.see('', true, now());
  const parts = watchParts(page, (part, isInView) => reading.see(part, isInView, now()));

  const start = async (after: string | undefined) => {
    token = null;
    show();
    const { root: _, ...which } = page;
    // Only the first portfolio of a document was reached from elsewhere; all others from inside.
    const from = isFirst ? { referrer: document.referrer.slice(0, 2000) || undefined, campaign } : { referrer: window.location.origin };
    const answer = await post<StartedVisit>('/visits', { ...which, ...from, after });
    if (hasEnded) return;
    if (!answer?.token || !recordsHere()) return finish();
    token = answer.token;
    keepVisitToken(token);
    reading.take(now());
    unsent.clear();
    [shownMs, untoldMs, lastSent] = [0, 0, now()];
    show();
  };
  const finish = () => {
    hasEnded = true;
    token = null;
    clearInterval(timer);
    parts.end();
  };

  /** Adds up what happened since the last look. */
  const look = () => {
    deepest = Math.max(deepest, depthOf(page));
    for (const [part, ms] of reading.take(now())) {
      if (part) unsent.set(part, (unsent.get(part) ?? 0) + ms);
      else [shownMs, untoldMs] = [shownMs + ms, untoldMs + ms];
    }
  };
  const counts = () => shownMs >= (hasInput ? countsAfterMs.withInput : countsAfterMs.alone);

  const send = async () => {
    if (!token || !counts() || !recordsHere()) return;
    const passed = Math.min(longestMs, Math.round(now() - lastSent) + slackMs);
    const visible = Math.min(Math.round(untoldMs), passed);
    const whole: VisitEvent[] = [{ type: 'visible', ms: visible }, ...(deepest > toldDepth ? [{ type: 'scroll' as const, percent: deepest }] : [])];
    const times = new Map([...unsent].map(([part, ms]) => [part, Math.round(ms)]));
    const { events, left } = composeBeacon({ done: [...whole, ...done], unsent: times }, passed);
    if (visible === 0 && events.length === 1) return;
    const told = {
      done: done.slice(0, done.length - left.done.length),
      unsent: [...unsent].filter(([part]) => !left.unsent.has(part)),
      untoldMs,
      toldDepth,
    };
    done = left.done;
    unsent = left.unsent;
    untoldMs = 0;
    toldDepth = deepest;
    isSending = true;
    const answer = await post<RecordedVisit>('/visits/events', { token, number: nextBeaconNumber(), events });
    isSending = false;
    if (!answer || answer.refused === 'too-early') return putBack(told);
    lastSent = now();
    // The day or the token has ended, the network changed, or this tab is a copy of another one: that is another visit.
    if (answer.refused && answer.refused !== 'sped-up' && !hasEnded) await start(undefined);
    // What was done while this was on its way is told at once, too.
    else if (done.some(({ type }) => type === 'action')) await send();
  };
  /** A beacon did not arrive: all of it waits for the next one. */
  const putBack = (told: { done: VisitEvent[]; unsent: [string, number][]; untoldMs: number; toldDepth: number }) => {
    for (const [part, ms] of told.unsent) unsent.set(part, (unsent.get(part) ?? 0) + ms);
    done = [...told.done, ...done];
    untoldMs += told.untoldMs;
    toldDepth = told.toldDepth;
  };

  const timer = setInterval(() => {
    look();
    const since = now() - lastSent;
    const isDue = since >= everyMs || toldDepth < 0 || (since >= oftenMs && isMoreThanOne({ done, unsent }));
    if (isDue && !isSending) void send();
  }, lookMs);
  const leave = () => {
    look();
    void send();
  };
  void start(visitTokens().at(-1));
  return {
    scan: parts.scan,
    show() {
      show();
      if (document.visibilityState === 'hidden') leave();
    },
    leave,
    act(action, itemId) {
      done.push({ type: 'action', action, itemId });
      look();
      if (!isSending) void send();
    },
    input() {
      deepest = Math.max(deepest, depthOf(page));
      if (hasInput) return;
      hasInput = true;
      done.push({ type: 'input' });
    },
    end() {
      leave();
      finish();
    },
  };
}
