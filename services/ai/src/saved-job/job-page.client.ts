import type { JobPage } from '@folia/contracts/saved-job/shapes';
import { readPostingPage } from '@folia/fit/page/read-posting-page';
import { safeFetch } from '@folia/platform/safe-fetch';

/** Reads jobs that stand on public pages. */
export class JobPageClient {
  constructor(private readonly allowLoopback: boolean) {}

  read(address: string): Promise<JobPage> {
    return readPostingPage(address, (one) => safeFetch(one, { allowLoopback: this.allowLoopback }));
  }
}
