import type { Caller } from '@folia/contracts/caller';
import { exportAiRows, exportPortfolioRows, exportSharingRows, exportUserRows } from '@folia/contracts/export/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { writeTables } from './write-tables';

const questions = { user: exportUserRows, portfolio: exportPortfolioRows, ai: exportAiRows, sharing: exportSharingRows };

@Injectable()
export class PersonRowsClient {
  constructor(private readonly rpc: RpcClient) {}

  /** All rows about the caller, for each service as one JSON object of tables, a piece at a time. Every service has answered before this does. */
  async all(caller: Caller): Promise<{ service: string; json: AsyncIterable<string> }[]> {
    const asked = Object.entries(questions).map(async ([service, question]) => {
      const ask = (cursor: string | null) => this.rpc.call(question, caller, { cursor });
      return { service, json: writeTables(await ask(null), ask) };
    });
    return Promise.all(asked);
  }
}
