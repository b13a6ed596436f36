import { type FeedbackKind, feedbackKinds, maxFeedbackCharacters, maxFeedbackPageCharacters } from '@folia/contracts/feedback/kinds';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { queries } from '../../lib/queries';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { useFormDraft } from '../../lib/use-form-draft';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import { TextArea, TextField } from '../../ui/text-field';
import { texts } from './texts';
import { useFeedbackRules } from './use-feedback-rules';

type Values = { kind: FeedbackKind; text: string; page: string; email: string };

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
  const [typed, setTyped] = useState((): Values => ({ ...empty, text: typedEarly('text'), page: typedEarly('page', about), email: typedEarly('email') }));
  const { errorOf, check, recheck, refuse } = useFeedbackRules();
  const dropDraft = useFormDraft({ userId: signedIn ? user.id : 'guest', name: 'feedback', stored: empty, typed, restore: setTyped });
  const form = useRef<HTMLFormElement>(null);
  const change = (changed: Partial<Values>) => {
    const now = { ...typed, ...changed };
    setTyped(now);
    recheck(bodyOf(now));
  };
  const field = (name: 'text' | 'page' | 'email') => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
  });
  const focus = (name: string | undefined) => {
    const control = name && form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  const [sending, setSending] = useState<{ isPending: boolean; error: Error | null }>({ isPending: false, error: null });
  const send = async () => {
    const body = bodyOf(signedIn ? { ...typed, email: '' } : typed);
    setSending({ isPending: true, error: null });
    const wrong = await check(body);
    if (wrong) {
      setSending({ isPending: false, error: null });
      focus(wrong);
      return;
    }
    if (attempt.current.body !== JSON.stringify(body)) attempt.current = { body: JSON.stringify(body), key: crypto.randomUUID() };
    try {
      await api.post('/feedback', { body: { key: attempt.current.key, ...body } });
    } catch (error) {
      setSending({ isPending: false, error: error as Error });
      focus(refuse(error));
      return;
    }
    await dropDraft();
    void queries()?.invalidateQueries({ queryKey: ['feedback'] });
    onSent(typed.email.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending) void send();
  };
  const { label, hint } = texts.kinds[typed.kind];
  return (
    <form ref={form} noValidate data-feedback className="space-y-5" onSubmit={submit}>
      <Segmented label={texts.kind} value={typed.kind} options={kinds} onChange={(kind) => change({ kind })} />
      <TextArea label={label} hint={hint} tall maxLength={maxFeedbackCharacters} {...field('text')} />
      <TextField label={texts.page} hint={texts.pageHint} maxLength={maxFeedbackPageCharacters} {...field('page')} />
      {signedIn ? null : <TextField label={texts.email} hint={texts.emailHint} type="email" maxLength={254} autoComplete="email" {...field('email')} />}
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
