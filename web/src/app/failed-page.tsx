import { RotateCw } from 'lucide-react';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { texts } from './texts';

/** The current user could not be fetched (spec section 8): a full-page message says so, and the session is over. */
export function FailedPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="flex max-w-[26rem] flex-col items-center text-center">
        <Logo size={36} />
        <h1 className="headline mt-5">{texts.failedTitle}</h1>
        <p className="mt-3 mb-6 text-ink-2">{texts.failedText}</p>
        <Button icon={<RotateCw />} onClick={() => window.location.replace('/')}>
          {texts.tryAgain}
        </Button>
      </div>
    </main>
  );
}
