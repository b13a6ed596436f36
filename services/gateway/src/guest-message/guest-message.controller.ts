import type { Caller } from '@folia/contracts/caller';
import { confirmGuestMessage, confirmGuestMessageInput, writeAsGuest, writeAsGuestInput } from '@folia/contracts/guest-message';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { z } from 'zod';
import { withLinks } from '../caller/link-session';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';

@Controller('api/guest-messages')
export class GuestMessageController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  @HttpCode(202)
  write(@From() caller: Caller, @Req() request: CalledRequest, @BodyOf(writeAsGuestInput) input: z.output<typeof writeAsGuestInput>) {
    return this.rpc.call(writeAsGuest, withLinks(caller, request), { ...input, ip: request.ip });
  }

  @Post('confirm')
  @HttpCode(200)
  confirm(@From() caller: Caller, @BodyOf(confirmGuestMessageInput) input: z.output<typeof confirmGuestMessageInput>) {
    return this.rpc.call(confirmGuestMessage, caller, input);
  }
}
