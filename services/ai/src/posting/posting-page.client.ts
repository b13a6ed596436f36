import type { FetchedPosting, ListedPosting } from '@folia/contracts/posting/shapes';
import { readPostingBoard } from '@folia/fit/page/read-posting-board';
import { readPostingPage } from '@folia/fit/page/read-posting-page';
import { safeFetch } from '@folia/platform/safe-fetch';

/** Reads jobs from public pages. */
export class PostingPageClient {
  constructor(private readonly allowLoopback: boolean) {}

  read(address: string): Promise<FetchedPosting> {
    return readPostingPage(address, this.fetch);
  }

  /** What a public board lists. */
  list(address: string): Promise<ListedPosting[]> {
    return readPostingBoard(address, this.fetch);
  }

  private readonly fetch = (address: string) => safeFetch(address, { allowLoopback: this.allowLoopback });
}
