import type { HandoverList } from '@folia/contracts/handover/shapes';
import { mostHandedOver } from '@folia/contracts/handover/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../lib/may';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { Loading } from '../../../ui/loading';
import { Modal } from '../../../ui/modal';
import { HandoverRow } from './handover-row';
import { handoverTexts as texts } from './handover-texts';
import { handoversQuery, useHandOver, useStages } from './use-handovers';

type HandoverDialogProps = { jobId: string; selected: ReadonlySet<string>; onClose: () => void };

/** Who of a board goes to the other system, who is there, and what became of it. */
export function HandoverDialog({ jobId, selected, onClose }: HandoverDialogProps) {
  const { data, isError, refetch } = useQuery(handoversQuery(jobId));
  const [chosen, setChosen] = useState(selected);
  const send = useHandOver(jobId);
  const mayDecide = useMay('decision.make');
  const ids = (data?.candidates ?? []).filter((one) => isSendable(data, one.candidateId) && chosen.has(one.candidateId)).map(({ candidateId }) => candidateId);
  const choose = (id: string, isIn: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      if (isIn) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <Modal
      visible
      width="lg"
      title={texts.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {data?.target && mayDecide ? (
            <Button look="primary" busy={send.isPending} disabled={ids.length === 0} onClick={() => send.mutate(ids.slice(0, mostHandedOver))}>
              {texts.sendMany(Math.min(ids.length, mostHandedOver))}
            </Button>
          ) : null}
        </>
      }
    >
      {isError ? <LoadFailure onAgain={() => void refetch()}>{texts.failed}</LoadFailure> : null}
      {!data && !isError ? <Loading /> : null}
      {data ? <Candidates jobId={jobId} list={data} chosen={chosen} mayDecide={mayDecide} onChoose={choose} /> : null}
      {send.error ? <p className="mt-3 text-bad">{reasonOf(send.error)}</p> : null}
    </Modal>
  );
}

type CandidatesProps = { jobId: string; list: HandoverList; chosen: ReadonlySet<string>; mayDecide: boolean; onChoose: (id: string, isIn: boolean) => void };

function Candidates({ jobId, list: { target, candidates, items }, chosen, mayDecide, onChoose }: CandidatesProps) {
  const { data } = useStages(jobId, items.filter(({ state }) => state === 'sent').length);
  const stageOf = (id: string) => {
    const found = data?.items?.find(({ candidateId }) => candidateId === id);
    return found ? texts.stage(found.stage, found.status) : undefined;
  };
  const here = new Set(candidates.map(({ candidateId }) => candidateId));
  const gone = items.filter(({ candidateId }) => !here.has(candidateId));
  return (
    <>
      {target ? (
        <p className="text-ink-2">{texts.lead(target.kind, target.theirJob.name)}</p>
      ) : (
        <p className="text-ink-2">
          {texts.none}{' '}
          <Link to={paths.developers.href()} className="link">
            {texts.toDevelopers}
          </Link>
        </p>
      )}
      {target && candidates.length === 0 && gone.length === 0 ? <p className="mt-4 text-ink-2">{texts.nobody}</p> : null}
      <ul aria-label={texts.list} className="mt-4 border-t border-line">
        {candidates.map((candidate) => (
          <HandoverRow
            key={candidate.candidateId}
            jobId={jobId}
            kind={target?.kind ?? null}
            candidate={candidate}
            handover={items.find(({ candidateId }) => candidateId === candidate.candidateId)}
            stage={stageOf(candidate.candidateId)}
            isChosen={chosen.has(candidate.candidateId)}
            mayDecide={mayDecide}
            onChoose={onChoose}
          />
        ))}
        {gone.map((handover) => (
          <HandoverRow
            key={handover.candidateId}
            jobId={jobId}
            kind={target?.kind ?? null}
            candidate={null}
            handover={handover}
            stage={stageOf(handover.candidateId)}
            isChosen={false}
            mayDecide={mayDecide}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  );
}

/** Whoever was not sent, or was refused there, and may be sent. */
function isSendable(list: HandoverList | undefined, id: string): boolean {
  const state = list?.items.find(({ candidateId }) => candidateId === id)?.state;
  const candidate = list?.candidates.find(({ candidateId }) => candidateId === id);
  return candidate?.refusal === null && (!state || state === 'failed' || state === 'stopped');
}
