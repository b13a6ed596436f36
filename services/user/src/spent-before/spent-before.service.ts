import { Every } from '@folia/platform/discovery';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { identityMark } from './identity-mark';
import { SpentBeforeRepository } from './spent-before.repository';

/** The key of {@link identityMark}, for injection. */
export const identityMarkKey = Symbol('key of the marks of deleted identities');

/** Deleting an account and signing up again does not refill the meters that never begin anew. */
@Injectable()
export class SpentBeforeService {
  constructor(
    private readonly spent: SpentBeforeRepository,
    private readonly database: DataSource,
    @Inject(identityMarkKey) private readonly key: string,
  ) {}

  /** Call it before the rows of a person are erased. */
  async remember(manager: EntityManager, userId: string): Promise<void> {
    const identities = await this.spent.identitiesOf(manager, userId);
    await this.spent.remember(
      manager,
      userId,
      identities.map((one) => identityMark(this.key, one)),
    );
  }

  /** Call it in the transaction that makes an account. */
  async goOn(manager: EntityManager, userId: string, identity: { issuer: string; subject: string }): Promise<void> {
    await this.spent.goOn(manager, userId, identityMark(this.key, identity));
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.spent.forgetOld(this.database.manager);
  }
}
