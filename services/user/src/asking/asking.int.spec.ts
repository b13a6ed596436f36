import { getAskingLetter } from '@folia/contracts/asking/questions';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource, type EntityManager } from 'typeorm';
import { type RunningService, runService } from '../fixtures/running-service';
import { NotificationService } from '../notification/notification.service';
import { AskingService } from './asking.service';

let service: RunningService;
const letters = new Map<string, { address: string; key: string; words: string }>();

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, async (_caller, { userIds }) => ({
      cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Rita Reader', photo: null }])),
    })),
    answering(getAskingLetter, (_caller, { id }) => ({ letter: letters.get(id) ?? null })),
  ]);
});
afterAll(() => service.close());

const askings = () => service.app.get(AskingService);
const within = (act: (manager: EntityManager) => Promise<void>) => service.app.get(DataSource).transaction(act);
const signedIn = (id: string) => personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: id } });

async function invited(ownerId: string, address: string, isReminder = false): Promise<string> {
  const askingId = newId();
  letters.set(askingId, { address, key: `key-${askingId}`, words: 'Engineer, Meridian' });
  await within((manager) => askings().onAddressAsked({ askingId, ownerId, isReminder }, manager));
  return askingId;
}
const isUnaskable = async (askerId: string, { person, address }: { person?: string; address?: string }) => {
  const found = await askings().listUnaskable({ askerId, personIds: person ? [person] : [], addresses: address ? [address] : [] });
  return found.personIds.length + found.addresses.length > 0;
};

test('an address is told who asks and for which job, with the key in the part of the address that no server hears of, and of the one reminder', async () => {
  const [rita, address] = [await service.make('Rita Reader'), `${newId()}@example.org`];
  const askingId = await invited(rita.id, address);
  const [mail = ''] = await service.mailsTo(address);
  expect(mail).toContain('Rita Reader asks you about a job: Engineer, Meridian');
  expect(mail).toContain(`/app/my-screening#key-${askingId}`);
  for (const own of [rita.email, rita.uname, rita.id]) expect([own, mail.includes(own)]).toEqual([own, false]);
  await invited(rita.id, address, true);
  expect((await service.mailsTo(address))[1]).toContain('A week is left');
  // What was answered or taken back meanwhile is not sent.
  await within((manager) => askings().onAddressAsked({ askingId: newId(), ownerId: rita.id, isReminder: true }, manager));
  expect(await service.mailsTo(address)).toHaveLength(2);
});

test('the owner of a portfolio is told in the bell and by e-mail, until it is over', async () => {
  const [rita, ena] = [await service.make('Rita Reader'), await service.make('Ena Gineer')];
  const agreementId = newId();
  await within((manager) => askings().onPersonAsked({ agreementId, ownerId: ena.id, askedBy: rita.id }, manager));
  const news = service.app.get(NotificationService);
  expect((await news.list(signedIn(ena.id), undefined)).items).toEqual([
    expect.objectContaining({ kind: 'screening-asked', about: agreementId, name: 'Rita Reader', read: false }),
  ]);
  expect((await service.mailsTo(ena.email))[0]).toContain(`/app/screenings?of=${agreementId}`);
  await within((manager) => askings().onOver({ agreementId, ownerId: ena.id }, manager));
  expect(await news.countUnread(signedIn(ena.id))).toEqual({ count: 0 });
});

test('never again holds for the person and their address whoever asks and however, and is kept as a hash alone', async () => {
  const [rita, ena] = [await service.make('Rita Reader'), await service.make('Ena Gineer')];
  expect(await isUnaskable(rita.id, { person: ena.id })).toBe(false);
  await within((manager) => askings().onNeverAgain({ askingId: newId(), personId: ena.id }, manager));
  expect(await isUnaskable(rita.id, { person: ena.id })).toBe(true);
  expect(await isUnaskable(newId(), { address: ena.email })).toBe(true);
  await service.query('UPDATE "user" SET email = $2 WHERE id = $1', [ena.id, `${newId()}@example.org`]);
  expect(await isUnaskable(rita.id, { person: ena.id })).toBe(true);

  const address = `${newId()}@example.org`;
  const askingId = await invited(rita.id, address);
  expect(await service.mailsTo(address)).toHaveLength(1);
  await within((manager) => askings().onNeverAgain({ askingId, personId: null }, manager));
  expect(await isUnaskable(rita.id, { address })).toBe(true);
  // Whoever makes an account of that address later is not asked by their portfolio either.
  expect(await isUnaskable(rita.id, { person: (await service.make('Late Comer', { email: address })).id })).toBe(true);
  const kept = JSON.stringify(await service.query('SELECT * FROM refused_asking'));
  for (const word of [address, ena.email, ena.id]) expect(kept).not.toContain(word);
});

test('whoever has an account lets nobody ask, or takes it back, for themselves and every address of theirs', async () => {
  const [rita, ena] = [await service.make('Rita Reader'), await service.make('Ena Gineer')];
  const second = `${newId()}@example.org`;
  await service.query(`UPDATE identity SET email = $2, email_verified = true WHERE user_id = $1`, [ena.id, second]);
  const own = signedIn(ena.id);
  expect(await askings().choice(own)).toEqual({ mayBeAsked: true });
  await within((manager) => askings().onNeverAgain({ askingId: newId(), personId: ena.id }, manager));
  expect(await askings().choice(own)).toEqual({ mayBeAsked: false });
  await askings().choose(own, true);
  expect([await isUnaskable(rita.id, { person: ena.id }), await isUnaskable(rita.id, { address: ena.email })]).toEqual([false, false]);
  await askings().choose(own, false);
  for (const one of [{ person: ena.id }, { address: ena.email }, { address: second }]) expect(await isUnaskable(rita.id, one)).toBe(true);
  expect(await askings().choice(signedIn(rita.id))).toEqual({ mayBeAsked: true });
});

test('the e-mail itself ends all such questions without a sign-in, and leaves codes for applications alone', async () => {
  const [rita, address] = [await service.make('Rita Reader'), `${newId()}@example.org`];
  await invited(rita.id, address);
  const [mail = ''] = await service.mailsTo(address);
  const token = new URL(/^List-Unsubscribe:\s+<([^>]*)>$/m.exec(mail)?.[1] ?? '').searchParams.get('token') ?? '';
  await service.app.get(NotificationService).unsubscribe(token);
  expect(await isUnaskable(rita.id, { address })).toBe(true);
  expect(await service.query('SELECT 1 FROM refused_address')).toEqual([]);
  // The same e-mail takes it back; one that says nothing of questions takes nothing back.
  const news = service.app.get(NotificationService);
  expect(await codeOf(news.allowAskings(token.replace('asking.', 'address.')))).toBe('NOT_FOUND');
  expect(await isUnaskable(rita.id, { address })).toBe(true);
  await news.allowAskings(token);
  expect(await isUnaskable(rita.id, { address })).toBe(false);
});

test('who has blocked the asker, and who is gone, is not asked; to others nothing changes', async () => {
  const [rita, tom, ena] = [await service.make('Rita Reader'), await service.make('Tom Other'), await service.make('Ena Gineer')];
  await service.query(`INSERT INTO block (blocker_id, blocked_id, uname, name) VALUES ($1, $2, 'rita', 'Rita')`, [ena.id, rita.id]);
  expect([await isUnaskable(rita.id, { person: ena.id }), await isUnaskable(rita.id, { address: ena.email })]).toEqual([true, true]);
  expect([await isUnaskable(tom.id, { person: ena.id }), await isUnaskable(tom.id, { address: ena.email })]).toEqual([false, false]);
  expect(await isUnaskable(rita.id, { person: newId() })).toBe(true);
});
