import type { FetchedPosting, ListedPosting } from '@folia/contracts/posting/shapes';
import { boardHosts } from '@folia/fit/page/posting-boards';
import { readPostingBoard } from '@folia/fit/page/read-posting-board';
import { readPostingPage } from '@folia/fit/page/read-posting-page';
import { safeFetch } from '@folia/platform/safe-fetch';

/** Reads jobs from public pages. */
export class PostingPageClient {
  /** With `boardsUrl` the public interfaces of boards are there, each under its host as the first part of the path. */
  constructor(
    private readonly allowLoopback: boolean,
    private readonly boardsUrl: string | undefined,
  ) {}

  read(address: string): Promise<FetchedPosting> {
    return readPostingPage(address, this.fetch);
  }

  /** What a public board lists. */
  list(address: string): Promise<ListedPosting[]> {
    return readPostingBoard(address, this.fetch);
  }

  private readonly fetch = (address: string) => safeFetch(this.placeOf(address), { allowLoopback: this.allowLoopback });

  private placeOf(address: string): string {
    const { hostname, pathname, search } = new URL(address);
    return this.boardsUrl && boardHosts.has(hostname) ? `${this.boardsUrl}/${hostname}${pathname}${search}` : address;
  }
}
