import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { useToast } from '../../../ui/toast';
import { ownerTexts } from './texts';

export type VisibilityChange = { visibility?: 'public' | 'private'; indexable?: boolean };

const told = (visibility: 'public' | 'private', isNamed: boolean) => {
  if (visibility === 'public') return isNamed ? ownerTexts.nowPublicNamed : ownerTexts.nowPublic;
  return isNamed ? ownerTexts.nowPrivateNamed : ownerTexts.nowPrivate;
};

/** Switches the profile. `onChanged` reloads the view, also after a conflict, so that the next try starts from the true state. */
export function useVisibility(view: PortfolioView, onChanged: () => unknown) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');

  const change = async (wish: VisibilityChange): Promise<boolean> => {
    if (!view.owner) return false;
    setBusy(true);
    setNotice('');
    try {
      const { profileId, profileVersion: version } = view.owner;
      const body = { version, ...wish };
      await (profileId ? api.patch('/me/profiles/{id}', { path: { id: profileId }, body }) : api.patch('/me/profile', { body }));
      if (wish.visibility) toast(told(wish.visibility, profileId !== null));
      await onChanged();
      return true;
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 409;
      if (conflict) await onChanged();
      setNotice(conflict ? ownerTexts.changedElsewhere : ownerTexts.failed(error instanceof Error ? error.message : ''));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy, notice };
}
