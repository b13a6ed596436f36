import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { webConfig } from '../../lib/config';
import { renamed } from '../../lib/session';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { controlClass, Field } from '../../ui/field';
import { PanelHead } from './panel-head';
import { type Saved, SavedLine } from './saved-line';
import { texts } from './texts';
import { useUsernameCheck } from './use-username-check';

const host = () => new URL(webConfig().appUrl || window.location.origin).host;

export function UsernamePanel() {
  const { user } = useSession();
  const client = useQueryClient();
  const [typed, setTyped] = useState(user.uname);
  const [saved, setSaved] = useState<Saved>({ name: 'nothing' });
  const wanted = typed.trim().toLowerCase();
  const checked = useUsernameCheck(wanted, user.uname);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (checked.state !== 'free') return;
    setSaved({ name: 'saving' });
    try {
      await api.patch('/users/uname/{old}/{new}', { path: { old: user.uname, new: wanted } });
      await Promise.all(['current-user', 'portfolio', 'user'].map((key) => client.invalidateQueries({ queryKey: [key] })));
      renamed();
      setSaved({ name: 'saved' });
    } catch (error) {
      setSaved({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
  };
  return (
    <>
      <PanelHead title={texts.username.title} text={texts.username.text} />
      <form onSubmit={(event) => void save(event)} className="max-w-[420px] border-t border-line pt-5">
        <Field
          label={texts.username.label}
          hint={checked.state === 'asking' ? texts.username.asking : checked.state === 'same' ? texts.username.present : texts.username.shape}
          good={checked.state === 'free' ? texts.username.free : null}
          error={checked.state === 'refused' ? checked.words : null}
        >
          {(control) => (
            <div className="relative flex items-stretch">
              <span
                aria-hidden="true"
                className="flex max-w-[50%] shrink-0 items-center truncate rounded-s-s border border-e-0 border-line-field bg-sunken px-2.5 text-s text-ink-3"
              >
                {host()}/
              </span>
              <input
                {...control}
                type="text"
                value={typed}
                maxLength={20}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setSaved({ name: 'nothing' });
                }}
                className={`${controlClass} min-w-0 rounded-s-none`}
              />
            </div>
          )}
        </Field>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" busy={saved.name === 'saving'} disabled={checked.state !== 'free'}>
            {texts.username.change}
          </Button>
          <SavedLine saved={saved} />
        </div>
      </form>
      <p className="mt-6 max-w-[60ch] text-s text-ink-2">{texts.username.after}</p>
    </>
  );
}
