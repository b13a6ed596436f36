import type { Caller } from '@folia/contracts/caller';
import { writeAsGuest } from '@folia/contracts/guest-message/questions';
import { writeAsGuestRoute } from '@folia/contracts/guest-message/routes';
import { writeAsGuestInput } from '@folia/contracts/guest-message/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { z } from 'zod';
import { withLinks } from '../caller/link-session';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';

@Controller()
export class GuestMessageController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(writeAsGuestRoute)
  write(@From() caller: Caller, @Req() request: CalledRequest, @BodyOf(writeAsGuestInput) input: z.output<typeof writeAsGuestInput>) {
    return this.rpc.call(writeAsGuest, withLinks(caller, request), { ...input, ip: request.ip });
  }
}
