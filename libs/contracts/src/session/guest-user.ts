import type { UserInfo } from './shapes';

/** A visitor who is not signed in (SPEC section 3). */
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
  letterKeys: false,
  onboarded: true,
};
