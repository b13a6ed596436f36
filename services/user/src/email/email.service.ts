import { getVisitDigest } from '@folia/contracts/analytics/questions';
import { getAskingLetter } from '@folia/contracts/asking/questions';
import { systemCaller } from '@folia/contracts/caller';
import { getApplicationCode, getEndLetter } from '@folia/contracts/candidacy/questions';
import { getUploadLetter } from '@folia/contracts/candidate-upload/questions';
import { getContestLetter } from '@folia/contracts/contest/questions';
import { emailJob } from '@folia/contracts/email/job';
import { getLinkCode } from '@folia/contracts/link/questions';
import { topicOf } from '@folia/contracts/notification/topics';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { Every, Processes } from '@folia/platform/discovery';
import { JobRows } from '@folia/platform/job-rows';
import type { Work } from '@folia/platform/job-runner';
import type { KeyList } from '@folia/platform/key-list';
import { newId } from '@folia/platform/new-id';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { currentTraceparent } from '@folia/platform/trace';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GuestRepository } from '../guest/guest.repository';
import { ChoiceRepository } from '../notification/choice.repository';
import { digestWords } from './digest-words';
import { EmailRepository, type EmailRow, type NewEmail } from './email.repository';
import { isAddressed, isAsking } from './email-kinds';
import { hashesOfAddress, hashOfAddress, makeMailToken } from './mail-token';
import { type Mailer, mailer } from './mailer';
import { MailSpool } from './spool.client';
import { unsubscribeToken } from './unsubscribe-token';
import { uploadWords } from './upload-words';
import { writeEmail } from './write-email';

/** The product's address (without a trailing slash), the key that signs the tokens in its e-mails, and all keys whose tokens and hashes count. */
export type EmailSettings = { appUrl: string; key: string; keys: KeyList };
export const emailSettings = Symbol('email settings');

/** `token` where another service has made it. */
type Completed = EmailRow & { token?: string };

/** A transaction that notes an e-mail is over by then; if not, the sweep sends it. */
const commitWithinMs = 300;

@Injectable()
export class EmailService implements OnApplicationShutdown {
  constructor(
    private readonly emails: EmailRepository,
    private readonly choices: ChoiceRepository,
    private readonly guests: GuestRepository,
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly rpc: RpcClient,
    private readonly spool: MailSpool,
    @Inject(mailer) private readonly out: Mailer,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  /** Records an e-mail in the transaction of the change it is about; call `send` with its id afterwards. Null when the person no longer exists. */
  async note(manager: EntityManager, email: NewEmail): Promise<string | null> {
    const id = newId();
    if (!(await this.emails.insert(manager, { id, ...email }))) return null;
    await this.rows.insert({ id, job: emailJob, ownerId: email.userId, caller: systemCaller('email') }, manager);
    return id;
  }

  /** Puts it into the queue; if that fails, the sweep does it later. */
  async send(id: string | null): Promise<void> {
    if (id) await this.queues.add(emailJob.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { turn: await this.rows.turnOf(id) });
  }

  /** The same from within the transaction: the queue waits until that is over. */
  async sendSoon(id: string | null): Promise<void> {
    if (id) await this.queues.add(emailJob.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { turn: 1, delayMs: commitWithinMs });
  }

  /** Nothing is sent to people who have read it meanwhile, don't want such e-mails, or have no verified address; the job still ends well. */
  @Processes(emailJob)
  async process({ claim, finish }: Work): Promise<void> {
    const email = await this.completed(await this.emails.find(claim.id));
    if (!email?.address || !email.isOpen || !(await this.isWanted(email))) return finish();
    const { kind, about, words } = email;
    const { appUrl, key } = this.settings;
    const unsubscribe = this.unsubscribeAddress(email, email.address);
    const token = email.token ?? (about ? makeMailToken(kind, about, key) : '');
    const letter = writeEmail(kind, { from: await this.nameIn(email), about: about ?? '', appUrl, unsubscribe, token, words: words ?? '' });
    await this.out.send({ ...letter, id: email.id, to: email.address, unsubscribe });
    // The person was erased while this was being sent, before the spool had the file.
    if (!(await this.emails.find(email.id))) await this.spool.forget([email.id]);
    await finish();
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.emails.forgetOld();
    await this.spool.forgetOld();
  }

  /** Call it before the person's rows are erased: they are how their files in the spool are found. */
  async forgetAbout(manager: EntityManager, userId: string): Promise<void> {
    await this.spool.forget(await this.emails.listAbout(manager, userId));
  }

  onApplicationShutdown() {
    this.out.close();
  }

  /** With what another service knows of it. */
  private async completed(email: EmailRow | null): Promise<Completed | null> {
    if (email?.kind === 'link-code') return this.addressed(email, getLinkCode);
    if (email?.kind === 'application-code') return this.addressed(email, getApplicationCode);
    if (email?.kind === 'contest-answer') return this.addressed(email, getContestLetter);
    if (email?.kind === 'candidacy-over') return this.ended(email);
    if (email?.kind === 'candidate-uploaded') return this.uploaded(email);
    if (email && isAsking(email.kind)) return this.asked(email);
    const period = email?.kind === 'visits-week' ? 'week' : email?.kind === 'visits-day' ? 'day' : null;
    if (!email || !period) return email;
    const digest = await this.rpc.call(getVisitDigest, systemCaller('email'), { ownerId: email.userId, period });
    return { ...email, words: digestWords(digest, period) };
  }

  /** A code goes to the address it was asked for, an answer to where the question came from: which its row takes over: from then on it is found by whoever erases that address. */
  private async addressed(email: EmailRow, asked: typeof getLinkCode | typeof getApplicationCode | typeof getContestLetter): Promise<EmailRow | null> {
    if (!email.about) return email;
    const { letter } = await this.rpc.call(asked, systemCaller('email'), { id: email.about });
    if (!letter || (await this.isRefused(letter.address))) return null;
    await this.emails.noteAddress(email.id, letter.address);
    return { ...email, address: letter.address, words: letter.code };
  }

  /** With a key that another service has made for this e-mail alone. */
  private async asked(email: EmailRow): Promise<Completed | null> {
    if (!email.about) return null;
    const { letter } = await this.rpc.call(getAskingLetter, systemCaller('email'), { id: email.about });
    if (!letter || (await this.isRefused(letter.address))) return null;
    await this.emails.noteAddress(email.id, letter.address);
    return { ...email, address: letter.address, words: letter.words, token: letter.key };
  }

  /** Whether the address wants no e-mails from people whom it does not know. */
  private isRefused(address: string): Promise<boolean> {
    return this.guests.isRefused(this.rows.database.manager, hashesOfAddress(address, this.settings.keys));
  }

  /** It is always sent: nobody is compared without being told. The key is this letter's own, and kept nowhere. */
  private async uploaded(email: EmailRow): Promise<Completed | null> {
    if (!email.about) return email;
    const { letter } = await this.rpc.call(getUploadLetter, systemCaller('email'), { agreementId: email.about });
    if (!letter) return null;
    return { ...email, address: letter.address, words: uploadWords(letter), token: letter.key };
  }

  private async ended(email: EmailRow): Promise<Completed | null> {
    if (!email.about) return email;
    const { letter } = await this.rpc.call(getEndLetter, systemCaller('email'), { id: email.about });
    if (!letter || (await this.isRefused(letter.address))) return null;
    await this.emails.noteAddress(email.id, letter.address);
    return { ...email, ...letter };
  }

  private async isWanted({ kind, userId, isSuspended }: EmailRow): Promise<boolean> {
    if (isAddressed(kind)) return !isSuspended;
    const topic = topicOf[kind];
    if (topic === 'account') return true;
    return !isSuspended && (await this.choices.find(userId))[topic].email;
  }

  /** The address that unsubscribes from e-mails like this one; null for those that are always sent. */
  private unsubscribeAddress({ kind, userId, fromId }: EmailRow, address: string): string | null {
    const { appUrl, key } = this.settings;
    const ends = (what: string, id: string) => `${appUrl}/app/unsubscribe?token=${unsubscribeToken(what, id, key)}`;
    if (kind === 'guest-answer') return ends('guest', fromId ?? '');
    if (kind === 'recovery' || kind === 'candidate-uploaded') return null;
    if (isAsking(kind)) return ends('asking', hashOfAddress(address, key));
    if (isAddressed(kind)) return ends('address', hashOfAddress(address, key));
    return topicOf[kind] === 'account' ? null : ends(topicOf[kind], userId);
  }

  /** Whose name it shows: the account it is about, the person a guest wrote to, or the sender. */
  private async nameIn({ kind, userId, fromId, guestName, uname }: EmailRow): Promise<string> {
    if (kind === 'recovery' || kind === 'email-confirm' || kind === 'name-reserved') return `@${uname}`;
    // The one letter does not say whose link it is, the other which admin answered.
    if (kind === 'link-code' || kind === 'application-code' || kind === 'contest-answer' || kind === 'candidacy-over' || kind === 'feedback-answer') return '';
    const named = isAddressed(kind) ? userId : fromId;
    if (!named) return '';
    if (named === fromId && guestName) return guestName;
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('email'), { userIds: [named] });
    return cards[named]?.name || 'Somebody';
  }
}
