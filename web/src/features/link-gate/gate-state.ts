import { ApiError } from '../../lib/api-error';

type EndedCode = 'LINK_EXPIRED' | 'LINK_REVOKED' | 'LINK_EXHAUSTED' | 'LINK_PAUSED';
/** `retryAfter` in seconds. */
export type GateState =
  | { is: 'opening' }
  | { is: 'password'; wrong: boolean }
  | { is: 'locked'; retryAfter: number }
  | { is: 'ended'; code: EndedCode }
  | { is: 'unknown' }
  | { is: 'failed' };

const ended: readonly unknown[] = ['LINK_EXPIRED', 'LINK_REVOKED', 'LINK_EXHAUSTED', 'LINK_PAUSED'] satisfies EndedCode[];

/** What the gate shows after a refusal. */
export function gateStateOf(error: unknown): GateState {
  if (!(error instanceof ApiError)) return { is: 'failed' };
  const { code, status, details } = error;
  if (code === 'LINK_PASSWORD_REQUIRED' || code === 'LINK_PASSWORD_WRONG') return { is: 'password', wrong: code === 'LINK_PASSWORD_WRONG' };
  if (status === 429) return { is: 'locked', retryAfter: Number(details.retryAfter) || 60 };
  if (ended.includes(code)) return { is: 'ended', code: code as EndedCode };
  // A token in the wrong form is as unknown as any other.
  return status < 500 ? { is: 'unknown' } : { is: 'failed' };
}
