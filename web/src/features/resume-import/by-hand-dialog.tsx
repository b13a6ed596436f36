import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { startTexts } from './start-texts';
import { texts } from './texts';

/** Field → longest text the contract accepts (startByHandInput). */
const fields = { name: 100, headline: 300, position: 200, employer: 200, skills: 1000 } as const;
type FieldName = keyof typeof fields;
const names = Object.keys(fields) as FieldName[];
const empty: Record<FieldName, string> = { name: '', headline: '', position: '', employer: '', skills: '' };
const draftName = 'start-by-hand';

/** Five fields make a page. What is typed is kept on this device until it is saved. */
export function ByHandDialog({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [known, setKnown] = useState(empty);
  const [typed, setTyped] = useState<Partial<typeof empty>>({});
  const values = { ...known, ...typed };
  const [tried, setTried] = useState(false);

  useEffect(() => {
    const headline = api.get('/portfolios/{key}', { path: { key: user.uname } }).then(
      ({ profile }) => profile?.headline ?? '',
      () => '',
    );
    // Existing page data is shown for editing, so that nothing is overwritten unseen. Nor does it overwrite what was typed in the meantime.
    void Promise.all([readDraft<typeof empty>(user.id, draftName), headline]).then(([draft, own]) =>
      setKnown({ ...empty, name: user.name, headline: own, ...draft }),
    );
  }, [user.id, user.name, user.uname]);

  const save = useMutation({
    mutationFn: () => api.post('/me/profile/by-hand', { body: Object.fromEntries(names.map((name) => [name, values[name].trim()])) as typeof empty }),
    onSuccess: async ({ items }) => {
      if (items === undefined) return;
      await dropDraft(user.id, draftName);
      await client.invalidateQueries();
      toast(startTexts.handSaved);
      void navigate(paths.portfolio.href(user.uname));
    },
  });
  const change = (name: FieldName, value: string) => {
    setTyped({ ...typed, [name]: value });
    void saveDraft(user.id, draftName, { ...values, [name]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.name.trim()) save.mutate();
  };
  const foot = (
    <>
      <span className="me-auto text-xs text-ink-3 max-sm:w-full">{startTexts.handKept}</span>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button look="primary" type="submit" form="by-hand" busy={save.isPending}>
        {startTexts.handSave}
      </Button>
    </>
  );
  return (
    <Modal visible={visible} onClose={onClose} title={startTexts.handTitle} width="md" isModal foot={foot}>
      <p className="mb-5 text-ink-2">{startTexts.handLead}</p>
      <form id="by-hand" noValidate onSubmit={submit} className="grid gap-4">
        {names.map((name) => (
          <TextField
            key={name}
            label={startTexts.hand[name]}
            value={values[name]}
            autoFocus={name === 'name'}
            maxLength={fields[name]}
            autoComplete={name === 'name' ? 'name' : name === 'position' ? 'organization-title' : name === 'employer' ? 'organization' : 'off'}
            hint={name === 'headline' || name === 'skills' ? startTexts.handHints[name] : undefined}
            error={tried && name === 'name' && !values.name.trim() ? startTexts.handRequired : null}
            onChange={({ target }) => change(name, target.value)}
          />
        ))}
        {save.isError ? (
          <p role="alert" className="text-bad">
            {save.error.message}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}
