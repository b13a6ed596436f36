import { ticketHeader } from '@folia/contracts/candidacy/limits';
import type { AppliedWithFile, JobPage } from '@folia/contracts/candidacy/shapes';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { uploadFile } from '../../lib/upload';
import { useFormDraft } from '../../lib/use-form-draft';
import { Button } from '../../ui/button';
import { CopyLink } from '../../ui/copy-link';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';
import { VoluntaryPart } from './voluntary-part';

const words = texts.file;
const nothing = { email: '' };

type ApplyWithFileProps = {
  page: JobPage;
  /** Where the address itself was asked: the key that it got, and what follows the agreement. */
  answer?: { key: string; onAgreed: () => void };
  /** What is shown is no longer what it would be compared with. */
  onChanged: () => void;
};

/** Applying without an account: the address, the code that was sent there, the file. What was typed stays on this device. */
export function ApplyWithFile({ page: { id: jobId, digest, shown }, answer, onChanged }: ApplyWithFileProps) {
  const [email, setEmail] = useState('');
  const dropDraft = useFormDraft({ userId: 'guest', name: `application-${jobId}`, stored: nothing, typed: { email }, restore: (kept) => setEmail(kept.email) });
  const [asked, setAsked] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(answer?.key ?? null);
  const [applied, setApplied] = useState<AppliedWithFile | null>(null);
  if (applied) return <Applied applied={applied} />;
  if (ticket)
    return (
      <SendFile
        jobId={jobId}
        ticket={ticket}
        digest={digest}
        isAsked={answer !== undefined}
        onChanged={onChanged}
        company={shown.company}
        onAskAgain={() => setTicket(null)}
        onApplied={(made) => {
          if (answer) answer.onAgreed();
          else setApplied(made);
          void dropDraft();
        }}
      />
    );
  return asked ? (
    <ConfirmAddress jobId={jobId} email={asked} onConfirmed={setTicket} onBack={() => setAsked(null)} />
  ) : (
    <AskForCode jobId={jobId} email={email} onType={setEmail} onAsked={() => setAsked(email.trim())} />
  );
}

type AskForCodeProps = { jobId: string; email: string; onType: (email: string) => void; onAsked: () => void };

function AskForCode({ jobId, email, onType, onAsked }: AskForCodeProps) {
  const ask = useMutation({ mutationFn: () => api.post('/job-pages/{jobId}/codes', { path: { jobId }, body: { email: email.trim() } }), onSuccess: onAsked });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  };
  return (
    <form noValidate className="mt-4 space-y-3" onSubmit={submit}>
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={ask.error ? sentenceOf(ask.error) : null}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" size="lg" className="w-full" busy={ask.isPending}>
        {words.ask}
      </Button>
    </form>
  );
}

type ConfirmAddressProps = { jobId: string; email: string; onConfirmed: (ticket: string) => void; onBack: () => void };

function ConfirmAddress({ jobId, email, onConfirmed, onBack }: ConfirmAddressProps) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.post('/job-pages/{jobId}/addresses', { path: { jobId }, body: { email, code } }),
    onSuccess: ({ ticket }) => onConfirmed(ticket),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate();
  };
  return (
    <form noValidate className="mt-4 space-y-3" onSubmit={submit}>
      <p role="status" className="text-s text-ink-2">
        {words.sent(email)}
      </p>
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={confirm.error ? sentenceOf(confirm.error) : null}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" size="lg" className="w-full" busy={confirm.isPending}>
        {words.confirm}
      </Button>
      <Button look="quiet" size="sm" onClick={onBack}>
        {words.otherAddress}
      </Button>
    </form>
  );
}

type SendFileProps = {
  jobId: string;
  ticket: string;
  digest: string;
  isAsked: boolean;
  company: string;
  onAskAgain: () => void;
  onChanged: () => void;
  onApplied: (applied: AppliedWithFile) => void;
};

function SendFile({ jobId, ticket, digest, isAsked, company, onAskAgain, onChanged, onApplied }: SendFileProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const send = useMutation({
    mutationFn: (chosen: File) =>
      uploadFile<AppliedWithFile>(`/job-pages/${jobId}/files?shown=${digest}`, chosen, { onProgress: setPercent, headers: { [ticketHeader]: ticket } }),
    onSuccess: onApplied,
    onError: (error) => {
      if (isCode(error, 'CONFLICT')) onChanged();
    },
  });
  return (
    <div className="mt-4 space-y-3">
      <label htmlFor={id} className="block text-s font-medium">
        {words.file}
      </label>
      <input id={id} type="file" accept=".pdf,.docx" className="block w-full text-s" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
      <p className="text-xs text-ink-3">{words.fileNote(company)}</p>
      <p role="alert" className="text-s text-bad empty:hidden">
        {send.error ? sentenceOf(send.error) : ''}
      </p>
      {isCode(send.error, 'APPLICATION_CODE_WRONG') ? (
        <Button size="sm" onClick={onAskAgain}>
          {words.askAgain}
        </Button>
      ) : null}
      <Button look="primary" size="lg" className="w-full" disabled={!file} busy={send.isPending} onClick={() => file && send.mutate(file)}>
        {isAsked ? texts.asked.agree : texts.share.agree}
      </Button>
      <p role="status" className="text-xs text-ink-3">
        {send.isPending ? words.sending(percent) : words.agreeNote}
      </p>
    </div>
  );
}

const isCode = (error: Error | null, code: string) => error instanceof ApiError && error.code === code;
const sentenceOf = (error: Error) =>
  isCode(error, 'CONFLICT')
    ? texts.share.changed
    : isCode(error, 'BODY_INVALID')
      ? words.invalid
      : isCode(error, 'TOO_MANY_REQUESTS')
        ? words.tooMany
        : reasonOf(error);

function Applied({ applied: { candidacy, key } }: { applied: AppliedWithFile }) {
  const path = paths.ownScreening.href(key);
  return (
    <>
      <div role="status" className="mt-4 space-y-3">
        <h3 className="font-medium text-good">{texts.share.done}</h3>
        <p className="text-s text-ink-2">{words.doneText(candidacy.company)}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <a href={path} className="link text-s">
            {words.see}
          </a>
          <CopyLink path={path} />
        </p>
      </div>
      <VoluntaryPart give={(answers) => api.post('/candidacies/voluntary-answers', { body: { key, answers } })} />
    </>
  );
}
