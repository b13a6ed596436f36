import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trackEvent } from '../../lib/events';
import { useTheme } from '../../lib/theme';
import { Skeleton } from '../../ui/skeleton';
import { type GoogleOption, loadGoogleAccounts } from './google-accounts';
import { useSignin } from './signin-provider';
import { texts } from './texts';

export type SigninButtonSize = 'large' | 'medium' | 'small';
/** spec section 2. */
const signinHeights: Record<SigninButtonSize, string> = { large: 'h-10', medium: 'h-8', small: 'h-5' };

/** The provider's script draws the button itself; we give it a place and take what it returns. */
export function GoogleButton({ option, size = 'large' }: { option: GoogleOption; size?: SigninButtonSize }) {
  const { userType, source, onCredential, onError } = useSignin();
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const theme = useTheme();

  const received = useEffectEvent((credential: string | undefined, selectBy: string | undefined) => {
    if (credential) onCredential({ provider: 'google', credential, state: option.state, selectBy });
    else onError(texts.noCredential(option.label));
  });
  const clicked = useEffectEvent(() => trackEvent({ name: 'sign_in_clicked', parameters: { source, userType } }));
  const failed = useEffectEvent(() => onError(texts.scriptFailed(option.label)));

  useEffect(() => {
    let left = false;
    loadGoogleAccounts(option.script).then(
      (id) => {
        const parent = place.current;
        if (left || !parent) return;
        id.initialize({ client_id: option.clientId, nonce: option.nonce, callback: ({ credential, select_by }) => received(credential, select_by) });
        parent.replaceChildren();
        id.renderButton(parent, {
          theme: theme === 'dark' ? 'filled_black' : 'outline',
          size,
          text: 'continue_with',
          width: Math.min(400, parent.clientWidth),
          logo_alignment: 'center',
          click_listener: () => clicked(),
        });
        setReady(true);
      },
      () => !left && failed(),
    );
    return () => {
      left = true;
    };
  }, [option, size, theme]);

  return (
    <div className={`relative ${signinHeights[size]}`}>
      {ready ? null : <Skeleton className="absolute inset-0 rounded-s" />}
      <div ref={place} className="relative flex w-full justify-center [color-scheme:light]" />
    </div>
  );
}
