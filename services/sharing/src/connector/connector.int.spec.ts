import { askForTest, findTestExample, getTestResult, listTestable } from '@folia/contracts/connector/questions';
import type { TestResult } from '@folia/contracts/connector/shapes';
import { AppError } from '@folia/contracts/errors';
import { noteHandoverJobs } from '@folia/contracts/handover/questions';
import { listWhoMay } from '@folia/contracts/organisation/questions';
import { startBackground } from '@folia/platform/background';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { useInnerKeys } from '@folia/platform/rpc-handler';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { type AssessmentPartner, startGreenhouse } from '@folia/testing/greenhouse';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase } from '@folia/testing/postgres';
import { testInnerKey, testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { WebhookEventsService } from '../webhook/webhook-events.service';
import { AssessmentService } from './assessment.service';
import { ConnectorService } from './connector.service';
import { ConnectorCallRepository } from './connector-call.repository';
import { ConnectorSenderService } from './connector-sender.service';

const appUrl = 'https://folia.example';
const read: TestResult = {
  state: 'read',
  points: 81,
  musts: 3,
  mustsMet: 2,
  criteria: [{ words: 'Go', importance: 'must', state: 'met' }],
  readAt: '2026-03-26T10:15:00.000Z',
};
const nothing: TestResult = { state: 'waiting', points: 0, musts: 0, mustsMet: 0, criteria: [], readAt: null };

let app: INestApplicationContext;
let end: () => Promise<void>;
/** What the ai service knows: open jobs that show names, who was asked, and results by agreement. */
const testable = new Set<string>();
const asked: { jobId: string; address: string; name: string; agreementId: string; askerId: string }[] = [];
const results = new Map<string, TestResult>();
const recruiters = new Map<string, string[]>();

beforeAll(async () => {
  useInnerKeys([testInnerKey]);
  const copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  const others = await startAnsweringService([
    answering(listWhoMay, (_caller, { accountId }) => ({ ids: recruiters.get(accountId) ?? [] })),
    answering(listTestable, (_caller, { jobIds }) => ({ jobIds: jobIds.filter((id) => testable.has(id)) })),
    answering(askForTest, (_caller, { jobId, address, name, askerId }) => {
      if (address.startsWith('known')) throw new AppError('CONFLICT');
      const agreementId = newId();
      asked.push({ jobId, address, name, agreementId, askerId });
      return { agreementId };
    }),
    answering(getTestResult, (_caller, { agreementId }) => results.get(agreementId) ?? nothing),
    answering(findTestExample, () => ({ result: read })),
    answering(noteHandoverJobs, () => ({})),
  ]);
  const env = testServiceEnv(copy.url, others.url);
  app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false });
  const stop = await startBackground(app, 'sharing', env, await app.resolve(PinoLogger));
  end = async () => {
    await stop();
    await app.close();
    await others.close();
    await copy.drop();
  };
});
afterAll(() => end());

const connectors = () => app.get(ConnectorService);
const assessments = () => app.get(AssessmentService);
const query = (sql: string, values: unknown[] = []) => app.get(DataSource).query(sql, values);

/** The gateway's part in few lines: the key out of the header, and refusals as statuses. */
const partner: AssessmentPartner = async (method, address, { authorization = '' }, body = '{}') => {
  const [path, rest = ''] = address.split('?');
  const key = Buffer.from(authorization.slice(6), 'base64').toString().split(':')[0] ?? '';
  const answers: Record<string, () => Promise<unknown>> = {
    'GET /list_tests': () => assessments().list(key),
    'POST /send_test': () => assessments().send(key, JSON.parse(body)),
    'GET /test_status': () => assessments().status(key, new URLSearchParams(rest).get('partner_interview_id') ?? '', appUrl),
    'POST /response_error': () => assessments().noteError(key, JSON.parse(body)),
  };
  return (answers[`${method} ${path}`] ?? (() => Promise.reject(new AppError('NOT_FOUND'))))().then(
    (answered) => ({ status: 200, body: answered ?? {} }),
    (error) => ({ status: error instanceof AppError ? 422 : 500, body: { code: error.code } }),
  );
};

/** An account with a connector that offers one job, and its Greenhouse. */
async function connected() {
  const member = personOf({ actor: { type: 'user', id: newId(), isAdmin: false, sessionId: newId() } });
  const of = { ...member, accountId: member.id, role: 'owner' as const };
  recruiters.set(of.accountId, [of.id]);
  const jobId = newId();
  testable.add(jobId);
  const { connector, key } = await connectors().create(of, 'greenhouse');
  const { id } = connector;
  const mapping = { ...connector.mapping, tests: [{ jobId, name: 'Engineer, by evidence' }] };
  await connectors().update(of, { id, version: connector.version, mapping });
  const greenhouse = await startGreenhouse(key, partner);
  const log = async (state: 'all' | 'failed' = 'all') => (await connectors().listCalls(of, { id, state, limit: 100 })).items;
  /** Somebody agreed and was read, or something about that has changed. */
  const found = async (address: string, result: TestResult) => {
    const agreementId = asked.find((one) => one.address === address)?.agreementId ?? '';
    results.set(agreementId, result);
    await app.get(DataSource).transaction((manager) => app.get(WebhookEventsService).onRead({ accountId: of.accountId, jobId }, manager));
    await app.get(ConnectorSenderService).check();
  };
  return { of, id, key, jobId, greenhouse, log, found };
}
const addressOf = (name = 'mira') => `${name}-${newId()}@example.org`;

test('a job is offered as a test; a candidate who is sent it is asked once, and their result goes back when it is there', async () => {
  const { of, jobId, greenhouse, log, found } = await connected();
  const address = addressOf();
  expect(await greenhouse.listTests()).toEqual({ status: 200, body: [{ partner_test_id: jobId, partner_test_name: 'Engineer, by evidence' }] });
  const first = await greenhouse.sendTest(jobId, address, '/take_home_tests/1');
  expect(first).toEqual({ status: 200, body: { partner_interview_id: expect.any(String) } });
  const again = await Promise.all([1, 2, 3].map(() => greenhouse.sendTest(jobId, address, '/take_home_tests/1')));
  expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body]);
  expect(asked.filter((one) => one.address === address)).toEqual([expect.objectContaining({ jobId, name: 'Mira Solheim', askerId: of.id })]);
  await found(address, nothing);
  expect(greenhouse.patches).toEqual([]);
  await found(address, read);
  const status = await greenhouse.until('/take_home_tests/1', (one) => one.partner_status === 'complete');
  expect(status).toEqual({
    partner_status: 'complete',
    partner_profile_url: `${appUrl}/app/screening/${jobId}`,
    partner_score: 81,
    metadata: { 'Musts met': '2 of 3', 'Must: Go': 'met', 'Read at': read.readAt },
  });
  expect((await log()).map(({ call, state }) => `${call} ${state}`)).toEqual(
    expect.arrayContaining(['list_tests answered', 'send_test answered', 'test_status answered', 'completed delivered']),
  );
  // The same result is told once, another one again, and that there is none any more.
  await found(address, read);
  await found(address, { ...read, points: 90 });
  await greenhouse.until('/take_home_tests/1', (one) => one.partner_score === 90);
  await found(address, { ...nothing, state: 'over' });
  expect(await greenhouse.until('/take_home_tests/1', (one) => one.partner_status === 'withdrawn')).toMatchObject({ partner_score: null, metadata: {} });
  expect(greenhouse.patches).toHaveLength(3);
  // Who it was is nowhere here.
  const kept = await query('SELECT to_jsonb(t)::text AS words FROM connector_test t UNION ALL SELECT to_jsonb(c)::text FROM connector_call c');
  for (const { words } of kept) for (const word of [address, 'Mira', 'Solheim']) expect(words).not.toContain(word);
  await greenhouse.close();
});

test('whoever has said no, or nothing, looks the same, and no news of them goes out', async () => {
  const { key, jobId, greenhouse, found } = await connected();
  const [silent, refusing] = [addressOf('silent'), addressOf('refusing')];
  const statusOf = async (address: string, path: string) => {
    const { body } = await greenhouse.sendTest(jobId, address, path);
    await found(address, address === refusing ? { ...nothing, state: 'over' } : nothing);
    return assessments().status(key, (body as { partner_interview_id: string }).partner_interview_id, appUrl);
  };
  const first = await statusOf(silent, '/take_home_tests/1');
  expect(first).toEqual({ partner_status: 'sent', partner_profile_url: null, partner_score: null, metadata: {} });
  expect(await statusOf(refusing, '/take_home_tests/2')).toEqual(first);
  expect(greenhouse.patches).toEqual([]);
  await greenhouse.close();
});

test('news that Greenhouse does not take is tried again by itself, and once more by hand; a connector that is off says nothing', async () => {
  const { of, id, jobId, greenhouse, log, found } = await connected();
  const address = addressOf();
  await greenhouse.sendTest(jobId, address, '/take_home_tests/1');
  greenhouse.outages.push(503, 410);
  await found(address, read);
  const told = async () => (await log()).find(({ call }) => call === 'completed');
  const until = async (state: string, tries: number) => {
    for (let one = await told(); one?.state !== state || one.tries.length !== tries; one = await told()) {
      await query(`UPDATE connector_call SET due_at = now() WHERE state = 'waiting' AND connector_id = $1`, [id]);
      await app.get(ConnectorSenderService).sendDue();
    }
  };
  await until('failed', 2);
  expect((await told())?.tries.map(({ status }) => status)).toEqual([503, 410]);
  expect((await log('failed')).map(({ call }) => call)).toEqual(['completed']);
  await connectors().retry(of, id, (await told())?.id ?? '');
  await until('delivered', 3);
  await greenhouse.until('/take_home_tests/1', (one) => one.partner_score === 81);
  const answered = (await log()).find(({ call }) => call === 'list_tests' || call === 'send_test');
  expect(await codeOf(connectors().retry(of, id, answered?.id ?? ''))).toBe('CONFLICT');

  const { version } = await connectors().get(of, id);
  await connectors().update(of, { id, version, isOn: false });
  expect((await greenhouse.listTests()).body).toEqual({ code: 'KEY_REFUSED' });
  await found(address, { ...read, points: 3 });
  expect(await codeOf(connectors().retry(of, id, (await told())?.id ?? ''))).toBe('CONFLICT');
  expect(greenhouse.patches).toHaveLength(3);
  await greenhouse.close();
});

test('a key opens its own connector until it is rotated, its maker may no longer ask, or another account comes', async () => {
  const { of, id, jobId, greenhouse, log } = await connected();
  const other = await connected();
  expect((await other.greenhouse.sendTest(jobId, addressOf(), '/take_home_tests/1')).body).toEqual({ code: 'NOT_FOUND' });
  const { body } = await greenhouse.sendTest(jobId, addressOf(), '/take_home_tests/1');
  expect(await codeOf(assessments().status(other.key, (body as { partner_interview_id: string }).partner_interview_id, appUrl))).toBe('NOT_FOUND');
  expect(await codeOf(connectors().get(other.of, id))).toBe('NOT_FOUND');
  expect(await codeOf(connectors().create(of, 'greenhouse'))).toBe('CONFLICT');
  recruiters.set(of.accountId, []);
  expect((await greenhouse.sendTest(jobId, addressOf(), '/take_home_tests/2')).body).toEqual({ code: 'KEY_REFUSED' });
  expect((await connectors().get(of, id)).makerHasLeft).toBe(true);
  recruiters.set(of.accountId, [of.id]);
  const { key } = await connectors().rotate(of, id);
  expect((await greenhouse.listTests()).body).toEqual({ code: 'KEY_REFUSED' });
  expect(await assessments().list(key)).toHaveLength(1);
  // Neither key is kept as it is.
  expect(JSON.stringify(await query('SELECT to_jsonb(c) FROM connector c'))).not.toContain(key);
  expect((await log('failed')).map(({ call, note }) => [call, note])).toEqual([['send_test', 'KEY_REFUSED']]);
  await connectors().delete(of, id);
  expect(await codeOf(assessments().list(key))).toBe('KEY_REFUSED');
  await Promise.all([greenhouse.close(), other.greenhouse.close()]);
});

test('a test is refused with why: a closed job, somebody who is known, an address that is not theirs; what Greenhouse cannot read stands in the log', async () => {
  const { key, jobId, greenhouse, log } = await connected();
  expect((await greenhouse.sendTest(newId(), addressOf(), '/take_home_tests/1')).body).toEqual({ code: 'NOT_FOUND' });
  expect((await greenhouse.sendTest(jobId, addressOf('known'), '/take_home_tests/2')).body).toEqual({ code: 'CONFLICT' });
  const candidate = { first_name: 'Mira', last_name: 'Solheim', email: addressOf(), greenhouse_profile_url: 'https://app.greenhouse.io/people/1' };
  for (const url of ['https://thief.example/1', 'http://app.greenhouse.io/1', 'https://app.greenhouse.io.thief.example/1', 'https://10.0.0.1/1', 'nowhere'])
    expect(await codeOf(assessments().send(key, { partner_test_id: jobId, candidate, url }))).toBe('BODY_INVALID');
  const at = { partner_test_id: jobId, url: 'https://app.greenhouse.io/1' };
  expect(await codeOf(assessments().send(key, { ...at, candidate: { ...candidate, email: 'nobody' } }))).toBe('BODY_INVALID');
  testable.delete(jobId);
  expect((await greenhouse.listTests()).body).toEqual([]);
  expect((await greenhouse.sendTest(jobId, addressOf(), '/take_home_tests/3')).body).toEqual({ code: 'NOT_FOUND' });
  await greenhouse.reportError(['partner_test_name is missing']);
  expect((await log('failed')).at(0)).toMatchObject({ call: 'response_error', note: 'list_tests: partner_test_name is missing' });
  await greenhouse.close();
});

test('a dry run answers what would be told, and leaves no trace', async () => {
  const { of, id, jobId, greenhouse, log } = await connected();
  const { version, mapping } = await connectors().get(of, id);
  await connectors().update(of, { id, version, mapping: { ...mapping, score: 'musts', fields: [] } });
  expect(await assessments().try(of, { id, jobId, appUrl })).toEqual({
    tests: [{ partner_test_id: jobId, partner_test_name: 'Engineer, by evidence' }],
    status: { partner_status: 'complete', partner_profile_url: `${appUrl}/app/screening/${jobId}`, partner_score: 67, metadata: {} },
    isExample: true,
  });
  expect(await codeOf(assessments().try(of, { id, jobId: newId(), appUrl }))).toBe('NOT_FOUND');
  expect(await log()).toEqual([]);
  expect(await app.get(ConnectorCallRepository).claim(10)).toEqual([]);
  await greenhouse.close();
});

test('a connector of the release before handovers is read as it was kept, and a page of that release changes nothing that it does not know', async () => {
  const { of, id } = await connected();
  const mapping = async () => (await connectors().get(of, id)).mapping;
  await query(`UPDATE connector SET mapping = mapping - 'handovers' WHERE id = $1`, [id]);
  expect((await mapping()).handovers).toEqual([]);
  const handovers = [{ jobId: newId(), theirJob: { id: 7, name: 'Auror' } }];
  const { version } = await connectors().get(of, id);
  await connectors().update(of, { id, version, mapping: { ...(await mapping()), handovers } });
  const { handovers: _unknown, ...known } = await mapping();
  await connectors().update(of, { id, version: version + 1, mapping: { ...known, score: 'points' } });
  expect((await mapping()).handovers).toEqual(handovers);
});
