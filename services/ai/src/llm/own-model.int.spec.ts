import { setTimeout as pause } from 'node:timers/promises';
import { getPreferences } from '@folia/contracts/account/questions';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { getUsage, noteSparedUnit } from '@folia/contracts/usage/questions';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { type ModelScript, startLanguageModel } from '@folia/testing/language-model';
import { personOf } from '@folia/testing/person-of';
import { testInnerKey } from '@folia/testing/service-env';
import { DataSource } from 'typeorm';
import { FitScoreService } from '../fit-score/fit-score.service';
import { backendJob } from '../fixtures/backend-job';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { personTables } from '../leaving/person-tables.repository';
import { PlannedJobService } from '../planned-job/planned-job.service';
import { ModelConsentService } from './model-consent.service';
import { OwnModelRepository } from './own-model.repository';
import { OwnModelService, type OwnModelSettings } from './own-model.service';

const profile = { name: 'Ada Novak', headline: 'Engineer', location: 'Leipzig', links: [], email: null, phone: null };
const owner = { email: { value: 'ada@novak.example', visibility: 'private' }, phone: { value: '+49 341 1234567', visibility: 'private' } };
const items = [{ id: newId(), kind: 'work', fields: { position: 'Engineer', employer: 'Acme', startDate: '2017', highlights: ['Built Go services'] } }];
const key = 'sk-own-key-of-ada';

const ready: ModelScript = (_request, reply) => reply.say('{"ready": true}');
const nothingNew: ModelScript = (_request, reply) => reply.say('{"requirements":[]}');

let service: RunningService;
let standIn: Awaited<ReturnType<typeof startLanguageModel>>;
let installed: Awaited<ReturnType<typeof startLanguageModel>>;
let modelAllowed = true;
let spared: string[] = [];
const units = unitLedger();

beforeAll(async () => {
  [standIn, installed] = await Promise.all([startLanguageModel(ready), startLanguageModel(nothingNew)]);
  const answers = [
    answering(viewPortfolio, (_caller, { key: ownerId }) => ({ version: 1, json: JSON.stringify({ ownerId, items, profile, owner }) })),
    answering(getPreferences, () => ({ visits: 'kind' as const, modelAllowed })),
    answering(getUsage, () => ({
      plan: 'free',
      meters: [{ meter: 'fit-score', used: 5, limit: 5, per: 'month' as const, resetsAt: '2031-12-01T00:00:00.000Z' }],
      allowances: [],
      ownModel: false,
    })),
    answering(noteSparedUnit, (_caller, { jobId }) => {
      spared.push(jobId);
      return {};
    }),
    ...units.answers,
  ];
  service = await runService(answers, { READS_LOOPBACK: 'yes', LLM_BASE_URL: installed.url, LLM_MODEL: 'installed', LLM_API_KEY: 'theirs' });
});
afterAll(async () => {
  await service.close();
  await Promise.all([standIn.close(), installed.close()]);
});
beforeEach(() => {
  modelAllowed = true;
  spared = [];
  units.clear();
  standIn.become(ready);
  installed.become(nothingNew);
});

const models = () => service.app.get(OwnModelService, { strict: false });
/** The same with other settings. */
function modelsWith(settings: OwnModelSettings) {
  const { app } = service;
  const anywhere = { strict: false };
  const [kept, consent, outbox] = [app.get(OwnModelRepository, anywhere), app.get(ModelConsentService, anywhere), app.get(Outbox, anywhere)];
  return new OwnModelService(settings, kept, consent, outbox, app.get(DataSource));
}
const wish = (changes: object = {}) => ({ baseUrl: standIn.url, model: 'own', key, ...changes });
async function withModel() {
  const caller = person();
  await models().save(personOf(caller), wish());
  return caller;
}
async function score(caller: ReturnType<typeof person>, text = backendJob(newId())) {
  const scores = service.app.get(FitScoreService, { strict: false });
  const { id, free } = await scores.start(personOf(caller), { text });
  for (;;) {
    const found = await scores.get(personOf(caller), id);
    if (found.result) return { id, free, result: found.result };
    expect(['accepted', 'running']).toContain(found.state);
    await pause(40);
  }
}

test('a model that answers is kept, its key sealed, and is shown without it', async () => {
  const caller = await withModel();
  expect(standIn.keys).toEqual([key]);
  const shown = await models().get(personOf(caller));
  expect(shown).toMatchObject({ baseUrl: standIn.url, model: 'own', needsKey: false });
  expect(JSON.stringify(shown)).not.toContain(key);
  const [row] = await service.query<{ sealed_key: string }>('SELECT sealed_key FROM own_model WHERE account_id = $1', [caller.actor.id]);
  expect(Buffer.from(row?.sealed_key ?? '', 'base64').toString('latin1')).not.toContain('sk-own');
  const { rows } = await exportRows(
    service.app.get(DataSource),
    personTables,
    caller.actor.id,
    `${personTables.findIndex(({ name }) => name === 'own_model')}:0`,
  );
  const exported = JSON.stringify(rows);
  expect(exported).toContain(standIn.url);
  expect(exported).not.toContain(row?.sealed_key);
});

test('a sealed key opens for nobody else, and after the inner key has changed the person is asked for it again', async () => {
  const [ada, eve] = [await withModel(), await withModel()];
  await service.query('UPDATE own_model SET sealed_key = (SELECT sealed_key FROM own_model WHERE account_id = $1) WHERE account_id = $2', [
    ada.actor.id,
    eve.actor.id,
  ]);
  expect(await models().get(personOf(eve))).toMatchObject({ needsKey: true });
  const settings = { innerKeys: [`${testInnerKey}-rotated`] as const, allowLoopback: true, testMs: 1_000 };
  const rotated = modelsWith(settings);
  expect(await rotated.get(personOf(ada))).toMatchObject({ needsKey: true });
  expect(await rotated.find(ada.actor.id)).toBeNull();
  await expect(rotated.test(personOf(ada))).rejects.toMatchObject({ code: 'OWN_MODEL_KEY_REFUSED' });
});

test('while the inner key is replaced, nobody is asked again, and what the former one sealed is sealed with the present one', async () => {
  const ada = await withModel();
  const next = `${testInnerKey}-next`;
  const rest = { allowLoopback: true, testMs: 1_000 };
  const both = modelsWith({ innerKeys: [next, testInnerKey] as const, ...rest });
  const alone = modelsWith({ innerKeys: [next] as const, ...rest });
  expect([await both.get(personOf(ada)), await alone.get(personOf(ada))]).toMatchObject([{ needsKey: false }, { needsKey: true }]);
  await models().sealAgain();
  expect(await alone.get(personOf(ada))).toMatchObject({ needsKey: true });
  await both.sealAgain();
  expect(await alone.get(personOf(ada))).toMatchObject({ needsKey: false });
});

test.each<[string, string, ModelScript]>([
  ['a wrong key', 'OWN_MODEL_KEY_REFUSED', (_request, reply) => reply.refuse(401)],
  ['an unknown model', 'OWN_MODEL_UNKNOWN', (_request, reply) => reply.refuse(404)],
  ['a redirect', 'OWN_MODEL_UNREACHABLE', (_request, reply) => reply.refuse(307, { location: 'http://169.254.169.254/' })],
  ['a broken endpoint', 'OWN_MODEL_UNREACHABLE', (_request, reply) => reply.refuse(500)],
  ['a web page', 'OWN_MODEL_UNUSABLE', (_request, reply) => reply.refuse(200, { 'content-type': 'text/html' }, '<html>')],
])('%s: %s, and what was kept before stays', async (_what, code, script) => {
  const caller = await withModel();
  standIn.become(script);
  await expect(models().save(personOf(caller), wish({ model: 'another' }))).rejects.toMatchObject({ code });
  await expect(models().test(personOf(caller))).rejects.toMatchObject({ code });
  expect(await models().get(personOf(caller))).toMatchObject({ model: 'own' });
});

test('a model that says nothing is told apart from one that cannot be reached', async () => {
  const settings = { innerKeys: [testInnerKey] as const, allowLoopback: true, testMs: 300 };
  const hasty = modelsWith(settings);
  standIn.become(() => {});
  await expect(hasty.save(personOf(person()), wish())).rejects.toMatchObject({ code: 'OWN_MODEL_SILENT' });
});

test.each([
  'https://10.0.0.1/v1',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/v1',
  'https://ada:secret@example.com/v1',
  'https://example.com:8443/v1',
  'http://example.com/v1',
])('%s is refused without being asked', async (baseUrl) => {
  const settings = { innerKeys: [testInnerKey] as const, allowLoopback: false, testMs: 5_000 };
  const strict = modelsWith(settings);
  await expect(strict.save(personOf(person()), wish({ baseUrl }))).rejects.toMatchObject({ code: 'OWN_MODEL_ADDRESS_REFUSED' });
  await expect(strict.save(personOf(person()), wish())).rejects.toMatchObject({ code: 'OWN_MODEL_ADDRESS_REFUSED' });
  await expect(strict.save(personOf(person()), wish({ baseUrl: 'https://localhost/v1' }))).rejects.toMatchObject({ code: 'OWN_MODEL_ADDRESS_REFUSED' });
});

test('its owner’s score asks it and nobody else, and costs no unit, also where none is left', async () => {
  const caller = await withModel();
  units.left.set(caller.actor.id, 0);
  standIn.become(nothingNew);
  const { free, result } = await score(caller);
  expect({ free, model: result.model?.name, keys: [...new Set(standIn.keys)], reserved: units.reserved }).toEqual({
    free: true,
    model: 'own',
    keys: [key],
    reserved: [],
  });
  expect(installed.requests).toHaveLength(0);
  expect(await service.query('SELECT 1 FROM model_spend WHERE account_id = $1', [caller.actor.id])).toEqual([]);
});

test('somebody else’s score asks the installation’s model and costs a unit', async () => {
  await withModel();
  const other = person();
  const { result } = await score(other);
  expect(result.model?.name).toBe('installed');
  // Without a price, answers and tokens are counted all the same.
  const counted = await service.query('SELECT answers, micro_dollars::int FROM model_spend WHERE account_id = $1', [other.actor.id]);
  expect(counted).toEqual([{ answers: 1, micro_dollars: 0 }]);
  expect(standIn.requests).toHaveLength(1);
  expect(units.reserved).toHaveLength(1);
});

test('who lets no model see their data is not asked for it, and pays with units', async () => {
  const caller = await withModel();
  modelAllowed = false;
  const { result } = await score(caller);
  expect(result.model).toBeUndefined();
  expect(units.reserved).toHaveLength(1);
  expect(standIn.requests).toHaveLength(1);
});

test.each<[string, string, ModelScript]>([
  ['refuses its key', 'unreachable', (_request, reply) => reply.refuse(401)],
  [
    'breaks off',
    'unusable',
    (_request, reply) => {
      reply.piece('{"requi');
      setTimeout(() => reply.cut(), 20);
    },
  ],
  ['says something else', 'unusable', (_request, reply) => reply.say('no')],
])('where it %s, the score is the engine’s own, and the installation’s model is not asked instead', async (_what, outcome, script) => {
  const text = backendJob(newId());
  modelAllowed = false;
  const { result: builtIn } = await score(person(), text);
  modelAllowed = true;
  const caller = await withModel();
  standIn.become(script);
  const { result } = await score(caller, text);
  expect(result).toEqual({ ...builtIn, model: { name: 'own', outcome, accepted: 0, dropped: 0 } });
  expect(installed.requests).toHaveLength(0);
});

test('a model that was removed is not asked again, and units count from then on', async () => {
  const caller = await withModel();
  await models().remove(personOf(caller));
  expect(await models().get(personOf(caller))).toBeNull();
  const { result } = await score(caller);
  expect(result.model?.name).toBe('installed');
  expect(units.reserved).toHaveLength(1);
  await expect(models().remove(personOf(caller))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('what waited for a unit is done as soon as its owner brings a model, without one, and is told of also where that model fails', async () => {
  const caller = person();
  units.left.set(caller.actor.id, 0);
  const planned = service.app.get(PlannedJobService, { strict: false });
  const scores = service.app.get(FitScoreService, { strict: false });
  await planned.plan(personOf(caller), { kind: 'fit-score', start: { text: backendJob(newId()) } });
  await models().save(personOf(caller), wish());
  standIn.become((_request, reply) => reply.refuse(401));
  const made = async () => (await scores.list(personOf(caller), {})).items;
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) {
      await planned.startDue();
      await pause(50);
    }
  };
  await until(async () => (await made())[0]?.state === 'done');
  const [score] = await made();
  expect([await planned.list(personOf(caller)), spared, units.reserved]).toEqual([[], [score?.id], []]);
  await until(async () => (await service.told(score?.id ?? '')).includes('own-model.failed'));
});
