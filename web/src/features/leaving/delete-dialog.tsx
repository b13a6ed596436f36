import type { UserInfo } from '@folia/contracts/session/shapes';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { signedOut } from '../../lib/session';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';

type DeleteDialogProps = { user: Pick<UserInfo, 'id' | 'uname'>; onClose: () => void };

/** Says what happens and when, and continues only once the username has been typed. After that the only way is out. */
export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const [leavesAt, setLeavesAt] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === user.uname;
    setWrong(!isRight);
    if (!isRight || busy) return;
    setBusy(true);
    setFailed('');
    try {
      const answer = await api.delete('/users/{id}', { path: { id: user.id } });
      // After a 401 the helper answers with an empty object; the popup is open by then.
      setLeavesAt(answer.leavesAt ?? null);
    } catch (error) {
      setFailed(texts.failed(reasonOf(error)));
    }
    setBusy(false);
  };

  if (leavesAt)
    return (
      <Modal
        visible
        isModal
        width="sm"
        closeIcon={false}
        title={texts.askedTitle}
        onClose={() => void signedOut()}
        foot={
          <Button look="primary" onClick={() => void signedOut()}>
            {texts.leave}
          </Button>
        }
      >
        <p role="status" className="text-ink-2">
          {texts.asked(leavesAt)}
        </p>
      </Modal>
    );
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.confirmTitle}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button look="caution" type="submit" form={form} busy={busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <ul className="mb-4 max-w-[60ch] list-disc space-y-2 ps-5 text-ink-2">
        <li>{texts.atOnce}</li>
        <li>{texts.later}</li>
        <li>{texts.remembered}</li>
        <li>{texts.takeAlong}</li>
      </ul>
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.typeName(user.uname)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          error={wrong ? texts.wrongName(user.uname) : null}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </form>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {failed}
      </p>
    </Modal>
  );
}
