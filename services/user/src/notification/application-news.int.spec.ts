import { getApplicationCode } from '@folia/contracts/candidacy/questions';
import { getUploadLetter } from '@folia/contracts/candidate-upload/questions';
import type { UploadLetter } from '@folia/contracts/candidate-upload/shapes';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { DataSource } from 'typeorm';
import { type RunningService, runService } from '../fixtures/running-service';
import { ApplicationNewsService } from './application-news.service';
import { NotificationService } from './notification.service';

let service: RunningService;
const letters = new Map<string, { address: string; code: string }>();
const uploads = new Map<string, UploadLetter>();

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(getApplicationCode, (_caller, { id }) => ({ letter: letters.get(id) ?? null })),
    answering(getUploadLetter, (_caller, { agreementId }) => ({ letter: uploads.get(agreementId) ?? null })),
    answering(listProfileCards, async (_caller, { userIds }) => ({
      cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Olga Owner', photo: null }])),
    })),
  ]);
});
afterAll(() => service.close());

async function asked(ownerId: string, address: string): Promise<void> {
  const codeId = newId();
  letters.set(codeId, { address, code: '012345' });
  await service.app.get(DataSource).transaction((manager) => service.app.get(ApplicationNewsService).onCodeAsked({ codeId, ownerId }, manager));
}

test('a code goes to the address that somebody applies from, names nobody, and says how to stop such e-mails, which holds', async () => {
  const owner = await service.make('Olga Owner');
  const address = `${newId()}@example.org`;
  await asked(owner.id, address);
  const [mail = ''] = await service.mailsTo(address);
  expect(mail).toContain('Subject: 012345 is your code');
  for (const word of ['Olga', owner.uname, owner.id, owner.email]) expect([word, mail.includes(word)]).toEqual([word, false]);
  const token = new URL(/^List-Unsubscribe:\s+<([^>]*)>$/m.exec(mail)?.[1] ?? '').searchParams.get('token') ?? '';
  await service.app.get(NotificationService).unsubscribe(token);
  await asked(owner.id, address);
  expect(await service.mailsTo(address)).toHaveLength(1);
});

test('whoever is uploaded is told at once, even after asking for no more e-mails: who, which job, from where, why, what was read, and how to end it', async () => {
  const [recruiter, address, key] = [await service.make('Olga Owner'), `${newId()}@example.org`, 'k'.repeat(43)];
  await asked(recruiter.id, address);
  const [code = ''] = await service.mailsTo(address);
  await service.app.get(NotificationService).unsubscribe(new URL(/^List-Unsubscribe:\s+<([^>]*)>$/m.exec(code)?.[1] ?? '').searchParams.get('token') ?? '');
  const tell = async (agreementId: string) =>
    service.app.get(DataSource).transaction((manager) => service.app.get(ApplicationNewsService).onUploaded({ agreementId, byId: recruiter.id }, manager));
  // Somebody who withdrew before the letter was written has nothing to be told.
  await tell(newId());
  const agreementId = newId();
  uploads.set(agreementId, {
    address,
    key,
    source: 'event',
    ground: 'asked',
    detail: 'Job fair in Oslo',
    title: 'Baker',
    company: 'Bread Club',
    read: [
      { kind: 'work', count: 2 },
      { kind: 'skill', count: 1 },
    ],
    keptMonths: 6,
  });
  await tell(agreementId);
  const mails = await service.mailsTo(address);
  const mail = mails.find((one) => /compares your resume/.test(one)) ?? '';
  const said = mail.replace(/=\r?\n/g, '').replace(/\s+/g, ' ');
  for (const word of [
    'Olga Owner',
    'Baker at Bread Club',
    'a fair or another event',
    'Job fair in Oslo',
    'asked them to consider you',
    '2 positions and 1 skill',
    '6 months',
  ])
    expect([word, said.includes(word)]).toEqual([word, true]);
  expect(said).toMatch(new RegExp(`my-screening#${key}`));
  expect(mail).not.toMatch(/List-Unsubscribe/);
});
