import { userReinstated, userSuspended } from '@folia/contracts/admin/events';
import { userBlocked, userUnblocked } from '@folia/contracts/safety/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StandingRepository } from './standing.repository';

type BlockBetween = { blockerId: string; blockedId: string; version: number };

/** Listens for suspensions and blocks, so that the projector knows of them without asking. */
@Injectable()
export class StandingService {
  constructor(private readonly standings: StandingRepository) {}

  @On(userSuspended)
  async onSuspended({ userId, version }: { userId: string; version: number }, manager: EntityManager): Promise<void> {
    await this.standings.setSuspended(manager, userId, true, version);
  }

  @On(userReinstated)
  async onReinstated({ userId, version }: { userId: string; version: number }, manager: EntityManager): Promise<void> {
    await this.standings.setSuspended(manager, userId, false, version);
  }

  @On(userBlocked)
  async onBlocked({ blockerId, blockedId, version }: BlockBetween, manager: EntityManager): Promise<void> {
    await this.standings.setBlocked(manager, blockerId, blockedId, true, version);
  }

  @On(userUnblocked)
  async onUnblocked({ blockerId, blockedId, version }: BlockBetween, manager: EntityManager): Promise<void> {
    await this.standings.setBlocked(manager, blockerId, blockedId, false, version);
  }
}
