import type { ConnectorMapping } from '@folia/contracts/connector/shapes';
import { LoadFailure } from '../../../ui/load-failure';
import { Loading } from '../../../ui/loading';
import { TextField } from '../../../ui/text-field';
import { connectorTexts as texts } from './connector-texts';
import { useJobs } from './use-connectors';

type Tests = ConnectorMapping['tests'];
type TestChoiceProps = { tests: Tests; isSent: boolean; onChange: (tests: Tests) => void };

/** The jobs of the account: which are tests, and what each is called there. */
export function TestChoice({ tests, isSent, onChange }: TestChoiceProps) {
  const { data, isError, refetch } = useJobs();
  const jobs = data?.items;
  return (
    <fieldset>
      <legend className="text-[0.8125rem] font-[550]">{texts.testsHead}</legend>
      <p className="text-xs text-ink-3">{texts.testsLead}</p>
      {isError ? <LoadFailure onAgain={() => void refetch()}>{texts.jobsFailed}</LoadFailure> : null}
      {!jobs && !isError ? <Loading /> : null}
      {jobs?.length === 0 ? <p className="border-b border-line py-3 text-ink-2">{texts.noJobs}</p> : null}
      <ul>
        {jobs?.map(({ id, title, company, state, isBlind }) => {
          const test = tests.find(({ jobId }) => jobId === id);
          const words = [title, company].filter(Boolean).join(', ');
          const why = state === 'closed' ? texts.closed : isBlind ? texts.blind : null;
          return (
            <li key={id} className="border-b border-line py-1.5">
              <label className="flex min-h-11 items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-(--leaf)"
                  checked={test !== undefined}
                  disabled={why !== null && !test}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...tests, { jobId: id, name: words.slice(0, 120) }] : tests.filter(({ jobId }) => jobId !== id))
                  }
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {words}
                  {why ? <span className="block text-xs text-ink-3">{why}</span> : null}
                </span>
              </label>
              {test ? (
                <TextField
                  label={texts.nameOf(title)}
                  value={test.name}
                  maxLength={120}
                  error={isSent && test.name.trim() === '' ? texts.nameNeeded : null}
                  onChange={({ target }) => onChange(tests.map((one) => (one.jobId === id ? { ...one, name: target.value } : one)))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
