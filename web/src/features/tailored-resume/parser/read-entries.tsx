import type { ReadEntry } from '@folia/contracts/parser-reading';
import { Check, TriangleAlert } from 'lucide-react';
import { sectionName } from '../../../lib/kind-names';
import { analysisTexts } from '../analysis-texts';
import { texts } from '../texts';
import { ReadValues } from './read-values';

const words = analysisTexts.parser;

/** Entries as the parser read them, by section. Entries that were read correctly are folded. */
export function ReadEntries({ entries }: { entries: readonly ReadEntry[] }) {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <section key={kind} className="mt-5">
      <h3 className="mb-1 text-xs text-ink-3">{sectionName(kind)}</h3>
      <ul className="border-b border-line">
        {entries
          .filter((entry) => entry.kind === kind)
          .map((entry) => (
            <li key={`${entry.itemId}-${entry.name}-${entry.outcome}`} className="border-t border-line">
              <Entry entry={entry} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Entry({ entry: { name, outcome, values } }: { entry: ReadEntry }) {
  const isSame = outcome === 'same';
  const Sign = isSame ? Check : TriangleAlert;
  return (
    <details open={!isSame}>
      <summary className="grid min-h-11 cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-center gap-2 md:pointer-fine:min-h-8">
        <Sign aria-hidden="true" className={`size-4 ${isSame ? 'text-good' : 'text-warn'}`} />
        <span className="min-w-0 text-[0.875rem] [overflow-wrap:anywhere]">
          {name || texts.changes.unnamed} <span className="text-xs text-ink-3">{words.outcomes[outcome]}</span>
        </span>
      </summary>
      <div className="pb-2 ps-7">
        <ReadValues values={values} />
      </div>
    </details>
  );
}
