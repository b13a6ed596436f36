import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import type { KeyList } from '@folia/platform/key-list';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hashLinkPassword, isLinkPassword } from '../link/link-password';
import { AttemptRepository } from './attempt.repository';
import type { AttemptLimit } from './code-limits';
import { fingerprints, gateKeys } from './gate-key';
import { networkOf } from './network-of';

/** Wrong passwords are counted for a quarter of an hour, and a link is locked for as long (product rule). */
export const lockSeconds = 900;
/** From one address it takes more than one to lock a link; the network stops whoever changes addresses within it. */
const most = { link: 10, address: 5, network: 10 };

type Guarded = { readonly id: string; readonly keyVersion: number };
/** `isLast`: with this wrong one the link has had as many as it takes. `keyVersion`: of the password it was compared with. */
export type Judged = { readonly isRight: boolean; readonly isLast: boolean; readonly keyVersion: number };

/** Passwords that are tried at a gate. Each is counted before it is compared, so tries that come at once can't be more than those that come one by one. */
@Injectable()
export class PasswordTryService {
  /** Compared where there is no password to compare with, so that this takes the same time. */
  private readonly decoy = hashLinkPassword('compared with everything and equal to nothing that can be typed\n');

  constructor(
    private readonly attempts: AttemptRepository,
    private readonly database: DataSource,
    @Inject(gateKeys) private readonly keys: KeyList,
  ) {}

  /**
   * Compares a password that came from this network address; call it outside a transaction, for it takes long. Throws LINK_LOCKED {retryAfter in s} while the
   * link, the address or its network has had too many wrong ones, without looking at the password, right or wrong.
   */
  async judge(link: Guarded & { readonly passwordHash: string }, password: string, address: string): Promise<Judged> {
    const limits = this.limitsOf(link, address);
    const { waitS, isLast } = await this.database.transaction((manager) => this.attempts.take(manager, limits));
    if (waitS !== null) {
      await this.pretend(password);
      throw new AppError('LINK_LOCKED', { retryAfter: waitS });
    }
    if (!(await isLinkPassword(password, link.passwordHash))) return { isRight: false, isLast, keyVersion: link.keyVersion };
    await this.database.transaction((manager) => this.attempts.takeBack(manager, limits));
    return { isRight: true, isLast: false, keyVersion: link.keyVersion };
  }

  /** Takes as long as comparing a password, for tries that are refused without looking at it. */
  async pretend(password: string): Promise<void> {
    await isLinkPassword(password, await this.decoy);
  }

  /** After a lock was ended by its owner, the link has all its tries again. */
  async forgive(manager: EntityManager, link: Guarded): Promise<void> {
    await this.attempts.forget(manager, this.linkLimit(link).marks);
  }

  /** An owner is told of a lock once an hour, however often it comes. */
  async mayTellOfLock(manager: EntityManager, linkId: string): Promise<boolean> {
    const once = { marks: fingerprints(this.keys, 'told of lock', linkId), most: 1, seconds: 3_600 };
    return (await this.attempts.take(manager, [once])).waitS === null;
  }

  @Every(600_000)
  async sweep(): Promise<void> {
    await this.attempts.forgetOld();
  }

  private limitsOf(link: Guarded, address: string): AttemptLimit[] {
    const wrong = (what: string, value: string, limit: number) => ({ marks: fingerprints(this.keys, what, value), most: limit, seconds: lockSeconds });
    return [
      this.linkLimit(link),
      wrong('wrong password from address', address, most.address),
      wrong('wrong password from network', networkOf(address), most.network),
    ];
  }

  /** A new password or address of the link is a new key, for which nothing was tried yet. */
  private linkLimit({ id, keyVersion }: Guarded): AttemptLimit {
    return { marks: fingerprints(this.keys, 'wrong password of link', `${id} ${keyVersion}`), most: most.link, seconds: lockSeconds };
  }
}
