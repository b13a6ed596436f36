import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loading } from '../../ui/loading';
import { readLinkedinReturn } from './linkedin-login';
import { sendCredential } from './send-credential';
import { texts } from './texts';

/** Where LinkedIn sends the browser back to. */
export function LinkedinCallbackPage() {
  usePageTitle(texts.linkedinTitle);
  const { openSignIn } = useSession();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const started = useRef(false);

  useEffect(() => {
    // Once only: the code and what was noted serve a single time.
    if (started.current) return;
    started.current = true;
    const answer = readLinkedinReturn(window.location.search);
    window.history.replaceState(null, '', paths.linkedinCallback.href());
    if ('refused' in answer) return setTrouble(answer.refused === 'other-state' ? texts.linkedinOtherState : texts.linkedinRefused);
    const proof = { provider: 'linkedin' as const, credential: answer.code, state: answer.state };
    const sent = answer.connects
      ? api
          .post('/me/identities', { body: proof })
          .then(({ items }) => items !== undefined && void navigate(paths.settingsTab.href('sign-ins'), { replace: true }))
      : sendCredential({ ...proof, userType: answer.userType }).then((done) => done || setTrouble(texts.failed));
    sent.then(
      () => {},
      (error: unknown) => setTrouble(error instanceof ApiError ? error.message : texts.failed),
    );
  }, [navigate]);

  if (!trouble) return <Loading text={texts.signingIn} />;
  return (
    <div className="page py-12">
      <h1 className="headline">{texts.linkedinTitle}</h1>
      <p role="alert" className="mt-3 mb-6 max-w-[52ch] text-ink-2">
        {trouble}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => openSignIn({ path: paths.home.href() })}>
          {texts.signInAgain}
        </Button>
        <a href={paths.home.href()} className={buttonClass()}>
          {texts.goHome}
        </a>
      </div>
    </div>
  );
}
