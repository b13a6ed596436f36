import type { PagedKind } from '@folia/contracts/item/page-routes';
import { maxItems, mostSitemapPages } from '@folia/contracts/limits';
import type { listSitemapPages, listSitemapParts } from '@folia/contracts/sitemap/questions';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SitemapRepository, type SitemapRow } from './sitemap.repository';

/** People in one answer: most have a handful of pages. */
const peopleAtOnce = 250;

const toPage = ({ uname, kind, id, changedAt }: SitemapRow) => ({
  uname,
  ...(id !== null && { item: { kind: kind as PagedKind, id } }),
  changedAt: changedAt.toISOString(),
});

@Injectable()
export class SitemapService {
  constructor(private readonly pages: SitemapRepository) {}

  /** `pages`: how many addresses a part has before the next one begins. */
  async listParts(pages = mostSitemapPages - maxItems): Promise<z.output<typeof listSitemapParts.output>> {
    const parts = await this.pages.listParts(pages);
    return { parts: parts.map(({ from, changedAt }) => ({ from, changedAt: changedAt.toISOString() })) };
  }

  async listPages(from: string, before: string | null, people = peopleAtOnce): Promise<z.output<typeof listSitemapPages.output>> {
    // One more person is read than told, to know whom to go on with.
    const found = await this.pages.listPages(from, before, people + 1);
    const next = [...new Set(found.map(({ uname }) => uname))][people] ?? null;
    return { pages: found.filter(({ uname }) => uname !== next).map(toPage), next };
  }
}
