import type { AnalyticsQuery, LinkLife } from '@folia/contracts/analytics/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { type LifeLine, LifeLines } from './charts/life-lines';
import { Part } from './part';
import { texts } from './texts';
import { useLinkLives } from './use-analytics';

const words = texts.links;
const ended: readonly LinkLife['state'][] = ['revoked', 'expired', 'exhausted'];

function lineOf({ linkId, name, state, createdAt, endsAt, lastAt, dots, sessionsInADay }: LinkLife, now: string): LifeLine {
  const isOver = ended.includes(state);
  // When a link was used up or taken back is not told here: its line ends with its last visit.
  const end = state === 'expired' ? endsAt : (lastAt ?? createdAt);
  return {
    id: linkId,
    name,
    begins: createdAt,
    ended: isOver ? (end ?? now) : null,
    note: state === 'active' && endsAt ? words.until(endsAt) : words.over[state],
    more: words.devices(sessionsInADay),
    visits: dots.map(({ visitId, at, visibleMs }) => ({ id: visitId, at, seconds: visibleMs / 1000 })),
  };
}

/** Links as life lines; a press on one shows its visits alone. */
export function LinksPart({ query, onLink }: { query: AnalyticsQuery; onLink: (id: string) => void }) {
  const lives = useLinkLives(query);
  return (
    <Part title={words.title} note={words.note} query={lives}>
      {({ range, items }) => {
        const to = `${range.to}T23:59:59Z`;
        return items.length > 0 ? (
          <LifeLines lines={items.map((life) => lineOf(life, to))} from={`${range.from}T00:00:00Z`} to={to} onLine={query.linkId ? undefined : onLink} />
        ) : (
          <p className="border-t border-line py-4 text-ink-2">
            {words.empty}{' '}
            <Link to={paths.sharing.href()} className="link">
              {words.create}
            </Link>
          </p>
        );
      }}
    </Part>
  );
}
