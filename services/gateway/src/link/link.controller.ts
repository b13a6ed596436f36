import type { Caller } from '@folia/contracts/caller';
import { openLinkInput } from '@folia/contracts/link/gate';
import { openLink } from '@folia/contracts/link/questions';
import { listReceivedLinksQuery } from '@folia/contracts/link/received';
import { openLinkRoute, receivedLinksRoute } from '@folia/contracts/link/routes';
import { resolveUsername } from '@folia/contracts/username/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { linkSessionOf } from '../caller/link-session';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';
import { ReceivedLinksService } from './received-links.service';

const cookies = cookiesFor(env.APP_URL);

@Controller()
export class LinkController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly receivedLinks: ReceivedLinksService,
  ) {}

  /** The cookie is set before it is asked where the link leads: if that fails, the same visitor comes again and is not counted twice. */
  @Answers(openLinkRoute)
  async open(
    @From() caller: Caller,
    @BodyOf(openLinkInput) input: z.output<typeof openLinkInput>,
    @Req() request: CalledRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const linkSession = linkSessionOf(request);
    const { 'user-agent': userAgent = '' } = request.headers;
    const asked = { ...input, userAgent: userAgent.slice(0, 500), network: request.ip };
    const { ownerId, visitor, view } = await this.rpc.call(openLink, { ...caller, ...(linkSession && { linkSession }) }, asked);
    if (visitor) reply.setCookie(cookies.link, visitor, cookies.linkOptions);
    const { uname } = await this.rpc.call(resolveUsername, caller, { key: ownerId });
    return { uname, profile: null, view };
  }

  @Answers(receivedLinksRoute)
  received(@From() caller: Caller, @QueryOf(listReceivedLinksQuery) query: z.output<typeof listReceivedLinksQuery>) {
    return this.receivedLinks.list(caller, query);
  }
}
