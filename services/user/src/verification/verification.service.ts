import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Member, Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { claimDomain, getSearcher, vouchForDomain } from '@folia/contracts/verification/questions';
import { mostDomains, type Verification, type VerificationList, type VerificationWay } from '@folia/contracts/verification/shapes';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AdminService } from '../admin/admin.service';
import { AuditRepository } from '../admin/audit.repository';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { DnsClient } from './dns.client';
import { domainsAbove } from './domains-above';
import { VerificationRepository, type VerificationRow } from './verification.repository';

const mailProviders: ReadonlySet<string> = new Set(
  readFileSync(join(__dirname, 'words/mail-provider-domains.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Whose account it is, by domains: what people who want to be found go by. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly verifications: VerificationRepository,
    private readonly dns: DnsClient,
    private readonly log: AccountLogRepository,
    private readonly admins: AdminService,
    private readonly audit: AuditRepository,
    private readonly database: DataSource,
  ) {}

  async list(accountId: string): Promise<VerificationList> {
    const found = await this.verifications.list(accountId);
    return { isVerified: found.some(({ counts }) => counts), items: found.map(toVerification) };
  }

  async claim({ accountId, id: personId }: Member, { domain, way }: z.output<typeof claimDomain.input>): Promise<VerificationList> {
    refuseMailProvider(domain);
    if (way === 'address' && !(await this.verifications.hasAddress(accountId, domain, personId)))
      throw refusal('Confirm an address at this domain as yours first: in Settings, Connected sign-ins.');
    const claimed = await this.database.transaction((manager) => this.insert(manager, accountId, domain, way));
    await this.look(claimed, personId);
    return this.list(accountId);
  }

  async check({ accountId, id: personId }: Member, id: string): Promise<VerificationList> {
    const found = await this.verifications.find(accountId, id);
    if (!found) throw new AppError('NOT_FOUND');
    await this.look(found, personId);
    return this.list(accountId);
  }

  async remove({ accountId, id: actorId }: Member, id: string): Promise<VerificationList> {
    await this.database.transaction(async (manager) => {
      const domain = await this.verifications.remove(manager, accountId, id);
      if (domain === null) throw new AppError('NOT_FOUND');
      await this.log.note(manager, { accountId, actorId, action: 'domain.removed', details: { domain } });
    });
    return this.list(accountId);
  }

  async vouch(admin: Person, { accountId, domain, reason }: z.output<typeof vouchForDomain.input>): Promise<VerificationList> {
    const actorId = await this.admins.requireAdmin(admin);
    refuseMailProvider(domain);
    await this.database.transaction(async (manager) => {
      const { id, personId } = await this.insert(manager, accountId, domain, 'admin');
      await this.verifications.noteSeen(id, manager);
      await this.audit.note(manager, { actorId, action: 'domain.vouched', targetId: personId, reason, details: { account: accountId, domain } });
    });
    return this.list(accountId);
  }

  async searcher(accountId: string): Promise<z.output<typeof getSearcher.output>> {
    const { memberIds, domains, marks } = await this.verifications.findSearcher(accountId);
    return { verifiedDomain: domains[0] ?? null, memberIds, domains: domainsAbove(domains), marks: domainsAbove(marks) };
  }

  @Every(3_600_000)
  async recheck(): Promise<void> {
    for (const due of await this.verifications.takeDue()) await this.look(due, null);
  }

  private async insert(
    manager: EntityManager,
    accountId: string,
    domain: string,
    way: VerificationWay,
  ): Promise<VerificationRow & { personId: string | null }> {
    const account = await this.verifications.hold(manager, accountId);
    if (!account) throw new AppError('NOT_FOUND');
    const others = (await this.verifications.list(accountId, manager)).filter((one) => one.domain !== domain);
    if (others.length >= mostDomains) throw refusal(`An account has at most ${mostDomains} domains. Remove one first.`);
    const claimed = await this.verifications.claim(manager, { id: newId(), accountId, domain, way, token: randomBytes(16).toString('hex') });
    return { ...claimed, ...account };
  }

  /** A DNS that cannot say leaves everything as it was. */
  private async look(verification: VerificationRow, actorId: string | null): Promise<void> {
    const { id, accountId, domain, counts } = verification;
    const isThere = await this.isProven(verification);
    if (isThere === null) return;
    if (!isThere) return this.verifications.noteMissing(id);
    await this.database.transaction(async (manager) => {
      await this.verifications.noteSeen(id, manager);
      if (!counts && actorId) await this.log.note(manager, { accountId, actorId, action: 'domain.verified', details: { domain } });
    });
  }

  private async isProven({ accountId, domain, way, token }: VerificationRow): Promise<boolean | null> {
    if (way === 'admin') return true;
    if (way === 'address') return this.verifications.hasAddress(accountId, domain);
    return (await this.dns.listTexts(domain))?.includes(recordOf(token)) ?? null;
  }
}

const recordOf = (token: string) => `folia-verification=${token}`;

const refusal = (message: string) => new AppError('BODY_INVALID', { issues: [{ path: 'domain', message }] });

function refuseMailProvider(domain: string): void {
  if (mailProviders.has(domain)) throw refusal('Anybody can have an address at this domain, so it names no organisation. Take your own.');
}

function toVerification({ id, domain, way, token, verifiedAt, checkedAt, endsAt, counts }: VerificationRow): Verification {
  const missing = counts ? 'missing' : 'lost';
  return {
    id,
    domain,
    way,
    state: !verifiedAt ? 'waiting' : endsAt ? missing : 'verified',
    record: way === 'dns' ? recordOf(token) : null,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
