import { systemCaller } from '@folia/contracts/caller';
import { emailJob } from '@folia/contracts/email';
import { listProfileCards } from '@folia/contracts/portfolio';
import { Processes } from '@folia/platform/discovery';
import { JobRows } from '@folia/platform/job-rows';
import type { Work } from '@folia/platform/job-runner';
import { newId } from '@folia/platform/new-id';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { currentTraceparent } from '@folia/platform/trace';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from './email.repository';
import { type Mailer, mailer } from './mailer';
import { type EmailKind, writeEmail } from './write-email';

export const appUrl = Symbol('app url');

@Injectable()
export class EmailService implements OnApplicationShutdown {
  constructor(
    private readonly emails: EmailRepository,
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly rpc: RpcClient,
    @Inject(mailer) private readonly out: Mailer,
    @Inject(appUrl) private readonly address: string,
  ) {}

  /** Notes an e-mail in the transaction of what it tells of; `send` its id afterwards. */
  async note(manager: EntityManager, email: { kind: EmailKind; userId: string; fromId: string; about: string }): Promise<string> {
    const id = newId();
    await this.rows.insert({ id, job: emailJob, ownerId: email.userId, caller: systemCaller('email') }, manager);
    await this.emails.insert(manager, { id, ...email });
    return id;
  }

  /** Puts it into the queue; the sweep does it where this gets lost. */
  async send(id: string): Promise<void> {
    await this.queues.add(emailJob.name, `${id}-1`, { id, traceparent: currentTraceparent() });
  }

  /** Whoever has read it meanwhile, or has no verified address, gets no e-mail; that is a good end too. */
  @Processes(emailJob, { concurrency: 4 })
  async process({ claim, finish }: Work): Promise<void> {
    const email = await this.emails.find(claim.id);
    if (!email?.address || !email.isWanted) return finish();
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('email'), { userIds: [email.fromId] });
    const words = writeEmail(email.kind, { from: cards[email.fromId]?.name || 'Somebody', about: email.about, appUrl: this.address });
    await this.out.send({ ...words, id: email.id, to: email.address });
    await finish();
  }

  onApplicationShutdown() {
    this.out.close();
  }
}
