import type { Caller } from '@folia/contracts/caller';
import { sendFeedback } from '@folia/contracts/feedback/questions';
import { sendFeedbackRoute } from '@folia/contracts/feedback/routes';
import { feedbackInput } from '@folia/contracts/feedback/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';

@Controller()
export class FeedbackController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(sendFeedbackRoute)
  send(@From() caller: Caller, @Req() request: CalledRequest, @BodyOf(feedbackInput) input: z.output<typeof feedbackInput>) {
    return this.rpc.call(sendFeedback, caller, { ...input, ip: request.ip });
  }
}
