import { systemCaller } from '@folia/contracts/caller';
import { listWhoMay } from '@folia/contracts/organisation/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

/** Who may add candidates in an account now: a connector asks in the name of one of them. */
@Injectable()
export class RecruitersClient {
  constructor(private readonly rpc: RpcClient) {}

  async listOf(accountId: string): Promise<string[]> {
    return (await this.rpc.call(listWhoMay, systemCaller('connector'), { accountId, action: 'candidate.add' })).ids;
  }
}
