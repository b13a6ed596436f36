import type { Person } from '@folia/contracts/access';
import { addressAsked, askingOver, neverAskAgain, personAsked } from '@folia/contracts/asking/events';
import type { listUnaskable } from '@folia/contracts/asking/questions';
import { On } from '@folia/platform/discovery';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashesOfAddress } from '../email/mail-token';
import { IdentityRepository } from '../identity/identity.repository';
import { NewsService } from '../notification/news.service';
import { NotificationRepository } from '../notification/notification.repository';
import { AskingRefusalRepository } from './asking-refusal.repository';

const kind = 'screening-asked';

/** Tells people that they are asked to be compared with a job, and keeps who wants to be asked no more. */
@Injectable()
export class AskingService {
  constructor(
    private readonly refusals: AskingRefusalRepository,
    private readonly identities: IdentityRepository,
    private readonly news: NewsService,
    private readonly notifications: NotificationRepository,
    private readonly emails: EmailService,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  /** People count by themselves and by their address, so that neither another address nor an invitation to theirs goes around it. */
  async listUnaskable({ askerId, personIds, addresses }: z.output<typeof listUnaskable.input>): Promise<z.output<typeof listUnaskable.output>> {
    const people = await this.refusals.listPeople(personIds);
    const known = new Map(people.map((person) => [person.id, [...this.hashes(person.id), ...(person.address ? this.hashes(person.address) : [])]]));
    const [refused, blocking] = await Promise.all([
      this.refusals.listRefused([...[...known.values()].flat(), ...addresses.flatMap((address) => this.hashes(address))]),
      this.refusals.listBlocking(askerId, personIds, addresses),
    ]);
    const isBlocked = new Set(blocking.flatMap(({ id, address }) => (address ? [id, address] : [id])));
    return {
      personIds: personIds.filter((id) => isBlocked.has(id) || (known.get(id)?.some((hash) => refused.has(hash)) ?? true)),
      addresses: addresses.filter((address) => isBlocked.has(address) || this.hashes(address).some((hash) => refused.has(hash))),
    };
  }

  @On(personAsked)
  async onPersonAsked({ agreementId, ownerId, askedBy }: { agreementId: string; ownerId: string; askedBy: string | null }, manager: EntityManager) {
    const news = { userId: ownerId, kind, about: agreementId, fromId: askedBy ?? undefined } as const;
    await this.emails.sendSoon(await this.news.tell(manager, news));
  }

  @On(addressAsked)
  async onAddressAsked({ askingId, ownerId, isReminder }: { askingId: string; ownerId: string; isReminder: boolean }, manager: EntityManager) {
    const about = { kind: isReminder ? 'screening-reminder' : 'screening-invite', userId: ownerId, about: askingId } as const;
    await this.emails.sendSoon(await this.emails.note(manager, about));
  }

  @On(neverAskAgain)
  async onNeverAgain({ askingId, personId }: { askingId: string; personId: string | null }, manager: EntityManager): Promise<void> {
    const [person] = personId ? await this.refusals.listPeople([personId], manager) : [];
    const sentTo = await this.refusals.findAddressSent(manager, askingId);
    const named = [person?.id, person?.address, sentTo].filter((one) => one != null);
    await this.refusals.refuse(
      named.flatMap((one) => this.hashes(one)),
      manager,
    );
  }

  @On(askingOver)
  async onOver({ agreementId, ownerId }: { agreementId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.notifications.markReadAbout(ownerId, kind, agreementId, manager);
  }

  async choice(person: Person): Promise<{ mayBeAsked: boolean }> {
    return { mayBeAsked: (await this.refusals.listRefused(await this.hashesOf(person))).size === 0 };
  }

  async choose(person: Person, mayBeAsked: boolean): Promise<{ mayBeAsked: boolean }> {
    const hashes = await this.hashesOf(person);
    await (mayBeAsked ? this.refusals.allow(hashes) : this.refusals.refuse(hashes));
    return { mayBeAsked };
  }

  private async hashesOf({ id }: Person): Promise<string[]> {
    return [id, ...(await this.identities.listAddresses(id))].flatMap((one) => this.hashes(one));
  }

  /** By all keys: a no from before the key was replaced still counts. */
  private hashes(address: string): string[] {
    return hashesOfAddress(address, this.settings.keys);
  }
}
