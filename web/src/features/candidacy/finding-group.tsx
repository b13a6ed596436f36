import type { FindingShown } from '@folia/contracts/candidacy/shapes';
import type { NewContest } from '@folia/contracts/contest/shapes';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { EvidenceMark } from '../../ui/evidence-mark';
import { FindingSign } from '../../ui/finding-sign';
import { lazyPart } from '../../ui/lazy-part';
import { ContestOutcome } from './contest-outcome';
import { numberOf, type Pointing } from './number-quotes';
import { texts } from './texts';

const words = texts.found;
const ContestForm = lazyPart('contest-form', async () => (await import('./contest-form')).ContestForm, { inPlace: true });

type Contesting = { resume: ScreenedResume | null; send: (made: NewContest) => Promise<void> };

type FindingGroupProps = { importance: 'must' | 'nice'; findings: readonly FindingShown[]; pointing: Pointing; contesting: Contesting };

/** The criteria of one importance with their sum. */
export function FindingGroup({ importance, findings, pointing, contesting }: FindingGroupProps) {
  if (findings.length === 0) return null;
  const [found, most] = [findings.reduce((sum, one) => sum + one.points, 0), findings.reduce((sum, one) => sum + one.most, 0)];
  return (
    <section aria-label={words.groups[importance]}>
      <div className="flex items-baseline justify-between border-b border-line-strong pb-2">
        <h3 className="font-medium">{words.groups[importance]}</h3>
        <p className="text-s text-ink-3 tabular-nums">{words.sum(found, most)}</p>
      </div>
      <ul>
        {findings.map((finding) => (
          <FindingRow key={finding.id} finding={finding} pointing={pointing} contesting={contesting} />
        ))}
      </ul>
    </section>
  );
}

type FindingRowProps = { finding: FindingShown; pointing: Pointing; contesting: Contesting };

function FindingRow({ finding, pointing: { active, point, quotes }, contesting: { resume, send } }: FindingRowProps) {
  const [isContesting, setContesting] = useState(false);
  const [first, rest] = words.of(finding.points, finding.most);
  const isWithout = finding.state === 'missing' || finding.state === 'unclear';
  const numbers = finding.quotes.map((quote) => numberOf(quotes, quote));
  return (
    <li className="border-b border-line py-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_96px_84px_76px]">
        <p className={`min-w-0 wrap-break-word ${numbers.some((number) => number === active) ? 'font-medium' : ''}`}>{finding.words}</p>
        <p className="col-start-1 row-start-2 flex items-center gap-1.5 text-s [&_svg]:size-3.5 sm:col-start-2 sm:row-start-1">
          {finding.state ? (
            <>
              <FindingSign state={finding.state} /> {words.states[finding.state]}
            </>
          ) : (
            <span className="text-ink-3">{words.notRead}</span>
          )}
        </p>
        <p className="text-end text-s text-ink-3 tabular-nums sm:col-start-3">
          <span className="font-medium text-ink">{first}</span>
          {rest}
        </p>
        <p className="flex justify-end gap-1.5 empty:hidden sm:col-start-4">
          {numbers.map((number) => (
            <EvidenceMark
              key={number}
              number={number}
              active={number === active}
              onClick={() => point(number === active ? null : number)}
              onPointerEnter={() => point(number)}
              onPointerLeave={() => point(null)}
            />
          ))}
        </p>
      </div>
      {finding.reason && !finding.contest?.answer ? <p className="mt-1.5 text-s text-ink-2">{words.changed(finding.reason)}</p> : null}
      {isWithout && numbers.length === 0 ? (
        <p className="mt-1 text-s text-ink-3">
          <em>{words.noEvidence}</em> {words.noEvidenceText}{' '}
          <Link to={paths.dashboard.href()} className="link">
            {words.say}
          </Link>
        </p>
      ) : null}
      {finding.contest ? <ContestOutcome contest={finding.contest} /> : null}
      {finding.contestUntil && resume && !isContesting ? (
        <Button look="quiet" size="sm" className="-ms-2.5 mt-1" aria-label={`${texts.contest.open}: ${finding.words}`} onClick={() => setContesting(true)}>
          {texts.contest.open}
        </Button>
      ) : null}
      {isContesting && resume ? <ContestForm criterionId={finding.id} resume={resume} send={send} onClose={() => setContesting(false)} /> : null}
    </li>
  );
}
