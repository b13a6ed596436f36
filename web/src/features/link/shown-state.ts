import type { Link, LinkState } from '@folia/contracts/link/shapes';

/** `full`: as many people came as may, and whoever is one of them still gets in; `empty`: the named profile is gone, so it opens nothing. */
export type ShownState = LinkState | 'full' | 'empty';
/** Titles of named profiles by id; undefined while they load. */
export type ProfileTitles = ReadonlyMap<string, string> | undefined;

const isGone = (profileId: string | null, profiles: ProfileTitles) => profileId !== null && profiles !== undefined && !profiles.has(profileId);
const endedStates: readonly ShownState[] = ['revoked', 'expired', 'exhausted'];

/** The state as the owner is told it. */
export function shownStateOf({ state, profileId, maxViews, viewCount }: Link, profiles: ProfileTitles): ShownState {
  if (!endedStates.includes(state) && state !== 'draft' && isGone(profileId, profiles)) return 'empty';
  return state === 'exhausted' && (maxViews === null || viewCount < maxViews) ? 'full' : state;
}

/** Whether nobody gets in any more, unless the owner renews it. */
export const hasEnded = (state: ShownState): boolean => endedStates.includes(state);
