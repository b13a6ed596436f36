import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { newSandboxId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { sampleApplicants, sampleHolder } from './sample-people';
import { SandboxRepository } from './sandbox.repository';
import { SandboxSeedService } from './sandbox-seed.service';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const randomName = () => `sandbox-${Array.from({ length: 10 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')}`;
const made = <Sample extends { name: string }>(sample: Sample) => ({ ...sample, id: newSandboxId(), uname: randomName() });

/** The sandbox of an account: made with its first test key, made again when somebody asks for it, erased when no key needs it. */
@Injectable()
export class SandboxService {
  constructor(
    private readonly sandboxes: SandboxRepository,
    private readonly seed: SandboxSeedService,
    private readonly database: DataSource,
    private readonly log: PinoLogger,
  ) {}

  /** For whom the test keys of an account act; null while there is no sandbox. */
  async holderOf(accountId: string): Promise<string | null> {
    return (await this.sandboxes.find(accountId))?.holderId ?? null;
  }

  async since(accountId: string): Promise<Date | null> {
    return (await this.sandboxes.find(accountId))?.madeAt ?? null;
  }

  /** Sees to it that the account has a sandbox. Throws UNAVAILABLE when it cannot be filled now. */
  async ensure(accountId: string): Promise<void> {
    const found = await this.sandboxes.find(accountId);
    // Another press may be filling it; what was left half-filled is not mended but made again.
    if (found && (found.isSeeded || !found.isLate)) return;
    if (found) await this.sandboxes.endOf(accountId);
    await this.make(accountId);
  }

  /** Throws NOT_FOUND where there is none, UNAVAILABLE. */
  async reset(accountId: string): Promise<void> {
    if (!(await this.sandboxes.find(accountId))) throw new AppError('NOT_FOUND');
    await this.sandboxes.endOf(accountId);
    await this.make(accountId);
  }

  @Every(600_000)
  async endUnused(): Promise<void> {
    for (const accountId of await this.sandboxes.listUnused()) await this.sandboxes.endOf(accountId);
  }

  private async make(accountId: string): Promise<void> {
    const [holder, others] = [made(sampleHolder), sampleApplicants.map(made)];
    const isOurs = await this.database.transaction(async (manager) => {
      await this.sandboxes.hold(manager, accountId);
      if (await this.sandboxes.find(accountId, manager)) return false;
      await this.sandboxes.insert(manager, accountId, holder, others);
      return true;
    });
    if (!isOurs) return;
    try {
      await this.seed.fill(holder, others);
      await this.sandboxes.noteSeeded(holder.id);
    } catch (error) {
      this.log.warn({ err: error, accountId }, 'a sandbox could not be filled');
      await this.sandboxes.endOf(accountId);
      throw new AppError('UNAVAILABLE');
    }
  }
}
