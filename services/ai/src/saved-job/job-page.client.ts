import type { JobPage } from '@folia/contracts/saved-job';
import { safeFetch } from '@folia/platform/safe-fetch';
import { readJobPage } from './read-job-page';

/** Reads jobs that stand on public pages. */
export class JobPageClient {
  constructor(private readonly allowLoopback: boolean) {}

  read(address: string): Promise<JobPage> {
    return readJobPage(address, (one) => safeFetch(one, { allowLoopback: this.allowLoopback }));
  }
}
