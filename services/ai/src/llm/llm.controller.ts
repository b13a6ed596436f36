import { describeModel, listAccountModelSpend } from '@folia/contracts/model/questions';
import type { ModelSpendQuery } from '@folia/contracts/model/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { LlmService } from './llm.service';

@Controller()
export class LlmController {
  constructor(private readonly llm: LlmService) {}

  @Handles(describeModel)
  async describe() {
    return { model: this.llm.info };
  }

  @Handles(listAccountModelSpend)
  listSpend(_system: unknown, query: ModelSpendQuery) {
    return this.llm.listSpend(query);
  }
}
