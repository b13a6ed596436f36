import type { FetchedPosting } from '@folia/contracts/posting/shapes';
import { readPostingPage } from '@folia/fit/page/read-posting-page';
import { safeFetch } from '@folia/platform/safe-fetch';

/** Reads jobs from public pages. */
export class PostingPageClient {
  constructor(private readonly allowLoopback: boolean) {}

  read(address: string): Promise<FetchedPosting> {
    return readPostingPage(address, (one) => safeFetch(one, { allowLoopback: this.allowLoopback }));
  }
}
