import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { namesTag } from '../http/names-tag';
import { forgotten } from '../portfolio/forgotten';

/** A document's bytes; kept ones also as they go to those who understand Brotli. `styleHash`: of the rules in it. */
export type Document = { status: number; body: Buffer; brotli?: Buffer; styleHash?: string; location?: string; etag?: string; robots?: string };
/** A page whose version strangers saw after this moment: it may have been made private right then. */
type Kept = Document & { etag: string; publicAt: number };

/** While its version can't be asked, a page is shown for so long after that moment. */
const shownUnaskedMs = 60_000;

const compress = promisify(brotliCompress);
// Halfway: nearly the smallest, at a twentieth of the time. Done once per version.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A document that is sent more than once. */
export const compressed = async <D extends Document>(document: D): Promise<D> => ({ ...document, brotli: await compress(document.body, brotliOptions) });
export const unchanged = (etag: string): Document => ({ status: 304, body: Buffer.alloc(0), etag });

/** Public pages as they were rendered, by address. `clock`: milliseconds that only grow. */
export class KeptPages {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body, brotli }) => body.length + (brotli?.length ?? 0) + 500,
    ...forgotten,
  });

  constructor(private readonly clock = () => performance.now()) {}

  /**
   * The page of the version that `etagNow` says strangers see now (null: none), rendered where it is not kept; only a 304 for a visitor who has it (`match`, an
   * If-None-Match). When `etagNow` fails: the default profile's last page, if its
   * version was asked for less than a minute ago; otherwise throws the failure.
   */
  async answer(url: string, match: string | undefined, etagNow: () => Promise<string | null>, render: () => Promise<Document>): Promise<Document> {
    // Before the question, not after the answer: between the two it may have been made private.
    const publicAt = this.clock();
    let etag: string | null;
    try {
      etag = await etagNow();
    } catch (error) {
      const last = this.kept.get(url);
      // A named profile (`?profile=`) has a switch of its own and is for few: only the default one's page stands in.
      if (!last || url.includes('?') || this.clock() - last.publicAt >= shownUnaskedMs) throw error;
      return namesTag(match, last.etag) ? unchanged(last.etag) : last;
    }
    const known = this.kept.get(url);
    if (etag !== null && known?.etag === etag) {
      known.publicAt = publicAt;
      return namesTag(match, etag) ? unchanged(etag) : known;
    }
    // Private or changed: the old page must never be shown again.
    this.kept.delete(url);
    if (etag !== null && namesTag(match, etag)) return unchanged(etag);
    const document = await render();
    if (etag === null || document.etag !== etag) return document;
    const kept = await compressed({ ...document, etag, publicAt });
    this.kept.set(url, kept);
    return kept;
  }
}
