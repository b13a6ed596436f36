import type { JobCount } from '@folia/contracts/admin/shapes';
import type { JobState } from '@folia/contracts/job';
import { texts } from './texts';

const states: JobState[] = ['accepted', 'running', 'done', 'failed', 'cancelled'];

/** One line per queue: what is waiting, running and finished. */
export function QueueTable({ counts }: { counts: JobCount[] | undefined }) {
  const kinds = [...new Set((counts ?? []).map((one) => one.kind))].sort();
  const count = (kind: string, state: JobState) => counts?.find((one) => one.kind === kind && one.state === state)?.count ?? 0;
  return (
    <section aria-labelledby="queues-title">
      <h2 id="queues-title" className="font-serif text-l font-medium">
        {texts.queues}
      </h2>
      <p className="mb-2 text-[0.8125rem] text-ink-3">{texts.queuesHint}</p>
      {counts && kinds.length === 0 ? <p className="text-ink-2">{texts.noQueues}</p> : null}
      {kinds.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
        <section aria-label={texts.queues} className="overflow-x-auto" tabIndex={0}>
          <table className="w-full min-w-[520px] max-w-[720px] border-collapse text-start">
            <thead>
              <tr className="border-b border-line-strong text-[0.8125rem] text-ink-3">
                <th scope="col" className="py-2 text-start font-normal">
                  {texts.kind}
                </th>
                {states.map((state) => (
                  <th key={state} scope="col" className="py-2 text-end font-normal">
                    {texts.jobState[state]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind} className="border-b border-line">
                  <th scope="row" className="py-2.5 text-start font-[550]">
                    {kind}
                  </th>
                  {states.map((state) => (
                    <td key={state} className={`py-2.5 text-end tabular-nums ${count(kind, state) === 0 ? 'text-ink-3' : ''}`}>
                      {count(kind, state)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </section>
  );
}
