import type { Link, LinkWithToken, UpdateLinkInput } from '@folia/contracts/link/shapes';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import type { LinkActions } from './use-links';

const done = { pause: texts.paused, resume: texts.resumed, activate: texts.activated };
const isStale = (error: unknown) => error instanceof ApiError && (error.code === 'VERSION_CONFLICT' || error.code === 'LINK_CLOSED');

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
      if (isStale(error)) void actions.reload();
      const isConflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
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
  const unlock = async (link: Link) => {
    const changed = await attempt(link, () => actions.unlock(link.id));
    if (changed?.id) toast(texts.unlocked(link.description));
  };
  const restore = async (link: Link) => {
    const changed = await attempt(link, () => actions.restore(link.id));
    if (changed?.id) toast(texts.restored(link.description));
  };
  const remove = async (link: Link) => {
    const isGone = await attempt(link, () => actions.remove(link.id).then(() => true));
    if (!isGone) return;
    if (link.status === 'draft') toast(texts.deleted(link.description));
    else toast(texts.revoked(link.description), { undo: () => void restore(link) });
  };
  const made = (answer: LinkWithToken | null) => (answer?.token ? answer : null);
  const duplicate = async (link: Link) => made(await attempt(link, () => actions.duplicate(link.id, crypto.randomUUID())));
  /** Another address, and new rules first where the old ones have ended it. */
  const renew = async (link: Link, rules: Omit<UpdateLinkInput, 'version'> | null) =>
    made(
      await attempt(link, async () => {
        if (rules) await actions.update(link.id, { ...rules, version: link.version });
        return actions.rotate(link.id, crypto.randomUUID());
      }),
    );
  return { busyId, notice, setStatus, unlock, remove, duplicate, renew };
}
