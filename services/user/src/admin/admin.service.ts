import type { Person } from '@folia/contracts/access';
import { userReinstated, userSuspended } from '@folia/contracts/admin/events';
import type { changePlan, setAdmin, setStanding } from '@folia/contracts/admin/questions';
import { adminPageSize } from '@folia/contracts/admin/shapes';
import { AppError } from '@folia/contracts/errors';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AgreementService } from '../billing/agreement.service';
import { NewsService } from '../notification/news.service';
import { UsageService } from '../usage/usage.service';
import { AuditRepository } from './audit.repository';
import { PersonRepository } from './person.repository';

const refused = (path: string, message: string) => new AppError('BODY_INVALID', { issues: [{ path, message }] });
/** The cursor of the next page; there is one only after a full page. */
export const cursorAfter = (items: { id: string }[]): string | null => (items.length === adminPageSize ? (items.at(-1)?.id ?? null) : null);

/** What admins do to people. Each action and its line in the log are written in one transaction. */
@Injectable()
export class AdminService {
  constructor(
    private readonly people: PersonRepository,
    private readonly agreements: AgreementService,
    private readonly audit: AuditRepository,
    private readonly news: NewsService,
    private readonly usage: UsageService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  /** The id of the calling admin, checked against the row as it is now: a session may be some seconds out of date. Throws FORBIDDEN. */
  async requireAdmin({ id }: Person): Promise<string> {
    if (!(await this.people.isAdmin(id))) throw new AppError('FORBIDDEN');
    return id;
  }

  async list(admin: Person, { text = '', cursor }: { text?: string; cursor?: string }) {
    await this.requireAdmin(admin);
    const found = await this.people.list(text, cursor);
    return { items: found.map(({ planEndsAt: _, lastSignInAt: __, ...person }) => person), nextCursor: cursorAfter(found) };
  }

  async get(admin: Person, id: string) {
    await this.requireAdmin(admin);
    const person = await this.people.find(id);
    if (!person) throw new AppError('NOT_FOUND');
    const [meters, audit] = await Promise.all([this.usage.metersOf(id), this.audit.list({ targetId: id })]);
    return { ...person, meters, audit };
  }

  async setStanding(admin: Person, { id, suspended, reason }: z.output<typeof setStanding.input>): Promise<void> {
    const actorId = await this.requireAdmin(admin);
    if (id === actorId) throw refused('id', 'You cannot suspend yourself.');
    await this.known(id);
    await this.database.transaction(async (manager) => {
      // Also before a suspension: two admins who suspend each other at once must not both succeed.
      if (!(await this.people.lockAdmins(manager)).all.includes(actorId)) throw new AppError('FORBIDDEN');
      const version = await this.people.setSuspended(manager, id, suspended, reason);
      if (version === null) return;
      await this.audit.note(manager, { actorId, action: suspended ? 'person.suspended' : 'person.reinstated', targetId: id, reason });
      await this.news.tell(manager, { userId: id, kind: suspended ? 'suspended' : 'reinstated' });
      await this.outbox.publish(manager, suspended ? userSuspended : userReinstated, { userId: id, version });
    });
    void this.outbox.relay();
  }

  async changePlan(admin: Person, { id, plan, reason, ...given }: z.output<typeof changePlan.input>): Promise<void> {
    const actorId = await this.requireAdmin(admin);
    const { plan: before } = await this.known(id);
    const { cycle = 'month', periods = 1, limits = null, contact = null, withInvoice = false } = given;
    const details = { from: before, to: plan, ...(periods > 1 || cycle === 'year' ? { for: `${periods} × ${cycle}` } : {}) };
    await this.agreements.give({ accountId: id, plan, cycle, periods, limits, contact, withInvoice }, async (manager) => {
      await this.audit.note(manager, { actorId, action: 'person.plan-changed', targetId: id, reason, details });
    });
  }

  async setAdmin(admin: Person, { id, isAdmin, reason }: z.output<typeof setAdmin.input>): Promise<void> {
    const actorId = await this.requireAdmin(admin);
    await this.known(id);
    await this.database.transaction(async (manager) => {
      const { all, staying } = await this.people.lockAdmins(manager);
      if (!all.includes(actorId)) throw new AppError('FORBIDDEN');
      if (!isAdmin && staying.every((admin) => admin === id)) throw refused('isAdmin', 'The last admin stays one. Make somebody else an admin first.');
      if (!(await this.people.setAdmin(manager, id, isAdmin))) return;
      await this.audit.note(manager, { actorId, action: isAdmin ? 'person.admin-made' : 'person.admin-unmade', targetId: id, reason });
      await this.news.tell(manager, { userId: id, kind: isAdmin ? 'admin-made' : 'admin-unmade' });
    });
  }

  async listAudit(admin: Person, filter: { targetId?: string; cursor?: string }) {
    await this.requireAdmin(admin);
    const items = await this.audit.list(filter);
    return { items, nextCursor: cursorAfter(items) };
  }

  private async known(id: string) {
    const person = await this.people.find(id);
    if (!person) throw new AppError('NOT_FOUND');
    return person;
  }
}
