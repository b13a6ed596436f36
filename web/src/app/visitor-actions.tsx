import { AskButton } from '../features/deep-talk/ask-button';
import { MessageButton, MessageDialog } from '../features/message/message-button';
import { texts } from '../features/portfolio/texts';
import type { Visited } from '../features/portfolio/visited';
import { useSession } from '../lib/session-context';
import { lazyPart } from '../ui/lazy-part';
import { pageAction } from '../ui/page-action';

const PersonMenu = lazyPart('person-menu', async () => (await import('../features/safety/person-menu')).PersonMenu);

/** What one can do with the person behind a page; its owner can only try what others are answered. */
export function VisitorActions({ view }: { view: Visited }) {
  const { signedIn, user } = useSession();
  const { link } = view;
  const ask = link?.deepTalk === false ? null : <AskButton view={view} Compose={MessageDialog} className={pageAction} />;
  if (user.id === view.ownerId || view.viewer === 'owner') return ask;
  const { ownerId, uname, profile, items } = view;
  const person = { userId: ownerId, uname, name: profile.name || uname, items, profile: profile.slug ?? undefined };
  return (
    <>
      {ask}
      {link?.downloads && link.resume ? (
        <a href={`/files/links/${link.resume.linkId}/resumes/${link.resume.id}/resume.pdf`} className={pageAction}>
          {texts.linkedResume}
        </a>
      ) : null}
      <span className="inline-flex items-center gap-2">
        <MessageButton person={person} className={pageAction} />
        {signedIn ? <PersonMenu person={person} /> : null}
      </span>
    </>
  );
}
