import { type FailingPart, listFailingParts } from '@folia/contracts/admin';
import type { Caller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { failingParts } from '@folia/platform/watched-part';
import { Controller, Get } from '@nestjs/common';
import { From } from '../http/request.decorator';

/** Nobody can ask a gateway over RPC: the one that answers adds what fails in itself. */
@Controller('api/admin/failing-parts')
export class FailingPartController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  async list(@From() caller: Caller): Promise<{ parts: FailingPart[] }> {
    const { parts } = await this.rpc.call(listFailingParts, caller, {});
    return { parts: [...failingParts().map((part) => ({ service: 'gateway', ...part })), ...parts] };
  }
}
