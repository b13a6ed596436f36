import { type Card, cardName } from '@folia/contracts/card';
import { cardRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { Controller, Param, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, QueryOf } from '../http/request.decorator';
import { PageService } from '../web-page/page.service';
import { canBeDrawn, drawCard } from './draw-card';

const cardQuery = z.strictObject({ page: z.string().max(500) });

/** The pictures of pages where they are shared. Each is drawn from what the page says to strangers at that moment: what they do not see has no card. */
@Controller()
export class CardController {
  private readonly drawn = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length });

  constructor(
    private readonly pages: PageService,
    private readonly adapter: HttpAdapterHost,
  ) {}

  @Answers(cardRoute)
  async show(
    @Param('name') name: string,
    @QueryOf(cardQuery) { page }: z.output<typeof cardQuery>,
    @Req() request: CalledRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!page.startsWith('/')) throw new AppError('NOT_FOUND');
    const { card, version } = await this.pageOf(page, request.id);
    if (!card) throw new AppError('NOT_FOUND');
    if (!canBeDrawn(card)) return void reply.redirect('/card.png', 302);
    // A page that belongs to a person may be made private; what belongs to nobody stays as its name says.
    const isFixed = version === undefined && name === cardName(card);
    reply
      .header('content-type', 'image/png')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .send(await this.draw(card));
  }

  private async draw(card: Card): Promise<Buffer> {
    // Names are only as different as a page needs; here all pages meet.
    const key = JSON.stringify(card);
    const known = this.drawn.get(key);
    if (known) return known;
    const png = await drawCard(card, card.photo.startsWith('/files/photos/') ? await this.photoOf(card.photo) : null);
    this.drawn.set(key, png);
    return png;
  }

  private async pageOf(url: string, requestId: string) {
    const { page } = await this.pages.rendered(url, null, false, requestId, async (path) => {
      const answer = await this.server.inject({ method: 'GET', url: path, headers: { 'x-request-id': requestId } });
      return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body };
    });
    return page;
  }

  private async photoOf(address: string): Promise<Buffer | null> {
    const answer = await this.server.inject({ method: 'GET', url: address });
    return answer.statusCode === 200 ? answer.rawPayload : null;
  }

  private get server(): FastifyInstance {
    return this.adapter.httpAdapter.getInstance<FastifyInstance>();
  }
}
