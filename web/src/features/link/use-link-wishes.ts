import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import type { LinkActions } from './use-links';

const done = { pause: texts.paused, resume: texts.resumed, activate: texts.activated };

/** Actions on a link from its row: one at a time, with a message when one is done and when one failed. */
export function useLinkWishes(actions: LinkActions) {
  const toast = useToast();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  async function attempt<T>({ id }: Link, work: () => Promise<T>): Promise<T | null> {
    setBusyId(id);
    setNotice(null);
    try {
      return await work();
    } catch (error) {
      const isConflict = error instanceof ApiError && (error.code === 'VERSION_CONFLICT' || error.code === 'LINK_CLOSED');
      if (isConflict) void actions.reload();
      setNotice(isConflict ? texts.conflict : texts.failed((error as Error).message));
      return null;
    } finally {
      setBusyId(null);
    }
  }

  const setStatus = async (link: Link, wish: keyof typeof done) => {
    const changed = await attempt(link, () => actions.update(link.id, { version: link.version, status: wish === 'pause' ? 'paused' : 'active' }));
    // Empty after a 401: the popup has taken over.
    if (!changed?.id) return;
    const undo = wish === 'pause' ? () => void setStatus(changed, 'resume') : undefined;
    toast(done[wish](link.description), { undo });
  };
  const rotate = async (link: Link): Promise<LinkWithToken | null> => {
    const made = await attempt(link, () => actions.rotate(link.id, crypto.randomUUID()));
    return made?.token ? made : null;
  };
  const remove = async (link: Link) => {
    const isGone = await attempt(link, () => actions.remove(link.id).then(() => true));
    if (isGone) toast(link.status === 'draft' ? texts.deleted(link.description) : texts.revoked(link.description));
  };
  return { busyId, notice, setStatus, rotate, remove };
}
