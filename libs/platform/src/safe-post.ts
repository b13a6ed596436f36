import type { lookup } from 'node:dns';
import { AppError } from '@folia/contracts/errors';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';
import { checkedLookup, isPublicAddress, refusalIn } from './safe-fetch';

/** `body` is the answer's first `keptBytes`, read as UTF-8; `isCut` when there was more. */
export type PostAnswer = { status: number; headers: Record<string, string>; body: string; isCut: boolean };

/**
 * `ms`: how long one post may take. Names in `testHosts` may have any address and any port, and may do without
 * https; it is empty in production. `resolve` stands in for the system's resolver in tests.
 */
type Options = { ms: number; keptBytes: number; testHosts: ReadonlySet<string>; resolve?: typeof lookup };

/** Why no connection came about: nothing was sent then. */
const unconnected: ReadonlySet<string> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** After this, a name is resolved and checked again, however busy its connections are. */
const connectionMs = 30_000;

/**
 * Whether an address is that of a test host or a public one, as far as that can be told without resolving its name. Throws AppError ADDRESS_REFUSED for one that
 * is not posted to.
 */
export function checkPostAddress(address: string, testHosts: ReadonlySet<string>): 'test' | 'public' {
  if (!URL.canParse(address)) throw new AppError('ADDRESS_REFUSED');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') throw new AppError('ADDRESS_REFUSED');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (testHosts.has(host) && /^https?:$/.test(url.protocol)) return 'test';
  const isRefused = url.protocol !== 'https:' || url.port !== '' || host === 'localhost' || (ipaddr.isValid(host) && !isPublicAddress(host));
  if (isRefused) throw new AppError('ADDRESS_REFUSED');
  return 'public';
}

/**
 * Posts to addresses that people named: https on port 443 only, every address of the name checked and the connection pinned to it, no redirects, no cookies, no
 * credentials. Connections are kept between posts for a moment.
 */
export class SafePost {
  private readonly strict: Agent;
  private readonly toTestHosts: Agent;

  constructor(private readonly options: Options) {
    const { ms, resolve } = options;
    // No limit by origin: who hangs behind a host that many share would hold up the others.
    const shared = { clientTtl: connectionMs, headersTimeout: ms, bodyTimeout: ms };
    this.strict = new Agent({ ...shared, connect: { lookup: checkedLookup({ resolve }), timeout: ms } });
    this.toTestHosts = new Agent(shared);
  }

  /**
   * Throws AppError ADDRESS_REFUSED, TIMEOUT, ADDRESS_UNREACHABLE, the last two with `isUnsent` when it is certain that nothing was sent. Every answer counts as
   * one, also a redirect.
   */
  async send(address: string, headers: Record<string, string>, body: string | null, method: 'GET' | 'POST' | 'PATCH' = 'POST'): Promise<PostAnswer> {
    const dispatcher = checkPostAddress(address, this.options.testHosts) === 'test' ? this.toTestHosts : this.strict;
    const signal = AbortSignal.timeout(this.options.ms);
    try {
      const url = new URL(address);
      const answer = await dispatcher.request({ origin: url.origin, path: `${url.pathname}${url.search}`, method, headers, body, signal });
      return { status: answer.statusCode, headers: plain(answer.headers), ...(await this.firstOf(answer.body)) };
    } catch (error) {
      throw (
        refusalIn(error) ?? new AppError(signal.aborted || isTimeout(error) ? 'TIMEOUT' : 'ADDRESS_UNREACHABLE', { isUnsent: unconnected.has(codeOf(error)) })
      );
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.strict.destroy(), this.toTestHosts.destroy()]);
  }

  private async firstOf(body: Dispatcher.ResponseData['body']): Promise<{ body: string; isCut: boolean }> {
    const { keptBytes } = this.options;
    const pieces: Uint8Array[] = [];
    let length = 0;
    // Leaving the loop ends the connection, so nobody can make this server read on.
    for await (const piece of body) {
      pieces.push(piece);
      length += piece.length;
      if (length > keptBytes) break;
    }
    return { body: new TextDecoder().decode(Buffer.concat(pieces).subarray(0, keptBytes)), isCut: length > keptBytes };
  }
}

const codeOf = (error: unknown) => (error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '');
const isTimeout = (error: unknown) => /TIMEOUT/.test(codeOf(error));

const plain = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
