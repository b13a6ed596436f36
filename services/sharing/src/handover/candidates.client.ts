import { systemCaller } from '@folia/contracts/caller';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import { listHandoverCandidates } from '@folia/contracts/handover/questions';
import type { HandoverCandidate } from '@folia/contracts/handover/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

/** Candidates of a job, with what may be handed over of them now. */
@Injectable()
export class CandidatesClient {
  constructor(private readonly rpc: RpcClient) {}

  /** `candidateIds` null: all. Whoever is gone is missing. */
  async list(of: { accountId: string; kind: ConnectorKind; jobId: string; candidateIds: string[] | null }): Promise<HandoverCandidate[]> {
    return (await this.rpc.call(listHandoverCandidates, systemCaller('handover'), of)).items;
  }
}
