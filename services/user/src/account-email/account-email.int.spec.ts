import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { AccountService } from '../account/account.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { NotificationService } from '../notification/notification.service';
import { SessionService } from '../session/session.service';
import { AccountEmailService } from './account-email.service';
import { RecoveryService } from './recovery.service';

let service: RunningService;
let addresses: AccountEmailService;
let recoveries: RecoveryService;

const newAddress = () => `${newId()}@example.com`;

/** What an address has got: subjects and tokens. */
const mailsTo = async (address: string) =>
  (await service.mailsTo(address)).map((raw) => ({ subject: /^Subject: (.*)$/m.exec(raw)?.[1] ?? '', token: /#([\w-]{43})/.exec(raw)?.[1] ?? '' }));
const subjects = async (address: string) => (await mailsTo(address)).map((one) => one.subject);
const told = async (who: { id: string }) => (await service.app.get(NotificationService).list(personOf(as(who)), undefined)).items.map((one) => one.kind);

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({})), answering(listProfileCards, () => ({ cards: {} }))]);
  addresses = service.app.get(AccountEmailService);
  recoveries = service.app.get(RecoveryService);
});

afterAll(() => service.close());

test('a new address counts once it is confirmed; the old one hears of the wish and of the change', async () => {
  const person = await service.make('Cha Nger');
  const wanted = newAddress();
  expect(await addresses.change(personOf(as(person)), wanted)).toMatchObject({ email: person.email, pending: { email: wanted } });
  const [asking] = await mailsTo(wanted);
  expect([asking?.subject, await subjects(person.email)]).toEqual(['Confirm your new e-mail address', ['Another e-mail address was asked for']]);
  expect(await codeOf(addresses.confirm('forged'))).toBe('NOT_FOUND');
  expect((await Promise.all([0, 1].map(() => codeOf(addresses.confirm(asking?.token ?? ''))))).sort()).toEqual(['NOT_FOUND', 'done']);
  expect(await addresses.get(personOf(as(person)))).toEqual({ email: wanted, pending: null });
  expect(await subjects(person.email)).toEqual(['Another e-mail address was asked for', 'The e-mail address of your account was changed']);
  expect(await told(person)).toEqual(['email-changed', 'email-asked']);
  expect(JSON.stringify(await service.query('SELECT * FROM email_change'))).not.toContain(asking?.token);
});

test('a later wish, letting go and a day end the one that waits; five a day are the limit', async () => {
  const person = await service.make('Wai Ter');
  const [first, second, third] = [newAddress(), newAddress(), newAddress()];
  for (const wanted of [first, second, third]) await addresses.change(personOf(as(person)), wanted);
  const tokenOf = async (address: string) => (await mailsTo(address))[0]?.token ?? '';
  // Those that no longer count are not even sent.
  expect([await tokenOf(first), await tokenOf(second)]).toEqual(['', '']);
  const token = await tokenOf(third);
  await service.query(`UPDATE email_change SET created_at = created_at - interval '24 hours 1 second' WHERE email = $1`, [third]);
  expect([(await addresses.get(personOf(as(person)))).pending, await codeOf(addresses.confirm(token))]).toEqual([null, 'NOT_FOUND']);
  const fourth = newAddress();
  await addresses.change(personOf(as(person)), fourth);
  const late = await tokenOf(fourth);
  expect(await addresses.cancel(personOf(as(person)))).toEqual({ email: person.email, pending: null });
  expect(await codeOf(addresses.confirm(late))).toBe('NOT_FOUND');
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => codeOf(addresses.change(personOf(as(person)), newAddress()))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
  expect(await codeOf(addresses.change(personOf(as(person)), person.email))).toBe('BODY_INVALID');
});

test('a link to the verified address leads back in, once and for an hour; every session hears of it', async () => {
  const person = await service.make('Lost Signin');
  const sessions = service.app.get(SessionService);
  const { authCode: old } = await sessions.open(person.id);
  await recoveries.sendLinks(person.email.toUpperCase().toLowerCase());
  const [asked] = await mailsTo(person.email);
  expect(asked?.subject).toBe(`Get back into your account @${person.uname}`);
  const outcomes = await Promise.all([0, 1].map(() => recoveries.recover(asked?.token ?? '', 'Mozilla/5.0 Firefox/140.0').catch((error) => error)));
  const opened = outcomes.find((one) => one.authCode);
  expect([opened?.user.id, outcomes.filter((one) => one.code === 'NOT_FOUND').length]).toEqual([person.id, 1]);
  expect((await sessions.authenticate(opened?.authCode ?? '')).userId).toBe(person.id);
  expect((await sessions.authenticate(old)).userId).toBe(person.id);
  expect([await told(person), (await subjects(person.email)).at(-1)]).toEqual([['recovered'], 'Somebody got back into your account by e-mail']);
  await recoveries.sendLinks(person.email);
  await service.query(`UPDATE recovery SET created_at = now() - interval '61 minutes' WHERE over_at IS NULL`);
  expect(await codeOf(recoveries.recover((await mailsTo(person.email)).at(-1)?.token ?? '', ''))).toBe('NOT_FOUND');
});

test('only a verified address leads in: not an unverified one, not one that was given up, not who is suspended; three links an hour', async () => {
  const [moved, suspended, busy] = [await service.make('Mov Ed'), await service.make('Sus Pended'), await service.make('Bus Y')];
  const identity = { provider: null, issuer: 'spec', subject: newId(), name: 'Un Verified', email: newAddress(), emailVerified: false };
  await service.app.get(AccountService).findOrMake(identity, 'individual', false);
  await recoveries.sendLinks(identity.email);
  await recoveries.sendLinks(newAddress());
  await service.query('UPDATE "user" SET suspended_at = now() WHERE id = $1', [suspended.id]);
  await recoveries.sendLinks(suspended.email);
  expect([await mailsTo(identity.email), await mailsTo(suspended.email)]).toEqual([[], []]);

  // A link that was sent to the old address ends when another one takes its place.
  await recoveries.sendLinks(moved.email);
  const [link] = await mailsTo(moved.email);
  const wanted = newAddress();
  await addresses.change(personOf(as(moved)), wanted);
  await addresses.confirm((await mailsTo(wanted))[0]?.token ?? '');
  expect(await codeOf(recoveries.recover(link?.token ?? '', ''))).toBe('NOT_FOUND');
  const before = (await mailsTo(moved.email)).length;
  await recoveries.sendLinks(moved.email);
  expect(await mailsTo(moved.email)).toHaveLength(before);

  await Promise.all(Array.from({ length: 6 }, () => recoveries.sendLinks(busy.email)));
  expect(await mailsTo(busy.email)).toHaveLength(3);
});

test('an address that several accounts share is sent a link into each', async () => {
  const email = newAddress();
  const [one, two] = [await service.make('First Self', { email }), await service.make('Second Self', { email })];
  await recoveries.sendLinks(email);
  const links = await mailsTo(email);
  expect(links.map((link) => link.subject).sort()).toEqual([one, two].map(({ uname }) => `Get back into your account @${uname}`).sort());
  const opened = await Promise.all(links.map((link) => recoveries.recover(link.token, '')));
  expect(opened.map(({ user }) => user.id).sort()).toEqual([one.id, two.id].sort());
});
