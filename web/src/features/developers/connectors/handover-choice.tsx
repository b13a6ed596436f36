import type { ConnectorMapping } from '@folia/contracts/connector/shapes';
import { reasonOf } from '../../../lib/reason-of';
import { LoadFailure } from '../../../ui/load-failure';
import { Loading } from '../../../ui/loading';
import { Select } from '../../../ui/select';
import { connectorTexts as texts } from './connector-texts';
import { useJobs, useTheirJobs } from './use-connectors';

type Handovers = ConnectorMapping['handovers'];
type HandoverChoiceProps = { id: string; handovers: Handovers; onChange: (handovers: Handovers) => void };

/** Which job of theirs the candidates of a job may be sent to: theirs are read while this is open. */
export function HandoverChoice({ id, handovers, onChange }: HandoverChoiceProps) {
  const theirs = useTheirJobs(id);
  const jobs = useJobs().data?.items;
  return (
    <fieldset>
      <legend className="text-[0.8125rem] font-[550]">{texts.handoverHead}</legend>
      <p className="text-xs text-ink-3">{texts.handoverLead}</p>
      {theirs.isError ? (
        <LoadFailure onAgain={() => void theirs.refetch()}>
          {texts.theirJobsFailed} {reasonOf(theirs.error)}
        </LoadFailure>
      ) : null}
      {(!theirs.data || !jobs) && !theirs.isError ? <Loading /> : null}
      {theirs.data
        ? jobs
            ?.filter(({ state, id: jobId }) => state !== 'closed' || handovers.some((one) => one.jobId === jobId))
            .map(({ id: jobId, title, company }) => {
              const mapped = handovers.find((one) => one.jobId === jobId)?.theirJob;
              const isGone = mapped && !theirs.data.items.some((one) => one.id === mapped.id);
              const options = [
                { value: '', label: texts.handoverNone },
                ...(isGone ? [{ value: String(mapped.id), label: texts.handoverGone(mapped.name) }] : []),
                ...theirs.data.items.map((one) => ({ value: String(one.id), label: one.name })),
              ];
              const choose = (value: string) => {
                const theirJob = theirs.data.items.find((one) => String(one.id) === value);
                const others = handovers.filter((one) => one.jobId !== jobId);
                if (theirJob || value === '') onChange(theirJob ? [...others, { jobId, theirJob }] : others);
              };
              return (
                <Select
                  key={jobId}
                  className="mt-2"
                  label={texts.handoverOf([title, company].filter(Boolean).join(', '))}
                  value={mapped ? String(mapped.id) : ''}
                  options={options}
                  onChange={choose}
                />
              );
            })
        : null}
    </fieldset>
  );
}
