import type { Item } from '@folia/contracts/item/shapes';
import { maxLinkDescription } from '@folia/contracts/limits';
import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { Copy } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Controller } from 'react-hook-form';
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
  /** The link being edited; null makes a new one. */
  link: Link | null;
  items: readonly Item[];
  actions: LinkActions;
  onClose: () => void;
  onMade: (made: LinkWithToken) => void;
  onSaved: () => void;
};

const words = texts.form;

/** One dialog: for whom, until when, with what password, and what they see. Enter submits it. */
export function LinkDialog({ link, items, actions, onClose, onMade, onSaved }: LinkDialogProps) {
  const { form, typed, notice, sending, send } = useLinkForm(link, actions, { onMade, onSaved });
  const { register, control, errorOf } = form;
  const id = useId();
  const { seen, all } = countSeen(items, typed.selection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(typed)) void send('active');
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
            <Button look="quiet" busy={sending === 'draft'} disabled={!isComplete(typed)} onClick={() => void send('draft')}>
              {words.draft}
            </Button>
          )}
          <Button look="primary" type="submit" form={id} icon={link ? undefined : <Copy />} busy={sending === 'active'} disabled={!isComplete(typed)}>
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
          error={errorOf('description')}
          maxLength={maxLinkDescription}
          autoComplete="off"
          {...register('description')}
        />
        <EndsField form={form} ends={typed.ends} date={typed.date} />
        <TextField
          className="sm:[&_input]:max-w-40"
          label={words.maxViews}
          hint={words.maxViewsHint}
          error={errorOf('maxViews')}
          inputMode="numeric"
          {...register('maxViews', { setValueAs: (views: string) => views.trim() })}
        />
        <div>
          <Controller
            control={control}
            name="withPassword"
            render={({ field }) => <Switch label={words.password} checked={field.value} onChange={field.onChange} />}
          />
          {typed.withPassword ? (
            <PasswordField
              className="mt-2 sm:ms-11.5"
              label={words.passwordNew}
              hint={link?.hasPassword ? words.passwordKeep : words.passwordHint}
              error={errorOf('password')}
              maxLength={200}
              autoComplete="new-password"
              {...register('password')}
            />
          ) : null}
        </div>
        <Controller
          control={control}
          name="selection"
          render={({ field }) => <SelectionField items={items} selection={field.value} onChange={field.onChange} />}
        />
      </form>
    </Modal>
  );
}
