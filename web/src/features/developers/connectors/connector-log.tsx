import type { Connector, ConnectorCall } from '@folia/contracts/connector/shapes';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { PagedList } from '../../../ui/paged-list';
import { Segmented } from '../../../ui/segmented';
import { Signal } from '../../../ui/signal';
import { connectorTexts as texts } from './connector-texts';
import { useConnectorCalls, useConnectorChange } from './use-connectors';

/** What passed between the two sides, a line each. */
export function ConnectorLog({ connector: { id, kind, failed, isOn } }: { connector: Connector }) {
  const [which, setWhich] = useState<'all' | 'failed'>('all');
  const pages = useConnectorCalls(id, which);
  const title = `connector-log-${kind}`;
  return (
    <section aria-labelledby={title} className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id={title} className="font-semibold">
          {texts.log} <span className="ms-1.5 text-[0.8125rem] font-normal text-ink-3">{`${texts.names[kind]}, ${texts.ofLog}`}</span>
        </h3>
        <Segmented
          label={texts.which}
          hideLabel
          value={which}
          options={[
            { value: 'all', label: texts.all },
            { value: 'failed', label: texts.onlyFailed, count: failed },
          ]}
          onChange={setWhich}
        />
      </div>
      <PagedList
        pages={pages}
        label={texts.log}
        failed={texts.logFailed}
        empty={<p className="border-y border-line py-5 text-ink-2">{which === 'all' ? texts.noCalls : texts.noFailed}</p>}
        row={(one) => <CallRow key={one.id} id={id} call={one} isOn={isOn} />}
      />
    </section>
  );
}

function CallRow({ id, call, isOn }: { id: string; call: ConnectorCall; isOn: boolean }) {
  const { jobId, profileUrl, createdAt } = call;
  const retry = useConnectorChange(() => api.post('/connectors/{id}/calls/{callId}/retry', { path: { id, callId: call.id } }), { done: texts.retried });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-3 py-1.5 text-[0.8125rem] lg:grid lg:grid-cols-[8.5rem_minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,1fr)_7rem]">
      <span className="tabular-nums text-ink-3">{texts.at(createdAt)}</span>
      <span className="flex-1">{texts.call(call.call)}</span>
      <span className="max-lg:w-full [overflow-wrap:anywhere]">
        <Outcome call={call} />
      </span>
      <span className="flex flex-wrap gap-x-4">
        {profileUrl ? (
          <a href={profileUrl} rel="noreferrer" target="_blank" className="link">
            {texts.candidate}
          </a>
        ) : null}
        {jobId ? (
          <Link to={`${paths.screeningBoard.href(jobId)}${call.call === 'candidate' || call.call === 'copy_left' ? '?handed-over=yes' : ''}`} className="link">
            {texts.board}
          </Link>
        ) : null}
      </span>
      {call.call === 'completed' ? (
        <Button
          look="quiet"
          size="sm"
          disabled={!isOn || call.state === 'sending'}
          busy={retry.isPending}
          aria-label={texts.retryOf(createdAt)}
          onClick={() => retry.mutate(undefined)}
        >
          {texts.retry}
        </Button>
      ) : null}
    </li>
  );
}

function Outcome({ call }: { call: ConnectorCall }) {
  const { state, tries } = call;
  const isGood = state === 'answered' || state === 'delivered';
  const isOver = state === 'refused' || state === 'failed' || state === 'stopped';
  const icon = isGood ? <CircleCheck aria-hidden="true" /> : isOver ? <CircleX aria-hidden="true" /> : <Clock aria-hidden="true" />;
  return (
    <Signal
      tone={
        isGood
          ? 'good'
          : state === 'unclear' || call.call === 'copy_left'
            ? 'warn'
            : isOver
              ? state === 'stopped'
                ? 'off'
                : 'bad'
              : tries.length > 0
                ? 'warn'
                : 'fine'
      }
      icon={icon}
    >
      {texts.outcome(call)}
    </Signal>
  );
}
