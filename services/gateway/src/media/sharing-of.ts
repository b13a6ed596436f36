import type { Caller } from '@folia/contracts/caller';
import { env } from '../env';
import { fromAnyOrigin } from '../security-headers';

/** What a guest who holds no link is given is public: our pages may show it from the host that delivers content. All else stays on our own. */
export const sharingOf = ({ actor, linkSession }: Caller) => (env.CDN_URL && actor.type === 'guest' && !linkSession ? fromAnyOrigin : {});
