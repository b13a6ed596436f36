import type { ReactNode } from 'react';

const columns = {
  figures: 'md:grid-cols-[minmax(0,11fr)_6rem_32px_minmax(0,18fr)] lg:grid-cols-[minmax(0,12fr)_6rem_72px_minmax(0,19fr)]',
  words: 'md:grid-cols-[minmax(0,20fr)_1rem_32px_minmax(0,9fr)] lg:grid-cols-[minmax(0,20fr)_1rem_72px_minmax(0,9fr)]',
};

type Row = {
  key: string;
  claim: ReactNode;
  figure?: ReactNode;
  source: ReactNode;
  /** `missing`: nothing bears it out; `dropped`: it leads nowhere. */
  line: 'leaf' | 'missing' | 'dropped';
};
/** `kind`: which side has more to say. */
type SourcedRowsProps = { kind: keyof typeof columns; left: string; right: string; rows: readonly Row[]; mark?: string };

const lines = { leaf: 'border-t border-leaf/60', missing: 'border-t border-dashed border-line-field', dropped: '' };
const edges = { leaf: 'border-leaf', missing: 'border-dashed border-line-field', dropped: 'border-transparent' };

/** Claims at the left, a leaf line, and at the right what bears them out. On phones the source stands under its claim. */
export function SourcedRows({ kind, left, right, rows, mark = '' }: SourcedRowsProps) {
  return (
    <div>
      <p className={`hidden pb-2 text-s text-ink-3 md:grid ${columns[kind]}`}>
        <span>{left}</span>
        <span className={`col-start-4 w-fit ${mark}`}>{right}</span>
      </p>
      <ul>
        {rows.map(({ key, claim, figure, source, line }) => (
          <li
            key={key}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-1.5 border-t border-line py-2.5 text-[0.9375rem] leading-[1.45] ${columns[kind]}`}
          >
            <span className="max-md:font-[550] [overflow-wrap:anywhere] first-letter:uppercase">{claim}</span>
            <span className="text-end text-s whitespace-nowrap text-ink-3 tabular-nums md:pe-4">{figure}</span>
            <span aria-hidden="true" className={`me-3 hidden h-0 translate-y-[-0.3em] md:block ${lines[line]}`} />
            <div className={`max-md:col-span-2 max-md:border-s max-md:ps-3 [overflow-wrap:anywhere] ${edges[line]}`}>{source}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
