import type { Member, Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { inviteMembers, openInvitation } from '@folia/contracts/organisation/questions';
import type { MemberList } from '@folia/contracts/organisation/shapes';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashesOfAddress, hashOfToken, makeMailToken } from '../email/mail-token';
import { GuestRepository } from '../guest/guest.repository';
import { AccountLogRepository } from './account-log.repository';
import { InvitationRepository } from './invitation.repository';
import { MemberRepository } from './member.repository';
import { MemberService } from './member.service';
import { OrganisationRepository } from './organisation.repository';

const kind = 'organisation-invite';

/** Invitations by e-mail. Whoever has the e-mail may accept, with any account; an open one holds a seat. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly members: MemberRepository,
    private readonly invitations: InvitationRepository,
    private readonly list: MemberService,
    private readonly log: AccountLogRepository,
    private readonly guests: GuestRepository,
    private readonly emails: EmailService,
    private readonly database: DataSource,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  async invite(member: Member, { emails, role }: z.output<typeof inviteMembers.input>): Promise<MemberList> {
    const { accountId: organisationId, id: invitedBy } = member;
    const noted = await this.database.transaction(async (manager) => {
      const { seats, held } = await this.hold(manager, organisationId);
      const known = new Set(await this.invitations.listKnown(manager, organisationId, emails));
      const missing = [...new Set(emails)].filter((email) => !known.has(email));
      if (held + missing.length > seats) throw new AppError('SEATS_TAKEN', { seats, held });
      const noted: (string | null)[] = [];
      for (const email of missing) {
        const id = newId();
        const tokenHash = hashOfToken(makeMailToken(kind, id, this.settings.key));
        await this.invitations.insert(manager, { id, organisationId, email, role, tokenHash, invitedBy });
        await this.log.note(manager, { accountId: organisationId, actorId: invitedBy, action: 'member.invited', targetId: id, details: { role } });
        noted.push(await this.note(manager, member, id, email));
      }
      return noted;
    });
    for (const emailId of noted) await this.emails.send(emailId);
    return this.list.list(member);
  }

  async sendAgain(member: Member, id: string): Promise<MemberList> {
    const { accountId: organisationId } = member;
    const emailId = await this.database.transaction(async (manager) => {
      const { seats, held } = await this.hold(manager, organisationId);
      const found = await this.invitations.find(manager, id, organisationId);
      if (!found) throw new AppError('NOT_FOUND');
      if (found.isExpired && held >= seats) throw new AppError('SEATS_TAKEN', { seats, held });
      await this.invitations.renew(manager, id, member.id);
      await this.log.note(manager, { accountId: organisationId, actorId: member.id, action: 'invitation.sent-again', targetId: id });
      return this.note(manager, member, id, found.email);
    });
    await this.emails.send(emailId);
    return this.list.list(member);
  }

  async withdraw(member: Member, id: string): Promise<MemberList> {
    const { accountId: organisationId } = member;
    await this.database.transaction(async (manager) => {
      if (!(await this.invitations.remove(manager, id, organisationId))) throw new AppError('NOT_FOUND');
      await this.log.note(manager, { accountId: organisationId, actorId: member.id, action: 'invitation.withdrawn', targetId: id });
    });
    return this.list.list(member);
  }

  async open(token: string): Promise<z.input<typeof openInvitation.output>> {
    const found = await this.invitations.findByToken(hashOfToken(token));
    if (!found) throw new AppError('NOT_FOUND');
    const { organisation, role, email, invitedBy, expiresAt } = found;
    return { organisation, role, email, invitedBy, expiresAt: expiresAt.toISOString() };
  }

  async accept(person: Person, token: string): Promise<{ id: string }> {
    const tokenHash = hashOfToken(token);
    const named = await this.invitations.findByToken(tokenHash);
    if (!named) throw new AppError('NOT_FOUND');
    const { organisationId, role, id } = named;
    await this.database.transaction(async (manager) => {
      const { isActive } = await this.hold(manager, organisationId);
      if (!isActive) throw new AppError('ORGANISATION_READ_ONLY');
      // Withdrawn, or accepted in another tab, meanwhile.
      if (!(await this.invitations.remove(manager, id, organisationId))) throw new AppError('NOT_FOUND');
      if (!(await this.members.insert(manager, organisationId, person.id, role))) return;
      await this.log.note(manager, { accountId: organisationId, actorId: person.id, action: 'member.joined', targetId: person.id, details: { role } });
    });
    return { id: organisationId };
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.invitations.forgetOld();
  }

  private async hold(manager: EntityManager, organisationId: string) {
    const held = await this.organisations.hold(manager, organisationId);
    if (!held) throw new AppError('NOT_FOUND');
    return held;
  }

  /** An address that wants no such e-mails is sent none. */
  private async note(manager: EntityManager, { id: userId }: Member, about: string, address: string): Promise<string | null> {
    if (await this.guests.isRefused(manager, hashesOfAddress(address, this.settings.keys))) return null;
    return this.emails.note(manager, { kind, userId, about, address });
  }
}
