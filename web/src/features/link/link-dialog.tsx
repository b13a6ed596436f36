import type { Item } from '@folia/contracts/item/shapes';
import { maxLinkDescription } from '@folia/contracts/limits';
import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { Copy } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { PasswordField } from '../../ui/password-field';
import { Switch } from '../../ui/switch';
import { TextField } from '../../ui/text-field';
import { EndsField } from './ends-field';
import { countSeen, isComplete } from './link-form';
import { SelectionField } from './selection-field';
import { texts } from './texts';
import { useLinkForm } from './use-link-form';
import type { LinkActions } from './use-links';

type LinkDialogProps = {
  /** The link that is edited; null makes a new one. */
  link: Link | null;
  items: readonly Item[];
  actions: LinkActions;
  onClose: () => void;
  onMade: (made: LinkWithToken) => void;
  onSaved: () => void;
};

const words = texts.form;

/** One dialog: for whom, until when, with what password, and what they see. Enter makes it. */
export function LinkDialog({ link, items, actions, onClose, onMade, onSaved }: LinkDialogProps) {
  const { form, errors, notice, sending, edit, send } = useLinkForm(link, actions, { onMade, onSaved });
  const id = useId();
  const { seen, all } = countSeen(items, form.selection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(form)) void send('active');
  };
  return (
    <Modal
      visible
      isModal
      width="md"
      title={link ? words.editTitle : words.createTitle}
      onClose={onClose}
      foot={
        <>
          <span className="me-auto text-[0.8125rem] text-ink-3">{words.count(seen, all)}</span>
          {link ? null : (
            <Button look="quiet" busy={sending === 'draft'} disabled={!isComplete(form)} onClick={() => void send('draft')}>
              {words.draft}
            </Button>
          )}
          <Button look="primary" type="submit" form={id} icon={link ? undefined : <Copy />} busy={sending === 'active'} disabled={!isComplete(form)}>
            {link ? words.save : words.create}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="space-y-6">
        {notice ? (
          <p role="alert" className="rounded-s bg-bad-wash px-3 py-2 text-bad">
            {notice}
          </p>
        ) : null}
        <TextField
          autoFocus
          label={words.description}
          hint={words.descriptionHint}
          value={form.description}
          maxLength={maxLinkDescription}
          autoComplete="off"
          onChange={(event) => edit({ description: event.target.value })}
        />
        <EndsField ends={form.ends} date={form.date} error={errors.date} onChange={edit} />
        <TextField
          className="sm:[&_input]:max-w-40"
          label={words.maxViews}
          hint={words.maxViewsHint}
          error={errors.maxViews}
          value={form.maxViews}
          inputMode="numeric"
          onChange={(event) => edit({ maxViews: event.target.value.trim() })}
        />
        <div>
          <Switch label={words.password} checked={form.withPassword} onChange={(withPassword) => edit({ withPassword })} />
          {form.withPassword ? (
            <PasswordField
              className="mt-2 sm:ms-11.5"
              label={words.passwordNew}
              hint={link?.hasPassword ? words.passwordKeep : words.passwordHint}
              error={errors.password}
              value={form.password}
              maxLength={200}
              autoComplete="new-password"
              onChange={(event) => edit({ password: event.target.value })}
            />
          ) : null}
        </div>
        <SelectionField items={items} selection={form.selection} onChange={(selection) => edit({ selection })} />
      </form>
    </Modal>
  );
}
