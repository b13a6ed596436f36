import { findPeople } from '@folia/contracts/being-found/questions';
import { type Caller, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { plainFields } from '@folia/contracts/plain-text';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import { getSearcher } from '@folia/contracts/verification/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { redactCandidate } from '@folia/screening/redact/redact-candidate';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

const system = systemCaller('candidate-search');
const stranger: Caller = { actor: { type: 'guest' } };

type Wanted = Pick<z.input<typeof findPeople.input>, 'terms' | 'words' | 'place' | 'among' | 'limit'>;
/** Who searches: an account whose domain is verified. */
export type Searcher = Omit<z.output<typeof getSearcher.output>, 'verifiedDomain'> & { domain: string };
/** A public page: as it says it, and as teams are shown it: without who it is, nor how to reach them. */
export type PublicPage = {
  id: string;
  name: string;
  uname: string;
  location: string;
  resume: ScreenedResume;
  blind: ReturnType<typeof redactCandidate>;
};

/** People who want to be found, and what strangers see of them. */
@Injectable()
export class FoundPeopleClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws NOT_VERIFIED. */
  async searcher(accountId: string): Promise<Searcher> {
    const { verifiedDomain, ...rest } = await this.rpc.call(getSearcher, system, { accountId });
    if (verifiedDomain === null) throw new AppError('NOT_VERIFIED');
    return { ...rest, domain: verifiedDomain };
  }

  async find({ domain: _domain, ...searcher }: Searcher, wanted: Wanted): Promise<string[]> {
    return (await this.rpc.call(findPeople, system, { ...searcher, ...wanted })).ids;
  }

  /** Whether this searcher may find somebody, whatever is looked for. */
  async mayFind(searcher: Searcher, personId: string): Promise<boolean> {
    return (await this.find(searcher, { terms: [], words: '', place: '', among: [personId], limit: 1 })).length > 0;
  }

  /** Public entries in plain text, as a stranger sees them; null for a page that is not public. */
  async view(personId: string): Promise<PublicPage | null> {
    const view = await this.rpc.call(viewPortfolio, stranger, { key: personId }).then(
      ({ json }) => JSON.parse(json) as PortfolioView,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
        throw error;
      },
    );
    if (!view) return null;
    const { name, headline, location, links, email, phone } = view.profile;
    const resume = { headline, items: view.items.map(({ id, kind, fields }) => ({ id, kind, fields: plainFields(kind, fields) })) };
    const contacts = [location, email, phone, ...links.map(({ url }) => url)].filter((one): one is string => !!one);
    return { id: personId, name, uname: view.uname, location, resume, blind: redactCandidate(name, resume, contacts) };
  }
}
