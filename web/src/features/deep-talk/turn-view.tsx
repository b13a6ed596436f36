import { Mail, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { paths } from '../../lib/paths';
import { BreathingDot } from '../../ui/breathing-dot';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { CopyButton } from '../../ui/copy-button';
import { lazyPart } from '../../ui/lazy-part';
import { AnswerText } from './answer-text';
import { copiedAnswer } from './copied-answer';
import { useEvidenceFocus } from './evidence-focus';
import { FeedbackButtons, FeedbackReasons } from './feedback';
import { texts } from './texts';
import { isOpen, type Turn } from './turn';

// Seen by few, and heavy for a page of somebody else.
const SpentComparison = lazyPart('spent', async () => (await import('./spent-comparison')).SpentComparison);

type TurnActions = {
  onRetry?: (turn: Turn) => void;
  onMore: (turn: Turn) => void;
  onRate?: (turn: Turn, helpful: boolean | null, reason?: Turn['reason']) => void;
  /** Writes to the person, with the question in it. */
  onAskPerson?: (question: string) => void;
  /** Somebody goes for a bigger plan, because this found no unit. */
  onPlans?: (turn: Turn) => void;
  /** The portfolio is the reader's own: what is missing can be added. */
  isOwn?: boolean;
};

type TurnViewProps = TurnActions & { turn: Turn; name: string; address: string };

/** A question at the right in a quiet bubble, and its answer at the left as plain text. */
export function TurnView({ turn, name, address, onRetry, onMore, onRate, onAskPerson, onPlans, isOwn = false }: TurnViewProps) {
  const { sources, captionOf } = useEvidenceFocus();
  const assistant = webConfig().assistantName;
  const missing = isOwn ? turn.missing : null;
  const { state, claims, more, isMoreShown, outcome, trouble } = turn;
  const shown = isMoreShown ? [...claims, ...more] : claims;
  const isOver = !isOpen(turn);
  const isAbsent = outcome === 'absent';
  const caret = isOver ? undefined : <BreathingDot className="ms-1 size-[9px] bg-leaf" />;
  return (
    <li className="mb-7 last:mb-0">
      <p className="sr-only">{texts.you}</p>
      <div className="mb-4 flex justify-end">
        <p className="max-w-[78%] rounded-[14px_14px_4px_14px] border border-line bg-raised px-3.5 py-2 [overflow-wrap:anywhere] whitespace-pre-line">
          {turn.question}
        </p>
      </div>
      <p className="mb-1.5 flex items-center gap-2 text-xs text-ink-3">
        <span aria-hidden="true" className="size-2 rounded-full bg-leaf" />
        {assistant}
        {state === 'writing' && claims.length > 0 ? <span>· {`${texts.writing}, ${texts.checked(claims.length)}`}</span> : null}
      </p>
      {shown.length > 0 || !isOver ? (
        <div className={isAbsent ? 'border-s border-line-strong ps-3.5' : ''}>
          <AnswerText claims={shown} language={turn.language ?? undefined} name={name} caret={caret} />
        </div>
      ) : null}
      {turn.isWaiting && !isOver ? <p className="mt-2 text-[0.8125rem] text-ink-3">{texts.waiting}</p> : null}
      {trouble ? (
        <p role="alert" className={`mt-1 max-w-[56ch] ${trouble.isQuiet ? 'font-serif text-[1.0625rem] leading-[1.62]' : 'text-ink-2'}`}>
          {trouble.words}
          {claims.length > 0 ? ` ${texts.brokeOff}` : ''}
        </p>
      ) : null}
      {trouble?.spent && turn.postingId ? (
        <SpentComparison refusal={trouble.spent} postingId={turn.postingId} isOwn={isOwn} onPlans={onPlans && (() => onPlans(turn))} />
      ) : null}
      {state === 'stopped' ? <p className="mt-1.5 text-xs text-ink-3">{claims.length > 0 ? texts.stopped : texts.stoppedEmpty}</p> : null}
      {(isAbsent || (trouble?.mayWrite && !trouble.ends)) && onAskPerson ? (
        <div data-print="hide" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="sm" icon={<Mail />} onClick={() => onAskPerson(turn.question)}>
            {texts.askPerson(name)}
          </Button>
          <span className="text-xs text-ink-3">{texts.questionGoes(name)}</span>
        </div>
      ) : null}
      {missing?.kind ? (
        <Link
          to={paths.newItem(missing.kind).href()}
          state={{ asked: { question: turn.question, topic: missing.topic } }}
          data-print="hide"
          className={buttonClass({ size: 'sm', className: 'mt-3' })}
        >
          <Plus aria-hidden="true" />
          {texts.add(missing.kind)}
        </Link>
      ) : null}
      {isOver ? (
        <div data-print="hide" className="-ms-2 mt-1.5 flex flex-wrap items-center text-ink-3">
          {more.length > 0 && !isMoreShown ? (
            <Button look="quiet" size="sm" onClick={() => onMore(turn)}>
              {texts.more}
            </Button>
          ) : null}
          {claims.length > 0 ? (
            <CopyButton
              label={texts.copy}
              value={copiedAnswer({ question: turn.question, claims: shown, sources, captionOf, signature: texts.signature(assistant, name, address) })}
            />
          ) : null}
          {onRetry && (state === 'stopped' || trouble?.canRetry) ? (
            <Button look="quiet" size="sm" onClick={() => onRetry(turn)}>
              {texts.retry}
            </Button>
          ) : null}
          {onRate && state === 'done' ? <FeedbackButtons turn={turn} onRate={(helpful, reason) => onRate(turn, helpful, reason)} /> : null}
          {state === 'done' && turn.engineVersion !== null ? (
            <span className="ms-auto ps-2 text-2xs text-ink-3">
              {texts.by(turn.engineVersion, turn.model?.outcome === 'answered' ? turn.model.name : null)}
            </span>
          ) : null}
        </div>
      ) : null}
      {onRate && state === 'done' ? <FeedbackReasons turn={turn} name={name} onRate={(helpful, reason) => onRate(turn, helpful, reason)} /> : null}
    </li>
  );
}
