import type { Person } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { listAccountModelSpend } from '@folia/contracts/model/questions';
import type { ModelSpend, ModelSpendQuery } from '@folia/contracts/model/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { AdminService } from './admin.service';
import { PersonRepository } from './person.repository';

/** What the model was asked for, told to admins. Whether the caller is one is read from their row here; this service then asks the one that asks the model. */
@Injectable()
export class ModelSpendService {
  constructor(
    private readonly admins: AdminService,
    private readonly people: PersonRepository,
    private readonly rpc: RpcClient,
  ) {}

  async list(admin: Person, query: ModelSpendQuery): Promise<ModelSpend> {
    await this.admins.requireAdmin(admin);
    const { accounts, ...rest } = await this.rpc.call(listAccountModelSpend, systemCaller('admin'), query);
    const names = await this.people.namesOf(accounts.map(({ accountId }) => accountId));
    return { ...rest, accounts: accounts.map((spent) => ({ ...spent, ...(names.get(spent.accountId) ?? { name: null, uname: null }) })) };
  }
}
