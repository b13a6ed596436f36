import type { Caller } from '@folia/contracts/caller';
import { getUsage } from '@folia/contracts/usage';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get } from '@nestjs/common';
import { From } from '../http/request.decorator';

@Controller('api/me')
export class UsageController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('usage')
  usage(@From() caller: Caller) {
    return this.rpc.call(getUsage, caller, {});
  }
}
