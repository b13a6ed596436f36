import { guest } from '@folia/contracts/caller';
import { unsubscribe, unsubscribeInput } from '@folia/contracts/notification';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { QueryOf } from '../http/request.decorator';

/** Where mail programs post to when somebody presses their "unsubscribe" (RFC 8058): no sign-in, no cookie, the signed token alone. A browser gets the page there. */
@Controller('app/unsubscribe')
export class OneClickController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  @HttpCode(200)
  post(@QueryOf(unsubscribeInput) input: z.output<typeof unsubscribeInput>) {
    return this.rpc.call(unsubscribe, guest, input);
  }
}
