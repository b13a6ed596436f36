import { Controller, Get } from '@nestjs/common';
import { openapiDocument } from './openapi-document';

@Controller('api')
export class OpenapiController {
  private readonly document = openapiDocument();

  @Get('openapi.json')
  get() {
    return this.document;
  }
}
