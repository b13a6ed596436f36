import type { PageApi } from '@folia/contracts/page';
import { actingFor } from './acting-for';
import { ConnectionError, errorFrom } from './api-error';
import { type AnswerOf, type AnyGiven, addressOf, type Given, type Method, type PathOf } from './api-routes';
import { bearer } from './auth-code';
import { apiAddress } from './config';
import { markSpans } from './span-markers';
import { newTraceparent } from './traceparent';
import { reportUnauthorized } from './unauthorized';

type RequestOptions = {
  signal?: AbortSignal;
  /** A Bearer token passed by the caller is kept as it is. */
  headers?: Record<string, string>;
  /** Server rendering: asks the gateway itself instead of the network. */
  via?: PageApi;
};
/** An answer, whichever way it was fetched. */
type Answer = { status: number; statusText: string; contentType: string; body: string };

export const requestHeaders = (own: Record<string, string> = {}): Record<string, string> => ({
  Authorization: bearer(),
  ...actingFor(),
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  traceparent: newTraceparent(),
  ...own,
});

/** The one rule for every answer (spec sections 7 and 8). After 401 and 403 the session is handled elsewhere and the caller gets an empty object. */
export function readAnswer<T>({ status, statusText, contentType, body }: Answer, report = reportUnauthorized): T {
  if (!status) throw new ConnectionError();
  if (status === 401 || status === 403) {
    report();
    return {} as T;
  }
  if (status < 200 || status > 299) throw errorFrom(status, statusText, body);
  return (/\bjson\b/.test(contentType) ? parsed(body) : {}) as T;
}

/** A body that claims to be JSON and is not counts as an empty object, like every other success without JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

async function fetchAnswer(method: Method, path: string, body: unknown, { signal, headers }: RequestOptions): Promise<Answer> {
  const marked = method === 'POST' || method === 'PATCH' ? markSpans(body) : body;
  const sent = marked === undefined ? undefined : JSON.stringify(marked);
  const response = await fetch(apiAddress(path), {
    method,
    headers: requestHeaders(headers),
    body: sent,
    // The last change is still sent while the page is being left; browsers allow 64 kB then.
    keepalive: method !== 'GET' && sent !== undefined && sent.length < 60_000,
    mode: 'cors',
    credentials: 'include',
    signal,
  });
  return { status: response.status, statusText: response.statusText, contentType: response.headers.get('content-type') ?? '', body: await response.text() };
}

/** Inside the gateway: the same endpoints without the network. A refusal is the page's business there, not a popup's. */
async function askGateway<T>(via: PageApi, path: string): Promise<T> {
  const { status, headers, body } = await via(`/api${path.startsWith('/') ? path : `/${path}`}`);
  if (status === 401 || status === 403) throw errorFrom(status, '', body);
  return readAnswer<T>({ status, statusText: '', contentType: headers['content-type'] ?? '', body });
}

async function request<T>(method: Method, path: string, { body, ...options }: AnyGiven & RequestOptions = {}): Promise<T> {
  const address = addressOf(path, options);
  if (options.via) return askGateway<T>(options.via, address);
  let answer: Answer;
  try {
    answer = await fetchAnswer(method, address, body, options);
  } catch (error) {
    // A request that was aborted or timed out is not a failed connection.
    if (options.signal?.aborted) throw options.signal.reason ?? error;
    throw new ConnectionError();
  }
  return readAnswer<T>(answer);
}

type Rest<M extends Method, P extends string> =
  Record<never, never> extends Given<M, P> ? [call?: Given<M, P> & RequestOptions] : [call: Given<M, P> & RequestOptions];
type Ask<M extends Method> = <P extends PathOf<M>>(path: P, ...call: Rest<M, P>) => Promise<AnswerOf<M, P>>;

const asking =
  <M extends Method>(method: M): Ask<M> =>
  (path, ...[call]) =>
    request(method, path, call);

/**
 * THE request helper: paths, what they take and what they answer are those of the contracts' routes. Answers are not parsed again, and typed whole,
 * though after 401 and 403 there is nothing in them (see {@link readAnswer}).
 */
export const api = { get: asking('GET'), post: asking('POST'), patch: asking('PATCH'), put: asking('PUT'), delete: asking('DELETE') };
