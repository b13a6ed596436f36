import type { Member, Person } from '@folia/contracts/access';
import type { ActingFor } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { Organisation, OwnOrganisation } from '@folia/contracts/organisation/shapes';
import { Injectable } from '@nestjs/common';
import { OrganisationRepository } from './organisation.repository';

/** Organisations as their members see them. */
@Injectable()
export class OrganisationService {
  constructor(private readonly organisations: OrganisationRepository) {}

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
}
