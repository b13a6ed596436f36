import { maxLinkDescription } from '@folia/contracts/limits';
import type { Link } from '@folia/contracts/link/shapes';
import { useSearchParams } from 'react-router-dom';
import { type Shows, shows } from './filter-links';
import type { Draft } from './form/use-link-form';
import type { Open } from './open-dialog';

const uuid = /^[0-9a-f-]{36}$/;
type Changes = Partial<Record<'show' | 'find' | 'open' | 'link' | 'for', string>>;

/** What the address says: which links are listed, and what is open over the list. Creating may come with the application it is for. */
export function useLinksAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Changes, replace = true) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const idOf = (name: string) => (uuid.test(search.get(name) ?? '') ? search.get(name) : null);
  /** What is open, once the links it may be about are there. */
  const asked = (links: readonly Link[] | undefined): Open | null => {
    const open = search.get('open');
    const link = links?.find(({ id }) => id === search.get('link'));
    if (open === 'table') return { what: 'table' };
    if (open === 'create') return { what: 'form', draft: newDraft() };
    if (!link) return null;
    if (open === 'edit' && link.status !== 'revoked') return { what: 'form', draft: { kept: link } };
    return open === 'trail' ? { what: 'trail', link } : null;
  };
  const newDraft = (): Draft => {
    const postingId = idOf('job');
    const start = { description: (search.get('for') ?? '').slice(0, maxLinkDescription), profileId: idOf('profile') ?? '' };
    return { kept: null, application: postingId ? { postingId, resumeId: idOf('resume') } : null, start };
  };
  const which: Shows = shows.find((one) => one === search.get('show')) ?? 'all';
  return {
    which,
    words: search.get('find') ?? '',
    asked,
    change,
    show: (open: string, link = '') => change({ open, link }),
    close: () =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const name of ['open', 'link', 'job', 'resume', 'profile', 'for']) next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
