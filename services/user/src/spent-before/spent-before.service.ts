import { Every } from '@folia/platform/discovery';
import type { KeyList } from '@folia/platform/key-list';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { identityMark } from './identity-mark';
import { SpentBeforeRepository } from './spent-before.repository';

/** The keys of {@link identityMark}, for injection: the first marks, all recognise. */
export const identityMarkKey = Symbol('key of the marks of deleted identities');

/** Deleting an account and signing up again does not refill the meters that never start again. */
@Injectable()
export class SpentBeforeService {
  constructor(
    private readonly spent: SpentBeforeRepository,
    private readonly database: DataSource,
    @Inject(identityMarkKey) private readonly keys: KeyList,
  ) {}

  /** Call it before the rows of a person are erased. */
  async remember(manager: EntityManager, userId: string): Promise<void> {
    const identities = await this.spent.identitiesOf(manager, userId);
    await this.spent.remember(
      manager,
      userId,
      identities.map((one) => identityMark(this.keys[0], one)),
    );
  }

  /** Call it in the transaction that makes an account. */
  async goOn(manager: EntityManager, userId: string, identity: { issuer: string; subject: string }): Promise<void> {
    await this.spent.goOn(
      manager,
      userId,
      this.keys.map((key) => identityMark(key, identity)),
    );
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.spent.forgetOld(this.database.manager);
  }
}
