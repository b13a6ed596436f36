import { describeModel } from '@folia/contracts/model/questions';
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
}
