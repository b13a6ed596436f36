import { admit, type Member, type Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { type Action, type OrganisationRole, ruleOf } from '@folia/contracts/organisation/roles';
import type { ListMembers, MemberList } from '@folia/contracts/organisation/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLogRepository } from './account-log.repository';
import { InvitationRepository } from './invitation.repository';
import { MemberRepository } from './member.repository';
import { OrganisationRepository } from './organisation.repository';

type Deed = { id: string; reason: string };

/** Who is in an organisation, and as what. Each change and its line in the log are one transaction. */
@Injectable()
export class MemberService {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly members: MemberRepository,
    private readonly invitations: InvitationRepository,
    private readonly log: AccountLogRepository,
    private readonly database: DataSource,
  ) {}

  async list({ accountId }: Member, { cursor, limit }: ListMembers = {}): Promise<MemberList> {
    const [found, invitations] = await Promise.all([this.members.list(accountId, cursor, limit && limit + 1), this.invitations.list(accountId)]);
    // Every organisation has a member; a person's own account has none.
    if (found.length === 0 && !cursor) throw new AppError('NOT_FOUND');
    const members = limit ? found.slice(0, limit) : found;
    return { members, invitations, nextCursor: found.length > members.length ? (members.at(-1)?.id ?? null) : null };
  }

  async listWhoMay(accountId: string, action: Action): Promise<{ ids: string[] }> {
    return { ids: await this.members.listWho(accountId, ruleOf(action).roles) };
  }

  async leave(person: Person, organisationId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const role = await this.hold(manager, organisationId, person.id);
      await this.requireOtherOwner(manager, organisationId, person.id, role);
      await this.members.remove(manager, organisationId, person.id);
      await this.log.note(manager, { accountId: organisationId, actorId: person.id, action: 'member.left', targetId: person.id, details: { role } });
    });
  }

  async remove(member: Member, { id, reason }: Deed): Promise<MemberList> {
    return this.change(member, id, async (manager, role) => {
      requireOwner(member, role);
      await this.requireOtherOwner(manager, member.accountId, id, role);
      await this.members.remove(manager, member.accountId, id);
      return { action: 'member.removed', reason, details: { role } };
    });
  }

  async changeRole(member: Member, { id, role, reason }: Deed & { role: OrganisationRole }): Promise<MemberList> {
    return this.change(member, id, async (manager, before) => {
      if (role === before) return null;
      requireOwner(member, before, role);
      await this.requireOtherOwner(manager, member.accountId, id, before);
      await this.members.setRole(manager, member.accountId, id, role);
      return { action: 'role.changed', reason, details: { from: before, to: role } };
    });
  }

  async transfer(member: Member, { id, reason }: Deed): Promise<MemberList> {
    return this.change(member, id, async (manager, before) => {
      if (id === member.id) return null;
      await this.members.setRole(manager, member.accountId, id, 'owner');
      await this.members.setRole(manager, member.accountId, member.id, 'admin');
      return { action: 'ownership.transferred', reason, details: { from: before, to: 'owner' } };
    });
  }

  /** Before a person is erased: what only they owned goes to whoever is next. Where they were alone, nobody is left. */
  async passOn(manager: EntityManager, personId: string): Promise<void> {
    for (const organisationId of await this.members.listOwnedAlone(manager, personId)) {
      await this.organisations.hold(manager, organisationId);
      const heir = await this.members.findHeir(manager, organisationId, personId);
      if (!heir) continue;
      await this.members.setRole(manager, organisationId, heir, 'owner');
      await this.log.note(manager, { accountId: organisationId, actorId: null, action: 'ownership.passed-on', targetId: heir });
    }
  }

  private async change(
    member: Member,
    id: string,
    work: (
      manager: EntityManager,
      role: OrganisationRole,
    ) => Promise<{ action: 'member.removed' | 'role.changed' | 'ownership.transferred'; reason: string; details: Record<string, string> } | null>,
  ): Promise<MemberList> {
    const { accountId: organisationId, id: actorId } = member;
    await this.database.transaction(async (manager) => {
      const deed = await work(manager, await this.hold(manager, organisationId, id));
      if (deed) await this.log.note(manager, { accountId: organisationId, actorId, targetId: id, ...deed });
    });
    return this.list(member);
  }

  /** The role of somebody, which nobody else changes meanwhile. */
  private async hold(manager: EntityManager, organisationId: string, personId: string): Promise<OrganisationRole> {
    await this.organisations.hold(manager, organisationId);
    const role = await this.members.findRole(manager, organisationId, personId);
    if (!role) throw new AppError('NOT_FOUND');
    return role;
  }

  private async requireOtherOwner(manager: EntityManager, organisationId: string, personId: string, role: OrganisationRole): Promise<void> {
    if (role === 'owner' && !(await this.members.hasOtherOwner(manager, organisationId, personId))) throw new AppError('LAST_OWNER');
  }
}

/** Throws as {@link admit} does where an owner is made or unmade by somebody who may not. */
function requireOwner({ caller }: Member, ...touched: OrganisationRole[]): void {
  if (touched.includes('owner')) admit('owner.make', caller, null);
}
