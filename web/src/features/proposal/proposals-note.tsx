import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { proposalsQuery } from './api';
import { texts } from './texts';

/** One line on the dashboard while something waits for an answer. */
export function ProposalsNote() {
  const { data } = useQuery(proposalsQuery());
  const count = data?.items?.length ?? 0;
  if (count === 0) return null;
  return (
    <p className="mt-6 border-y border-line py-3 text-ink-2">
      {texts.waiting(count)}{' '}
      <Link to={paths.proposals.href()} className="link">
        {texts.look(count)}
      </Link>
    </p>
  );
}
