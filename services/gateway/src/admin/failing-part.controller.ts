import { listFailingParts } from '@folia/contracts/admin/questions';
import { failingPartsRoute } from '@folia/contracts/admin/routes';
import type { FailingPart } from '@folia/contracts/admin/shapes';
import type { Caller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { failingParts } from '@folia/platform/watched-part';
import { Controller } from '@nestjs/common';
import { Answers } from '../http/answers.decorator';
import { From } from '../http/request.decorator';

/** A gateway cannot be asked over RPC, so the one that answers adds its own failing parts. */
@Controller()
export class FailingPartController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(failingPartsRoute)
  async list(@From() caller: Caller): Promise<{ parts: FailingPart[] }> {
    const { parts } = await this.rpc.call(listFailingParts, caller, {});
    return { parts: [...failingParts().map((part) => ({ service: 'gateway', ...part })), ...parts] };
  }
}
