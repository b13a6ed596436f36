import type { Caller } from '@folia/contracts/caller';
import { env } from '../env';
import { fromAnyOrigin } from '../security-headers';

/** Whatever a guest without a link is given is public: our pages may show it from the host that delivers content. Everything else stays on our own host. */
export const sharingOf = ({ actor, linkSession }: Caller) => (env.CDN_URL && actor.type === 'guest' && !linkSession ? fromAnyOrigin : {});
