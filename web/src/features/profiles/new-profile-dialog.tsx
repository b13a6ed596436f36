import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { useContractForm } from '../../lib/use-contract-form';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextField } from '../../ui/text-field';
import { slugOf } from './slug-of';
import { texts } from './texts';
import { useProfileActions } from './use-profiles';

const words = texts.form;
const rules = async () => (await import('@folia/contracts/named-profile/shapes')).createNamedProfileInput;

/** A title and an address; the title suggests the address until the person types one. */
export function NewProfileDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: NamedProfile) => void }) {
  const { user } = useSession();
  const { create } = useProfileActions();
  const id = useId();
  // The same request creates one profile, however often it is sent.
  const wish = useRef(crypto.randomUUID());
  const [notice, setNotice] = useState('');
  const { register, control, setValue, handleSubmit, errorOf, refuse, formState } = useContractForm({ values: { title: '', slug: '' }, rules });
  const slug = useWatch({ control, name: 'slug' });
  const isSlugTyped = formState.dirtyFields.slug === true;

  const send = handleSubmit(async (typed) => {
    setNotice('');
    try {
      const made = await create(typed.title, typed.slug, wish.current);
      if (made.id) onMade(made);
    } catch (error) {
      wish.current = crypto.randomUUID();
      if (error instanceof ApiError && error.status === 402) setNotice(texts.full(Number(error.details.limit ?? user.maxpr)));
      else if (!refuse(error)) setNotice(words.notSaved(error instanceof Error ? error.message : ''));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!formState.isSubmitting) void send();
  };
  return (
    <Modal
      visible
      isModal
      width="sm"
      title={words.createTitle}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="primary" type="submit" form={id} busy={formState.isSubmitting}>
            {words.make}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="space-y-5">
        {notice ? (
          <p role="alert" className="rounded-s bg-warn-wash px-3 py-2 text-warn">
            {notice}
          </p>
        ) : null}
        <TextField
          autoFocus
          label={words.name}
          hint={words.nameHint}
          error={errorOf('title')}
          maxLength={60}
          autoComplete="off"
          {...register('title', {
            onChange: (event) => {
              if (!isSlugTyped) setValue('slug', slugOf(event.target.value), { shouldValidate: formState.isSubmitted });
            },
          })}
        />
        <Controller
          control={control}
          name="slug"
          render={({ field }) => (
            <TextField
              label={words.address}
              hint={slug ? words.addressHint(window.location.host + paths.portfolio.href(user.uname, slug)) : words.addressRule}
              error={errorOf('slug')}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...field}
              onChange={(event) => field.onChange(event.target.value.toLowerCase())}
            />
          )}
        />
      </form>
    </Modal>
  );
}
