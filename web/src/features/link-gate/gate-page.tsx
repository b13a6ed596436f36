import { Ban, Clock, Lock, Pause, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loading } from '../../ui/loading';
import { PasswordForm } from './password-form';
import { texts } from './texts';
import { useGate } from './use-gate';

const endedSigns = { LINK_EXPIRED: <Clock />, LINK_REVOKED: <Ban />, LINK_EXHAUSTED: <Ban />, LINK_PAUSED: <Pause /> };

/** What everyone who comes with a link sees: nothing here knows whose link it is before it opens. */
export function GatePage() {
  usePageTitle(texts.page);
  const { state, busy, open, tryAgain } = useGate();
  const again = <Way onClick={tryAgain}>{texts.tryAgain}</Way>;
  const leave = (
    <a href={paths.home.href()} className={buttonClass({ size: 'lg', className: 'w-full text-leaf!' })}>
      {texts.whatIsFolia}
    </a>
  );
  switch (state.is) {
    case 'opening':
      return <Loading text={texts.opening} />;
    case 'password':
    case 'locked':
      return (
        <Panel sign={state.is === 'locked' ? <Clock /> : <Lock />} title={state.is === 'locked' ? texts.locked.title : texts.askForPassword.title}>
          <PasswordForm state={state} busy={busy} onOpen={open} />
        </Panel>
      );
    case 'ended':
      return (
        <Panel sign={endedSigns[state.code]} {...texts.ended[state.code]}>
          {state.code === 'LINK_PAUSED' ? again : leave}
        </Panel>
      );
    case 'unknown':
      return (
        <Panel sign={<Ban />} {...texts.unknown}>
          {leave}
        </Panel>
      );
    case 'failed':
      return (
        <Panel sign={<Unplug />} {...texts.failed}>
          {again}
        </Panel>
      );
  }
}

function Way({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button size="lg" className="w-full text-leaf!" onClick={onClick}>
      {children}
    </Button>
  );
}

/** 400 px, not a box: icon, headline, what is known, and the next step. */
function Panel({ sign, title, text, children }: { sign: ReactNode; title: string; text?: string; children: ReactNode }) {
  return (
    <div className="w-full max-w-[400px] space-y-4">
      <div role="status" className="space-y-4 [&>svg]:size-6 [&>svg]:text-ink-3">
        {sign}
        <h1 className="font-serif text-3xl leading-[1.1] tracking-[-0.018em]">{title}</h1>
        {text ? <p className="text-m leading-[1.55] text-ink-2">{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
