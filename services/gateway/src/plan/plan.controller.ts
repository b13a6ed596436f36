import { plansRoute } from '@folia/contracts/plan/routes';
import type { PlanList } from '@folia/contracts/plan/shapes';
import { Controller } from '@nestjs/common';
import { Answers } from '../http/answers.decorator';
import { KeptPlans } from './kept-plans';

@Controller()
export class PlanController {
  constructor(private readonly plans: KeptPlans) {}

  @Answers(plansRoute)
  get(): Promise<PlanList> {
    return this.plans.get();
  }
}
