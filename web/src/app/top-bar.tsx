import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session-context';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { Logo } from '../ui/logo';
import { PublicMenu, PublicNav } from './public-nav';
import { texts } from './texts';
import { ThemeToggle } from './theme-toggle';

// For members only, in one script; people who only read a portfolio do not load it.
const memberParts = () => import('./member-parts');
const MemberNav = lazyPart('member-parts', async () => (await memberParts()).MemberNav);
const Bell = lazyPart('member-parts', async () => (await memberParts()).Bell, {
  waiting: <span className="size-11 md:pointer-fine:size-9" />,
});
const CreatePanel = lazyPart('member-parts', async () => (await memberParts()).CreatePanel, {
  waiting: <span className="size-11 min-[1344px]:w-24" />,
});
const MessagesLink = lazyPart('member-parts', async () => (await memberParts()).MessagesLink, {
  waiting: <span className="size-11 max-md:hidden md:pointer-fine:size-9" />,
});
const MemberMenu = lazyPart('member-parts', async () => (await memberParts()).MemberMenu, {
  waiting: <span className="size-11 md:hidden" />,
});
const AccountSwitcher = lazyPart('member-parts', async () => (await memberParts()).AccountSwitcher);
const SearchBox = lazyPart('member-parts', async () => (await memberParts()).SearchBox, {
  waiting: <span className="hidden w-[clamp(172px,calc(47vw-392px),272px)] lg:block" />,
});
const SearchPopup = lazyPart('member-parts', async () => (await memberParts()).SearchPopup, {
  waiting: <span className="size-11 lg:hidden" />,
});

/** 60 px, fixed. Three layouts: to 768 px the menu behind one button, to 1200 the first two items and More, then all. */
export function TopBar() {
  const { user, signedIn, openSignIn, signOut } = useSession();
  const navigate = useNavigate();
  const home = signedIn && user.signedIn ? paths.portfolio.href(user.uname) : paths.home.href();
  return (
    <header data-print="hide" className="group/bar fixed inset-x-0 top-0 z-30 flex h-(--bar) items-center gap-1 border-b border-line bg-ground px-(--gutter)">
      <Link
        to={home}
        aria-label={signedIn ? texts.myPortfolio : texts.home}
        className="me-2 inline-flex min-h-11 items-center rounded-s lg:me-4 min-[1344px]:me-6"
      >
        <Logo size={30} label="" />
      </Link>
      {signedIn ? <SearchBox /> : null}
      {signedIn ? <MemberNav /> : <PublicNav />}
      <div className="ms-auto flex items-center md:gap-1">
        {signedIn ? (
          <>
            <CreatePanel />
            <AccountSwitcher />
            <MessagesLink />
            <Bell />
            <SearchPopup />
          </>
        ) : null}
        <ThemeToggle className={signedIn ? 'max-md:hidden' : ''} />
        {signedIn ? (
          <>
            <Button look="quiet" className="max-md:hidden" onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
            <button
              type="button"
              title={texts.goToProfile}
              aria-label={texts.goToProfile}
              onClick={() => navigate(paths.dashboard.href())}
              className="grid size-11 place-items-center rounded-full max-[359px]:hidden md:pointer-fine:size-9"
            >
              {user.signedIn ? <Avatar name={user.name} photo={user.photo} size={34} /> : <span className="size-[34px] rounded-full bg-raised" />}
            </button>
            <MemberMenu />
          </>
        ) : (
          <>
            <Button onClick={() => openSignIn({ source: 'navbar' })}>{texts.signIn}</Button>
            <PublicMenu />
          </>
        )}
      </div>
    </header>
  );
}
