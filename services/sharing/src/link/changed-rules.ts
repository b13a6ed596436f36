import { isDeepStrictEqual } from 'node:util';
import type { Link } from '@folia/contracts/link/shapes';
import type { LinkEvent } from '@folia/contracts/link/trail';

const compared = [
  'description',
  'note',
  'profileId',
  'selection',
  'application',
  'emailRule',
  'notice',
  'expiresAt',
  'maxViews',
  'maxVisitors',
  'downloads',
  'deepTalk',
  'watermark',
  'notify',
] as const satisfies (LinkEvent['rules'][number] & keyof Link)[];

/** The rules that differ between two states of a link. What a password was cannot be compared. */
export function changedRules(before: Link, after: Link, hasNewPassword: boolean): LinkEvent['rules'] {
  const differing = compared.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return hasNewPassword ? [...differing, 'password'] : differing;
}
