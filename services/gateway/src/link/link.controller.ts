import type { Caller } from '@folia/contracts/caller';
import {
  createLink,
  createLinkInput,
  deleteLink,
  getLink,
  listLinks,
  listLinksQuery,
  listReceivedLinksQuery,
  openLink,
  openLinkInput,
  rotateLink,
  updateLink,
  updateLinkInput,
} from '@folia/contracts/link';
import { resolveUsername } from '@folia/contracts/session';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { linkSessionOf } from '../caller/link-session';
import { env } from '../env';
import { BodyOf, type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { cookiesFor } from '../session/cookies';
import { ReceivedLinksService } from './received-links.service';

const cookies = cookiesFor(env.APP_URL);

@Controller('api/links')
export class LinkController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly receivedLinks: ReceivedLinksService,
  ) {}

  @Get()
  list(@From() caller: Caller, @QueryOf(listLinksQuery) query: z.output<typeof listLinksQuery>) {
    return this.rpc.call(listLinks, caller, query);
  }

  @Post()
  create(@From() caller: Caller, @BodyOf(createLinkInput) input: z.output<typeof createLinkInput>) {
    return this.rpc.call(createLink, caller, input);
  }

  /** The cookie is set before it is asked where the link leads: if that fails, the same visitor comes again and is not counted twice. */
  @Post('open')
  @HttpCode(200)
  async open(
    @From() caller: Caller,
    @BodyOf(openLinkInput) input: z.output<typeof openLinkInput>,
    @Req() request: CalledRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const linkSession = linkSessionOf(request);
    const { ownerId, visitor } = await this.rpc.call(openLink, { ...caller, ...(linkSession && { linkSession }) }, input);
    if (visitor) reply.setCookie(cookies.link, visitor, cookies.linkOptions);
    const { uname } = await this.rpc.call(resolveUsername, caller, { key: ownerId });
    return { uname };
  }

  @Get('received')
  received(@From() caller: Caller, @QueryOf(listReceivedLinksQuery) query: z.output<typeof listReceivedLinksQuery>) {
    return this.receivedLinks.list(caller, query);
  }

  @Get(':id')
  get(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getLink, caller, { id });
  }

  @Patch(':id')
  update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateLinkInput) input: z.output<typeof updateLinkInput>) {
    return this.rpc.call(updateLink, caller, { ...input, id });
  }

  @Delete(':id')
  delete(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(deleteLink, caller, { id });
  }

  @Post(':id/rotate')
  @HttpCode(200)
  rotate(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(rotateLink, caller, { id });
  }
}
