import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { Handover, HandoverCandidate } from '@folia/contracts/handover/shapes';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { systemNames } from '../../../lib/system-names';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { Loading } from '../../../ui/loading';
import { Signal } from '../../../ui/signal';
import { handoverTexts as texts } from './handover-texts';
import { SettleForm } from './settle-form';
import { usePreview } from './use-handovers';

type HandoverRowProps = {
  jobId: string;
  kind: ConnectorKind | null;
  /** Null for somebody who is gone here. */
  candidate: HandoverCandidate | null;
  handover: Handover | undefined;
  /** Where they stand there. */
  stage: string | undefined;
  isChosen: boolean;
  mayDecide: boolean;
  onChoose: (id: string, isIn: boolean) => void;
};

/** One candidate: whether they may be sent, what would be, and what became of it. */
export function HandoverRow({ jobId, kind, candidate, handover, stage, isChosen, mayDecide, onChoose }: HandoverRowProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const id = candidate?.candidateId ?? handover?.candidateId ?? '';
  const isOpen = candidate?.refusal === null && (!handover || handover.state === 'failed' || handover.state === 'stopped');
  const system = systemNames[kind ?? 'greenhouse'];
  return (
    <li className="border-b border-line py-1.5 text-s">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {candidate ? (
          <label className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-(--leaf)"
              checked={isOpen && isChosen}
              disabled={!isOpen || !mayDecide}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {candidate.person?.name ?? texts.candidate(candidate.number)}
              {candidate.refusal && kind ? <span className="block text-xs text-ink-3">{texts.refusal(candidate.refusal, kind)}</span> : null}
            </span>
          </label>
        ) : (
          <span className="flex min-h-11 flex-1 basis-60 items-center">{texts.goneCandidate}</span>
        )}
        {handover ? <Outcome handover={handover} stage={stage} system={system} /> : null}
        {handover?.profileUrl ? (
          <a href={handover.profileUrl} rel="noreferrer" target="_blank" className="link">
            {texts.page}
          </a>
        ) : null}
        {isOpen ? (
          <Button look="quiet" size="sm" aria-expanded={isPreviewed} onClick={() => setPreviewed((now) => !now)}>
            {isPreviewed ? texts.hidePreview : texts.preview}
          </Button>
        ) : null}
      </div>
      {handover?.goneAt && handover.state !== 'stopped' && handover.state !== 'failed' ? (
        <p className="mt-1.5 mb-2 border-s-2 border-warn ps-3 text-ink-2">{texts.copyLeft(system)}</p>
      ) : null}
      {handover?.state === 'unclear' && candidate && mayDecide ? <SettleForm jobId={jobId} candidateId={id} system={system} /> : null}
      {isOpen && isPreviewed ? <Preview jobId={jobId} candidateId={id} /> : null}
    </li>
  );
}

function Outcome({ handover, stage, system }: { handover: Handover; stage: string | undefined; system: string }) {
  const { state, goneAt } = handover;
  const tone = state === 'sent' ? (goneAt ? 'warn' : 'good') : state === 'unclear' ? 'warn' : state === 'failed' ? 'bad' : state === 'stopped' ? 'off' : 'fine';
  const icons = { good: <CircleCheck />, warn: <TriangleAlert />, bad: <CircleX />, off: <CircleX />, fine: <Clock /> };
  return (
    <Signal tone={tone} icon={icons[tone]}>
      {texts.state(handover, stage, system)}
    </Signal>
  );
}

function Preview({ jobId, candidateId }: { jobId: string; candidateId: string }) {
  const { data, isError, refetch } = usePreview(jobId, candidateId);
  if (isError) return <LoadFailure onAgain={() => void refetch()}>{texts.previewFailed}</LoadFailure>;
  if (!data) return <Loading />;
  return (
    <pre className="mb-2 rounded-s border border-line bg-field p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
      {`${data.method} ${data.url}\n\n${JSON.stringify(data.body, null, 2)}`}
    </pre>
  );
}
