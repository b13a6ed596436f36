import type { SigninOption } from '@folia/contracts/session/shapes';
import { trackEvent } from '../../lib/events';
import { storageKeys, writeStored } from '../../lib/storage';
import { Button } from '../../ui/button';
import type { SigninButtonSize } from './google-button';
import type { LinkedinLogin } from './linkedin-login';
import { useSignin } from './signin-provider';
import { texts } from './texts';

type LinkedinOption = Extract<SigninOption, { provider: 'linkedin' }>;

/** A button has heights of its own. */
const importantHeights: Record<SigninButtonSize, string> = { large: 'h-10!', medium: 'h-8!', small: 'h-5!' };

/** Goes to the provider's own page; what is needed on the way back waits in session storage. */
export function LinkedinButton({ option, size = 'large', connects = false }: { option: LinkedinOption; size?: SigninButtonSize; connects?: boolean }) {
  const { userType, source } = useSignin();
  const go = () => {
    const login: LinkedinLogin = { state: option.state, userType, connects };
    writeStored('sessionStorage', storageKeys.linkedinLogin, JSON.stringify(login));
    trackEvent({ name: 'sign_in_clicked', parameters: { source, userType } });
    window.location.assign(option.authorizeUrl);
  };
  return (
    <Button
      className={`w-full py-0! ${size === 'small' ? 'gap-1.5! text-xs! [&_svg]:size-3!' : ''} ${importantHeights[size]}`}
      icon={<LinkedinMark />}
      onClick={go}
    >
      {texts.continueWith(option.label)}
    </Button>
  );
}

function LinkedinMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" fill="currentColor">
      <path d="M2.2 6h2.4v8H2.200zM3.400 2a1.400 1.400 0 1 1 0 2.800 1.400 1.400 0 0 1 0-2.800zM6.200 6h2.300v1.100h.03c.32-.6 1.100-1.250 2.270-1.250 2.420 0 2.870 1.600 2.870 3.670V14h-2.400v-3.980c0-.95-.02-2.170-1.320-2.170-1.330 0-1.530 1.030-1.530 2.100V14H6.200z" />
    </svg>
  );
}
