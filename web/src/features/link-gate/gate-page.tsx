import { Ban, Clock, Pause, Unplug } from 'lucide-react';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { lazyPart } from '../../ui/lazy-part';
import { Loading } from '../../ui/loading';
import { Panel } from './panel';
import { texts } from './texts';
import { useGate } from './use-gate';

// Most links open by themselves.
const Steps = lazyPart('gate-steps', async () => (await import('./gate-steps')).GateSteps, { inPlace: true, withoutQueries: true });

const endedSigns = { LINK_EXPIRED: <Clock />, LINK_REVOKED: <Ban />, LINK_EXHAUSTED: <Ban />, LINK_PROFILE_GONE: <Ban />, LINK_PAUSED: <Pause /> };

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
    case 'asking':
    case 'locked':
      return <Steps state={state} busy={busy} onOpen={open} />;
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
