import { promises } from 'node:dns';
import { Inject, Injectable } from '@nestjs/common';

/** Addresses of the servers to ask; none: those of the system. */
export const dnsServers = Symbol('dnsServers');

/** Answers that say that there is no such record, and not that nobody could say. */
const absent: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** The DNS. */
@Injectable()
export class DnsClient {
  private readonly resolver = new promises.Resolver({ timeout: 2_000, tries: 2 });

  constructor(@Inject(dnsServers) servers: readonly string[]) {
    if (servers.length > 0) this.resolver.setServers(servers);
  }

  /** The TXT records of a domain, each as one text; null when nobody could say. */
  async listTexts(domain: string): Promise<string[] | null> {
    try {
      return (await this.resolver.resolveTxt(domain)).map((parts) => parts.join(''));
    } catch (error) {
      return absent.has((error as NodeJS.ErrnoException).code) ? [] : null;
    }
  }
}
