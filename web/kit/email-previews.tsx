import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTheme } from '../src/lib/theme';
import { LoadFailure } from '../src/ui/load-failure';
import { Loading } from '../src/ui/loading';
import { Select } from '../src/ui/select';

type PreviewedEmail = { kind: string; subject: string; text: string };

const base = '/app/kit/';
const widths = [600, 320];

async function fetchEmails(): Promise<PreviewedEmail[]> {
  const answer = await fetch(`${base}emails.json`);
  if (!answer.ok) throw new Error(`The e-mails could not be read (${answer.status}).`);
  return answer.json();
}

/** Every e-mail as it is sent, made by the function that writes it then (deploy/local/kit-emails.mjs); one at a time. */
export function EmailPreviews() {
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['emails'], queryFn: fetchEmails });
  if (error) return <LoadFailure onAgain={() => void refetch()}>{error.message}</LoadFailure>;
  if (!data) return <Loading />;
  const shown = data.find(({ kind }) => kind === chosen) ?? data[0];
  return (
    <>
      <Select
        label={`One of ${data.length} e-mails`}
        options={data.map(({ kind, subject }) => ({ value: kind, label: `${kind}: ${subject}` }))}
        value={shown?.kind}
        onChange={setChosen}
        className="mb-8 max-w-[600px]"
      />
      {shown ? <EmailPreview key={shown.kind} {...shown} /> : null}
    </>
  );
}

const EmailPreview = ({ kind, subject, text }: PreviewedEmail) => (
  <section aria-label={kind} data-email={kind}>
    <h2 className="section-title">{kind}</h2>
    <p className="mb-4 text-ink-2">Subject: {subject}</p>
    <div className="flex flex-wrap items-start gap-4">
      {widths.map((width) => (
        <EmailFrame key={width} kind={kind} width={width} />
      ))}
    </div>
    <p className="mt-5 mb-1.5 text-xs text-ink-3">Plain text</p>
    <pre className="max-w-[68ch] rounded-m bg-sunken p-4 font-mono text-xs break-words whitespace-pre-wrap text-ink-2">{text}</pre>
  </section>
);

function EmailFrame({ kind, width }: { kind: string; width: number }) {
  const theme = useTheme();
  const [height, setHeight] = useState(420);
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
  return (
    <figure className="max-w-full">
      <figcaption className="mb-1.5 text-xs text-ink-3">{width} px</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone is reached by key */}
      <section tabIndex={0} aria-label={`${kind} at ${width} px`} className="overflow-x-auto">
        <iframe
          title={`${kind} at ${width} px`}
          src={`${base}emails/${kind}.${theme}.html`}
          // Its height is read; scripts stay forbidden.
          sandbox="allow-same-origin"
          width={width}
          height={height}
          onLoad={fit}
          className="block max-w-none rounded-m border border-line"
        />
      </section>
    </figure>
  );
}
