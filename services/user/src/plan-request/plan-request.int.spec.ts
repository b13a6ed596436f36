import { planRequestsPerDay } from '@folia/contracts/billing/billing-rules';
import { guest } from '@folia/contracts/caller';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { PlanRequestService } from './plan-request.service';

let service: RunningService;
let requests: PlanRequestService;

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({})), answering(listProfileCards, () => ({ cards: {} }))]);
  requests = service.app.get(PlanRequestService);
});
afterAll(() => service.close());

const wish = (changes: object = {}) => ({
  key: newId(),
  plan: 'enterprise' as const,
  name: 'Ines Asker',
  email: 'ines@asker.example',
  company: 'Asker AS',
  text: 'Screening for forty people.',
  ip: '192.0.2.1',
  ...changes,
});

test('a request reaches the queue and every admin, once, by an e-mail that says nothing about who asks', async () => {
  const [boss, gone, person] = [await service.make('Boss', { isAdmin: true }), await service.make('Gone Boss', { isAdmin: true }), await service.make('Ines')];
  await service.query('UPDATE "user" SET suspended_at = now() WHERE id = $1', [gone.id]);
  const asked = wish();
  const [first, twin] = [await requests.send(as(person), asked), await requests.send(as(person), asked)];
  expect(twin).toEqual(first);

  const by = personOf(as(boss, true));
  expect((await requests.list(by, { state: 'new' })).items).toMatchObject([
    { id: first.id, name: 'Ines Asker', email: 'ines@asker.example', text: 'Screening for forty people.', from: { id: person.id } },
  ]);
  const mails = await service.mailsTo(boss.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^Subject: Somebody asks for a plan$/m);
  expect(mails[0]).toContain('They left how they can be reached.');
  expect(mails[0]).toContain('/app/admin?tab=plan-requests');
  for (const told of ['Ines', 'Asker', 'asker.example', 'forty']) expect(mails[0]).not.toContain(told);
  expect(await service.mailsTo(gone.email)).toEqual([]);

  expect(await codeOf(requests.list(personOf(as(person, true)), { state: 'new' }))).toBe('FORBIDDEN');
  await requests.close(by, first.id);
  expect(await codeOf(requests.close(by, first.id))).toBe('CONFLICT');
  expect(await codeOf(requests.close(by, newId()))).toBe('NOT_FOUND');
  expect((await requests.list(by, { state: 'new' })).items).toEqual([]);
});

test('a network of people without an account may ask a few times a day, whatever names it gives', async () => {
  const ask = (name: string) => codeOf(requests.send(guest, wish({ name, ip: '198.51.100.7' })));
  for (let count = 0; count < planRequestsPerDay; count++) expect(await ask(`Guest ${count}`)).toBe('done');
  expect(await ask('One More')).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(requests.send(guest, wish({ ip: '198.51.100.8' })))).toBe('done');
});
