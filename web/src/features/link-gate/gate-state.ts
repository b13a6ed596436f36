import type { LinkAsks } from '@folia/contracts/link/gate';
import type { LinkRefusal } from '@folia/contracts/link/shapes';
import { ApiError } from '../../lib/api-error';
import type { VisitRules } from '../../lib/visit-sentence';

type EndedCode = Exclude<LinkRefusal, 'LINK_LOCKED'> | 'LINK_PROFILE_GONE';
/** `retryAfter` in seconds; `asks` is what the gate asked for before it was locked, if it had asked. */
export type GateState =
  | { is: 'opening' }
  | { is: 'asking'; asks: LinkAsks; wrong: 'password' | 'code' | null }
  | { is: 'locked'; retryAfter: number; asks: LinkAsks | null }
  | { is: 'ended'; code: EndedCode }
  | { is: 'unknown' }
  | { is: 'failed' };

const ended: readonly unknown[] = ['LINK_EXPIRED', 'LINK_REVOKED', 'LINK_EXHAUSTED', 'LINK_PAUSED', 'LINK_PROFILE_GONE'] satisfies EndedCode[];
const isAsking = (details: Record<string, unknown>): details is LinkAsks => typeof details.gate === 'string';

/** What the gate shows after a refusal; `asked` is what it asked for before. */
export function gateStateOf(error: unknown, asked: LinkAsks | null): GateState {
  if (!(error instanceof ApiError)) return { is: 'failed' };
  const { code, status, details } = error;
  if (status === 422 && isAsking(details))
    return { is: 'asking', asks: details, wrong: code === 'LINK_PASSWORD_WRONG' ? 'password' : code === 'LINK_CODE_WRONG' ? 'code' : null };
  if (status === 429) return { is: 'locked', retryAfter: Number(details.retryAfter) || 60, asks: asked };
  if (ended.includes(code)) return { is: 'ended', code: code as EndedCode };
  // A token in the wrong form is as unknown as any other.
  return status < 500 ? { is: 'unknown' } : { is: 'failed' };
}

/** What the reader is asked for now: one thing after the other, and the notice only when nothing else is missing. */
export function stepOf({ password, email, notice }: LinkAsks): 'password' | 'email' | 'notice' | 'press' {
  if (password) return 'password';
  if (email) return 'email';
  return notice ? 'notice' : 'press';
}

/** What a gate that asks for this tells of the link's rules. An address may have been entered a step before; the notice is shown last. */
export const visitRulesOf = ({ password, email, notice }: LinkAsks): VisitRules => ({
  byLink: true,
  asksAddress: email ? 'yes' : password ? 'no' : 'maybe',
  asksNotice: notice ? 'yes' : password || email ? 'maybe' : 'no',
  deepTalk: true,
  downloads: true,
});
