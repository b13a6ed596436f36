import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { AppError } from '@folia/contracts/errors';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher, fetch, Response } from 'undici';

/** A page as it was fetched: `url` is its address after redirects, `type` the media type without parameters. */
export type FetchedPage = { url: string; type: string; body: string };

export const fetchLimits = { bytes: 2 * 1024 * 1024, ms: 8_000, redirects: 3 } as const;

const ports: ReadonlySet<string> = new Set(['', '80', '443']);
const redirecting: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const readable = /^(text\/|application\/(json|xml|xhtml\+xml|ld\+json)$)/;
/** The part of IPv6 that the internet uses (RFC 4291): addresses with a special meaning are outside of it, or known to ipaddr.js. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** `resolve` stands in for the system's resolver in tests. */
type Options = { allowLoopback?: boolean; resolve?: typeof lookup };

/** Whether an IP address is public: not private, not reserved, not a mapping onto such an address. Loopback only if allowed. */
export function isPublicAddress(address: string, { allowLoopback = false }: Options = {}): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (allowLoopback && parsed.range() === 'loopback') return true;
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalIpv6));
}

function checkAddress(url: URL, options: Options): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLoopback = options.allowLoopback && (host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback'));
  const isPlain = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
  const isUsual = ports.has(url.port) || isLoopback;
  if (!isPlain || !isUsual || (ipaddr.isValid(host) && !isPublicAddress(host, options))) throw new AppError('ADDRESS_REFUSED');
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves names for a connection and returns only addresses that were checked, so that the address connected to is the one that was checked. */
export const checkedLookup =
  (options: Options) =>
  (host: string, { family, all }: LookupOptions, found: Found): void =>
    (options.resolve ?? lookup)(host, { family, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address, options))) return found(new AppError('ADDRESS_REFUSED'), []);
      if (all) found(null, addresses);
      else found(null, first.address, first.family);
    });

/** Without cookies or credentials; redirects are not followed here, since each has to be checked. */
async function ask(url: URL, dispatcher: Dispatcher, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    dispatcher,
    signal,
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'text/html, application/json;q=0.9, text/*;q=0.5', 'user-agent': 'Folia (reads a page that a person names)' },
  });
}

async function bodyOf(response: Response, charset: string | undefined): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > fetchLimits.bytes) throw new AppError('ADDRESS_TOO_LARGE');
    pieces.push(piece);
  }
  return decoderOf(charset).decode(Buffer.concat(pieces));
}

function decoderOf(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

async function follow(address: string, dispatcher: Dispatcher, signal: AbortSignal, options: Options): Promise<FetchedPage> {
  let url = new URL(address);
  for (let hops = 0; hops <= fetchLimits.redirects; hops += 1) {
    checkAddress(url, options);
    const response = await ask(url, dispatcher, signal);
    const next = redirecting.has(response.status) ? response.headers.get('location') : null;
    if (next === null) {
      const [type = '', ...parameters] = (response.headers.get('content-type') ?? 'text/html').split(';').map((part) => part.trim().toLowerCase());
      if (!response.ok) throw new AppError('ADDRESS_UNREACHABLE');
      if (!readable.test(type)) throw new AppError('ADDRESS_NO_TEXT');
      const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length);
      return { url: url.href, type, body: await bodyOf(response, charset?.replace(/"/g, '')) };
    }
    await response.body?.cancel();
    url = new URL(next, url);
  }
  throw new AppError('ADDRESS_UNREACHABLE');
}

/** The refusal inside an error that a client wrapped; null if it is another error. */
export function refusalIn(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof AppError) return cause;
  return null;
}

/**
 * Fetches a public page that a person named, in a way that is safe for a server: http and https on their usual ports, every address of the name checked against
 * private and reserved ranges, the connection pinned to what was checked, redirects (3) checked the same way, 2 MB, 8 s in all. `allowLoopback` is for tests.
 * Throws AppError ADDRESS_REFUSED, ADDRESS_UNREACHABLE, ADDRESS_TOO_LARGE, ADDRESS_NO_TEXT.
 */
export async function safeFetch(address: string, options: Options = {}): Promise<FetchedPage> {
  if (!URL.canParse(address)) throw new AppError('ADDRESS_REFUSED');
  const dispatcher = new Agent({ connect: { lookup: checkedLookup(options) } });
  try {
    return await follow(address, dispatcher, AbortSignal.timeout(fetchLimits.ms), options);
  } catch (error) {
    throw refusalIn(error) ?? new AppError('ADDRESS_UNREACHABLE');
  } finally {
    void dispatcher.destroy();
  }
}

/**
 * A `fetch` for the API of a server that a person named, with the guards of {@link safeFetch}: https on its usual port (`allowLoopback` is for tests), addresses
 * checked and the connection pinned to them, no redirects, 2 MB of answer. Deadlines are the caller's. Rejects with an error that holds ADDRESS_REFUSED, see
 * {@link refusalIn}.
 */
export function guardedFetch(options: Options = {}): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup: checkedLookup(options) } });
  const guarded = async (address: string | URL, init?: object) => {
    const url = new URL(address);
    checkAddress(url, options);
    if (url.protocol !== 'https:' && !options.allowLoopback) throw new AppError('ADDRESS_REFUSED');
    const response = await fetch(url, { ...init, dispatcher, redirect: 'error', credentials: 'omit' });
    const { status, statusText, headers } = response;
    return new Response(response.body && atMost(fetchLimits.bytes, response.body), { status, statusText, headers });
  };
  return guarded as unknown as typeof globalThis.fetch;
}

async function* atMost(bytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > bytes) throw new AppError('ADDRESS_TOO_LARGE');
    yield piece;
  }
}
