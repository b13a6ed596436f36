import { openapiRoute } from '@folia/contracts/health/routes';
import { Controller } from '@nestjs/common';
import { Answers } from '../http/answers.decorator';
import { openapiDocument } from './openapi-document';

@Controller()
export class OpenapiController {
  private readonly document = openapiDocument();

  @Answers(openapiRoute)
  get() {
    return this.document;
  }
}
