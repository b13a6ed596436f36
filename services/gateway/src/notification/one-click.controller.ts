import { guest } from '@folia/contracts/caller';
import { unsubscribePageRoute } from '@folia/contracts/document-routes';
import { unsubscribe } from '@folia/contracts/notification/questions';
import { unsubscribeInput } from '@folia/contracts/notification/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { QueryOf } from '../http/request.decorator';

/** Where mail programs post to when somebody presses their "unsubscribe" (RFC 8058): no sign-in, no cookie, the signed token alone. A browser gets the page there. */
@Controller()
export class OneClickController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(unsubscribePageRoute)
  post(@QueryOf(unsubscribeInput) input: z.output<typeof unsubscribeInput>) {
    return this.rpc.call(unsubscribe, guest, input);
  }
}
