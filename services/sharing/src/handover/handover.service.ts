import type { Member } from '@folia/contracts/access';
import type { Connector, TheirJob } from '@folia/contracts/connector/shapes';
import { AppError } from '@folia/contracts/errors';
import type { handOver, previewHandover, setCredentials, settleHandover } from '@folia/contracts/handover/questions';
import type { Credentials, HandoverList, HandoverStages } from '@folia/contracts/handover/shapes';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { atsOf } from '../connector/ats-of';
import { ConnectorService } from '../connector/connector.service';
import { ConnectorCallRepository } from '../connector/connector-call.repository';
import { AtsClient } from './ats.client';
import { CandidatesClient } from './candidates.client';
import { HandoverRepository } from './handover.repository';
import { type Target, TargetRepository } from './target.repository';

type Ready = Pick<Target, 'id' | 'kind'> & { credentials: Credentials; theirJob: TheirJob };
/** The most of whom is asked in one request where they stand. */
const mostAsked = 100;

/** Candidates who are handed over to a system of applications: by a person, one by one chosen, and nobody who was not told so when they agreed. */
@Injectable()
export class HandoverService {
  constructor(
    private readonly targets: TargetRepository,
    private readonly handovers: HandoverRepository,
    private readonly calls: ConnectorCallRepository,
    private readonly candidates: CandidatesClient,
    private readonly connectors: ConnectorService,
    private readonly ats: AtsClient,
  ) {}

  async setCredentials(member: Member, { id, ...credentials }: z.output<typeof setCredentials.input>): Promise<Connector> {
    const { accountId } = member;
    const target = await this.targets.find(accountId, id);
    if (!target) throw new AppError('NOT_FOUND');
    const user = await this.ats.read(target.kind, atsOf[target.kind].findUser(credentials));
    const sealed = this.ats.seal(credentials, id);
    await this.targets.keepCredentials({ accountId, id, sealed, userName: user.name.slice(0, 300), lastFour: credentials.apiKey.slice(-4) });
    return this.connectors.get(member, id);
  }

  async listJobs({ accountId }: Member, id: string): Promise<{ items: TheirJob[] }> {
    const target = await this.targets.find(accountId, id);
    const credentials = target && this.ats.open(target.sealed, id);
    if (!target || !credentials) throw new AppError('NOT_FOUND');
    return { items: await this.ats.read(target.kind, atsOf[target.kind].listJobs(credentials)) };
  }

  /** Also those who are gone: what is left of them there is the team's to erase. */
  async list({ accountId }: Member, jobId: string): Promise<HandoverList> {
    const target = await this.targets.findOfJob(accountId, jobId);
    if (!target) return { target: null, candidates: [], items: [] };
    const [ready, kept] = [this.readyOf(target, jobId), await this.handovers.list(target.id, jobId)];
    const items = kept.map(({ theirId: _theirs, ...rest }) => rest);
    if (!ready) return { target: null, candidates: [], items };
    const candidates = await this.candidates.list({ accountId, kind: target.kind, jobId, candidateIds: null });
    return { target: { kind: ready.kind, theirJob: ready.theirJob }, candidates, items };
  }

  async handOver(member: Member, { jobId, candidateIds }: z.output<typeof handOver.input>): Promise<HandoverList> {
    const { accountId } = member;
    const { id: connectorId, kind, theirJob } = await this.requireReady(accountId, jobId);
    const found = await this.candidates.list({ accountId, kind, jobId, candidateIds });
    for (const { candidateId, person } of found) if (person) await this.handovers.want({ connectorId, jobId, candidateId, theirJobId: theirJob.id });
    return this.list(member, jobId);
  }

  async preview({ accountId }: Member, { jobId, candidateId }: z.output<typeof previewHandover.input>) {
    const { kind, credentials, theirJob } = await this.requireReady(accountId, jobId);
    const [found] = await this.candidates.list({ accountId, kind, jobId, candidateIds: [candidateId] });
    if (!found?.person) throw new AppError('NOT_FOUND');
    const { method, path, body } = atsOf[kind].sendCandidate(credentials, { ...found.person, externalId: candidateId, theirJobId: theirJob.id });
    return { method, url: this.ats.addressOf(kind, path), body: body ?? {} };
  }

  /** Candidates there can be asked for by their number alone, which stands in the address of their page. */
  async settle(member: Member, { jobId, candidateId, page }: z.output<typeof settleHandover.input>): Promise<HandoverList> {
    const { id: connectorId, kind, credentials } = await this.requireReady(member.accountId, jobId);
    const id = await this.handovers.findUnclear(connectorId, jobId, candidateId);
    if (!id) throw new AppError('CONFLICT');
    if (page === null) {
      if (!(await this.handovers.sendAgain(id))) throw new AppError('CONFLICT');
      return this.list(member, jobId);
    }
    const number = atsOf[kind].idIn(page);
    const found = number === null ? [] : await this.ats.read(kind, atsOf[kind].listCandidates(credentials, [number]));
    const theirs = found.find(({ externalId }) => externalId === candidateId);
    if (!theirs) throw new AppError('BODY_INVALID', { issues: [{ path: 'page', message: 'is not the page of this candidate' }] });
    await this.handovers.database.transaction(async (manager) => {
      const tries = await this.handovers.saveSent(manager, { id, theirId: theirs.id, profileUrl: theirs.profileUrl });
      if (tries) await this.calls.insert({ connectorId, handoverId: id, call: 'candidate', state: 'delivered', tries }, manager);
    });
    return this.list(member, jobId);
  }

  async listStages({ accountId }: Member, jobId: string): Promise<HandoverStages> {
    const target = await this.targets.findOfJob(accountId, jobId);
    const ready = target && this.readyOf(target, jobId);
    const sent = target ? (await this.handovers.list(target.id, jobId)).filter(({ theirId }) => theirId !== null).slice(0, mostAsked) : [];
    if (!ready || sent.length === 0) return { items: [] };
    const { kind, credentials } = ready;
    const ids = sent.map(({ theirId }) => theirId ?? 0);
    const found = await this.ats.read(kind, atsOf[kind].listCandidates(credentials, ids));
    const candidateOf = new Map(sent.map(({ theirId, candidateId }) => [theirId, candidateId]));
    return {
      items: found.flatMap(({ id, stage, status }) => {
        const candidateId = candidateOf.get(id);
        return candidateId && stage ? [{ candidateId, stage, status }] : [];
      }),
    };
  }

  private async requireReady(accountId: string, jobId: string): Promise<Ready> {
    const target = await this.targets.findOfJob(accountId, jobId);
    const ready = target && this.readyOf(target, jobId);
    if (!ready) throw new AppError('NOT_FOUND');
    return ready;
  }

  private readyOf({ id, kind, mapping, isOn, sealed }: Target, jobId: string): Ready | null {
    const theirJob = mapping.handovers?.find((one) => one.jobId === jobId)?.theirJob;
    const credentials = isOn ? this.ats.open(sealed, id) : null;
    return theirJob && credentials ? { id, kind, credentials, theirJob } : null;
  }
}
