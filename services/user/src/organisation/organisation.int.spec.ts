import { admit, type Member } from '@folia/contracts/access';
import type { Action } from '@folia/contracts/organisation/roles';
import type { AgreedLimits } from '@folia/contracts/plans';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { getScreeningUsage } from '@folia/contracts/usage/questions';
import { newId } from '@folia/platform/new-id';
import { eraseRows, exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { JobOverService } from '../job-over/job-over.service';
import { personTables } from '../leaving/person-tables.repository';
import { NotificationService } from '../notification/notification.service';
import { UsageService } from '../usage/usage.service';
import { AdminOrganisationService } from './admin-organisation.service';
import { InvitationService } from './invitation.service';
import { MemberService } from './member.service';
import { OrganisationService } from './organisation.service';
import { OrganisationDeletionService } from './organisation-deletion.service';
import { ScreeningDeedsService } from './screening-deeds.service';

let service: RunningService;
let organisations: OrganisationService;
let members: MemberService;
let invitations: InvitationService;
let admins: AdminOrganisationService;
let boss: { id: string };

type Who = { id: string };
const reason = 'As agreed on with Meridian';
const person = (who: Who) => personOf(as(who));

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(getScreeningUsage, () => ({ storedBytes: 4_096 })),
    answering(
      listProfileCards,
      (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Elif Kaya', photoUrl: null }])) }) as never,
    ),
  ]);
  const { app } = service;
  [organisations, members, invitations, admins] = [
    app.get(OrganisationService),
    app.get(MemberService),
    app.get(InvitationService),
    app.get(AdminOrganisationService),
  ];
  boss = await service.make('Boss', { isAdmin: true });
});

afterAll(() => service.close());

const asAdmin = () => personOf(as(boss, true));
/** What the gateway and the handler make of somebody who acts for an organisation. */
const memberOf = async (who: Who, id: string, action: Action = 'member.read'): Promise<Member> => {
  const account = await organisations.membership(person(who), id);
  const { actor } = as(who);
  return admit(action, { actor: { ...actor, account } }, null);
};
const make = async (owner: Who, seats = 5, limits?: AgreedLimits) =>
  (
    await admins.makeAsAdmin(asAdmin(), {
      name: 'Meridian Pay',
      ownerId: owner.id,
      seats,
      agreement: { cycle: 'year', periods: 2, contact: 'Hanna Berg', limits },
      reason,
    })
  ).id;
const tokenIn = (mail: string | undefined) => /\/app\/invitation#([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
const invited = async (by: Member, role: 'admin' | 'recruiter' | 'member' = 'recruiter') => {
  const email = `${newId()}@example.com`;
  await invitations.invite(by, { emails: [email], role });
  return { email, token: tokenIn((await service.mailsTo(email)).at(-1)) };
};
/** Somebody who was invited and has accepted. */
const join = async (by: Member, name: string, role: 'admin' | 'recruiter' | 'member' = 'recruiter') => {
  const [who, { token }] = [await service.make(name), await invited(by, role)];
  await invitations.accept(person(who), token);
  return who;
};
const rolesIn = async (by: Member) => Object.fromEntries((await members.list(by)).members.map(({ name, role }) => [name, role]));

test('an admin makes one on Enterprise, with an owner and seats; nobody else can, and only members see it', async () => {
  const [elif, other] = [await service.make('Elif Kaya'), await service.make('Somebody Else')];
  const id = await make(elif);
  expect(await organisations.get(await memberOf(elif, id))).toEqual({
    id,
    name: 'Meridian Pay',
    role: 'owner',
    state: 'active',
    plan: 'enterprise',
    seats: 5,
    members: 1,
    openInvitations: 0,
    contact: 'Hanna Berg',
  });
  expect(await organisations.listOwn(person(elif))).toEqual({ items: [{ id, name: 'Meridian Pay', role: 'owner', state: 'active' }] });
  expect(await codeOf(organisations.membership(person(other), id))).toBe('NOT_FOUND');
  expect(await codeOf(admins.makeAsAdmin(person(other), { name: 'Mine', ownerId: other.id, seats: 5, agreement: {}, reason }))).toBe('FORBIDDEN');
  expect(await codeOf(admins.makeAsAdmin(asAdmin(), { name: 'Of nobody', ownerId: newId(), seats: 5, agreement: {}, reason }))).toBe('NOT_FOUND');
  // A person's own account is no organisation.
  const alone = admit('member.read', as(elif), null);
  const asked = [organisations.get(alone), members.list(alone), organisations.limits(alone)];
  expect(await Promise.all(asked.map(codeOf))).toEqual(Array(3).fill('NOT_FOUND'));
});

test('members are walked page by page: whoever stays is met once, whoever comes, goes or changes role meanwhile', async () => {
  const elif = await service.make('Elif Kaya');
  const owner = await memberOf(elif, await make(elif, 8));
  const others = [];
  for (const name of ['One', 'Two', 'Three', 'Four']) others.push(await join(owner, name));
  const met: string[] = [];
  let stayed = [elif.id, ...others.map(({ id }) => id)];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor; page++) {
    const found = await members.list(owner, { limit: 2, ...(cursor && { cursor }) });
    met.push(...found.members.map(({ id }) => id));
    cursor = found.nextCursor;
    if (page > 0) continue;
    expect(found.members).toHaveLength(2);
    const [first, second] = others.filter(({ id }) => !met.includes(id)).map(({ id }) => id);
    await members.changeRole(owner, { id: first ?? '', role: 'admin', reason });
    await members.remove(owner, { id: second ?? '', reason });
    stayed = stayed.filter((id) => id !== second);
    await join(owner, 'Five');
  }
  expect(new Set(met).size).toBe(met.length);
  expect(met).toEqual(expect.arrayContaining(stayed));
  expect((await members.list(owner)).members[0]).toMatchObject({ id: elif.id, role: 'owner' });
  expect(await members.list(owner, { cursor: met.at(-1) })).toMatchObject({ members: [], nextCursor: null });
});

test('an invitation goes by e-mail, holds a seat, is accepted once by whoever has it, and brings its role', async () => {
  const [elif, oskar] = [await service.make('Elif Kaya'), await service.make('Oskar Lund')];
  const owner = await memberOf(elif, await make(elif, 2));
  const { email, token } = await invited(owner);
  const [mail = ''] = await service.mailsTo(email);
  expect(mail).toContain('Meridian Pay');
  expect(await organisations.get(owner)).toMatchObject({ members: 1, openInvitations: 1 });
  expect(await invitations.open(token)).toMatchObject({ organisation: 'Meridian Pay', role: 'recruiter', email, invitedBy: 'Elif Kaya' });
  expect(await codeOf(invitations.invite(owner, { emails: ['one@more.example'], role: 'member' }))).toBe('SEATS_TAKEN');
  // Who has an invitation or a seat needs none.
  expect((await invitations.invite(owner, { emails: [email], role: 'member' })).invitations).toMatchObject([{ email, role: 'recruiter', isExpired: false }]);
  const both = await Promise.all([codeOf(invitations.accept(person(oskar), token)), codeOf(invitations.accept(person(elif), token))]);
  expect(both.sort()).toEqual(['NOT_FOUND', 'done']);
  expect(await codeOf(invitations.open(token))).toBe('NOT_FOUND');
  expect((await members.list(owner)).invitations).toEqual([]);
});

test('one that expired holds no seat and opens nothing until it is sent again; one that is withdrawn never does', async () => {
  const [elif, oskar] = [await service.make('Elif Kaya'), await service.make('Oskar Lund')];
  const owner = await memberOf(elif, await make(elif, 2));
  const { email, token } = await invited(owner);
  await service.query(`UPDATE invitation SET expires_at = now() WHERE email = $1`, [email]);
  expect(await organisations.get(owner)).toMatchObject({ openInvitations: 0 });
  expect(await codeOf(invitations.accept(person(oskar), token))).toBe('NOT_FOUND');
  const [{ id = '' } = {}] = (await members.list(owner)).invitations;
  expect((await invitations.sendAgain(owner, id)).invitations).toMatchObject([{ id, isExpired: false }]);
  expect(tokenIn((await service.mailsTo(email)).at(-1))).toBe(token);
  expect(await codeOf(invitations.open(token))).toBe('done');
  const stranger = await memberOf(oskar, await make(oskar));
  expect(await codeOf(invitations.withdraw(stranger, id))).toBe('NOT_FOUND');
  expect((await invitations.withdraw(owner, id)).invitations).toEqual([]);
  expect(await codeOf(invitations.open(token))).toBe('NOT_FOUND');
});

test('roles change, owners are made and unmade by owners alone, and the last one stays', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const owner = await memberOf(elif, id);
  const oskar = await join(owner, 'Oskar Lund', 'admin');
  const nadia = await join(owner, 'Nadia Rahmani', 'member');
  const admin = await memberOf(oskar, id);
  await members.changeRole(admin, { id: nadia.id, role: 'recruiter', reason });
  expect(await rolesIn(owner)).toEqual({ 'Elif Kaya': 'owner', 'Oskar Lund': 'admin', 'Nadia Rahmani': 'recruiter' });
  const beyond = [
    members.changeRole(admin, { id: nadia.id, role: 'owner', reason }),
    members.changeRole(admin, { id: elif.id, role: 'member', reason }),
    members.remove(admin, { id: elif.id, reason }),
  ];
  expect(await Promise.all(beyond.map(codeOf))).toEqual(Array(3).fill('ROLE_NOT_ENOUGH'));
  const last = [
    members.leave(person(elif), id),
    members.remove(owner, { id: elif.id, reason }),
    members.changeRole(owner, { id: elif.id, role: 'admin', reason }),
  ];
  expect(await Promise.all(last.map(codeOf))).toEqual(Array(3).fill('LAST_OWNER'));
  await members.transfer(owner, { id: oskar.id, reason });
  expect(await rolesIn(owner)).toEqual({ 'Elif Kaya': 'admin', 'Oskar Lund': 'owner', 'Nadia Rahmani': 'recruiter' });
  expect(await codeOf(members.changeRole(await memberOf(oskar, id), { id: newId(), role: 'member', reason }))).toBe('NOT_FOUND');
});

test('of two owners who leave at the same moment, one stays', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const owner = await memberOf(elif, id);
  const oskar = await join(owner, 'Oskar Lund', 'admin');
  await members.changeRole(owner, { id: oskar.id, role: 'owner', reason });
  expect((await Promise.all([codeOf(members.leave(person(elif), id)), codeOf(members.leave(person(oskar), id))])).sort()).toEqual(['LAST_OWNER', 'done']);
});

test('who leaves or is removed sees nothing of it from then on; the log says who, what and why, and cannot be changed', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const owner = await memberOf(elif, id);
  const [oskar, jakob] = [await join(owner, 'Oskar Lund'), await join(owner, 'Jakob Weiss')];
  await members.leave(person(oskar), id);
  await members.remove(owner, { id: jakob.id, reason: 'He moved to Berlin' });
  for (const who of [oskar, jakob]) expect(await codeOf(organisations.membership(person(who), id))).toBe('NOT_FOUND');
  expect(await codeOf(members.leave(person(oskar), id))).toBe('NOT_FOUND');
  const { items, nextCursor } = await organisations.listLog(owner, {});
  expect(nextCursor).toBeNull();
  expect(items.map(({ action }) => action)).toEqual([
    'member.removed',
    'member.left',
    'member.joined',
    'member.invited',
    'member.joined',
    'member.invited',
    'organisation.made',
  ]);
  expect(items[0]).toMatchObject({
    actor: { id: elif.id, name: 'Elif Kaya' },
    target: { id: jakob.id, name: 'Jakob Weiss' },
    reason: 'He moved to Berlin',
    details: { role: 'recruiter' },
  });
  const found = async (text: string) => (await organisations.listLog(owner, { text })).items.map(({ action }) => action);
  expect([await found('berlin'), await found('member left'), await found('100%'), await found('_')]).toEqual([['member.removed'], ['member.left'], [], []]);
  await expect(service.query('UPDATE account_log SET reason = $1', ['another'])).rejects.toThrow('only added to');
  await expect(service.query('DELETE FROM account_log')).rejects.toThrow('only added to');
});

test('unpaid or suspended it is read on: no write is let in, nobody can join, and who wants to leave leaves', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const owner = await memberOf(elif, id);
  const oskar = await join(owner, 'Oskar Lund');
  const [late, { token }] = [await service.make('Late'), await invited(owner)];
  await admins.change(asAdmin(), { id, seats: 7, suspended: true, reason });
  expect(await organisations.get(await memberOf(elif, id))).toMatchObject({ state: 'suspended', seats: 7 });
  await admins.change(asAdmin(), { id, seats: 7, suspended: false, reason });
  await service.query('UPDATE subscription SET valid_until = now() WHERE account_id = $1', [id]);
  expect(await organisations.get(await memberOf(elif, id))).toMatchObject({ state: 'unpaid', plan: 'free' });
  expect(await codeOf(memberOf(elif, id, 'member.manage'))).toBe('ORGANISATION_READ_ONLY');
  expect(await codeOf(invitations.accept(person(late), token))).toBe('ORGANISATION_READ_ONLY');
  expect(await codeOf(members.leave(person(oskar), id))).toBe('done');
  await admins.change(asAdmin(), { id, seats: 7, suspended: false, agreement: {}, reason });
  expect(await codeOf(invitations.accept(person(late), token))).toBe('done');
});

test('what is done with jobs stands in the log of the account, one’s own too, which goes with its person', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const [jobId, deeds] = [newId(), service.app.get(ScreeningDeedsService)];
  await service.app.get(DataSource).transaction(async (manager) => {
    const deed = { actorId: elif.id, deed: 'shortlist.printed' as const, jobId, title: 'Backend Engineer' };
    await deeds.note({ ...deed, accountId: id }, manager);
    await deeds.note({ ...deed, accountId: elif.id }, manager);
  });
  const boss = await memberOf(elif, id, 'audit.read');
  const { items } = await organisations.listLog(boss, { text: 'backend eng' });
  expect(items).toMatchObject([{ action: 'shortlist.printed', actor: { id: elif.id, name: 'Elif Kaya' }, details: { job: 'Backend Engineer', jobId } }]);
  const own = await organisations.listLog(admit('audit.read', as(elif), null), {});
  expect(own.items).toMatchObject([{ action: 'shortlist.printed', actor: { id: elif.id } }]);
  expect(
    (
      await exportRows(
        service.app.get(DataSource),
        personTables.filter(({ name }) => name === 'account_log'),
        elif.id,
        null,
      )
    ).rows,
  ).toHaveLength(1);
  await service.app.get(DataSource).transaction((manager) => eraseRows(manager, personTables, elif.id));
  expect(await service.query('SELECT 1 FROM account_log WHERE account_id = $1', [elif.id])).toEqual([]);
  expect((await organisations.listLog(boss, {})).items.map(({ action }) => action)).toContain('shortlist.printed');
});

test('what members spend for it is counted together on its plan and shown by person, and their own plans count nothing', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const owner = await memberOf(elif, id);
  const oskar = await join(owner, 'Oskar Lund');
  const usage = service.app.get(UsageService);
  for (const who of [elif, oskar, oskar]) await usage.reserve(await memberOf(who, id, 'unit.spend'), newId(), 'fit-score');
  const { plan, meters, storage } = await organisations.limits(owner);
  expect([plan, storage]).toEqual(['enterprise', { used: 4_096, limit: null }]);
  expect(meters.find(({ meter }) => meter === 'fit-score')).toMatchObject({
    used: 3,
    limit: null,
    byPerson: [
      { name: 'Oskar Lund', used: 2 },
      { name: 'Elif Kaya', used: 1 },
    ],
  });
  const seenBy = async (one: Member) => (await usage.view(one)).meters.find(({ meter }) => meter === 'fit-score');
  expect(await seenBy(await memberOf(oskar, id))).toMatchObject({ used: 3, limit: null });
  expect(await seenBy(person(oskar))).toMatchObject({ used: 0, limit: 5 });
});

test('who left spends nothing of it any more, not even for a job that waited', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const oskar = await join(await memberOf(elif, id), 'Oskar Lund');
  const asHeAsked = await memberOf(oskar, id, 'unit.spend');
  await members.leave(person(oskar), id);
  expect(await codeOf(service.app.get(UsageService).reserve(asHeAsked, newId(), 'fit-score'))).toBe('NOT_FOUND');
  expect((await organisations.limits(await memberOf(elif, id))).meters.map(({ used }) => used)).toEqual([0, 0, 0]);
});

test('its owners and admins are told when a limit that was agreed on comes near', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif, 5, { 'fit-score': 5 });
  const recruiter = await join(await memberOf(elif, id), 'Rea Cruiter');
  for (let unit = 0; unit < 4; unit++) {
    const job = { jobId: newId(), kind: 'fit-score', ownerId: recruiter.id };
    await service.app.get(UsageService).reserve(await memberOf(recruiter, id, 'unit.spend'), job.jobId, 'fit-score');
    await service.app.get(DataSource).transaction((manager) => service.app.get(JobOverService).onDone(job, manager));
  }
  const toldTo = async (who: Who) => (await service.app.get(NotificationService).list(person(who), undefined)).items.map(({ kind }) => kind);
  expect([await toldTo(elif), await toldTo(recruiter)]).toEqual([['limit-near'], []]);
});

test('who is erased is in none any more: what only they owned goes to the next in line, and the log keeps a number without a name', async () => {
  const [elif, address] = [await service.make('Elif Kaya'), `${newId()}@example.com`];
  const id = await make(elif);
  const owner = await memberOf(elif, id);
  const [nadia, oskar] = [await join(owner, 'Nadia Rahmani'), await join(owner, 'Oskar Lund', 'admin')];
  const invitee = await service.make('Invited Too', { email: address });
  await invitations.invite(owner, { emails: [address], role: 'member' });
  const database = service.app.get(DataSource);
  const exported = async (who: Who, table: string) => {
    for (let cursor: string | null = null; ; ) {
      const part = await exportRows(database, personTables, who.id, cursor);
      if (part.table === table) return part.rows;
      if (!part.next) return null;
      cursor = part.next;
    }
  };
  expect(await exported(nadia, 'member')).toMatchObject([{ organisation_id: id, role: 'recruiter' }]);
  expect(await exported(invitee, 'invitation')).toMatchObject([{ email: address }]);
  for (const { id: gone } of [elif, invitee])
    await database.transaction(async (manager) => {
      await members.passOn(manager, gone);
      await eraseRows(manager, personTables, gone);
    });
  const heir = await memberOf(oskar, id);
  expect(await rolesIn(heir)).toEqual({ 'Oskar Lund': 'owner', 'Nadia Rahmani': 'recruiter' });
  expect((await members.list(heir)).invitations).toEqual([]);
  const { items } = await organisations.listLog(heir, {});
  expect(items[0]).toMatchObject({ action: 'ownership.passed-on', actor: null, target: { name: 'Oskar Lund' } });
  expect(items.find(({ action }) => action === 'member.invited')).toMatchObject({ actor: { id: elif.id, name: null }, email: null });
});

test('admins see them all, newest first; an operator makes one too', async () => {
  await make(await service.make('Elif Kaya'));
  const { id } = await admins.make(null, { name: 'Of an operator', ownerId: (await service.make('Ole Owner')).id, seats: 3, agreement: {}, reason });
  const [newest, before] = (await admins.listAll(asAdmin(), {})).items;
  expect([newest, before]).toMatchObject([
    { id, name: 'Of an operator', seats: 3, members: 1, state: 'active' },
    { name: 'Meridian Pay', seats: 5 },
  ]);
});

test('only an owner ends an organisation, paid or not: nothing of it is left but its numbered invoices, and its members are told by whom', async () => {
  const elif = await service.make('Elif Kaya');
  const id = await make(elif);
  const owner = await memberOf(elif, id);
  const oskar = await join(owner, 'Oskar Lund', 'admin');
  const { token } = await invited(owner);
  await service.app.get(UsageService).reserve(await memberOf(oskar, id, 'unit.spend'), newId(), 'fit-score');
  await expect(service.query('DELETE FROM account_log WHERE account_id = $1', [id])).rejects.toThrow('only added to');
  expect(await codeOf(memberOf(oskar, id, 'organisation.delete'))).toBe('ROLE_NOT_ENOUGH');
  await service.query('UPDATE subscription SET valid_until = now() WHERE account_id = $1', [id]);
  const deletions = service.app.get(OrganisationDeletionService);
  await deletions.delete(await memberOf(elif, id, 'organisation.delete'));
  expect(await codeOf(organisations.membership(person(elif), id))).toBe('NOT_FOUND');
  expect(await codeOf(invitations.open(token))).toBe('NOT_FOUND');
  expect(await codeOf(deletions.delete(admit('organisation.delete', as(elif), null)))).toBe('NOT_FOUND');
  const bell = (await service.app.get(NotificationService).list(person(oskar), undefined)).items;
  expect(bell).toMatchObject([{ kind: 'organisation-deleted', name: 'Elif Kaya' }]);
  expect(await tablesNaming(id)).toEqual(['audit_log', 'departure']);
});

/** Every table of this service in which something stands, besides events that are on their way. */
async function tablesNaming(what: string): Promise<string[]> {
  const tables = await service.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name <> 'outbox'`,
  );
  const naming: string[] = [];
  for (const { name } of tables) {
    const [{ isThere } = { isThere: false }] = await service.query<{ isThere: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM "${name}" one WHERE position($1 in one::text) > 0) AS "isThere"`,
      [what],
    );
    if (isThere) naming.push(name);
  }
  return naming.sort();
}
