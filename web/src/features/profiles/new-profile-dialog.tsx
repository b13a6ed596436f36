import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextField } from '../../ui/text-field';
import { errorsOf } from './errors-of';
import { slugOf } from './slug-of';
import { texts } from './texts';
import { useProfileActions } from './use-profiles';

const words = texts.form;

/** A title and an address; the title suggests the address until one is typed. */
export function NewProfileDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: NamedProfile) => void }) {
  const { user } = useSession();
  const { create } = useProfileActions();
  const id = useId();
  // One wish, however often it is sent.
  const wish = useRef(crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);
  const slug = typed ?? slugOf(title);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!title.trim()) return setErrors({ title: words.needed });
    setBusy(true);
    setNotice('');
    try {
      const made = await create(title, slug, wish.current);
      if (made.id) onMade(made);
    } catch (error) {
      wish.current = crypto.randomUUID();
      const found = error instanceof ApiError && error.status === 422 ? errorsOf(error) : {};
      setErrors(found);
      if (error instanceof ApiError && error.status === 402) setNotice(texts.full(Number(error.details.limit ?? user.maxpr)));
      else if (Object.keys(found).length === 0) setNotice(words.notSaved(error instanceof Error ? error.message : ''));
    } finally {
      setBusy(false);
    }
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
          <Button look="primary" type="submit" form={id} busy={busy}>
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
          value={title}
          error={errors.title}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => {
            setTitle(event.target.value);
            setErrors({});
          }}
        />
        <TextField
          label={words.address}
          hint={slug ? words.addressHint(window.location.host + paths.portfolio.href(user.uname, slug)) : words.addressRule}
          value={slug}
          error={errors.slug ? (slug ? errors.slug : words.addressRule) : null}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value.toLowerCase());
            setErrors({});
          }}
        />
      </form>
    </Modal>
  );
}
