import type { Caller } from '@folia/contracts/caller';
import { listSitemapPages, listSitemapParts } from '@folia/contracts/sitemap/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SitemapService } from './sitemap.service';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Handles(listSitemapParts)
  parts() {
    return this.sitemap.listParts();
  }

  @Handles(listSitemapPages)
  pages(_caller: Caller, { from, before }: z.output<typeof listSitemapPages.input>) {
    return this.sitemap.listPages(from, before);
  }
}
