import { isSettingsTab, type SettingsTab } from '@folia/contracts/settings-tabs';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/use-page-title';
import { texts } from '../texts';
import { SettingsNav } from './settings-nav';
import { panelOf } from './settings-tabs';

const firstTab: SettingsTab = 'profile';

/** `/app/settings` and `/app/settings/{tab}`: the list of tabs stays put, the panel beside it changes. */
export function SettingsPage() {
  usePageTitle(texts.settings);
  const { tab } = useParams();
  const shown = isSettingsTab(tab) ? tab : firstTab;
  const Panel = panelOf(shown);
  return (
    <div className="page py-6 md:py-8">
      <h1 className="headline">{texts.settings}</h1>
      <div className="mt-5 grid gap-x-16 gap-y-6 grid-cols-[minmax(0,1fr)] md:mt-8 md:grid-cols-[200px_minmax(0,1fr)]">
        <SettingsNav shown={shown} />
        <div className="min-w-0 max-w-[720px]">{Panel ? <Panel key={shown} /> : null}</div>
      </div>
    </div>
  );
}
