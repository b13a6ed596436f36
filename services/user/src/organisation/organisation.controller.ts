import type { Member, Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import * as asked from '@folia/contracts/organisation/questions';
import type { Action } from '@folia/contracts/organisation/roles';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AdminOrganisationService } from './admin-organisation.service';
import { InvitationService } from './invitation.service';
import { MemberService } from './member.service';
import { OrganisationService } from './organisation.service';
import { OrganisationDeletionService } from './organisation-deletion.service';

type Token = { token: string };
type ById = { id: string };

@Controller()
export class OrganisationController {
  constructor(
    private readonly organisations: OrganisationService,
    private readonly members: MemberService,
    private readonly invitations: InvitationService,
    private readonly admins: AdminOrganisationService,
    private readonly deletions: OrganisationDeletionService,
  ) {}

  @Handles(asked.getMembership)
  membership(person: Person, { accountId }: { accountId: string }) {
    return this.organisations.membership(person, accountId);
  }

  @Handles(asked.listOrganisations)
  listOwn(person: Person) {
    return this.organisations.listOwn(person);
  }

  @Handles(asked.leaveOrganisation)
  async leave(person: Person, { id }: ById) {
    await this.members.leave(person, id);
    return {};
  }

  @Handles(asked.getOrganisation)
  get(member: Member) {
    return this.organisations.get(member);
  }

  @Handles(asked.listWhoMay)
  listWhoMay(_caller: Caller, { accountId, action }: { accountId: string; action: Action }) {
    return this.members.listWhoMay(accountId, action);
  }

  @Handles(asked.listMembers)
  listMembers(member: Member, input: z.output<typeof asked.listMembers.input>) {
    return this.members.list(member, input);
  }

  @Handles(asked.inviteMembers)
  invite(member: Member, input: z.output<typeof asked.inviteMembers.input>) {
    return this.invitations.invite(member, input);
  }

  @Handles(asked.sendInvitationAgain)
  sendAgain(member: Member, { id }: ById) {
    return this.invitations.sendAgain(member, id);
  }

  @Handles(asked.withdrawInvitation)
  withdraw(member: Member, { id }: ById) {
    return this.invitations.withdraw(member, id);
  }

  @Handles(asked.removeMember)
  remove(member: Member, input: z.output<typeof asked.removeMember.input>) {
    return this.members.remove(member, input);
  }

  @Handles(asked.changeRole)
  changeRole(member: Member, input: z.output<typeof asked.changeRole.input>) {
    return this.members.changeRole(member, input);
  }

  @Handles(asked.transferOrganisation)
  transfer(member: Member, input: z.output<typeof asked.transferOrganisation.input>) {
    return this.members.transfer(member, input);
  }

  @Handles(asked.deleteOrganisation)
  async delete(member: Member) {
    await this.deletions.delete(member);
    return {};
  }

  @Handles(asked.getOrganisationLimits)
  limits(member: Member) {
    return this.organisations.limits(member);
  }

  @Handles(asked.listOrganisationLog)
  listLog(member: Member, query: z.output<typeof asked.listOrganisationLog.input>) {
    return this.organisations.listLog(member, query);
  }

  @Handles(asked.openInvitation)
  open(_caller: Caller, { token }: Token) {
    return this.invitations.open(token);
  }

  @Handles(asked.acceptInvitation)
  accept(person: Person, { token }: Token) {
    return this.invitations.accept(person, token);
  }

  @Handles(asked.makeOrganisation)
  make(admin: Person, input: z.output<typeof asked.makeOrganisation.input>) {
    return this.admins.makeAsAdmin(admin, input);
  }

  @Handles(asked.changeOrganisation)
  async change(admin: Person, input: z.output<typeof asked.changeOrganisation.input>) {
    await this.admins.change(admin, input);
    return {};
  }

  @Handles(asked.listAllOrganisations)
  listAll(admin: Person, query: z.output<typeof asked.listAllOrganisations.input>) {
    return this.admins.listAll(admin, query);
  }
}
