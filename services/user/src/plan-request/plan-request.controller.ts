import type { Person } from '@folia/contracts/access';
import { closePlanRequest, listPlanRequests, sendPlanRequest } from '@folia/contracts/billing/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PlanRequestService } from './plan-request.service';

@Controller()
export class PlanRequestController {
  constructor(private readonly requests: PlanRequestService) {}

  @Handles(sendPlanRequest)
  send(caller: Caller, input: z.output<typeof sendPlanRequest.input>) {
    return this.requests.send(caller, input);
  }

  @Handles(listPlanRequests)
  list(admin: Person, query: z.output<typeof listPlanRequests.input>) {
    return this.requests.list(admin, query);
  }

  @Handles(closePlanRequest)
  async close(admin: Person, { id }: { id: string }) {
    await this.requests.close(admin, id);
    return {};
  }
}
