import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { texts } from './texts';

const lookAgainMs = 10_000;

/** Which part of which service has been failing since when; nothing at all while everything works. */
export function FailingParts() {
  const { data } = useQuery({
    queryKey: ['admin', 'failing-parts'],
    queryFn: ({ signal }) => api.get('/admin/failing-parts', { signal }),
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  });
  if (!data || data.parts.length === 0) return null;
  return (
    <section aria-labelledby="failing-title" className="mb-7">
      <h2 id="failing-title" className="font-serif text-l font-medium">
        {texts.failingParts}
      </h2>
      <ul className="mt-2 max-w-[720px] border-t border-line-strong">
        {data.parts.map(({ service, part, since, times, reason }) => (
          <li key={`${service} ${part}`} className="border-b border-line py-2.5">
            <span className="font-[550]">{service}</span>: {part}, {texts.failingSince(since, times)}
            {since === null ? null : <p className="[overflow-wrap:anywhere] text-[0.8125rem] text-ink-3">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
