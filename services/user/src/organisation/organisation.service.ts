import type { Member, Person } from '@folia/contracts/access';
import type { ActingFor } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type LogEntry, logPageSize, type Organisation, type OrganisationLimits, type OwnOrganisation } from '@folia/contracts/organisation/shapes';
import { Injectable } from '@nestjs/common';
import { periodStart, UsageRepository } from '../usage/usage.repository';
import { UsageService } from '../usage/usage.service';
import { AccountLogRepository } from './account-log.repository';
import { OrganisationRepository } from './organisation.repository';

/** Organisations as their members see them. */
@Injectable()
export class OrganisationService {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly log: AccountLogRepository,
    private readonly usage: UsageService,
    private readonly units: UsageRepository,
  ) {}

  async membership(person: Person, organisationId: string): Promise<ActingFor> {
    const found = await this.organisations.find(person.id, organisationId);
    if (!found) throw new AppError('NOT_FOUND');
    const { id, role, state } = found;
    return { id, role, state };
  }

  async listOwn(person: Person): Promise<{ items: OwnOrganisation[] }> {
    return { items: await this.organisations.listOf(person.id) };
  }

  async get(member: Member): Promise<Organisation> {
    const found = await this.organisations.find(member.id, member.accountId);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async limits(member: Member): Promise<OrganisationLimits> {
    const { plan } = await this.get(member);
    const period = await this.units.period(member.accountId);
    const [meters, storage, spent] = await Promise.all([
      this.usage.metersOf(member.accountId),
      this.usage.storageOf(member.accountId),
      this.organisations.usedByPerson(member.accountId, period.monthStart, periodStart(period, 'ever')),
    ]);
    const byPerson = (meter: string) => spent.filter((one) => one.meter === meter).map(({ id, name, used }) => ({ id, name, used }));
    return { plan, meters: meters.map((one) => ({ ...one, byPerson: byPerson(one.meter) })), storage };
  }

  async listLog(member: Member, query: { text?: string; cursor?: string }): Promise<{ items: LogEntry[]; nextCursor: string | null }> {
    const items = await this.log.list(member.accountId, query);
    return { items, nextCursor: items.length === logPageSize ? (items.at(-1)?.id ?? null) : null };
  }
}
