import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item, Visibility } from '@folia/contracts/item/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { texts } from './texts';

type Change = { sections?: Partial<Record<ItemKind, Visibility>>; basics?: Pick<Partial<NonNullable<PortfolioView['owner']>>, 'email' | 'phone'> };

/** Changes who sees a section, contact data or one entry, at once. If that is refused, it says so and reloads the true state. */
export function useVisibilities(view: PortfolioView, onChanged: () => Promise<unknown>) {
  const client = useQueryClient();
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);

  const change = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setNotice('');
    try {
      await send();
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 409;
      setNotice(conflict ? texts.who.conflict : texts.who.failed(error instanceof Error ? error.message : ''));
    }
    await Promise.all([onChanged(), client.invalidateQueries({ queryKey: ['items'] })]);
    setBusy(false);
  };
  const profile = (body: Change) => change(() => api.patch('/me/profile', { body: { version: view.owner?.profileVersion ?? 0, ...body } }));
  return {
    notice,
    busy,
    setSection: (kind: ItemKind, visibility: Visibility) => profile({ sections: { [kind]: visibility } }),
    setContact: (part: 'email' | 'phone', visibility: Visibility) =>
      view.owner && profile({ basics: { [part]: { value: view.owner[part].value, visibility } } }),
    setItem: (item: Item, visibility: Visibility) =>
      change(() => api.patch('/items/{id}', { path: { id: item.id }, body: { version: item.version, visibility } })),
  };
}
