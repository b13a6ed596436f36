import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { forgetPath, rememberPath, signedIn } from '../../lib/session';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { NarrowPage } from '../../ui/narrow-page';
import { TextField } from '../../ui/text-field';
import { recoverTexts as texts } from './email-texts';

/** `/app/recover`: request the link back into an account; `/app/recover#token`, from its e-mail: use it. */
export function RecoverPage() {
  usePageTitle(texts.title);
  const token = useLocation().hash.slice(1);
  return token ? <UseLink token={token} /> : <AskForLink />;
}

function AskForLink() {
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const ask = useMutation({ mutationFn: () => api.post('/users/recover', { body: { email } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!email.trim());
    if (email.trim() && !ask.isPending) ask.mutate();
  };
  if (ask.isSuccess) return <NarrowPage title={texts.sent} text={texts.sentText(email.trim())} />;
  return (
    <NarrowPage title={texts.title} text={texts.text}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField
          label={texts.email}
          type="email"
          value={email}
          maxLength={254}
          autoComplete="email"
          error={missing ? texts.emailNeeded : ask.error ? failureOf(ask.error) : null}
          onChange={(event) => {
            setEmail(event.target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" look="primary" size="lg" busy={ask.isPending}>
          {texts.send}
        </Button>
      </form>
    </NarrowPage>
  );
}

function UseLink({ token }: { token: string }) {
  const open = useMutation({
    mutationFn: () => api.post('/users/recover/open', { body: { token } }),
    onSuccess: ({ authCode, user }) => {
      if (!authCode) return;
      // People who are leaving are asked about that first; everyone else goes to the screen for connecting a sign-in.
      if (user?.leavesAt) forgetPath();
      else rememberPath(paths.settingsTab.href('sign-ins'));
      signedIn(authCode);
    },
  });
  if (open.error instanceof ApiError && open.error.status === 404)
    return (
      <NarrowPage title={texts.unknown} text={texts.unknownText}>
        <Link to={paths.recover.href()} onClick={() => open.reset()} className="link inline-flex min-h-11 items-center">
          {texts.again}
        </Link>
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.open} text={texts.openText}>
      <Button look="primary" size="lg" busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
        {texts.openAction}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {open.error ? failureOf(open.error) : ''}
      </p>
    </NarrowPage>
  );
}

const failureOf = (error: Error): string => (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? texts.tooMany : reasonOf(error));
