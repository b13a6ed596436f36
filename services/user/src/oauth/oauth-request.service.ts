import type { Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { openScopes } from '@folia/contracts/features';
import { oauthResources } from '@folia/contracts/oauth/resources';
import type { Allowance, OauthRequest } from '@folia/contracts/oauth/shapes';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Interaction, InteractionResults } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { OrganisationService } from '../organisation/organisation.service';
import { hashOf } from './hash-of';
import { issuer } from './issuer';
import { OauthClientRepository } from './oauth-client.repository';
import { OauthGrantRepository } from './oauth-grant.repository';
import { OauthProviderService } from './oauth-provider.service';
import { OauthRecordRepository } from './oauth-record.repository';

type Asked = OauthRequest & { clientId: string; interaction: Interaction };

/** What programs ask of people, and the answers. */
@Injectable()
export class OauthRequestService {
  constructor(
    @Inject(issuer) private readonly address: string,
    private readonly server: OauthProviderService,
    private readonly clients: OauthClientRepository,
    private readonly grants: OauthGrantRepository,
    private readonly records: OauthRecordRepository,
    private readonly organisations: OrganisationService,
    private readonly log: AccountLogRepository,
    private readonly database: DataSource,
  ) {}

  async get(id: string): Promise<OauthRequest> {
    const { clientId: _, interaction: __, ...request } = await this.find(id);
    return request;
  }

  async allow(person: Person, { id, scopes: allowed, accountId, days }: Allowance & { id: string }): Promise<{ continueAt: string }> {
    const { interaction, clientId, name, host, resource, scopes: asked } = await this.find(id);
    if (allowed.some((scope) => !asked.includes(scope))) {
      throw new AppError('BODY_INVALID', { issues: [{ path: 'scopes', message: 'has more than the program asks for' }] });
    }
    if (accountId) await this.organisations.membership(person, accountId);
    await this.take(id);
    const grant = {
      id: newId(),
      personId: person.id,
      organisationId: accountId,
      clientId,
      host,
      resource,
      scopes: asked.filter((scope) => allowed.includes(scope)),
      days,
    };
    await this.database.transaction(async (manager) => {
      await this.grants.insert(manager, grant);
      if (accountId) await this.log.note(manager, { accountId, actorId: person.id, action: 'program.allowed', details: { program: name } });
    });
    await this.clients.noteUsed(clientId);
    return this.answer(interaction, { login: { accountId: person.id, remember: false }, consent: { grantId: grant.id }, answeredBy: person.id });
  }

  async refuse(person: Person, id: string): Promise<{ continueAt: string }> {
    const { interaction } = await this.find(id);
    await this.take(id);
    return this.answer(interaction, { error: 'access_denied', error_description: 'the person said no', answeredBy: person.id });
  }

  private async find(id: string): Promise<Asked> {
    const interaction = await this.server.provider.Interaction.find(id);
    const { client_id: clientId, redirect_uri: returnTo, resource: address, scope = '' } = (interaction?.params ?? {}) as Record<string, string | undefined>;
    const name = clientId && (await this.clients.find(clientId))?.client_name;
    const resource = oauthResources.find((path) => this.address + path === address);
    if (!interaction || interaction.result || !clientId || typeof name !== 'string' || !returnTo || !resource) throw new AppError('NOT_FOUND');
    const wanted = new Set(scope.split(' '));
    return { id, name, host: hostOf(returnTo), resource, scopes: openScopes.filter((one) => wanted.has(one)), clientId, interaction };
  }

  /** Of several answers at once, one counts. */
  private async take(id: string): Promise<void> {
    if (!(await this.records.consume('Interaction', hashOf(id)))) throw new AppError('NOT_FOUND');
  }

  private async answer(interaction: Interaction, result: InteractionResults): Promise<{ continueAt: string }> {
    interaction.result = result;
    await interaction.persist();
    return { continueAt: new URL(interaction.returnTo).pathname };
  }
}

/** `localhost` for all addresses of the person's own machine, and a program's own scheme where it has one (RFC 8252, sections 7.3 and 7.1). */
const hostOf = (address: string): string => {
  const { host, protocol } = new URL(address);
  return protocol === 'http:' ? 'localhost' : host || protocol;
};
