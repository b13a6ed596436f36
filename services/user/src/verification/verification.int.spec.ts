import { admit, type Member } from '@folia/contracts/access';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { graceDays, mostDomains, recheckDays } from '@folia/contracts/verification/shapes';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { startDnsServer } from '@folia/testing/dns-server';
import { personOf } from '@folia/testing/person-of';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { AdminOrganisationService } from '../organisation/admin-organisation.service';
import { OrganisationService } from '../organisation/organisation.service';
import { VerificationService } from './verification.service';

let service: RunningService;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
type Who = { id: string };

beforeAll(async () => {
  dns = await startDnsServer();
  service = await runService([answering(ensureProfile, () => ({}))], { DNS_SERVERS: dns.address });
});
afterAll(async () => {
  await service.close();
  await dns.close();
});

const verifications = () => service.app.get(VerificationService);
const newDomain = () => `${newId()}.example`;
const own = (who: Who) => admit('account.verify', as(who), null);

async function organisationOf(owner: Who, boss: Who): Promise<Member> {
  const made = { name: 'Meridian Pay', ownerId: owner.id, seats: 5, agreement: {}, reason: 'agreed on' };
  const { id } = await service.app.get(AdminOrganisationService).makeAsAdmin(personOf(as(boss, true)), made);
  const account = await service.app.get(OrganisationService).membership(personOf(as(owner)), id);
  return admit('account.verify', { actor: { ...as(owner).actor, account } }, null);
}
const weekLater = (domain: string, days = recheckDays + 1) =>
  service.query(
    `UPDATE verification SET checked_at = checked_at - make_interval(days => $2), missing_since = missing_since - make_interval(days => $2) WHERE domain = $1`,
    [domain, days],
  );

test('a domain counts once its record stands in the DNS, also of an account that screens alone; another record does not', async () => {
  const member = own(await service.make('Alone Screener'));
  const domain = newDomain();
  const { isVerified, items } = await verifications().claim(member, { domain, way: 'dns' });
  expect([isVerified, items.map(({ state }) => state)]).toEqual([false, ['waiting']]);
  const [one] = items;
  dns.texts.set(domain, ['v=spf1 -all', 'folia-verification=another']);
  expect((await verifications().check(member, one?.id ?? '')).isVerified).toBe(false);
  dns.texts.set(domain, ['v=spf1 -all', one?.record ?? '']);
  expect(await verifications().check(member, one?.id ?? '')).toMatchObject({ isVerified: true, items: [{ domain, state: 'verified', way: 'dns' }] });
  expect(await verifications().searcher(member.accountId)).toMatchObject({ verifiedDomain: domain, memberIds: [member.id] });
  // It is nobody else's to look at or to remove.
  const other = own(await service.make('Other Screener'));
  for (const act of [verifications().check(other, one?.id ?? ''), verifications().remove(other, one?.id ?? '')]) expect(await codeOf(act)).toBe('NOT_FOUND');
  expect((await verifications().remove(member, one?.id ?? '')).items).toEqual([]);
  expect((await verifications().searcher(member.accountId)).verifiedDomain).toBeNull();
});

test('it is looked at weekly; without the record it counts for thirty days and no longer, and a DNS that is silent changes nothing', async () => {
  const member = own(await service.make('Weekly Looker'));
  const domain = newDomain();
  const claimed = await verifications().claim(member, { domain, way: 'dns' });
  dns.texts.set(domain, [claimed.items[0]?.record ?? '']);
  await verifications().check(member, claimed.items[0]?.id ?? '');
  const state = async () => {
    await verifications().recheck();
    const { isVerified, items } = await verifications().list(member.accountId);
    return [isVerified, items[0]?.state];
  };
  dns.texts.delete(domain);
  expect(await state()).toEqual([true, 'verified']);
  await weekLater(domain);
  expect(await state()).toEqual([true, 'missing']);
  await weekLater(domain, graceDays);
  expect(await state()).toEqual([false, 'lost']);
  expect((await verifications().searcher(member.accountId)).verifiedDomain).toBeNull();
  dns.texts.set(domain, [claimed.items[0]?.record ?? '']);
  await weekLater(domain);
  expect(await state()).toEqual([true, 'verified']);
});

test('a confirmed address at the domain proves it as long as somebody of the account has one; mail providers name no organisation', async () => {
  const [domain, boss] = [newDomain(), await service.make('Boss Admin', { isAdmin: true })];
  const owner = await service.make('Owner Address', { email: `owner@${domain}` });
  const member = await organisationOf(owner, boss);
  expect(await codeOf(verifications().claim(member, { domain: newDomain(), way: 'address' }))).toBe('BODY_INVALID');
  expect(await codeOf(verifications().claim(member, { domain: 'gmail.com', way: 'dns' }))).toBe('BODY_INVALID');
  expect(await verifications().claim(member, { domain, way: 'address' })).toMatchObject({ isVerified: true, items: [{ record: null, state: 'verified' }] });
  await service.query('UPDATE "user" SET email = $2 WHERE id = $1', [owner.id, `${newId()}@example.com`]);
  await weekLater(domain);
  await verifications().recheck();
  expect((await verifications().list(member.accountId)).items[0]?.state).toBe('missing');
  const log = await service.query<{ action: string }>('SELECT action FROM account_log WHERE account_id = $1 ORDER BY id', [member.accountId]);
  expect(log.map(({ action }) => action)).toEqual(['organisation.made', 'domain.verified']);
});

test('an admin’s word verifies and stands in the audit log with its reason; an account has five domains at most', async () => {
  const boss = await service.make('Boss Vouches', { isAdmin: true });
  const member = own(await service.make('Vouched For'));
  const admin = personOf(as(boss, true));
  const domain = newDomain();
  expect(await codeOf(verifications().vouch(admin, { accountId: newId(), domain, reason: 'seen' }))).toBe('NOT_FOUND');
  expect(await codeOf(verifications().vouch(personOf(as(member, true)), { accountId: member.accountId, domain, reason: 'mine' }))).toBe('FORBIDDEN');
  expect((await verifications().vouch(admin, { accountId: member.accountId, domain, reason: 'seen their papers' })).isVerified).toBe(true);
  expect(await service.query(`SELECT reason, details, target_id AS target FROM audit_log WHERE action = 'domain.vouched'`)).toEqual([
    { reason: 'seen their papers', details: { account: member.accountId, domain }, target: member.id },
  ]);
  const outcomes = await Promise.all(Array.from({ length: mostDomains + 1 }, () => codeOf(verifications().claim(member, { domain: newDomain(), way: 'dns' }))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(mostDomains - 1);
});

test('the marks of who searches are its domains, its members’ addresses, own accounts and other organisations, and all above them', async () => {
  const boss = await service.make('Boss Marks', { isAdmin: true });
  const [address, elsewhere, alone, signIn] = [newDomain(), newDomain(), newDomain(), newDomain()];
  const owner = await service.make('Marked Owner', { email: `owner@mail.${address}` });
  const [first, second] = [await organisationOf(owner, boss), await organisationOf(owner, boss)];
  const admin = personOf(as(boss, true));
  await verifications().vouch(admin, { accountId: second.accountId, domain: `eu.${elsewhere}`, reason: 'seen' });
  await verifications().vouch(admin, { accountId: owner.id, domain: alone, reason: 'seen' });
  await service.query(
    `INSERT INTO identity (id, issuer, subject, user_id, provider, email, email_verified) VALUES ($1, 'https://idp.example', $2, $3, 'google', $4, true)`,
    [newId(), newId(), owner.id, `owner@${signIn}`],
  );
  const searcher = await verifications().searcher(first.accountId);
  expect(searcher).toMatchObject({ verifiedDomain: null, domains: [], memberIds: [owner.id] });
  expect(searcher.marks.toSorted()).toEqual([address, `mail.${address}`, elsewhere, `eu.${elsewhere}`, alone, signIn].toSorted());
});
