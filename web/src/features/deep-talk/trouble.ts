import { ApiError, ConnectionError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { texts } from './texts';
import type { Trouble } from './turn';

const date = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);

/** Nobody can ask in this view any more: it is private, one has blocked the other, its link was closed, or it was switched off. */
const endings = new Set(['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED', 'DEEP_TALK_OFF', 'DEEP_TALK_EMPTY']);

const quiet = (words: string): Trouble => ({ words, ends: false, isQuiet: true, canRetry: true });

/** What is said of a question that was not taken. What was typed is never lost by it. */
export function troubleOf(error: unknown, name: string): Trouble {
  if (error instanceof ConnectionError) return { words: texts.noConnection, ends: false, isQuiet: false, canRetry: true };
  if (!(error instanceof ApiError)) return { words: reasonOf(error), ends: false, isQuiet: false, canRetry: true };
  const { code, details } = error;
  if (code === 'QUOTA_EXCEEDED' && details.meter === 'fit-score') return { ...quiet(texts.spentScores(date(details.resetsAt))), spent: error };
  if (code === 'QUOTA_EXCEEDED') return { ...quiet(texts.spent(date(details.resetsAt))), mayWrite: true };
  if (code === 'TOO_MANY_REQUESTS') return quiet(texts.tooFast(Number(details.retryAfter) || 60));
  if (code === 'DEEP_TALK_BUSY') return quiet(texts.busy);
  if (code === 'NOT_FOUND') return { words: texts.notThere(name), ends: true, isQuiet: true, canRetry: false };
  const ends = endings.has(code ?? '');
  const closed = code?.startsWith('LINK_') ? texts.linkClosed(name) : code === 'DEEP_TALK_OFF' ? texts.switchedOff(name) : reasonOf(error);
  return { words: closed, ends, isQuiet: ends, canRetry: !ends, mayWrite: ends };
}
