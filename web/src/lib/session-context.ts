import { guestUser } from '@folia/contracts/session/guest-user';
import type { UserInfo } from '@folia/contracts/session/shapes';
import { createContext, type ReactNode, useContext } from 'react';

export type Session = {
  /** The guest until the signed-in user is loaded. */
  user: UserInfo;
  signedIn: boolean;
  /** Opens the sign-in dialog; afterwards the person is at `path`, or back where they were. `lead` says what for. */
  openSignIn: (options?: { path?: string; source?: 'navbar' | 'other'; lead?: ReactNode }) => void;
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session>({ user: guestUser, signedIn: false, openSignIn: () => {}, signOut: async () => {} });
export const useSession = () => useContext(SessionContext);
