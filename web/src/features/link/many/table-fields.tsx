import type { Item } from '@folia/contracts/item/shapes';
import type { LinkTableColumn } from '@folia/contracts/link/table';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { RuleFields } from '../form/rule-fields';
import { manyTexts as texts } from './many-texts';
import type { ManyLinks } from './use-many-links';

type TableFieldsProps = { many: ManyLinks; items: readonly Item[]; profiles: readonly NamedProfileSummary[] };

/** The file, and the rules that hold for all of its lines. */
export function TableFields({ many, items, profiles }: TableFieldsProps) {
  const { rules, file, choose, encoding, setEncoding } = many;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="space-y-6">
      <p className="max-w-[62ch] text-ink-2">{texts.lead}</p>
      <section>
        <h3 className="mb-1.5 text-[0.8125rem] font-[550]">{texts.columnsTitle}</h3>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-[0.8125rem] text-ink-2">
          {(Object.keys(texts.columns) as LinkTableColumn[]).map((column) => (
            <div key={column} className="contents">
              <dt>
                <code>{column}</code>
              </dt>
              <dd>{texts.columns[column]}</dd>
            </div>
          ))}
        </dl>
        <pre className="mt-3 overflow-x-auto rounded-s bg-sunken px-3 py-2 text-xs">{texts.example}</pre>
      </section>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={texts.file}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) void choose(chosen);
              event.target.value = '';
            }}
          />
          <Button icon={<FileSpreadsheet />} onClick={() => input.current?.click()}>
            {file ? texts.otherFile : texts.file}
          </Button>
          <p role="status" className="mt-1.5 text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
            {file ? file.name : texts.limits}
          </p>
        </div>
        <Select className="w-60" label={texts.encoding} value={encoding} options={texts.encodings} onChange={setEncoding} />
      </div>
      <section aria-label={texts.rules} className="space-y-6 border-t border-line pt-5">
        <div>
          <h3 className="section-title">{texts.rules}</h3>
          <p className="mt-1 text-[0.8125rem] text-ink-3">{texts.rulesHint}</p>
        </div>
        <RuleFields {...rules} items={items} profiles={profiles} hasPassword={false} withNote={false} />
      </section>
    </div>
  );
}
