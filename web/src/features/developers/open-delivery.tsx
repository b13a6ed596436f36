import type { Delivery } from '@folia/contracts/webhook/shapes';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { useDelivery } from './use-webhooks';
import { webhookTexts as texts } from './webhook-texts';

/** What was sent and what was answered, as text, and every try. */
export function OpenDelivery({ id, webhookId, delivery }: { id: string; webhookId: string; delivery: Delivery }) {
  const { tries, nextAt } = delivery;
  const { data, isError, refetch } = useDelivery(webhookId, delivery.id, tries.length);
  const last = tries.at(-1);
  const answer = data?.answer;
  return (
    <div id={id} className="px-3 pb-4">
      {isError && !data ? <LoadFailure onAgain={() => void refetch()}>{texts.openFailed}</LoadFailure> : null}
      {!data && !isError ? <Loading /> : null}
      {data?.body ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Words title={texts.sent} headers={data.sent} empty={texts.notSent}>
            {data.body}
          </Words>
          <Words
            title={texts.answered}
            first={last?.status ? `HTTP ${last.status}` : null}
            headers={answer?.headers ?? null}
            empty={last ? texts.notAnswered : texts.notSent}
          >
            {answer ? `${answer.body}${answer.isCut ? texts.isCut : ''}` : ''}
          </Words>
        </div>
      ) : null}
      {tries.length > 0 ? (
        <ol className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 tabular-nums">
          {texts.everyTry(tries).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {nextAt ? <li className="text-ink-3">{texts.next(nextAt, tries.length + 1)}</li> : null}
        </ol>
      ) : null}
    </div>
  );
}

type WordsProps = { title: string; first?: string | null; headers: Readonly<Record<string, string>> | null; empty: string; children: string };

function Words({ title, first = null, headers, empty, children }: WordsProps) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1.5 text-[0.8125rem] font-semibold">{title}</h4>
      {headers ? (
        <pre className="rounded-s border border-line bg-field p-3.5 font-mono text-xs leading-[1.6] whitespace-pre-wrap [overflow-wrap:anywhere]">
          {first ? `${first}\n` : ''}
          {Object.entries(headers).map(([name, value]) => (
            <span key={name}>
              <span className="text-ink-3">{name}:</span> {value}
              {'\n'}
            </span>
          ))}
          {children ? `\n${children}` : ''}
        </pre>
      ) : (
        <p className="rounded-s border border-line p-3.5 text-[0.8125rem] text-ink-3">{empty}</p>
      )}
    </div>
  );
}
