import type { SigninOption } from '@folia/contracts/session/shapes';

export type GoogleOption = Extract<SigninOption, { provider: 'google' }>;
/** What the provider's script returns: the proof, and how it was chosen. */
export type CredentialAnswer = { credential?: string; select_by?: string };

type GoogleAccountsId = {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: CredentialAnswer) => void;
    auto_select?: boolean;
    use_fedcm_for_button?: boolean;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      theme: 'outline' | 'filled_black';
      size: 'large' | 'medium' | 'small';
      text: 'continue_with';
      width: number;
      logo_alignment: 'center';
      click_listener: () => void;
    },
  ) => void;
};

const accounts = () => (window as { google?: { accounts?: { id?: GoogleAccountsId } } }).google?.accounts?.id;
const loading = new Map<string, Promise<GoogleAccountsId>>();

/** Loads the provider's script once; a failure is forgotten, so that it can be tried again. */
export function loadGoogleAccounts(address: string): Promise<GoogleAccountsId> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<GoogleAccountsId>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      const id = accounts();
      if (id) resolve(id);
      else reject(new Error('The sign-in script brought no google.accounts.id'));
    };
    script.onerror = () => reject(new Error('The sign-in script could not be loaded'));
    document.head.append(script);
  });
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
}
