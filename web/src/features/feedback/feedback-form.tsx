import { type FeedbackKind, feedbackKinds, maxFeedbackCharacters, maxFeedbackPageCharacters } from '@folia/contracts/feedback/kinds';
import { type FormEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { queries } from '../../lib/queries';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { useContractForm } from '../../lib/use-contract-form';
import { useFormDraft } from '../../lib/use-form-draft';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import { TextArea, TextField } from '../../ui/text-field';
import { texts } from './texts';

type Values = { kind: FeedbackKind; text: string; page: string; email: string };

const rules = async () => (await import('@folia/contracts/feedback/shapes')).feedbackInput.omit({ key: true });
const words = { text: texts.textNeeded, email: texts.emailWrong };
const kinds = feedbackKinds.map((value) => ({ value, label: texts.kinds[value].name })).reverse();
/** What was typed into the server's markup before the scripts came. */
const typedEarly = (name: string, otherwise = ''): string => {
  if (typeof document === 'undefined') return otherwise;
  const field = document.querySelector(`form[data-feedback] [name="${name}"]`);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : otherwise;
};
const bodyOf = ({ email, ...values }: Values) => ({ ...values, ...(email.trim() && { email }) });

/** `about` is the page somebody came from. Nothing that was typed is lost by a failure, a reload or a sign-in that ends. */
export function FeedbackForm({ about, onSent }: { about: string; onSent: (email: string) => void }) {
  const { user, signedIn } = useSession();
  // The same words again after a lost answer are the same feedback; other words are not.
  const attempt = useRef({ body: '', key: '' });
  const empty: Values = { kind: 'problem', text: '', page: about, email: '' };
  const [first] = useState((): Values => ({ ...empty, text: typedEarly('text'), page: typedEarly('page', about), email: typedEarly('email') }));
  const { register, control, errorOf, handleSubmit, setValue, reset, refuse } = useContractForm<Values>({ values: first, rules, sent: bodyOf, words });
  const typed = { ...empty, ...useWatch({ control }) };
  const dropDraft = useFormDraft({ userId: signedIn ? user.id : 'guest', name: 'feedback', stored: empty, typed, restore: reset });
  const [sending, setSending] = useState<{ isPending: boolean; error: Error | null }>({ isPending: false, error: null });
  const send = async (said: Values) => {
    const body = bodyOf(signedIn ? { ...said, email: '' } : said);
    if (attempt.current.body !== JSON.stringify(body)) attempt.current = { body: JSON.stringify(body), key: crypto.randomUUID() };
    setSending({ isPending: true, error: null });
    try {
      await api.post('/feedback', { body: { key: attempt.current.key, ...body } });
    } catch (error) {
      setSending({ isPending: false, error: error as Error });
      refuse(error);
      return;
    }
    await dropDraft();
    void queries()?.invalidateQueries({ queryKey: ['feedback'] });
    onSent(said.email.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending) void handleSubmit(send)();
  };
  const { label, hint } = texts.kinds[typed.kind];
  return (
    <form noValidate data-feedback className="space-y-5" onSubmit={submit}>
      <Segmented label={texts.kind} value={typed.kind} options={kinds} onChange={(kind) => setValue('kind', kind, { shouldDirty: true })} />
      <TextArea label={label} hint={hint} tall maxLength={maxFeedbackCharacters} error={errorOf('text')} {...register('text')} />
      <TextField
        label={texts.page}
        hint={texts.pageHint}
        maxLength={maxFeedbackPageCharacters}
        error={errorOf('page')}
        defaultValue={about}
        {...register('page')}
      />
      {signedIn ? null : (
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          maxLength={254}
          autoComplete="email"
          error={errorOf('email')}
          {...register('email')}
        />
      )}
      <p className="max-w-[56ch] text-s text-ink-2">
        {texts.note} {texts.kept}{' '}
        <Link to={paths.privacy.href()} className="link">
          {texts.privacy}
        </Link>
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {sending.error ? failureOf(sending.error) : ''}
      </p>
      <Button type="submit" look="primary" busy={sending.isPending}>
        {texts.send}
      </Button>
    </form>
  );
}

const failureOf = (error: Error) => (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? texts.tooMany : reasonOf(error));
