import { getApplicationCode } from '@folia/contracts/candidacy/questions';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { DataSource } from 'typeorm';
import { type RunningService, runService } from '../fixtures/running-service';
import { ApplicationNewsService } from './application-news.service';
import { NotificationService } from './notification.service';

let service: RunningService;
const letters = new Map<string, { address: string; code: string }>();

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({})), answering(getApplicationCode, (_caller, { id }) => ({ letter: letters.get(id) ?? null }))]);
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
