import type { Connector } from '@folia/contracts/connector/shapes';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { Loading } from '../../../ui/loading';
import { Modal } from '../../../ui/modal';
import { Select } from '../../../ui/select';
import { connectorTexts as texts } from './connector-texts';
import { useTry } from './use-connectors';

/** What the other side would be answered, with nothing sent. */
export function TryDialog({ connector: { id, mapping }, onClose }: { connector: Connector; onClose: () => void }) {
  const [jobId, setJobId] = useState(mapping.tests[0]?.jobId ?? null);
  return (
    <Modal visible width="md" title={texts.tryTitle} onClose={onClose} foot={<Button onClick={onClose}>{texts.close}</Button>}>
      <div className="space-y-4">
        <p className="text-ink-2">{texts.tryLead}</p>
        {jobId ? (
          <>
            <Select label={texts.tryJob} value={jobId} options={mapping.tests.map((test) => ({ value: test.jobId, label: test.name }))} onChange={setJobId} />
            <Answers id={id} jobId={jobId} />
          </>
        ) : (
          <p>{texts.tryNone}</p>
        )}
      </div>
    </Modal>
  );
}

function Answers({ id, jobId }: { id: string; jobId: string }) {
  const { data, isError, refetch } = useTry(id, jobId);
  if (isError) return <LoadFailure onAgain={() => void refetch()}>{texts.tryFailed}</LoadFailure>;
  if (!data?.status) return <Loading />;
  return (
    <>
      <Words title={texts.listTests} path="list_tests" value={data.tests} />
      <Words title={texts.testStatus(data.isExample)} path="test_status" value={data.status} />
    </>
  );
}

function Words({ title, path, value }: { title: string; path: string; value: unknown }) {
  return (
    <section aria-label={title}>
      <h3 className="text-[0.8125rem] font-[550]">
        {title} <code className="ms-1.5 font-mono text-xs font-normal text-ink-3">{path}</code>
      </h3>
      <pre className="mt-1 rounded-s border border-line bg-field p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
        {JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}
