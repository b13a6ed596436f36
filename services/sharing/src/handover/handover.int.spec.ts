import { listHandoverCandidates, noteHandoverJobs } from '@folia/contracts/handover/questions';
import type { HandoverCandidate } from '@folia/contracts/handover/shapes';
import { listWhoMay } from '@folia/contracts/organisation/questions';
import { startBackground } from '@folia/platform/background';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { useInnerKeys } from '@folia/platform/rpc-handler';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { startGreenhouseCandidates } from '@folia/testing/greenhouse-candidates';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase } from '@folia/testing/postgres';
import { testInnerKey, testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { ConnectorService } from '../connector/connector.service';
import { migrations } from '../migrations';
import { WebhookEventsService } from '../webhook/webhook-events.service';
import { HandoverService } from './handover.service';
import { HandoverSenderService } from './handover-sender.service';

const key = 'a-partner-key-1234';
const user = 'service@hogwarts.example';

let app: INestApplicationContext;
let other: INestApplicationContext;
let greenhouse: Awaited<ReturnType<typeof startGreenhouseCandidates>>;
let end: () => Promise<void>;
/** What the ai service knows: candidates by job, and where people of a job are told that they may go. */
const candidates = new Map<string, HandoverCandidate[]>();
const told = new Map<string, string[]>();

beforeAll(async () => {
  useInnerKeys([testInnerKey]);
  greenhouse = await startGreenhouseCandidates({ key, user });
  const copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  const others = await startAnsweringService([
    answering(listWhoMay, (_caller, { accountId }) => ({ ids: [accountId] })),
    answering(noteHandoverJobs, (_caller, { accountId, jobIds }) => {
      told.set(accountId, jobIds);
      return {};
    }),
    answering(listHandoverCandidates, (_caller, { jobId, candidateIds }) => ({
      items: (candidates.get(jobId) ?? []).filter(({ candidateId }) => candidateIds === null || candidateIds.includes(candidateId)),
    })),
  ]);
  const env = { ...testServiceEnv(copy.url, others.url), GREENHOUSE_API_URL: greenhouse.origin };
  app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false });
  other = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false });
  const stop = await startBackground(app, 'sharing', env, await app.resolve(PinoLogger));
  end = async () => {
    await stop();
    await app.close();
    await other.close();
    await others.close();
    await copy.drop();
    await greenhouse.close();
  };
});
afterAll(() => end());

const handovers = () => app.get(HandoverService);
const connectors = () => app.get(ConnectorService);
const query = (sql: string, values: unknown[] = []) => app.get(DataSource).query(sql, values);
const agreed = (name = 'Mira Solheim'): HandoverCandidate => ({
  candidateId: newId(),
  number: 1,
  refusal: null,
  person: { name, email: 'mira@example.org', headline: 'Engineer', agreedAt: '2026-03-26T10:15:00.000Z' },
});

/** An account whose job is one of theirs, with these candidates. */
async function mapped(...people: HandoverCandidate[]) {
  const member = personOf({ actor: { type: 'user', id: newId(), isAdmin: false, sessionId: newId() } });
  const of = { ...member, accountId: member.id, role: 'owner' as const };
  const jobId = newId();
  candidates.set(jobId, people);
  const { connector } = await connectors().create(of, 'greenhouse');
  const { id } = connector;
  await handovers().setCredentials(of, { id, apiKey: key, onBehalfOf: user });
  const { version, mapping } = await connectors().get(of, id);
  const [theirJob] = (await handovers().listJobs(of, id)).items;
  if (!theirJob) throw new Error('no job there');
  await connectors().update(of, { id, version, mapping: { ...mapping, handovers: [{ jobId, theirJob }] } });
  const [first] = people;
  const candidateId = first?.candidateId ?? '';
  const itemOf = async (candidate = candidateId) => (await handovers().list(of, jobId)).items.find((one) => one.candidateId === candidate);
  /** Whatever is to be sent now is, until this candidate stands so. */
  const until = async (state: string, candidate = candidateId) => {
    for (;;) {
      const item = await itemOf(candidate);
      if (item?.state === state) return item;
      await query(`UPDATE handover SET due_at = now() WHERE connector_id = $1`, [id]);
      await app.get(HandoverSenderService).sendDue();
    }
  };
  const log = async () => (await connectors().listCalls(of, { id, state: 'all', limit: 100 })).items;
  const handOver = (...ids: string[]) => handovers().handOver(of, { jobId, candidateIds: ids.length > 0 ? ids : [candidateId] });
  const there = (candidate = candidateId) => greenhouse.posted.filter(({ external_id }) => external_id === candidate);
  return { of, id, jobId, candidateId, itemOf, until, log, handOver, there };
}

test('credentials are tried before they are kept, sealed, and never shown again', async () => {
  const { of, id } = await mapped();
  expect((await connectors().get(of, id)).user).toEqual({ name: 'Ron Weasley', lastFour: '1234' });
  expect(await codeOf(handovers().setCredentials(of, { id, apiKey: 'another-key', onBehalfOf: user }))).toBe('ATS_REFUSED');
  expect(await codeOf(handovers().setCredentials(of, { id, apiKey: key, onBehalfOf: 'nobody@hogwarts.example' }))).toBe('ATS_REFUSED');
  expect((await connectors().get(of, id)).user).toEqual({ name: 'Ron Weasley', lastFour: '1234' });
  const kept = JSON.stringify(await query('SELECT to_jsonb(c) FROM connector c'));
  for (const secret of [key, user]) expect(kept).not.toContain(secret);
  const stranger = await mapped();
  expect(await codeOf(handovers().listJobs(stranger.of, id))).toBe('NOT_FOUND');
});

test('whoever agreed is sent once, exactly as the dry run shows, and where they stand there is read', async () => {
  const { of, id, jobId, candidateId, until, log, handOver, there } = await mapped(agreed());
  expect(told.get(of.accountId)).toEqual([jobId]);
  const preview = await handovers().preview(of, { jobId, candidateId });
  expect(preview).toEqual({
    method: 'POST',
    url: `${greenhouse.origin}/v1/partner/candidates`,
    body: {
      prospect: false,
      job_id: 146859,
      external_id: candidateId,
      first_name: 'Mira',
      last_name: 'Solheim',
      title: 'Engineer',
      emails: [{ email: 'mira@example.org', type: 'personal' }],
      notes: 'Agreed in Folia on 2026-03-26 to be passed on for this job.',
    },
  });
  expect(there()).toEqual([]);
  await Promise.all([handOver(), handOver(), handOver()]);
  await until('sent');
  await handOver();
  await app.get(HandoverSenderService).sendDue();
  expect(there().map(({ body }) => body)).toEqual([preview.body]);
  expect((await handovers().listStages(of, jobId)).items).toEqual([{ candidateId, stage: 'Application Review', status: 'active' }]);
  expect(await log()).toMatchObject([{ call: 'candidate', state: 'delivered', jobId, profileUrl: expect.stringContaining('/people/') }]);
  // Who it was is nowhere here.
  const kept = await query('SELECT to_jsonb(h)::text AS words FROM handover h UNION ALL SELECT to_jsonb(c)::text FROM connector_call c');
  for (const { words } of kept) for (const word of ['Mira', 'Solheim', 'mira@']) expect(words).not.toContain(word);
  await connectors().delete(of, id);
  expect(told.get(of.accountId)).toEqual([]);
});

test('a lost answer is not sent again by itself: their page is looked up by its number, or a person says that nobody is there', async () => {
  const [first, second] = [agreed('Mira Solheim'), agreed('Noor')];
  const { of, jobId, candidateId, until, itemOf, log, handOver, there } = await mapped(first, second);
  greenhouse.faults.push('lost');
  await handOver();
  await until('unclear');
  await handOver();
  await app.get(HandoverSenderService).sendDue();
  expect(there()).toHaveLength(1);
  const settle = (page: string | null, candidate = candidateId) => handovers().settle(of, { jobId, candidateId: candidate, page });
  for (const page of ['https://app.greenhouse.io/people/1', 'https://app.greenhouse.io/', 'nothing']) expect(await codeOf(settle(page))).toBe('BODY_INVALID');
  await settle(`https://app.greenhouse.io/people/${there()[0]?.id}?application_id=3`);
  expect(await itemOf()).toMatchObject({ state: 'sent', profileUrl: expect.stringContaining(`/people/${there()[0]?.id}`) });
  expect(await codeOf(settle(null))).toBe('CONFLICT');
  expect(there()).toHaveLength(1);
  // Their server failed, and says not whether it took anybody.
  greenhouse.faults.push({ status: 502 });
  await handOver(second.candidateId);
  await until('unclear', second.candidateId);
  expect(there(second.candidateId)).toEqual([]);
  await settle(null, second.candidateId);
  await until('sent', second.candidateId);
  expect(there(second.candidateId)).toMatchObject([{ body: { first_name: 'Noor', last_name: '-' } }]);
  expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'unclear', 'delivered', 'unclear']);
});

test('429 waits as long as it says, 503 as webhooks do; field errors and 401 end it with why, until a person tries again', async () => {
  const { candidateId, until, itemOf, log, handOver, there } = await mapped(agreed());
  greenhouse.faults.push({ status: 429, headers: { 'retry-after': '7200' } });
  await handOver();
  await app.get(HandoverSenderService).sendDue();
  const waiting = await until('waiting');
  expect(Date.parse(waiting.nextAt ?? '') - Date.now()).toBeGreaterThan(7_000_000);
  greenhouse.faults.push({ status: 503 }, { status: 422, body: { errors: [{ message: 'is invalid', field: 'emails.email' }, { message: 'no' }] } });
  await until('failed');
  expect((await itemOf())?.note).toBe('emails.email: is invalid; no');
  greenhouse.faults.push({ status: 401 });
  await handOver();
  await until('failed');
  expect((await itemOf())?.note).toBe('status 401');
  await handOver();
  await until('sent');
  expect(there(candidateId)).toHaveLength(1);
  const [last] = await log();
  expect(last?.tries.map(({ status }) => status)).toEqual([429, 503, 422, 401, 201]);
});

test('two workers send nobody twice, and whoever does not come back leaves it unclear', async () => {
  const people = Array.from({ length: 12 }, () => agreed());
  const { id, until, handOver, there, itemOf } = await mapped(...people);
  await handOver(...people.map(({ candidateId }) => candidateId));
  const workers = [app, other].map((one) => one.get(HandoverSenderService));
  await Promise.all([...workers, ...workers].map((worker) => worker.sendDue()));
  for (const { candidateId } of people) await until('sent', candidateId);
  expect(people.map(({ candidateId }) => there(candidateId).length)).toEqual(people.map(() => 1));
  const [gone] = people;
  await query(
    `UPDATE handover SET state = 'sending', their_id = NULL, claimed_at = now() - interval '2 minutes' WHERE connector_id = $1 AND candidate_id = $2`,
    [id, gone?.candidateId],
  );
  await until('unclear');
  expect(await itemOf()).toMatchObject({ state: 'unclear' });
  expect(there()).toHaveLength(1);
});

test('nobody is sent who did not agree to it, whose name is hidden, or who is gone meanwhile', async () => {
  const refused: HandoverCandidate[] = (['uploaded', 'not-agreed', 'hidden'] as const).map((refusal) => ({ ...agreed(), refusal, person: null }));
  const last = agreed();
  const { of, jobId, until, handOver, there, itemOf } = await mapped(last, ...refused);
  await handOver(...refused.map(({ candidateId }) => candidateId));
  for (const { candidateId } of refused) {
    expect(await itemOf(candidateId)).toBeUndefined();
    expect(await codeOf(handovers().preview(of, { jobId, candidateId }))).toBe('NOT_FOUND');
  }
  await handOver();
  candidates.set(jobId, []);
  expect((await until('stopped')).note).toBe('gone');
  expect([last, ...refused].flatMap(({ candidateId }) => there(candidateId))).toEqual([]);
  const stranger = await mapped(agreed());
  expect((await handovers().list(stranger.of, jobId)).target).toBeNull();
  expect(await codeOf(handovers().handOver(stranger.of, { jobId, candidateIds: [last.candidateId] }))).toBe('NOT_FOUND');
});

test('when somebody withdraws afterwards, the list, the log and the team say that the copy there is theirs to erase', async () => {
  const [sent, never] = [agreed(), agreed()];
  const { of, jobId, candidateId, until, itemOf, log, handOver } = await mapped(sent, never);
  await handOver();
  await until('sent');
  greenhouse.faults.push({ status: 429, headers: { 'retry-after': '7200' } });
  await handOver(never.candidateId);
  await app.get(HandoverSenderService).sendDue();
  for (let one = await itemOf(never.candidateId); Date.parse(one?.nextAt ?? '') < Date.now() + 7_000_000 || !one?.nextAt; )
    one = await itemOf(never.candidateId);
  const withdraw = (id: string) =>
    app.get(DataSource).transaction(async (manager) => {
      await app.get(WebhookEventsService).onCandidate({ accountId: of.accountId, jobId, candidateId: id, change: 'withdrawn' }, manager);
      return manager.query(`SELECT payload FROM outbox WHERE name = 'handover.copy-left' AND payload->>'ownerId' = $1`, [of.accountId]);
    });
  expect(await withdraw(candidateId)).toEqual([{ payload: { jobId, ownerId: of.accountId } }]);
  await withdraw(candidateId);
  await withdraw(never.candidateId);
  expect(await itemOf()).toMatchObject({ state: 'sent', goneAt: expect.any(String) });
  // Nothing of the other one ever arrived there.
  expect(await itemOf(never.candidateId)).toMatchObject({ state: 'stopped', goneAt: expect.any(String) });
  expect((await log()).filter(({ call }) => call === 'copy_left')).toHaveLength(1);
  // That is news, and no call that failed.
  expect((await connectors().list(of)).items).toMatchObject([{ calls: 1, failed: 0 }]);
});
