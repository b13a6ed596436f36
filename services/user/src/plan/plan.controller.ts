import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { changePlanTerms, getAccountTerms, listPlans, listPlansToChange } from '@folia/contracts/plan/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { PlanService } from './plan.service';

@Controller()
export class PlanController {
  constructor(private readonly plans: PlanService) {}

  @Handles(listPlans)
  list() {
    return this.plans.list();
  }

  @Handles(listPlansToChange)
  listToChange(admin: Person) {
    return this.plans.listAsAdmin(admin);
  }

  @Handles(getAccountTerms)
  ofAccount(_system: Caller, { accountId }: { accountId: string }) {
    return this.plans.ofAccount(accountId);
  }

  @Handles(changePlanTerms)
  change(admin: Person, input: z.output<typeof changePlanTerms.input>) {
    return this.plans.changeAsAdmin(admin, input);
  }
}
