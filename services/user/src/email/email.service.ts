import { systemCaller } from '@folia/contracts/caller';
import { emailJob } from '@folia/contracts/email';
import { topicOf } from '@folia/contracts/notification-topics';
import { listProfileCards } from '@folia/contracts/portfolio';
import { Every, Processes } from '@folia/platform/discovery';
import { JobRows } from '@folia/platform/job-rows';
import type { Work } from '@folia/platform/job-runner';
import { newId } from '@folia/platform/new-id';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { currentTraceparent } from '@folia/platform/trace';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChoiceRepository } from '../notification/choice.repository';
import { EmailRepository, type EmailRow, type NewEmail } from './email.repository';
import { type Mailer, mailer } from './mailer';
import { unsubscribeToken } from './unsubscribe-token';
import { writeEmail } from './write-email';

/** Where the product is (no slash at its end), and the key that signs what its e-mails carry. */
export type EmailSettings = { appUrl: string; key: string };
export const emailSettings = Symbol('email settings');

@Injectable()
export class EmailService implements OnApplicationShutdown {
  constructor(
    private readonly emails: EmailRepository,
    private readonly choices: ChoiceRepository,
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly rpc: RpcClient,
    @Inject(mailer) private readonly out: Mailer,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  /** Notes an e-mail in the transaction of what it tells of; `send` its id afterwards. Null when there is nobody to send it to any more. */
  async note(manager: EntityManager, email: NewEmail): Promise<string | null> {
    const id = newId();
    if (!(await this.emails.insert(manager, { id, ...email }))) return null;
    await this.rows.insert({ id, job: emailJob, ownerId: email.userId, caller: systemCaller('email') }, manager);
    return id;
  }

  /** Puts it into the queue; the sweep does it where this gets lost. */
  async send(id: string | null): Promise<void> {
    if (id) await this.queues.add(emailJob.name, `${id}-1`, { id, traceparent: currentTraceparent() });
  }

  /** Whoever has read it meanwhile, wants no such e-mails, or has no verified address, gets none; that is a good end too. */
  @Processes(emailJob, { concurrency: 4 })
  async process({ claim, finish }: Work): Promise<void> {
    const email = await this.emails.find(claim.id);
    if (!email?.address || !(await this.isWanted(email))) return finish();
    const { appUrl } = this.settings;
    const unsubscribe = this.unsubscribeAddress(email);
    const words = writeEmail(email.kind, { from: await this.nameOf(email.fromId), about: email.about ?? '', appUrl, unsubscribe });
    await this.out.send({ ...words, id: email.id, to: email.address, unsubscribe });
    await finish();
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.emails.forgetOld();
  }

  onApplicationShutdown() {
    this.out.close();
  }

  private async isWanted({ kind, userId, isSuspended, isUnread }: EmailRow): Promise<boolean> {
    const topic = topicOf[kind];
    if (topic === 'account') return true;
    if (isSuspended || (topic === 'message' && !isUnread)) return false;
    return (await this.choices.find(userId))[topic].email;
  }

  private unsubscribeAddress({ kind, userId }: EmailRow): string | null {
    const topic = topicOf[kind];
    return topic === 'account' ? null : `${this.settings.appUrl}/app/unsubscribe?token=${unsubscribeToken(topic, userId, this.settings.key)}`;
  }

  private async nameOf(userId: string | null): Promise<string> {
    if (!userId) return '';
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('email'), { userIds: [userId] });
    return cards[userId]?.name || 'Somebody';
  }
}
