import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { Switch } from '../../ui/switch';
import { AskingSwitch } from './asking-switch';
import { Choice } from './choice';
import { Loaded } from './loaded';
import { PanelHead } from './panel-head';
import { SavedLine } from './saved-line';
import { SettingRow } from './setting-row';
import { texts } from './texts';
import { useSettings } from './use-settings';

const words = texts.privacy;

export function PrivacyPanel() {
  const { query, saved, changeAccount, changeSwitches } = useSettings();
  const model = useQuery({ queryKey: ['model'], queryFn: ({ signal }) => api.get('/me/model', { signal }) });
  return (
    <>
      <PanelHead title={words.title} text={words.text} />
      <SavedLine saved={saved} />
      <Loaded query={query}>
        {({ profile, visits, modelAllowed }) => (
          <>
            {profile.visibility === 'private' ? <p className="mb-4 rounded-s bg-raised px-3 py-2 text-s text-ink-2">{words.privateNow}</p> : null}
            <SettingRow title={words.search} text={words.searchText}>
              <Switch label={words.searchSwitch} checked={profile.findable} onChange={(findable) => void changeSwitches({ findable })} />
            </SettingRow>
            <SettingRow title={words.index} text={words.indexText}>
              <Switch label={words.indexSwitch} checked={profile.indexable} onChange={(indexable) => void changeSwitches({ indexable })} />
            </SettingRow>
            <SettingRow title={words.visits} text={words.visitsText}>
              <Choice label={words.visits} options={words.visitChoices} value={visits} onChange={(shown) => void changeAccount({ visits: shown })} />
            </SettingRow>
            <SettingRow
              title={words.model}
              text={
                <>
                  <p>{model.isError ? words.modelUnknown : model.data ? words.modelIs(model.data.model ?? null) : words.modelLoading}</p>
                  <p className="mt-2">
                    {words.modelText}{' '}
                    <Link to={paths.helpArticle.href('language-models')} className="link">
                      {words.modelHelp}
                    </Link>
                  </p>
                </>
              }
            >
              <Switch label={words.modelSwitch} checked={!modelAllowed} onChange={(never) => void changeAccount({ modelAllowed: !never })} />
            </SettingRow>
            <SettingRow title={words.asking} text={words.askingText}>
              <AskingSwitch />
            </SettingRow>
            <SettingRow title={words.talks} text={words.talksText}>
              <p className="grid gap-1">
                <Link to={paths.messages.mode('asked')} className="link inline-flex min-h-11 items-center md:pointer-fine:min-h-6">
                  {words.myTalks}
                </Link>
                <Link to={paths.settingsTab.href('assistant')} className="link inline-flex min-h-11 items-center md:pointer-fine:min-h-6">
                  {words.talkSettings}
                </Link>
              </p>
            </SettingRow>
          </>
        )}
      </Loaded>
    </>
  );
}
