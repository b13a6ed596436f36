import type { FoundFinding } from '@folia/contracts/candidate-search/shapes';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { sectionName } from '../../../lib/kind-names';
import { FindingSign } from '../../../ui/finding-sign';
import { texts as boardTexts } from '../board/texts';
import { texts } from './texts';

/** What was found for each criterion, with the words it stands on. */
export const FoundFindings = ({ findings, criteria }: { findings: readonly FoundFinding[]; criteria: readonly Criterion[] }) => (
  <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
    {findings.map(({ criterionId, state, quotes: [quote] }) => (
      <div key={criterionId} className="min-w-0 text-[0.8125rem]">
        <dt className="flex gap-1.5 [&_svg]:mt-[3px] [&_svg]:size-3.5 [&_svg]:shrink-0">
          <FindingSign state={state} />
          <span className="[overflow-wrap:anywhere]">
            <b className="font-semibold">{criteria.find(({ id }) => id === criterionId)?.words}</b>{' '}
            <span className="text-ink-3">{boardTexts.state(state)}</span>
          </span>
        </dt>
        <dd className="mt-0.5 ps-5">
          {quote ? (
            <>
              <q className="evidence-words px-0! font-serif text-[0.9375rem] leading-normal [overflow-wrap:anywhere]">{quote.text}</q>
              <span className="block text-xs text-ink-3 [overflow-wrap:anywhere]">{[sectionName(quote.kind), quote.heading].filter(Boolean).join(' · ')}</span>
            </>
          ) : (
            <span className="no-evidence">{texts.noEvidence}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
