import { createHash } from 'node:crypto';
import { namesTag } from '../http/names-tag';
import { compressed, type Document, unchanged } from './kept-pages';

/** What such a page tells of the installation, such as what a plan costs, may be so old. */
const keptMs = 20_000;

type Kept = Document & { etag: string; until: number };

/** Public pages that belong to no person, by address, each rendered three times a minute at most. `settings`: what else their answers depend on. `clock`: milliseconds that only grow. */
export class SitePages {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly settings = '',
    private readonly clock = () => performance.now(),
  ) {}

  /** The page, or only a 304 for a visitor who has it (`match`, an If-None-Match). What cannot be rendered whole is not kept. */
  async answer(path: string, match: string | undefined, render: () => Promise<Document>): Promise<Document> {
    const known = this.kept.get(path);
    const page = known && known.until > this.clock() ? known : await this.renew(path, render);
    return page.etag && namesTag(match, page.etag) ? unchanged(page.etag) : page;
  }

  private async renew(path: string, render: () => Promise<Document>): Promise<Document> {
    const document = await render();
    if (document.status !== 200) return document;
    const etag = `W/"${createHash('sha256').update(document.body).update(this.settings).digest('base64url').slice(0, 16)}"`;
    const page = await compressed({ ...document, etag, until: this.clock() + keptMs });
    this.kept.set(path, page);
    return page;
  }
}
