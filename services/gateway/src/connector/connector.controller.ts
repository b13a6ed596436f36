import { type Caller, systemCaller } from '@folia/contracts/caller';
import { getTestStatus, listTests, noteResponseError, sendTest, tryConnector } from '@folia/contracts/connector/questions';
import { listTestsRoute, responseErrorRoute, sendTestRoute, testStatusRoute, tryConnectorRoute } from '@folia/contracts/connector/routes';
import { responseErrorBody, sendTestBody, testStatusQuery } from '@folia/contracts/connector/shapes';
import { AppError } from '@folia/contracts/errors';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req } from '@nestjs/common';
import type { z } from 'zod';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

const system = systemCaller('connector');

/** Systems of applications that ask us. */
@Controller()
export class ConnectorController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(tryConnectorRoute)
  try(@From() caller: Caller, @Param('id', UuidPipe) id: string, @Param('jobId', UuidPipe) jobId: string) {
    return this.rpc.call(tryConnector, caller, { id, jobId, appUrl: env.APP_URL });
  }

  @Answers(listTestsRoute)
  list(@Req() request: CalledRequest) {
    return this.rpc.call(listTests, system, { key: keyIn(request) });
  }

  @Answers(sendTestRoute)
  send(@Req() request: CalledRequest, @BodyOf(sendTestBody) body: z.output<typeof sendTestBody>) {
    return this.rpc.call(sendTest, system, { key: keyIn(request), body });
  }

  @Answers(testStatusRoute)
  status(@Req() request: CalledRequest, @QueryOf(testStatusQuery) query: z.output<typeof testStatusQuery>) {
    return this.rpc.call(getTestStatus, system, { key: keyIn(request), query, appUrl: env.APP_URL });
  }

  @Answers(responseErrorRoute)
  noteError(@Req() request: CalledRequest, @BodyOf(responseErrorBody) body: z.output<typeof responseErrorBody>) {
    return this.rpc.call(noteResponseError, system, { key: keyIn(request), body });
  }
}

/** "Using that API key as the username in Basic Authentication" (grnhse/greenhouse-api-docs, source/includes/assessment/_introduction.md). Throws KEY_REFUSED. */
function keyIn({ headers: { authorization } }: CalledRequest): string {
  const credentials = /^Basic ([A-Za-z0-9+/=]{1,300})$/i.exec(authorization ?? '')?.[1];
  const [key = ''] = Buffer.from(credentials ?? '', 'base64')
    .toString()
    .split(':');
  if (!/^folia_ats_[A-Za-z0-9_-]{43}$/.test(key)) throw new AppError('KEY_REFUSED');
  return key;
}
