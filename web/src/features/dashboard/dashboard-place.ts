import { type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** `profile` is the slug of the named profile whose head is shown; it stays when things are opened and closed. */
export type OpenPlace = { section: ItemKind | null; item: string | undefined; basics: boolean; visibility: boolean; profile: string | null };

/** `projects`, `project` and `Projects` are one section, so that other screens can use any of these names. */
export function sectionNamed(name: unknown): ItemKind | null {
  if (typeof name !== 'string') return null;
  const word = name.toLowerCase();
  return itemKinds.find((kind) => kind === word || `${kind}s` === word) ?? null;
}

/** What is open is part of the address, so a reload, a link and Back all know it. */
export function useDashboardPlace(): OpenPlace & { open: (place: Partial<OpenPlace>) => void; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = (location.state as { activeSection?: unknown } | null)?.activeSection;

  // spec section 2: /app/user takes the section as navigation state. It is used once, so that Back does not open it again.
  useEffect(() => {
    if (wanted === undefined) return;
    const section = sectionNamed(wanted);
    void navigate({ search: section ? `?section=${section}` : '' }, { replace: true, state: null, preventScrollReset: true });
  }, [wanted, navigate]);

  const shown = search.get('profile');
  const open = useCallback(
    ({ section, item, basics, visibility, profile = shown }: Partial<OpenPlace>) => {
      const next = new URLSearchParams();
      if (profile) next.set('profile', profile);
      if (section) next.set('section', section);
      if (section && item) next.set('item', item);
      if (basics) next.set('panel', 'basics');
      if (visibility) next.set('panel', 'visibility');
      setSearch(next, { preventScrollReset: true });
    },
    [setSearch, shown],
  );
  const close = useCallback(() => open({}), [open]);
  const panel = search.get('panel');
  return {
    section: sectionNamed(search.get('section')),
    item: search.get('item') ?? undefined,
    basics: panel === 'basics',
    visibility: panel === 'visibility',
    profile: shown,
    open,
    close,
  };
}
