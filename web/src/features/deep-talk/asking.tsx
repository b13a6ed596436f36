import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noteVisitAction } from '../../lib/note-visit-action';
import { useSession } from '../../lib/session-context';
import { DeepTalk, type DeepTalkProps } from './deep-talk';
import { GuestQuestion } from './guest-question';

export type AskingProps = Pick<DeepTalkProps, 'Compose'> & {
  view: Pick<PortfolioView, 'ownerId' | 'uname' | 'items'> & { profile: Pick<PortfolioView['profile'], 'name' | 'slug'> };
  /** How often the button was pressed; 0 where the page began with this open, or with words that an answer led to. */
  presses: number;
};

/** The overlay for those who are signed in; for a guest the sign-in, with a place for the question that waits for them. */
export function Asking({ view, presses, Compose }: AskingProps) {
  const { signedIn, openSignIn } = useSession();
  const { pathname, search, state } = useLocation();
  const begin = new URLSearchParams(search).get('ask') || null;
  const raised = state?.raised ?? null;
  const [open, setOpen] = useState(presses > 0 || raised === null);
  const known = useRef(presses);
  useEffect(() => {
    if (presses !== known.current) setOpen(true);
    known.current = presses;
  }, [presses]);
  const { ownerId, uname, items, profile } = view;
  const about = useMemo(
    () => ({ ownerId, uname, items, name: profile.name || uname, slug: profile.slug }),
    [ownerId, uname, items, profile.name, profile.slug],
  );
  const { name } = about;
  useEffect(() => {
    if (open) noteVisitAction('chat');
  }, [open]);
  useEffect(() => {
    if (signedIn || !open) return;
    setOpen(false);
    const query = new URLSearchParams(search);
    query.set('ask', '');
    openSignIn({ path: `${pathname}?${query}`, lead: <GuestQuestion ownerId={ownerId} name={name} /> });
  }, [signedIn, open, openSignIn, pathname, search, ownerId, name]);
  const close = () => setOpen(false);
  if (signedIn) return <DeepTalk about={about} Compose={Compose} visible={open} raised={raised} begin={begin} onOpen={() => setOpen(true)} onClose={close} />;
  return null;
}
