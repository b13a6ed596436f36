import type { Finding, ScreeningCandidate } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { type ReactNode, useState } from 'react';
import { sectionName } from '../../../lib/kind-names';
import { markClass } from '../../../ui/evidence-mark';
import { FindingSign } from '../../../ui/finding-sign';
import { nameOf } from '../board/columns';
import { texts as boardTexts } from '../board/texts';
import { type ComparedRow, compareFindings } from './compare-findings';
import { texts } from './texts';

type ComparedCriteriaProps = {
  criteria: readonly Criterion[];
  candidates: readonly ScreeningCandidate[];
  who: (id: string | null) => string;
  head: (candidate: ScreeningCandidate) => ReactNode;
};

/** A row a criterion, a column a candidate. Rows in which they differ come first; those alike are one line until they are opened. */
export function ComparedCriteria({ criteria, candidates, who, head }: ComparedCriteriaProps) {
  const [showsAlike, setShowsAlike] = useState(false);
  const { differing, alike } = compareFindings(criteria, candidates);
  const rows = showsAlike ? [...differing, ...alike] : differing;
  const columns = { gridTemplateColumns: `184px repeat(${candidates.length}, minmax(0, 1fr))` };
  return (
    <div role="table" aria-label={texts.title(candidates.length)} className="mt-6 max-md:[&_[role=row]]:block!">
      <div role="row" style={columns} className="grid gap-x-6 border-b border-line-strong bg-ground py-2.5 max-md:space-y-2 md:sticky md:top-(--bar) md:z-10">
        <div role="columnheader">
          <span className="sr-only">{texts.criterion}</span>
        </div>
        {candidates.map((one) => (
          <div key={one.candidate.id} role="columnheader" className="min-w-0">
            {head(one)}
          </div>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.criterion.id} role="row" style={columns} className="grid gap-x-6 border-b border-line py-3.5">
          <div role="rowheader" className="max-md:mb-2">
            <b className="font-semibold [overflow-wrap:anywhere]">{row.criterion.words}</b>
            <p className="text-xs text-ink-3">{texts.weight(boardTexts.importance(row.criterion.importance), row.criterion.points)}</p>
          </div>
          {row.findings.map((finding, at) => (
            <ComparedFinding
              key={candidates[at]?.candidate.id}
              name={nameOf(candidates[at]?.candidate ?? { name: null, number: 0 })}
              finding={finding}
              row={row}
              at={at}
              who={who}
            />
          ))}
        </div>
      ))}
      {alike.length > 0 && !showsAlike ? (
        <div role="row" className="grid grid-cols-[184px_minmax(0,1fr)] gap-x-6 border-b border-line py-3.5">
          <div role="rowheader" className="font-semibold max-md:mb-2">
            {texts.alike(candidates.length)}
          </div>
          <div role="cell" aria-colspan={candidates.length} className="text-ink-2">
            {alike
              .map(({ criterion, findings }) => `${criterion.words} ${findings[0]?.state ? boardTexts.state(findings[0].state).toLowerCase() : ''}`.trim())
              .join(', ')}
            {'. '}
            <button type="button" onClick={() => setShowsAlike(true)} className="link min-h-6">
              {texts.showAlike(alike.length)}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** A mark never begins a line: the last word goes with it. */
function withoutLastWord(text: string): [beginning: string, end: string] {
  const at = text.lastIndexOf(' ') + 1;
  return [text.slice(0, at), text.slice(at)];
}

type ComparedFindingProps = { name: string; finding: Finding | null; row: ComparedRow; at: number; who: (id: string | null) => string };

function ComparedFinding({ name, finding, row, at, who }: ComparedFindingProps) {
  const state = finding?.state ?? null;
  return (
    <div role="cell" className="min-w-0 text-[0.8125rem] max-md:border-t max-md:border-line max-md:py-2">
      <p className="mb-0.5 font-semibold md:hidden">{name}</p>
      <p className="flex items-center gap-1.5 [&_svg]:size-3.5">
        {state === null ? (
          boardTexts.notRead
        ) : (
          <>
            <FindingSign state={state} />
            {boardTexts.state(state)}
          </>
        )}
        <span className="ms-auto text-ink-3 tabular-nums">{finding ? boardTexts.ofPoints(finding.points, finding.most) : null}</span>
      </p>
      {finding && finding.quotes.length > 0 ? (
        finding.quotes.map((quote, index) => {
          const [beginning, end] = withoutLastWord(quote.text);
          return (
            <div key={`${quote.itemId}-${quote.field}-${quote.text}`} className="mt-1.5">
              <p className="font-serif text-[0.9375rem] leading-normal [overflow-wrap:anywhere]">
                “<span className="evidence-words px-0!">{beginning}</span>
                <span className="whitespace-nowrap">
                  <span className="evidence-words px-0!">{end}</span>”{' '}
                  <span className={`align-[1px] ${markClass(false)}`}>{(row.numbers[at] ?? 0) + index}</span>
                </span>
              </p>
              <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">{[sectionName(quote.kind), quote.heading].filter(Boolean).join(' · ')}</p>
            </div>
          );
        })
      ) : (
        <p className="no-evidence mt-1.5">{boardTexts.noEvidence}</p>
      )}
      {finding?.changed ? (
        <p className="mt-2 border-t border-dashed border-line-strong pt-2 text-xs text-ink-2">
          {boardTexts.changed(who(finding.changed.by), finding.changed.read, finding.changed.at, finding.changed.reason)}
        </p>
      ) : null}
    </div>
  );
}
