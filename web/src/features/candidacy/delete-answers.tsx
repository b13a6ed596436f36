import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { voluntaryTexts as texts } from './voluntary-texts';

/** Deletes what somebody told auditors, by the key that only they have. */
export function DeleteAnswers({ token: known = '' }: { token?: string }) {
  const [token, setToken] = useState(known);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.post('/voluntary-answers/deletion', { body: { token: token.trim() } }),
  });
  if (isSuccess) return <p role="status">{texts.removed}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const refusal = error ? (error instanceof ApiError && error.status < 500 ? texts.gone : reasonOf(error)) : null;
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      {known ? (
        <p role="alert" className="w-full text-s text-bad empty:hidden">
          {refusal}
        </p>
      ) : (
        <TextField className="w-full" label={texts.token} maxLength={60} value={token} error={refusal} onChange={({ target }) => setToken(target.value)} />
      )}
      <Button size="sm" type="submit" busy={isPending} disabled={!token.trim()}>
        {texts.remove}
      </Button>
    </form>
  );
}

/** The same for later, folded away. */
export const DeleteAnswersLater = () => (
  <details className="mt-10 max-w-[420px] text-s">
    <summary className="link cursor-pointer py-1 text-ink-2">{texts.removeOpen}</summary>
    <div className="mt-2">
      <DeleteAnswers />
    </div>
  </details>
);
