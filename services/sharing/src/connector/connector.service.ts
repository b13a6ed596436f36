import type { Member } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import type { listConnectorCalls, updateConnector } from '@folia/contracts/connector/questions';
import type { Connector, ConnectorCallPage, ConnectorMapping, MadeConnector } from '@folia/contracts/connector/shapes';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import { AppError } from '@folia/contracts/errors';
import { noteHandoverJobs } from '@folia/contracts/handover/questions';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type WebhookSettings, webhookSettings } from '../webhook/webhook-settings';
import { ConnectorRepository } from './connector.repository';
import { ConnectorCallRepository } from './connector-call.repository';
import { ConnectorKeys } from './connector-keys';
import { RecruitersClient } from './recruiters.client';

const firstMapping: ConnectorMapping = { tests: [], score: 'points', fields: ['musts', 'criteria', 'read-at'], handovers: [] };

/** Connectors of accounts, as their people make and change them. */
@Injectable()
export class ConnectorService {
  private readonly keys: ConnectorKeys;

  constructor(
    @Inject(webhookSettings) { keys }: WebhookSettings,
    private readonly connectors: ConnectorRepository,
    private readonly calls: ConnectorCallRepository,
    private readonly recruiters: RecruitersClient,
    private readonly rpc: RpcClient,
  ) {
    this.keys = new ConnectorKeys(keys);
  }

  async list({ accountId }: Member): Promise<{ items: Connector[] }> {
    const found = await this.connectors.list(accountId);
    const asking = found.length > 0 ? await this.recruiters.listOf(accountId) : [];
    return { items: found.map(({ madeBy, ...rest }) => ({ ...rest, makerHasLeft: madeBy === null || !asking.includes(madeBy) })) };
  }

  async get(member: Member, id: string): Promise<Connector> {
    const found = (await this.list(member)).items.find((one) => one.id === id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async create(member: Member, kind: ConnectorKind): Promise<MadeConnector> {
    const id = newId();
    const { key, ...kept } = this.keys.make(id);
    const isMade = await this.connectors.insert({ id, accountId: member.accountId, madeBy: member.id, kind, mapping: firstMapping, ...kept });
    if (!isMade) throw new AppError('CONFLICT');
    return { connector: await this.get(member, id), key };
  }

  async update(member: Member, { id, version, ...wanted }: z.output<typeof updateConnector.input>): Promise<Connector> {
    const before = await this.get(member, id);
    const { isOn = before.isOn } = wanted;
    const mapping = { ...before.mapping, ...wanted.mapping };
    await this.connectors.database.transaction(async (manager) => {
      if (!(await this.connectors.update(manager, { accountId: member.accountId, id, version, isOn, mapping })))
        throw new AppError('VERSION_CONFLICT', { version: before.version });
      if (wanted.mapping) await this.noteHandoverJobs(member.accountId, before.kind, mapping);
    });
    if (!isOn) await this.calls.stop(id);
    return this.get(member, id);
  }

  async rotate(member: Member, id: string): Promise<MadeConnector> {
    const { key, ...kept } = this.keys.make(id);
    if (!(await this.connectors.rotate({ accountId: member.accountId, id, madeBy: member.id, ...kept }))) throw new AppError('NOT_FOUND');
    return { connector: await this.get(member, id), key };
  }

  async delete({ accountId }: Member, id: string): Promise<void> {
    const found = await this.connectors.find(accountId, id);
    if (!found || !(await this.connectors.delete(accountId, id))) throw new AppError('NOT_FOUND');
    await this.noteHandoverJobs(accountId, found.kind, firstMapping);
  }

  async listCalls(member: Member, { id, limit, ...query }: z.output<typeof listConnectorCalls.input>): Promise<ConnectorCallPage> {
    await this.requireOwn(member, id);
    const found = await this.calls.list(id, { ...query, limit: limit + 1 });
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  async retry(member: Member, id: string, callId: string): Promise<void> {
    const { isOn } = await this.requireOwn(member, id);
    if (!isOn || !(await this.calls.retry(id, callId))) throw new AppError('CONFLICT');
  }

  /** Whoever agrees to a job is told from then on where the team may hand them over to. */
  private async noteHandoverJobs(accountId: string, kind: ConnectorKind, { handovers }: ConnectorMapping): Promise<void> {
    await this.rpc.call(noteHandoverJobs, systemCaller('connector'), { accountId, kind, jobIds: handovers.map(({ jobId }) => jobId) });
  }

  private async requireOwn({ accountId }: Member, id: string): Promise<{ isOn: boolean }> {
    const found = await this.connectors.find(accountId, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}
