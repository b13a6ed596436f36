import { callerUserId, systemCaller } from '@folia/contracts/caller';
import {
  authorizedRoute,
  authorizeRoute,
  registerRoute,
  resourceMetadataRoute,
  revokeRoute,
  serverMetadataRoute,
  tokenRoute,
} from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { answerOauth } from '@folia/contracts/oauth/questions';
import { oauthResources } from '@folia/contracts/oauth/resources';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentCallerService } from '../caller/document-caller.service';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import type { CalledRequest } from '../http/request.decorator';
import { fromAnyOrigin } from '../security-headers';
import { resourceMetadata, serverMetadata } from './metadata';

/** The authorization server seen from outside. What is asked here is answered by the user service; a cookie only says whose browser it is (DESIGN section 5). */
@Controller()
export class OauthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly documents: DocumentCallerService,
  ) {}

  @Answers(serverMetadataRoute)
  server(@Res() reply: FastifyReply): void {
    reply.headers(fromAnyOrigin).header('cache-control', 'public, max-age=3600').send(serverMetadata(env.APP_URL));
  }

  @Answers(resourceMetadataRoute)
  resource(@Param('name') name: string, @Res() reply: FastifyReply): void {
    const resource = oauthResources.find((path) => path === `/api/${name}`);
    if (!resource) throw new AppError('NOT_FOUND');
    reply.headers(fromAnyOrigin).header('cache-control', 'public, max-age=3600').send(resourceMetadata(env.APP_URL, resource));
  }

  @Answers(authorizeRoute, authorizedRoute)
  authorize(@Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.handOn(request, reply);
  }

  @Answers(tokenRoute)
  token(@Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.handOn(request, reply);
  }

  @Answers(registerRoute)
  register(@Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.handOn(request, reply);
  }

  @Answers(revokeRoute)
  revoke(@Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.handOn(request, reply);
  }

  private async handOn(request: CalledRequest, reply: FastifyReply): Promise<void> {
    const [path = '', query] = request.url.split('?');
    const { status, headers, body } = await this.rpc.call(answerOauth, systemCaller('oauth'), {
      method: request.method === 'POST' ? 'POST' : 'GET',
      path,
      query: query === undefined ? '' : `?${query}`,
      contentType: request.headers['content-type'] ?? '',
      authorization: request.headers.authorization ?? '',
      body: typeof request.body === 'string' ? request.body : '',
      personId: callerUserId(await this.documents.callerOf(request)),
    });
    reply.status(status).headers(headers).header('referrer-policy', 'no-referrer').send(body);
  }
}
