import type { GrantedLink } from '@folia/contracts/link/gate';
import { newId } from '@folia/platform/new-id';

/** A link that shows everything of the default profile and forbids nothing, except as said. */
export const grantedLink = (rest: Partial<GrantedLink> = {}): GrantedLink => ({
  id: newId(),
  profileId: null,
  selection: { type: 'all' },
  application: null,
  downloads: true,
  deepTalk: true,
  watermark: null,
  ...rest,
});
