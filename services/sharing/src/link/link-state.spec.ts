import type { LinkState } from '@folia/contracts/link/shapes';
import { refusalOf } from './link-state';

test.each([
  ['active', 'active', null, null],
  ['draft', 'draft', 'NOT_FOUND', 'NOT_FOUND'],
  ['paused', 'paused', 'LINK_PAUSED', 'LINK_PAUSED'],
  ['revoked', 'revoked', 'LINK_REVOKED', 'LINK_REVOKED'],
  ['expired', 'active', 'LINK_EXPIRED', 'LINK_EXPIRED'],
  ['exhausted', 'active', 'LINK_EXHAUSTED', null],
  ['locked', 'active', 'LINK_LOCKED', null],
  ['exhausted', 'paused', 'LINK_EXHAUSTED', 'LINK_PAUSED'],
  ['locked', 'paused', 'LINK_LOCKED', 'LINK_PAUSED'],
] as [LinkState, LinkState, string | null, string | null][])('%s (set to %s): a newcomer meets %s, who is inside %s', (state, status, newcomer, insider) => {
  expect(refusalOf({ state, status }, false)).toBe(newcomer);
  expect(refusalOf({ state, status }, true)).toBe(insider);
});
