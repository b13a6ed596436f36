import { files } from './api';
import type { Asked, Data, ItemOf, PagedPath, PathOf, Problem, SyncedPath } from './operation';
import { ProblemError } from './problem-error';

/** `tries` and `longestWaitS` bound how long one call goes on when Folia is busy or away: at most so many requests, each wait at most so many seconds. */
export type FoliaOptions = { key: string; url: string; tries?: number; longestWaitS?: number; fetch?: typeof fetch };
/** What a list has that a copy of it has not: put `items` in the place of what has their ids, take out `deleted`, keep `syncToken` for the next call. */
export type Changes<Item> = { items: Item[]; deleted: { id: string; deletedAt: string }[]; syncToken: string | null };
/** What came. `tag` names the version of `data`, for `ifMatch`; null where it has none. */
export type Answered<T> = { data: T; status: number; tag: string | null; requestId: string | null };

type AnyAsked = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  ifMatch?: string | null;
};
type Rest<A> = Record<never, never> extends A ? [asked?: A] : [asked: A];

/** A client of one installation with one key or token. Throws ProblemError for a refusal, and what `fetch` throws when nobody answers. */
export function createFolia({ key, url, tries = 4, longestWaitS = 60, fetch: ask = fetch }: FoliaOptions) {
  async function send(method: string, path: string, asked: AnyAsked): Promise<Answered<unknown>> {
    const address = addressOf(url, path, asked);
    const isWrite = method !== 'GET';
    const headers = {
      authorization: `Bearer ${key}`,
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
      // The same for every try, so that a write whose answer was lost is not done again.
      ...(isWrite && { 'idempotency-key': asked.idempotencyKey ?? crypto.randomUUID() }),
      ...(asked.ifMatch != null && { 'if-match': asked.ifMatch }),
    };
    const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
    for (let left = tries - 1; ; left--) {
      const response = await ask(address, { method, headers, body, signal: asked.signal }).catch((error: unknown) => {
        if (left <= 0 || asked.signal?.aborted) throw error;
        return null;
      });
      const refusal = response && !response.ok ? await refusalOf(response) : null;
      if (response && !refusal) return await answeredBy(response, files.includes(path));
      const waitS = refusal ? waitOf(refusal) : 1;
      if (refusal && (waitS === null || waitS > longestWaitS || left <= 0)) throw refusal;
      await wait((waitS ?? 0) * 1_000, asked.signal);
    }
  }

  const asking =
    <M extends 'get' | 'post' | 'put' | 'patch' | 'delete'>(method: M) =>
    <P extends PathOf<M>>(path: P, ...[asked]: Rest<Asked<M, P>>) =>
      send(method.toUpperCase(), path, (asked ?? {}) as AnyAsked) as Promise<Answered<Data<M, P>>>;
  const get = asking('get');

  /** Everything of a list, page after page as it is read. */
  async function* each<P extends PagedPath>(path: P, ...[asked]: Rest<Asked<'get', P>>): AsyncGenerator<ItemOf<P>, void, undefined> {
    const { query, ...rest } = (asked ?? {}) as AnyAsked;
    for (let cursor: string | null | undefined = undefined; cursor !== null; ) {
      const { data } = await send('GET', path, { ...rest, query: { ...query, ...(cursor && { cursor }) } });
      const page = data as { items: ItemOf<P>[]; nextCursor: string | null };
      yield* page.items;
      cursor = page.nextCursor;
    }
  }

  /**
   * Everything of a list or, with the `syncToken` of the call before, what has changed and ended since, all pages of it. Throws SYNC_TOKEN_EXPIRED when the copy is
   * to start again, without a token.
   */
  async function changes<P extends SyncedPath>(path: P, ...[asked]: Rest<Asked<'get', P>>): Promise<Changes<ItemOf<P>>> {
    const { query, ...rest } = (asked ?? {}) as AnyAsked;
    const all: Changes<ItemOf<P>> = { items: [], deleted: [], syncToken: null };
    for (let cursor: string | null | undefined = undefined; cursor !== null; ) {
      const { data } = await send('GET', path, { ...rest, query: { ...query, ...(cursor && { cursor }) } });
      const page = data as Changes<ItemOf<P>> & { nextCursor: string | null };
      all.items.push(...page.items);
      all.deleted.push(...page.deleted);
      all.syncToken = page.syncToken;
      cursor = page.nextCursor;
    }
    return all;
  }

  return { get, post: asking('post'), put: asking('put'), patch: asking('patch'), delete: asking('delete'), each, changes };
}

/** `/jobs/{jobId}` with its names and its query, as a whole address. */
function addressOf(url: string, path: string, { path: names = {}, query = {} }: AnyAsked): string {
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) asked.set(name, String(value));
  return `${url.replace(/\/$/, '')}/api/v1${named}${asked.size > 0 ? `?${asked}` : ''}`;
}

async function answeredBy(response: Response, isFile: boolean): Promise<Answered<unknown>> {
  const data: unknown = isFile ? new Uint8Array(await response.arrayBuffer()) : await response.json();
  return { data, status: response.status, tag: response.headers.get('etag'), requestId: response.headers.get('x-request-id') };
}

async function refusalOf(response: Response): Promise<ProblemError> {
  const said = response.headers.get('retry-after');
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const { status, statusText } = response;
  // A proxy on the way answers in its own words.
  const other: Problem = { type: 'about:blank', title: statusText, status, code: 'UNAVAILABLE', message: `Answered with ${status}.`, requestId: '' };
  return new ProblemError(problem?.code ? problem : other, said === null ? null : Number(said));
}

const busy: readonly number[] = [429, 502, 503, 504];

/** Seconds after which the very same request can be sent again; null where it would only be refused again. */
function waitOf({ status, code, retryAfterS }: ProblemError): number | null {
  // The first request of this key is still under way.
  if (code === 'IDEMPOTENCY_IN_FLIGHT') return 1;
  return busy.includes(status) ? (retryAfterS ?? 1) : null;
}

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
