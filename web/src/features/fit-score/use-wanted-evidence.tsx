import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { scoreQuery } from './api';
import { requirementLabel, signedPoints, wantedTexts as words } from './requirement-words';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** While an entry is written for a requirement of a report, as its address says: what it is for and what it brings, and the report it came from. */
export function useWantedEvidence(): { note: ReactNode; back: string } | undefined {
  const [address] = useSearchParams();
  const scoreId = address.get('score') ?? '';
  const isNamed = uuid.test(scoreId);
  const { data: score } = useQuery({ ...scoreQuery(scoreId), enabled: isNamed, staleTime: Number.POSITIVE_INFINITY });
  if (!isNamed) return undefined;
  const back = paths.match.href(scoreId);
  const requirement = score?.result?.requirements.find(({ id }) => id === address.get('requirement'));
  const label = requirement && requirementLabel(requirement);
  return {
    back,
    note: (
      <>
        <p className="min-w-0 flex-1 truncate" title={label}>
          {label ? (
            <>
              {words.for} <b className="font-semibold">{label}</b>
              {requirement.gap > 0 ? <span className="tabular-nums">, {signedPoints(requirement.gap)}</span> : null}
            </>
          ) : null}
        </p>
        <Link to={back} className="link inline-flex min-h-11 shrink-0 items-center gap-1.5 md:min-h-6">
          <ArrowLeft aria-hidden="true" className="size-3.5" />
          {words.back}
        </Link>
      </>
    ),
  };
}
