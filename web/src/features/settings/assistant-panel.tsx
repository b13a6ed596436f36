import type { AnswerLanguage } from '@folia/contracts/deep-talk/answer';
import type { DeepTalkViewSettings, ViewSetting } from '@folia/contracts/deep-talk/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { webConfig } from '../../lib/config';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { AnswersToday } from './answers-today';
import { assistantTexts as words } from './assistant-texts';
import { Choice } from './choice';
import { Loaded } from './loaded';
import { OffLimits } from './off-limits';
import { OwnAnswers } from './own-answers';
import { PanelHead } from './panel-head';
import { SavedLine } from './saved-line';
import { SettingRow } from './setting-row';
import { settingsOf, useAssistant, type ViewChanges } from './use-assistant';

const languages = Object.entries(words.languages).map(([value, label]) => ({ value, label }));
const retentions = ([30, 90, 365] as const).map((days) => ({ value: String(days), label: words.days(days) }));

const useOwnLinks = () => useCursorPages(['links', 'by-hundred'], '/links', { query: { limit: 100 } });

/** How the assistant speaks for the person, view by view. `?view=` says which one: `profile-` or `link-` and its id; without it the main profile. */
export function AssistantPanel() {
  const { user } = useSession();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { query, saved, keepFor, changeView, inherit } = useAssistant();
  const [kind, id = ''] = /^(profile|link)-(.+)$/.exec(search.get('view') ?? '')?.slice(1) ?? [];
  const view = { profileId: kind === 'profile' ? id : null, linkId: kind === 'link' ? id : null };
  const links = useOwnLinks();
  return (
    <>
      <PanelHead title={words.title} text={words.text(webConfig().assistantName)} />
      <p className="-mt-2 mb-4">
        <Link to={`${paths.portfolio.href(user.uname)}?ask=`} className="link inline-flex min-h-11 items-center md:min-h-6">
          {words.tryIt}
        </Link>
      </p>
      <SavedLine saved={saved} />
      <AnswersToday />
      <WhichView value={search.get('view') ?? ''} onChoose={(next) => setSearch(next ? { view: next } : {}, { preventScrollReset: true })} />
      <Loaded query={query}>
        {(settings) => {
          const shown = settingsOf(settings, view);
          return (
            <>
              <ViewSettings
                key={search.get('view')}
                shown={shown}
                isOffByLink={links.items?.some((link) => link.id === shown.linkId && !link.deepTalk)}
                begin={state?.question}
                onChange={(changes) => changeView(shown, changes)}
                onInherit={(setting) => inherit(shown, setting)}
              />
              <SettingRow title={words.retention} text={words.retentionText}>
                <Choice
                  label={words.retention}
                  options={retentions}
                  value={String(settings.retentionDays)}
                  onChange={(days) => keepFor(Number(days) as typeof settings.retentionDays)}
                />
              </SettingRow>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

type ViewSettingsProps = {
  shown: DeepTalkViewSettings;
  /** Whether the link's own rules switch the assistant off, whatever is chosen here. */
  isOffByLink?: boolean;
  begin?: string;
  onChange: (changes: ViewChanges) => void;
  onInherit: (setting: ViewSetting) => void;
};

function ViewSettings({ shown, isOffByLink, begin, onChange, onInherit }: ViewSettingsProps) {
  const { enabled, tone, language, offLimits, ownAnswers, own, profileId, linkId } = shown;
  const note = (setting: ViewSetting) =>
    profileId || linkId ? <Origin isOwn={own.includes(setting)} what={words[setting]} onInherit={() => onInherit(setting)} /> : null;
  if (isOffByLink)
    return (
      <SettingRow title={words.enabled} text={words.offByLink}>
        <Link to={`${paths.sharing.href()}?link=${linkId}`} className="link inline-flex min-h-11 items-center md:min-h-6">
          {words.toLink}
        </Link>
      </SettingRow>
    );
  return (
    <>
      <SettingRow title={words.enabled} text={<WithOrigin text={words.enabledText} note={note('enabled')} />}>
        <Switch label={words.enabledSwitch} checked={enabled} onChange={(next) => onChange({ enabled: next })} />
      </SettingRow>
      {enabled ? (
        <>
          <SettingRow title={words.tone} text={<WithOrigin text={words.toneText} note={note('tone')} />}>
            <Choice label={words.tone} options={words.tones} value={tone} onChange={(next) => onChange({ tone: next })} />
          </SettingRow>
          <SettingRow title={words.language} text={<WithOrigin text={words.languageText} note={note('language')} />}>
            <Select
              label={words.language}
              hideLabel
              options={languages}
              value={language ?? ''}
              onChange={(next) => onChange({ language: (next || null) as AnswerLanguage | null })}
            />
          </SettingRow>
          <SettingRow title={words.offLimits} text={<WithOrigin text={words.offLimitsText} note={note('offLimits')} />}>
            <OffLimits topics={offLimits} onChange={(next) => onChange({ offLimits: next })} />
          </SettingRow>
          <section className="border-t border-line py-5">
            <h3 className="font-[550]">{words.ownAnswers}</h3>
            <div className="mt-1 mb-4 max-w-[60ch] text-s text-ink-2">
              <WithOrigin text={words.ownText} note={note('ownAnswers')} />
            </div>
            <OwnAnswers answers={ownAnswers} begin={begin} onChange={(next) => onChange({ ownAnswers: next })} />
          </section>
        </>
      ) : null}
    </>
  );
}

const WithOrigin = ({ text, note }: { text: string; note: ReactNode }) => (
  <>
    <p>{text}</p>
    {note}
  </>
);

/** Where a choice in a profile or link comes from, and the way back to the main profile's. */
function Origin({ isOwn, what, onInherit }: { isOwn: boolean; what: string; onInherit: () => void }) {
  return (
    <p className="mt-1 text-[0.8125rem] text-ink-3">
      {isOwn ? (
        <>
          {words.chosenHere}{' '}
          <button
            type="button"
            aria-label={words.asInMainFor(what)}
            onClick={onInherit}
            className="link inline-flex min-h-11 items-center md:pointer-fine:min-h-6"
          >
            {words.asInMainAgain}
          </button>
        </>
      ) : (
        words.asInMain
      )}
    </p>
  );
}

/** Profiles and links that can be looked at; who has neither sees no choice. */
function WhichView({ value, onChoose }: { value: string; onChoose: (view: string) => void }) {
  const profiles = useQuery({ queryKey: ['profiles'], queryFn: async ({ signal }) => (await api.get('/me/profiles', { signal })).items ?? [] });
  const links = useOwnLinks();
  const options = [
    { value: '', label: words.main },
    ...(profiles.data ?? []).map(({ id, title }) => ({ value: `profile-${id}`, label: words.profile(title) })),
    ...(links.items ?? [])
      .filter(({ state }) => state === 'active' || state === 'paused' || state === 'draft')
      .map(({ id, description }) => ({ value: `link-${id}`, label: words.link(description) })),
  ];
  if (options.length === 1 && !links.hasNextPage) return null;
  return (
    <SettingRow title={words.view} text={words.viewText}>
      <Select label={words.view} hideLabel options={options} value={value} onChange={onChoose} />
      {links.hasNextPage ? (
        <Button look="quiet" size="sm" className="mt-2" busy={links.isFetchingNextPage} onClick={() => void links.fetchNextPage()}>
          {words.moreLinks}
        </Button>
      ) : null}
    </SettingRow>
  );
}
