import type { TeamContest } from '@folia/contracts/contest/shapes';
import { type FindingState, findingStates, longestReason } from '@folia/contracts/screening/words';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Segmented } from '../../../ui/segmented';
import { TextArea } from '../../../ui/text-field';
import { nameOf } from './columns';
import { contestTexts as words } from './contest-texts';
import { texts } from './texts';
import { useAnswerContest } from './use-contests';

type AnswerContestDialogProps = { jobId: string; contest: TeamContest; criterion: string; state: FindingState; onClose: () => void };

/** Keeps or changes a contested finding; the candidate reads the words. */
export function AnswerContestDialog({ jobId, contest, criterion, state: before, onClose }: AnswerContestDialogProps) {
  const [state, setState] = useState<FindingState>(before);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const answer = useAnswerContest(jobId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(!why);
    if (why) answer.mutate({ contest, state, reason: why }, { onSuccess: onClose });
  };
  return (
    <Modal
      visible
      width="md"
      title={words.title(nameOf(contest))}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button look="primary" type="submit" form={form} busy={answer.isPending}>
            {state === before ? words.keep : words.change}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          <b className="font-semibold text-ink">{criterion}.</b> “{contest.reason}”
        </p>
        <Segmented label={words.finding} value={state} options={findingStates.map((value) => ({ value, label: texts.state(value) }))} onChange={setState} />
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          maxLength={longestReason}
          error={isMissing && !reason.trim() ? words.needed : answer.error ? reasonOf(answer.error) : null}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            answer.reset();
          }}
        />
      </form>
    </Modal>
  );
}
