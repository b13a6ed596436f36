import { systemCaller } from '@folia/contracts/caller';
import { llmsRoute, robotsRoute, sitemapPartRoute, sitemapRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { kindSegments } from '@folia/contracts/item/page-routes';
import { listSitemapPages, listSitemapParts } from '@folia/contracts/sitemap/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { PageService } from '../web-page/page.service';
import { writeLlms } from './write-llms';
import { writeRobots } from './write-robots';
import { type Listed, writeSitemap, writeSitemapIndex } from './write-sitemap';

const asker = systemCaller('sitemap');
const xml = 'application/xml; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const site = 'site.xml';
const partName = (place: number) => `people-${place + 1}.xml`;

/** What robots read before they read pages. Lists of people are made when they are asked for: whoever left the search engines is in none of them. */
@Controller()
export class SitemapController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly pages: PageService,
  ) {}

  @Answers(robotsRoute)
  robots(@Res() reply: FastifyReply): void {
    const paths = this.pages.publicPages.map(({ path }) => path);
    send(reply, text, writeRobots(paths, env.APP_URL));
  }

  @Answers(llmsRoute)
  llms(@Res() reply: FastifyReply): void {
    send(reply, text, writeLlms(this.pages.publicPages, env.APP_URL));
  }

  @Answers(sitemapRoute)
  async index(@Res() reply: FastifyReply): Promise<void> {
    const { parts } = await this.rpc.call(listSitemapParts, asker, {});
    const people = parts.map(({ changedAt }, place) => ({ address: `${env.APP_URL}/sitemaps/${partName(place)}`, modified: changedAt }));
    send(reply, xml, writeSitemapIndex([{ address: `${env.APP_URL}/sitemaps/${site}` }, ...people]));
  }

  @Answers(sitemapPartRoute)
  async part(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    send(reply, xml, writeSitemap(name === site ? this.sitePages() : await this.people(name)));
  }

  private sitePages(): Listed[] {
    return this.pages.publicPages.map(({ path, modified }) => ({ address: env.APP_URL + path, modified }));
  }

  private async people(name: string): Promise<Listed[]> {
    const { parts } = await this.rpc.call(listSitemapParts, asker, {});
    const place = parts.findIndex((_part, at) => partName(at) === name);
    let next: string | null = parts[place]?.from ?? null;
    if (next === null) throw new AppError('NOT_FOUND');
    const before = parts[place + 1]?.from ?? null;
    const listed: Listed[] = [];
    while (next !== null) {
      const found: typeof listSitemapPages.output._output = await this.rpc.call(listSitemapPages, asker, { from: next, before });
      for (const { uname, item, changedAt } of found.pages)
        listed.push({ address: `${env.APP_URL}/${uname}${item ? `/${kindSegments[item.kind]}/${item.id}` : ''}`, modified: changedAt });
      next = found.next;
    }
    return listed;
  }
}

function send(reply: FastifyReply, type: string, body: string): void {
  reply.header('content-type', type).header('cache-control', 'no-cache').send(body);
}
