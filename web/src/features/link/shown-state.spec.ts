import type { Link } from '@folia/contracts/link/shapes';
import { hasEnded, shownStateOf } from './shown-state';

const link = (rules: Partial<Link>) =>
  ({ state: 'active', profileId: null, maxViews: null, viewCount: 0, maxVisitors: null, visitorCount: 0, ...rules }) as Link;
const profiles = new Map([['kept', 'Teaching']]);
const ofVisitors = { state: 'exhausted', maxVisitors: 2, visitorCount: 2 } as const;

test.each([
  [link({}), 'active', false],
  [link({ profileId: 'kept' }), 'active', false],
  [link({ profileId: 'gone' }), 'empty', false],
  [link({ profileId: 'gone', state: 'paused' }), 'empty', false],
  [link({ profileId: 'gone', state: 'revoked' }), 'revoked', true],
  [link({ state: 'exhausted', maxViews: 3, viewCount: 3 }), 'exhausted', true],
  [link(ofVisitors), 'full', false],
  [link({ ...ofVisitors, maxViews: 9, viewCount: 4 }), 'full', false],
  [link({ ...ofVisitors, maxViews: 9, viewCount: 9 }), 'exhausted', true],
])('a link that is %j is told as %s', (one, told, isOver) => {
  const state = shownStateOf(one, profiles);
  expect([state, hasEnded(state)]).toEqual([told, isOver]);
});

test('no profile is said to be gone before they are known', () => {
  expect(shownStateOf(link({ profileId: 'kept' }), undefined)).toBe('active');
});
