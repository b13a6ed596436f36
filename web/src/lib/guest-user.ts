import type { UserInfo } from '@folia/contracts/session';

/** spec section 3. Written here once more because the contract's file brings zod with it. */
export const guestUser: UserInfo = {
  id: 'guest',
  name: 'Guest User',
  uname: 'guest',
  photo: null,
  isAdmin: false,
  maxpr: 1,
  profiles: [],
  signedIn: false,
  type: 'individual',
};
