import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { Choice } from './choice';
import { Loaded } from './loaded';
import { PanelHead } from './panel-head';
import { type Saved, SavedLine } from './saved-line';
import { SettingRow } from './setting-row';
import { texts } from './texts';
import { useSettings } from './use-settings';

export function ProfilePanel() {
  const { query, saved, changeAccount } = useSettings();
  return (
    <>
      <PanelHead title={texts.profile.title} text={texts.profile.text} />
      <NameRow />
      <Loaded query={query}>
        {(settings) => (
          <SettingRow title={texts.profile.type} text={texts.profile.typeText}>
            <Choice label={texts.profile.type} options={texts.profile.types} value={settings.type} onChange={(type) => void changeAccount({ type })} />
            <SavedLine saved={saved} />
          </SettingRow>
        )}
      </Loaded>
    </>
  );
}

function NameRow() {
  const { user } = useSession();
  const client = useQueryClient();
  const [name, setName] = useState(user.name);
  const [saved, setSaved] = useState<Saved>({ name: 'nothing' });
  const isEmpty = name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    setSaved({ name: 'saving' });
    try {
      await api.patch('/users/{id}', { path: { id: user.id }, body: { name } });
      await client.invalidateQueries({ queryKey: ['current-user'] });
      setSaved({ name: 'saved' });
    } catch (error) {
      setSaved({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
  };
  return (
    <SettingRow
      title={texts.profile.name}
      text={
        <>
          {texts.profile.nameText}{' '}
          <Link to={paths.user.href()} className="link">
            {texts.profile.toDashboard}
          </Link>
        </>
      }
    >
      <form onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.profile.name}
          hideLabel
          value={name}
          maxLength={100}
          autoComplete="name"
          error={isEmpty ? texts.profile.nameNeeded : null}
          onChange={(event) => {
            setName(event.target.value);
            setSaved({ name: 'nothing' });
          }}
        />
        <div className="mt-2.5 flex flex-wrap items-center gap-3">
          <Button type="submit" busy={saved.name === 'saving'} disabled={isEmpty || name === user.name}>
            {texts.save}
          </Button>
          <SavedLine saved={saved} />
        </div>
      </form>
    </SettingRow>
  );
}
