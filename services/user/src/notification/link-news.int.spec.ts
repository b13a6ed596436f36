import { getLinkCode } from '@folia/contracts/link/questions';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { LinkEndNewsService } from './link-end-news.service';
import { LinkNewsService } from './link-news.service';
import { NotificationService } from './notification.service';
import { WebhookNewsService } from './webhook-news.service';

let service: RunningService;
const letters = new Map<string, { address: string; code: string }>();

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Olga Owner', photo: null }])) })),
    answering(getLinkCode, (_caller, { id }) => ({ letter: letters.get(id) ?? null })),
  ]);
});
afterAll(() => service.close());

const within = (work: (manager: DataSource['manager']) => Promise<void>) => service.app.get(DataSource).transaction(work);
const news = () => service.app.get(LinkNewsService);
/** A code that somebody asked for at a link of this owner, for this address. */
async function asked(ownerId: string, address: string) {
  const codeId = newId();
  letters.set(codeId, { address, code: '012345' });
  await within((manager) => news().onCodeAsked({ codeId, ownerId }, manager));
}

test('a code goes to the address that asked for it, names neither the owner nor the link, and says how to stop it, which holds', async () => {
  const owner = await service.make('Olga Owner');
  const address = `${newId()}@example.org`;
  await asked(owner.id, address);
  const [mail = ''] = await service.mailsTo(address);
  expect(mail).toContain('Subject: 012345 is your code');
  for (const word of ['Olga', 'Owner', owner.uname, owner.id, owner.email]) expect([word, mail.includes(word)]).toEqual([word, false]);
  const token = new URL(/^List-Unsubscribe:\s+<([^>]*)>$/m.exec(mail)?.[1] ?? '').searchParams.get('token') ?? '';
  expect(await service.mailsTo(owner.email)).toEqual([]);
  await service.app.get(NotificationService).unsubscribe(token);
  await asked(owner.id, address);
  expect(await service.mailsTo(address)).toHaveLength(1);
});

test('no e-mail goes out for an address that the link does not list, least of all to the owner', async () => {
  const owner = await service.make('Olga Owner');
  await within((manager) => news().onCodeAsked({ codeId: newId(), ownerId: owner.id }, manager));
  const before = service.mail.received.length;
  expect(await service.mailsTo(owner.email)).toEqual([]);
  expect(service.mail.received).toHaveLength(before);
});

test('the code stands in no row, and the address can be found by whoever erases it', async () => {
  const owner = await service.make('Olga Owner');
  const address = `${newId()}@example.org`;
  await asked(owner.id, address);
  await service.mailsTo(address);
  const rows = await service.query('SELECT * FROM email WHERE address = $1', [address]);
  expect(rows).toMatchObject([{ kind: 'link-code', user_id: owner.id }]);
  expect(JSON.stringify([rows, await service.query('SELECT * FROM job')])).not.toContain('012345');
});

test('whoever made an endpoint hears that it fails, and that it is off, in the bell and by e-mail', async () => {
  const owner = await service.make('Olga Owner');
  const webhookId = newId();
  for (const isOff of [false, true]) await within((manager) => service.app.get(WebhookNewsService).onFailing({ webhookId, ownerId: owner.id, isOff }, manager));
  const { items } = await service.app.get(NotificationService).list(personOf(as(owner)), undefined);
  expect(items.map(({ kind, about }) => [kind, about])).toEqual([
    ['webhook-off', webhookId],
    ['webhook-failing', webhookId],
  ]);
  expect((await service.mailsTo(owner.email)).join()).toMatch(/an endpoint of your webhooks is switched off/i);
});

test('an owner hears of a lock in the bell and by e-mail, with the place to end it', async () => {
  const owner = await service.make('Olga Owner');
  const linkId = newId();
  await within((manager) => news().onLocked({ linkId, ownerId: owner.id }, manager));
  const { items } = await service.app.get(NotificationService).list(personOf(as(owner)), undefined);
  expect(items).toMatchObject([{ kind: 'link-locked', about: linkId }]);
  expect((await service.mailsTo(owner.email)).join()).toContain(`/app/settings/sharing?link=${linkId}`);
});

test('an owner hears in the bell and by e-mail that links without an end have one now', async () => {
  const owner = await service.make('Olga Owner');
  await within((manager) => service.app.get(LinkEndNewsService).onEndsSet({ ownerId: owner.id }, manager));
  const { items } = await service.app.get(NotificationService).list(personOf(as(owner)), undefined);
  expect(items).toMatchObject([{ kind: 'link-end-set', about: null }]);
  expect((await service.mailsTo(owner.email)).join()).toContain('Your protected links have an end now');
});
