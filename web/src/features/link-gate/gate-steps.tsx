import { Clock, Lock } from 'lucide-react';
import { gateWords } from '../../lib/gate-words';
import { visitSentence } from '../../lib/visit-sentence';
import { EmailSteps } from './email-steps';
import { type GateState, stepOf, visitRulesOf } from './gate-state';
import { NoticeForm } from './notice-form';
import { Panel } from './panel';
import { PasswordForm } from './password-form';
import { StepForm } from './step-form';
import { texts } from './texts';
import type { Shown } from './use-gate';

type GateStepsProps = { state: Extract<GateState, { is: 'asking' | 'locked' }>; busy: boolean; onOpen: (shown: Shown) => Promise<void> };

/** What the gate asks for, and all that is kept of the visit. */
export function GateSteps(props: GateStepsProps) {
  const { asks } = props.state;
  return (
    <>
      <Step {...props} />
      {asks ? (
        <p className="mt-4 w-full max-w-[400px] border-t border-line pt-4 text-[0.8125rem] leading-[1.5] text-ink-3">{visitSentence(visitRulesOf(asks))}</p>
      ) : null}
    </>
  );
}

/** One thing after the other; while the gate is locked, the same with its field and button off. */
function Step({ state, busy, onOpen }: GateStepsProps) {
  const isLocked = state.is === 'locked';
  const wrong = state.is === 'asking' ? state.wrong : null;
  const step = state.asks ? stepOf(state.asks) : null;
  if (isLocked && step !== 'password') return <Panel sign={<Clock />} title={texts.locked.title} text={<Wait seconds={state.retryAfter} />} />;
  if (!state.asks || !step) return null;
  switch (step) {
    case 'password':
      return (
        <Panel
          sign={isLocked ? <Clock /> : <Lock />}
          title={isLocked ? texts.locked.title : gateWords.password.title}
          text={isLocked ? <Wait seconds={state.retryAfter} /> : gateWords.password.text}
        >
          <PasswordForm isWrong={wrong === 'password'} isLocked={isLocked} busy={busy} onOpen={onOpen} />
        </Panel>
      );
    case 'email':
      return <EmailSteps gate={state.asks.gate} isWrong={wrong === 'code'} busy={busy} onOpen={onOpen} />;
    case 'notice':
      return state.asks.notice ? <NoticeForm notice={state.asks.notice} busy={busy} onOpen={onOpen} /> : null;
    case 'press':
      return (
        <Panel sign={<Lock />} title={gateWords.press.title} text={gateWords.press.text}>
          <StepForm button={gateWords.press.button} busy={busy} onSubmit={(press) => void onOpen({ press })} />
        </Panel>
      );
  }
}

function Wait({ seconds }: { seconds: number }) {
  return (
    <>
      {texts.locked.before} <strong className="font-semibold text-ink">{texts.locked.minutes(Math.ceil(seconds / 60))}</strong>
      {texts.locked.after}
    </>
  );
}
