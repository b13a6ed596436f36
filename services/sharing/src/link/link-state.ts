import type { LinkRefusal, LinkState } from '@folia/contracts/link/shapes';

/** The state of a row of `link` now, by the database's clock: the only place where it is derived (DESIGN section 6). */
export const linkStateSql = `CASE
  WHEN link.status = 'revoked' OR (link.status <> 'draft' AND EXISTS (SELECT 1 FROM departure gone WHERE gone.user_id = link.owner_id AND gone.state = 'leaving')) THEN 'revoked'
  WHEN link.expires_at <= now() THEN 'expired'
  WHEN link.view_count >= link.max_views OR link.visitor_count >= link.max_visitors THEN 'exhausted'
  WHEN link.locked_until > now() THEN 'locked'
  ELSE link.status
END`;

const refusals: Record<LinkState, LinkRefusal | 'NOT_FOUND' | null> = {
  revoked: 'LINK_REVOKED',
  expired: 'LINK_EXPIRED',
  exhausted: 'LINK_EXHAUSTED',
  locked: 'LINK_LOCKED',
  paused: 'LINK_PAUSED',
  draft: 'NOT_FOUND',
  active: null,
};

/** Why a visitor may not pass, or null. `exhausted` and `locked` only keep newcomers out; for those already inside, the status that the owner set applies. */
export function refusalOf({ state, status }: { state: LinkState; status: LinkState }, inside: boolean) {
  return refusals[inside && (state === 'exhausted' || state === 'locked') ? status : state];
}
