import { guestUser } from '@folia/contracts/session/guest-user';
import type { UserInfo, UserType } from '@folia/contracts/session/shapes';
import { createContext, type ReactNode, useContext } from 'react';

export type SigninOptions = { source: 'navbar' | 'other'; lead: ReactNode; userType: UserType };

export type Session = {
  /** The guest until the signed-in user is loaded. */
  user: UserInfo;
  signedIn: boolean;
  /** Opens the sign-in dialog; afterwards the person is at `path`, or back where they were. `lead` says what for, `userType` which kind is chosen at first. */
  openSignIn: (options?: { path?: string } & Partial<SigninOptions>) => void;
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session>({ user: guestUser, signedIn: false, openSignIn: () => {}, signOut: async () => {} });
export const useSession = () => useContext(SessionContext);
