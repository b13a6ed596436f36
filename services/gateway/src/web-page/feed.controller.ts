import { atomRoute, rssRoute } from '@folia/contracts/document-routes';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers.decorator';
import { PageService } from './page.service';

const tenMinutes = 'public, max-age=600';

/** The blog for feed readers: the same for everybody until the next build. */
@Controller()
export class FeedController {
  constructor(private readonly pages: PageService) {}

  @Answers(rssRoute)
  rss(@Res() reply: FastifyReply): void {
    this.send(reply, 'rss');
  }

  @Answers(atomRoute)
  atom(@Res() reply: FastifyReply): void {
    this.send(reply, 'atom');
  }

  private send(reply: FastifyReply, format: 'rss' | 'atom'): void {
    reply.header('content-type', `application/${format}+xml; charset=utf-8`).header('cache-control', tenMinutes);
    // A browser that opens it shows text and runs nothing.
    reply.header('content-security-policy', "default-src 'none'; sandbox").send(this.pages.feeds[format]);
  }
}
