import { useState } from 'react';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { CodeBlock } from './code-block';
import type { Operation } from './reference';
import { texts } from './texts';
import { writeCurl, writeTypescript } from './write-samples';

const TryIt = lazyPart('try-it', async () => (await import('./try-it')).TryIt, { inPlace: true, withoutQueries: true });

/** One address: open, it is shown as a request twice, with what it takes and refuses. */
export function OperationRow({ operation }: { operation: Operation }) {
  const [isTried, setTried] = useState(false);
  const { method, path, summary, scope, filters, codes } = operation;
  const address = `${method} ${path}`;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2.5 marker:content-none">
        <span aria-hidden="true" className="flex-none text-ink-3 transition-transform group-open:rotate-90">
          ›
        </span>
        <code className="font-mono text-s font-semibold break-all">{address}</code>
        <span className="text-s text-ink-2">{summary}</span>
      </summary>
      <div className="grid gap-x-8 gap-y-4 pt-2 pb-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <dl className="grid content-start gap-y-3 text-s">
          <Fact name={texts.scope}>{scope ?? texts.noScope}</Fact>
          {filters.length > 0 ? <Fact name={texts.query}>{filters.join(', ')}</Fact> : null}
          <Fact name={texts.ownRefusals}>{codes.length > 0 ? codes.join(', ') : texts.noOwnRefusals}</Fact>
        </dl>
        <div className="grid min-w-0 content-start gap-3">
          <CodeBlock title="curl" code={writeCurl(operation)} example={`curl ${address}`} />
          <CodeBlock title="TypeScript" code={writeTypescript(operation)} example={`typescript ${address}`} />
          {isTried ? <TryIt operation={operation} /> : <Button onClick={() => setTried(true)}>{texts.tryIt}</Button>}
        </div>
      </div>
    </details>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="font-medium">{name}</dt>
    <dd className="mt-0.5 font-mono text-xs leading-[1.6] break-words text-ink-2">{children}</dd>
  </div>
);
