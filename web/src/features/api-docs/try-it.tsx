import { isTestSecret } from '@folia/contracts/key-secrets';
import { type FormEvent, useState } from 'react';
import { apiAddress } from '../../lib/config';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/text-field';
import { CodeBlock } from './code-block';
import { keepKey, keptKey } from './kept-key';
import type { Operation } from './reference';
import { tryItTexts as texts } from './try-it-texts';

type Came = { status: number; text: string };
/** As much of an answer as a page shows, in characters. */
const longest = 20_000;

type Request = { key: string; method: string; path: string; body: string | null };

async function ask({ key, method, path, body }: Request): Promise<Came> {
  const headers = {
    authorization: `Bearer ${key}`,
    ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
    ...(body !== null && { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(apiAddress(`/v1${path}`), { method, headers, body, credentials: 'omit' });
    const isText = /json/.test(response.headers.get('content-type') ?? '');
    const text = isText ? JSON.stringify(await response.json(), undefined, 2) : texts.notText;
    return { status: response.status, text: text.length > longest ? `${text.slice(0, longest)}\n…` : text };
  } catch {
    return { status: 0, text: texts.unreachable };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Sends a request with the reader's own key, from their browser, and shows what comes. What writes goes out with a test key alone. */
export function TryIt({ operation: { method, path, names, filters, body: example } }: { operation: Operation }) {
  const isWriting = method !== 'GET';
  const [came, setCame] = useState<Came | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<'key' | 'body' | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const said = (name: string) => String(given.get(name) ?? '').trim();
    const key = said('key');
    keepKey(key);
    const body = example ? said('body') : null;
    const fault = isWriting && !isTestSecret(key) ? 'key' : body !== null && !isJson(body) ? 'body' : null;
    setWrong(fault);
    if (fault) return;
    const query = new URLSearchParams(filters.flatMap((name) => (said(`query-${name}`) ? [[name, said(`query-${name}`)]] : [])));
    const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(said(`path-${name}`)));
    setAsking(true);
    setCame(await ask({ key, method, path: `${named}${query.size > 0 ? `?${query}` : ''}`, body }));
    setAsking(false);
  };
  return (
    <form onSubmit={send} className="grid gap-3 rounded-m border border-line p-4 sm:grid-cols-2">
      <TextField
        label={texts.key}
        hint={texts.keyHint}
        name="key"
        type="password"
        autoComplete="off"
        required
        defaultValue={keptKey()}
        error={wrong === 'key' ? texts.testKeyNeeded : null}
        className="sm:col-span-2"
      />
      {Object.entries(names).map(([name, meant]) => (
        <TextField key={name} label={meant} name={`path-${name}`} required />
      ))}
      {filters.map((name) => (
        <TextField key={name} label={name} name={`query-${name}`} />
      ))}
      {example ? (
        <TextArea
          label={texts.body}
          name="body"
          rows={8}
          spellCheck={false}
          defaultValue={JSON.stringify(example, undefined, 2)}
          error={wrong === 'body' ? texts.notJson : null}
          className="sm:col-span-2"
        />
      ) : null}
      <div className="sm:col-span-2">
        <Button type="submit" look="primary" disabled={isAsking}>
          {texts.send}
        </Button>
      </div>
      <div aria-live="polite" className="min-w-0 sm:col-span-2">
        {came ? <CodeBlock title={came.status > 0 ? texts.answer(came.status) : texts.noAnswer} code={came.text} /> : null}
      </div>
    </form>
  );
}
