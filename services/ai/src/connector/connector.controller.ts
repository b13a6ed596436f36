import type { Caller } from '@folia/contracts/caller';
import { askForTest, findTestExample, getTestResult, listTestable } from '@folia/contracts/connector/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ConnectorService } from './connector.service';

@Controller()
export class ConnectorController {
  constructor(private readonly connectors: ConnectorService) {}

  @Handles(listTestable)
  listTestable(_caller: Caller, { accountId, jobIds }: z.output<typeof listTestable.input>) {
    return this.connectors.listTestable(accountId, jobIds);
  }

  @Handles(askForTest)
  ask(caller: Caller, input: z.output<typeof askForTest.input>) {
    return this.connectors.ask(caller, input);
  }

  @Handles(getTestResult)
  result(_caller: Caller, { accountId, agreementId }: z.output<typeof getTestResult.input>) {
    return this.connectors.result(accountId, agreementId);
  }

  @Handles(findTestExample)
  example(_caller: Caller, { accountId, jobId }: z.output<typeof findTestExample.input>) {
    return this.connectors.example(accountId, jobId);
  }
}
