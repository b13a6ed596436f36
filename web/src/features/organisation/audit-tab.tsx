import type { LogEntry } from '@folia/contracts/organisation/shapes';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { download } from '../../lib/download';
import { reasonOf } from '../../lib/reason-of';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';

/** Who did what, and why; newest first. */
export function AuditTab({ id, note = texts.auditNote }: { id: string; note?: string }) {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const text = useDeferredValue(typed.trim());
  const lines = useCursorPages(['organisation', id, 'log', text], '/organisation/log', { query: { text: text || undefined } });
  const fetchTable = () => {
    setFailure(null);
    void download('/organisation/log.csv').catch(setFailure);
  };
  return (
    <section aria-label={texts.audit}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <TextField
          label={texts.find}
          hideLabel
          type="search"
          placeholder={texts.findHint}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="w-full max-w-[280px] min-w-0"
        />
        <Button icon={<Download />} onClick={fetchTable}>
          {texts.export}
        </Button>
      </div>
      <p role="alert" className="mb-3 text-bad empty:hidden">
        {failure ? reasonOf(failure) : ''}
      </p>
      <PagedList
        pages={lines}
        label={texts.audit}
        failed={texts.auditFailed}
        empty={text ? <EmptyState title={texts.nothingTitle}>{texts.nothing}</EmptyState> : <EmptyState title={texts.noLinesTitle}>{texts.noLines}</EmptyState>}
        row={(line) => <Line key={line.id} line={line} />}
      />
      <p className="mt-2.5 text-xs text-ink-3">{note}</p>
    </section>
  );
}

function Line({ line }: { line: LogEntry }) {
  const who = line.actor ? (line.actor.name ?? texts.gone) : texts.folia;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 py-2.5 text-s md:min-h-[42px] md:grid-cols-[8rem_10rem_minmax(0,1fr)] md:items-baseline">
      <time dateTime={line.at} className="text-ink-3">
        {texts.at(line.at)}
      </time>
      <b className="min-w-0 font-[550] [overflow-wrap:anywhere]">{who}</b>
      <span className="min-w-0 [overflow-wrap:anywhere] max-md:col-span-2">
        {texts.deed(line)}
        {line.reason ? <span className="text-ink-2">: {line.reason}</span> : null}
      </span>
    </li>
  );
}
