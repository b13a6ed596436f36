import type { ItemKind } from '@folia/contracts/item/fields';
import type { LinkPreview } from '@folia/contracts/link-preview/shapes';
import { safeFetch } from '@folia/platform/safe-fetch';
import { fieldsFromPage } from './fields-from-page';
import { readPageFacts } from './read-page-facts';

/** Reads the metadata of public pages. */
export class LinkPageClient {
  constructor(private readonly allowLoopback: boolean) {}

  async fieldsOf(address: string, kind: ItemKind): Promise<LinkPreview['fields']> {
    const { body } = await safeFetch(address, { allowLoopback: this.allowLoopback });
    return fieldsFromPage(kind, readPageFacts(body));
  }
}
