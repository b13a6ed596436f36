import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { Eye } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { setTheme, useTheme } from '../../lib/theme';
import { buttonClass } from '../../ui/button-class';
import { Select } from '../../ui/select';
import { AccentField } from './accent-field';
import { Choice } from './choice';
import { LetterKeysRow } from './letter-keys-row';
import { Loaded } from './loaded';
import { LookField } from './look-field';
import { PanelHead } from './panel-head';
import { SavedLine } from './saved-line';
import { SettingRow } from './setting-row';
import { texts } from './texts';
import { usePageLook } from './use-page-look';

const words = texts.appearance;

/** How Folia looks here, and how the person's pages look to everyone. `?profile=` says which page. */
export function AppearancePanel() {
  const theme = useTheme();
  const [search, setSearch] = useSearchParams();
  const slug = search.get('profile');
  const { query, saved, change } = usePageLook(slug);
  return (
    <>
      <PanelHead title={words.title} text={words.text} />
      <SettingRow title={words.theme} text={words.themeText}>
        <Choice label={words.theme} options={words.themes} value={theme} onChange={setTheme} />
      </SettingRow>
      <LetterKeysRow />
      <div className="mt-8 mb-2">
        <h2 className="section-title">{words.page}</h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">{words.pageText}</p>
      </div>
      <SavedLine saved={saved} />
      <Loaded query={query}>
        {(view) => (
          <>
            <WhichPage view={view} onChoose={(to) => setSearch(to ? { profile: to } : {}, { preventScrollReset: true })} />
            <SettingRow title={words.look} text={words.lookText}>
              <LookField value={view.profile.look} onChange={(look) => void change({ look })} />
            </SettingRow>
            <SettingRow title={words.accent} text={words.accentText}>
              <AccentField value={view.profile.accent} onChange={(accent) => void change({ accent })} />
            </SettingRow>
          </>
        )}
      </Loaded>
    </>
  );
}

function WhichPage({ view, onChoose }: { view: PortfolioView; onChoose: (slug: string | null) => void }) {
  const { slug } = view.profile;
  const profiles = view.owner?.profiles ?? [];
  const address = paths.portfolio.href(view.uname, slug);
  return (
    <SettingRow title={words.which} text={<span className="[overflow-wrap:anywhere]">{window.location.host + address}</span>}>
      {profiles.length > 0 ? (
        <Select
          hideLabel
          className="mb-3"
          label={words.which}
          value={slug ?? ''}
          options={[{ value: '', label: words.main }, ...profiles.map((one) => ({ value: one.slug, label: one.title }))]}
          onChange={(to) => onChoose(to || null)}
        />
      ) : null}
      <Link to={address} className={buttonClass({ size: 'sm' })}>
        <Eye aria-hidden="true" />
        {words.open}
      </Link>
    </SettingRow>
  );
}
