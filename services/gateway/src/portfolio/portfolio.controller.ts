import { type Caller, callerOwnerId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { viewItemRoute, viewPortfolioRoute, viewUserRoute } from '@folia/contracts/portfolio/routes';
import { type ItemPageView, type PortfolioView, viewAs } from '@folia/contracts/portfolio/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { routerPath } from '../http/declared-routes';
import { matchedRoute } from '../http/matched-route';
import { namesTag } from '../http/names-tag';
import { From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { itemPageOf } from './item-page-view';
import { PublicPortfolioService } from './public-portfolio.service';

const viewQuery = z.strictObject({ as: viewAs.optional(), linkId: z.uuid().optional(), token: z.string().max(200).optional(), profile: z.string().optional() });
/** Addresses are cut to the longest possible one: anything longer is unknown anyway. */
const cut = (text: string | undefined) => text?.slice(0, 100) || undefined;

/** A signed-in caller, a key or a holder of links: what they see is for them alone. */
const isKnown = (caller: Caller) => callerOwnerId(caller) !== null || caller.linkSession !== undefined;

@Controller()
export class PortfolioController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly publicPortfolios: PublicPortfolioService,
  ) {}

  /**
   * Under both names, the second being SPEC section 7's. There a token shows what its link shows; it goes to the services in a message of its own and into no
   * cache, log or trace. Under the first it means nothing: pages exchange it at the gate, and the link cookie counts.
   */
  @Answers(viewPortfolioRoute, viewUserRoute)
  async view(
    @From() caller: Caller,
    @Param('key') key: string,
    @QueryOf(viewQuery) { as, linkId, profile, token }: z.output<typeof viewQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.header('content-type', 'application/json; charset=utf-8');
    const wish = { key: key.slice(0, 100), as, linkId, profile: cut(profile) };
    const byToken = matchedRoute(request) === routerPath(viewUserRoute) ? token : undefined;
    if (byToken || isKnown(caller)) {
      const { json } = await (byToken ? this.viewByToken(caller, { ...wish, token: byToken }) : this.rpc.call(viewPortfolio, caller, wish));
      return void reply.header('cache-control', 'private, no-store').send(json);
    }
    const { version, body } = await this.publicPortfolios.get(wish.key, wish.profile);
    const etag = `W/"${version}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'Authorization, Cookie');
    if (namesTag(request.headers['if-none-match'], etag)) return void reply.status(304).send();
    reply.send(body);
  }

  /** A token that is none of this person's means nothing: the caller sees what they see without it. */
  private async viewByToken(caller: Caller, { token, ...wish }: z.input<typeof viewPortfolio.input>) {
    return this.rpc.call(viewPortfolio, caller, { ...wish, token }).catch((error) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return this.rpc.call(viewPortfolio, caller, wish);
      throw error;
    });
  }

  /** The page of one item; unknown, private and without a page are one 404. */
  @Answers(viewItemRoute)
  async item(
    @From() caller: Caller,
    @Param('key') key: string,
    @Param('id', UuidPipe) id: string,
    @QueryOf(viewQuery) query: z.output<typeof viewQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ItemPageView> {
    const known = isKnown(caller);
    reply.header('cache-control', known ? 'private, no-store' : 'no-cache').header('vary', 'Authorization, Cookie');
    const profile = cut(query.profile);
    const json = known
      ? (await this.rpc.call(viewPortfolio, caller, { key: key.slice(0, 100), as: query.as, linkId: query.linkId, profile })).json
      : (await this.publicPortfolios.get(key.slice(0, 100), profile)).body.toString();
    const view = itemPageOf(JSON.parse(json) as PortfolioView, id);
    if (!view) throw new AppError('NOT_FOUND');
    return view;
  }
}
