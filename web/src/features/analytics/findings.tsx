import type { AnalyticsQuery } from '@folia/contracts/analytics/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { type FindingWords, findingWords } from './finding-words';
import { useFindings, useHeat } from './use-analytics';

/** Up to three sentences about the figures, each with what could be done. */
export function Findings({ query }: { query: AnalyticsQuery }) {
  const items = useFindings(query).data?.items ?? [];
  const read = useHeat(query).data?.items ?? [];
  const entryHref = (id: string) => {
    const kind = read.find(({ itemId }) => itemId === id)?.kind;
    return kind ? paths.dashboardItem(id, kind) : paths.dashboard.href();
  };
  if (items.length === 0) return null;
  return (
    <ul className="divide-y divide-line self-end border-y border-line text-ink-2">
      {items.map((finding) => (
        <FindingLine key={JSON.stringify(finding)} {...findingWords(finding, entryHref)} />
      ))}
    </ul>
  );
}

function FindingLine({ claim, more, action }: FindingWords) {
  return (
    <li className="py-3 [overflow-wrap:anywhere]">
      <b className="text-ink">{claim}</b> {more}{' '}
      {action.href ? (
        <Link to={action.href} className="link">
          {action.words}
        </Link>
      ) : (
        action.words
      )}
    </li>
  );
}
