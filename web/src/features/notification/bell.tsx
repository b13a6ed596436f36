import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { bellTexts as texts } from './bell-texts';

const lookAgainMs = 30_000;
const mostShown = 99;

/** In the top bar: the unread count, and a link to the notifications. */
export function Bell() {
  const unread = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => api.get('/notifications/unread', { signal }),
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: true,
  });
  const count = unread.data?.count ?? 0;
  return (
    <Link
      to={paths.notifications.href()}
      aria-label={texts.bell(count)}
      title={texts.bell(count)}
      className="relative grid size-11 place-items-center rounded-s text-ink-2 hover:bg-raised hover:text-ink md:pointer-fine:size-9"
    >
      <BellIcon aria-hidden="true" className="size-4" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 min-w-[17px] rounded-full bg-leaf px-1 text-center text-[11px] leading-[17px] font-[600] text-leaf-ink md:pointer-fine:-end-1 md:pointer-fine:-top-1"
        >
          {count > mostShown ? texts.many : count}
        </span>
      ) : null}
    </Link>
  );
}
