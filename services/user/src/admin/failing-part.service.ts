import type { Person } from '@folia/contracts/access';
import type { FailingPart } from '@folia/contracts/admin/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { AdminService } from './admin.service';

const silent = { part: 'every question', since: null, times: 1, reason: 'does not answer' };

/**
 * What is failing in the services, this one included. Whether the caller is an admin is read from their row here; this service then asks each of the others.
 */
@Injectable()
export class FailingPartService {
  constructor(
    private readonly admins: AdminService,
    private readonly rpc: RpcClient,
  ) {}

  async list(admin: Person): Promise<{ parts: FailingPart[] }> {
    await this.admins.requireAdmin(admin);
    const told = Object.entries(await this.rpc.failingParts());
    return { parts: told.flatMap(([service, parts]) => (parts ?? [silent]).map((part) => ({ service, ...part }))) };
  }
}
