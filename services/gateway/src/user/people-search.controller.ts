import type { Caller } from '@folia/contracts/caller';
import { shortestSearch } from '@folia/contracts/limits';
import { searchPeople } from '@folia/contracts/people-search/questions';
import { searchPeopleRoute } from '@folia/contracts/people-search/routes';
import type { PeopleFound } from '@folia/contracts/people-search/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { From, QueryOf } from '../http/request.decorator';

const searchQuery = z.strictObject({ text: z.string().max(200).default('') });

@Controller()
export class PeopleSearchController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(searchPeopleRoute)
  async search(@From() caller: Caller, @QueryOf(searchQuery) { text }: z.output<typeof searchQuery>): Promise<PeopleFound> {
    if ([...text.trim()].length < shortestSearch) return { items: [] };
    const { people } = await this.rpc.call(searchPeople, caller, { text });
    return { items: people.map((userInfo) => ({ userInfo })) };
  }
}
