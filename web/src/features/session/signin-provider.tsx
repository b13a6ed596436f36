import type { Provider, UserType } from '@folia/contracts/session/shapes';
import { createContext, type ReactNode, useContext } from 'react';

/** A provider's proof on its way to the server; `selectBy` says how the person chose it. */
export type Credential = { provider: Provider; credential: string; state: string; selectBy?: string };
type Signin = { userType: UserType; source: 'navbar' | 'other'; onCredential: (credential: Credential) => void; onError: (message: string) => void };

const SigninContext = createContext<Signin | null>(null);

export function SigninProvider({ children, ...signin }: Signin & { children: ReactNode }) {
  return <SigninContext value={signin}>{children}</SigninContext>;
}

/** spec section 8: a sign-in button outside its provider is a mistake by the page's author. */
export function useSignin(): Signin {
  const signin = useContext(SigninContext);
  if (!signin) throw new Error('A sign-in button was used outside its SigninProvider');
  return signin;
}
