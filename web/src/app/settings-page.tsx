import { Link } from 'react-router-dom';
import { BlockedPeople } from '../features/safety/blocked-people';
import { paths } from '../lib/paths';
import { signedOutEverywhere } from '../lib/session';
import { useSession } from '../lib/session-context';
import { setTheme, useTheme } from '../lib/theme';
import { usePageTitle } from '../lib/use-page-title';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Switch } from '../ui/switch';
import { texts } from './texts';

export function SettingsPage() {
  usePageTitle(texts.settings);
  const { signOut } = useSession();
  const theme = useTheme();
  const row = 'grid gap-3 border-t border-line py-5 md:grid-cols-[176px_minmax(0,1fr)_auto] md:items-start md:gap-6';
  return (
    <div className="page py-6 md:py-8">
      <h1 className="headline">{texts.settings}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">{texts.settingsLead}</p>
      <section className={row}>
        <h2 className="font-serif text-l">{texts.resumes}</h2>
        <p className="max-w-[52ch] text-ink-2">{texts.resumesText}</p>
        <Link to={paths.resumeImport.href()} className={buttonClass()}>
          {texts.importResume}
        </Link>
      </section>
      <section className={row}>
        <h2 className="font-serif text-l">{texts.history}</h2>
        <p className="max-w-[52ch] text-ink-2">{texts.historyText}</p>
        <Link to={paths.history.href()} className={buttonClass()}>
          {texts.openHistory}
        </Link>
      </section>
      <section className={row}>
        <h2 className="font-serif text-l">{texts.sharing}</h2>
        <p className="max-w-[52ch] text-ink-2">{texts.sharingText}</p>
        <Link to={paths.sharing.href()} className={buttonClass()}>
          {texts.protectedLinks}
        </Link>
      </section>
      <section className={row}>
        <h2 className="font-serif text-l">{texts.appearance}</h2>
        <Switch label={texts.lightTheme} checked={theme === 'light'} onChange={(light) => setTheme(light ? 'light' : 'dark')} />
      </section>
      <section className={row}>
        <h2 className="font-serif text-l">{texts.blockedPeople}</h2>
        <div className="md:col-span-2">
          <BlockedPeople />
        </div>
      </section>
      <section className={`${row} border-b`}>
        <h2 className="font-serif text-l">{texts.sessions}</h2>
        <p className="max-w-[52ch] text-ink-2">{texts.sessionsText}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void signOut()}>{texts.signOut}</Button>
          <Button look="caution" onClick={() => void signedOutEverywhere()}>
            {texts.signOutEverywhere}
          </Button>
        </div>
      </section>
    </div>
  );
}
