import { type Caller, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { askLinkCodeInput, linkViewReport, openLinkInput } from '@folia/contracts/link/gate';
import { askLinkCode, openLink, reportLinkView } from '@folia/contracts/link/questions';
import { listReceivedLinksQuery } from '@folia/contracts/link/received';
import { askLinkCodeRoute, openLinkRoute, receivedLinksRoute, reportLinkViewRoute } from '@folia/contracts/link/routes';
import { resolveNamedProfile } from '@folia/contracts/named-profile/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { withLinks } from '../caller/link-session';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';
import { ReceivedLinksService } from './received-links.service';

const cookies = cookiesFor(env.APP_URL);

const agentOf = ({ headers }: CalledRequest) => (headers['user-agent'] ?? '').slice(0, 500);

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
    const asked = { ...input, userAgent: agentOf(request), network: request.ip };
    const { ownerId, profileId, visitor, view } = await this.rpc.call(openLink, withLinks(caller, request), asked);
    if (visitor) reply.setCookie(cookies.link, visitor, cookies.linkOptions);
    const { uname } = await this.rpc.call(resolveUsername, caller, { key: ownerId });
    const profile = profileId && (await this.rpc.call(resolveNamedProfile, systemCaller('link'), { id: profileId })).slug;
    // Its holder was never meant to see another profile instead.
    if (profileId && !profile) throw new AppError('LINK_PROFILE_GONE');
    return { uname, profile, view };
  }

  @Answers(askLinkCodeRoute)
  askCode(@From() caller: Caller, @BodyOf(askLinkCodeInput) input: z.output<typeof askLinkCodeInput>, @Req() request: CalledRequest) {
    return this.rpc.call(askLinkCode, caller, { ...input, network: request.ip });
  }

  @Answers(reportLinkViewRoute)
  reportView(@From() caller: Caller, @BodyOf(linkViewReport) report: z.output<typeof linkViewReport>, @Req() request: CalledRequest) {
    return this.rpc.call(reportLinkView, withLinks(caller, request), { ...report, userAgent: agentOf(request) });
  }

  @Answers(receivedLinksRoute)
  received(@From() caller: Caller, @QueryOf(listReceivedLinksQuery) query: z.output<typeof listReceivedLinksQuery>) {
    return this.receivedLinks.list(caller, query);
  }
}
