import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { getImportOutcome, getResumeImport } from '@folia/contracts/resume-import/questions';
import type { ReadResume, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { resolveUsername } from '@folia/contracts/username/questions';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { HistoryService } from './history/history.service';
import { ImportReviewService } from './import-review/import-review.service';
import { ItemService } from './item/item.service';
import { migrations } from './migrations';
import { ProfileService } from './profile/profile.service';
import { ProjectorService } from './projector/projector.service';
import { ResumeFileService } from './resume-file/resume-file.service';

const guest: Caller = { actor: { type: 'guest' } };
const skill = (name: string) => createItemInput.parse({ content: { kind: 'skill', fields: { name } } });

const result: ReadResume = {
  engineVersion: 'spec',
  basics: { name: { value: 'Ada Read', evidence: [] }, email: { value: 'ada@example.com', evidence: [] } },
  profiles: [],
  pages: [],
  unplaced: [],
  entries: [
    { id: 'e1', kind: 'work', fields: { position: 'Engineer' }, evidence: {}, confidence: 1 },
    { id: 'e2', kind: 'skill', fields: { name: 'Go' }, evidence: {}, confidence: 1 },
  ],
  words: { visible: 0, placed: 0, unplaced: 0 },
  hiddenWords: 0,
  notes: [],
};

let copy: TestDatabase;
let others: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let importOwner = '';

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  others = await startAnsweringService([
    answering(resolveUsername, () => {
      throw new AppError('NOT_FOUND');
    }),
    answering(getAccountTerms, () => ({ plan: 'free' as const, terms: plans.free })),
    answering(getImportOutcome, ({ actor }) => {
      if (actor.type !== 'user' || actor.id !== importOwner) throw new AppError('NOT_FOUND');
      return { state: 'done' as const, sha256: 'a'.repeat(64) };
    }),
    answering(getResumeImport, ({ actor }, { id }) => {
      if (actor.type !== 'user' || actor.id !== importOwner) throw new AppError('NOT_FOUND');
      return {
        id,
        jobId: id,
        fileId: id,
        fileName: 'cv.pdf',
        sha256: 'a'.repeat(64),
        state: 'done' as const,
        result,
        error: null,
        createdAt: new Date().toISOString(),
      };
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
});

afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

async function makePerson(): Promise<{ caller: Caller; id: string; uname: string }> {
  const id = newId();
  const uname = `p${id.slice(-12)}`;
  await app.get(ProfileService).ensure({ userId: id, uname, unameVersion: 1, name: 'Ada', email: 'ada@example.com' });
  return { id, uname, caller: { actor: { type: 'user', id, isAdmin: false, sessionId: newId() } } };
}

const view = async (caller: Caller, key: string) => JSON.parse((await app.get(ProjectorService).view(caller, key)).json);

test('a new profile is private: strangers and other members find nothing, its owner finds it', async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  for (const key of [ada.uname, ada.id]) {
    expect(await codeOf(view(guest, key))).toBe('NOT_FOUND');
    expect(await codeOf(view(bob.caller, key))).toBe('NOT_FOUND');
    expect(await view(ada.caller, key)).toMatchObject({ viewer: 'owner', owner: { email: { value: 'ada@example.com', visibility: 'private' } } });
  }
});

test('made public and private again, the very next look sees it', async () => {
  const ada = await makePerson();
  const profiles = app.get(ProfileService);
  await profiles.update(personOf(ada.caller), { version: 1, visibility: 'public' });
  expect(await view(guest, ada.uname)).toMatchObject({ viewer: 'stranger', owner: null, profile: { email: null } });
  await profiles.update(personOf(ada.caller), { version: 2, visibility: 'private' });
  expect(await codeOf(view(guest, ada.uname))).toBe('NOT_FOUND');
  expect(await app.get(ProjectorService).publicVersions([ada.uname])).toEqual({});
});

test('a section hides its items from those it hides from, whatever they say themselves, and the owner looks as others do', async () => {
  const ada = await makePerson();
  const profiles = app.get(ProfileService);
  await app.get(ItemService).create(personOf(ada.caller), skill('Go'));
  await app
    .get(ItemService)
    .create(personOf(ada.caller), createItemInput.parse({ content: { kind: 'award', fields: { title: 'Prize' } }, visibility: 'link' }));
  await profiles.update(personOf(ada.caller), { version: 1, visibility: 'public', sections: { skill: 'link' } });
  const kinds = async (caller: Caller, as?: 'visitor' | 'link') =>
    JSON.parse((await app.get(ProjectorService).view(caller, ada.uname, { as })).json).items.map((one: { kind: string }) => one.kind);
  expect(await kinds(guest)).toEqual([]);
  expect(await kinds(guest, 'link')).toEqual([]);
  expect(await kinds(ada.caller, 'visitor')).toEqual([]);
  expect(await kinds(ada.caller, 'link')).toEqual(['skill', 'award']);
  await profiles.update(personOf(ada.caller), { version: 2, sections: { award: 'private' } });
  expect(await kinds(ada.caller, 'link')).toEqual(['skill']);
  expect(await view(ada.caller, ada.uname)).toMatchObject({ owner: { sections: { skill: 'link', award: 'private' }, publicCounts: {}, privateItems: 2 } });
});

test('every change to anything on the page raises its version', async () => {
  const ada = await makePerson();
  const items = app.get(ItemService);
  const version = async () => (await app.get(ProjectorService).view(ada.caller, ada.uname)).version;
  const versions = [await version()];
  const made = await items.create(personOf(ada.caller), skill('Go'));
  versions.push(await version());
  await items.update(personOf(ada.caller), { id: made.id, version: 1, visibility: 'private' });
  versions.push(await version());
  await items.order(personOf(ada.caller), { kind: 'skill', ids: [made.id] });
  versions.push(await version());
  await items.delete(personOf(ada.caller), made.id);
  versions.push(await version());
  expect([...versions].sort((a, b) => a - b)).toEqual(versions);
  expect(new Set(versions).size).toBe(versions.length);
});

test("another person's items can't be changed, deleted or ordered, and don't move", async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  const items = app.get(ItemService);
  const mine = await items.create(personOf(ada.caller), skill('Go'));
  expect(await codeOf(items.update(personOf(bob.caller), { id: mine.id, version: 1, visibility: 'private' }))).toBe('NOT_FOUND');
  expect(await codeOf(items.delete(personOf(bob.caller), mine.id))).toBe('NOT_FOUND');
  expect(await codeOf(items.order(personOf(bob.caller), { kind: 'skill', ids: [mine.id] }))).toBe('NOT_FOUND');
  expect(await items.list(personOf(ada.caller))).toEqual([mine]);
});

test('of two edits from the same version one wins, and the other is told what stands there', async () => {
  const ada = await makePerson();
  const items = app.get(ItemService);
  const made = await items.create(personOf(ada.caller), skill('Go'));
  const edits = ['Rust', 'Zig'].map((name) => items.update(personOf(ada.caller), { id: made.id, version: 1, content: { kind: 'skill', fields: { name } } }));
  const outcomes = await Promise.allSettled(edits);
  expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((one) => one.status === 'rejected');
  expect(refused?.status === 'rejected' && refused.reason).toMatchObject({ code: 'VERSION_CONFLICT', details: { current: { id: made.id } } });
});

test('an order that misses an item, or names a foreign one, moves nothing', async () => {
  const ada = await makePerson();
  const items = app.get(ItemService);
  const [a, b] = [await items.create(personOf(ada.caller), skill('A')), await items.create(personOf(ada.caller), skill('B'))];
  expect(await codeOf(items.order(personOf(ada.caller), { kind: 'skill', ids: [a.id] }))).toBe('NOT_FOUND');
  expect(await codeOf(items.order(personOf(ada.caller), { kind: 'skill', ids: [a.id, newId()] }))).toBe('NOT_FOUND');
  await items.order(personOf(ada.caller), { kind: 'skill', ids: [a.id, b.id] });
  expect((await items.list(personOf(ada.caller))).map((one) => one.id)).toEqual([a.id, b.id]);
});

async function decisionsOf(caller: Caller, importId: string): Promise<ReviewDecisions> {
  const { review } = await app.get(ImportReviewService).get(personOf(caller), importId);
  if (!review) throw new Error('there is no review');
  return review.decisions;
}

test('ten saves of one review at once write its items once', async () => {
  const ada = await makePerson();
  importOwner = ada.id;
  const importId = newId();
  const reviews = app.get(ImportReviewService);
  const decisions = await decisionsOf(ada.caller, importId);
  await reviews.update(personOf(ada.caller), importId, 1, {
    ...decisions,
    entries: { e1: { decision: 'accepted' }, e2: { decision: 'accepted' } },
    basics: { name: { decision: 'accepted' }, email: { decision: 'accepted' } },
  });
  const saved = await Promise.all(Array.from({ length: 10 }, () => reviews.accept(personOf(ada.caller), importId)));
  for (const answer of saved) expect(answer).toEqual({ created: 2, changed: 0, uname: ada.uname });
  expect(await app.get(ItemService).list(personOf(ada.caller))).toHaveLength(2);
  // A bad import is undone as the one step it was.
  const { items: revisions } = await app.get(HistoryService).list(personOf(ada.caller), undefined);
  expect(revisions.map(({ cause, changes }) => [cause, changes.length])).toEqual([['import', 3]]);
  expect(await codeOf(reviews.discard(personOf(ada.caller), importId))).toBe('REVIEW_CLOSED');
  expect(await codeOf(reviews.update(personOf(ada.caller), importId, 3, decisions))).toBe('REVIEW_CLOSED');
});

test('a review that was saved once and opened again gives nothing back when it is discarded', async () => {
  const ada = await makePerson();
  importOwner = ada.id;
  const importId = newId();
  const reviews = app.get(ImportReviewService);
  const decisions = await decisionsOf(ada.caller, importId);
  await reviews.update(personOf(ada.caller), importId, 1, { ...decisions, entries: { e1: { decision: 'accepted' } } });
  await reviews.accept(personOf(ada.caller), importId);
  await reviews.reopen(personOf(ada.caller), importId);
  await reviews.discard(personOf(ada.caller), importId);
  expect((await reviews.get(personOf(ada.caller), importId)).review).toMatchObject({ state: 'accepted' });
  expect(await app.get(ItemService).list(personOf(ada.caller))).toHaveLength(1);
});

test("another person's import can't be reviewed, saved or discarded", async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  importOwner = ada.id;
  const importId = newId();
  const reviews = app.get(ImportReviewService);
  const decisions = await decisionsOf(ada.caller, importId);
  for (const attempt of [
    reviews.get(personOf(bob.caller), importId),
    reviews.update(personOf(bob.caller), importId, 1, decisions),
    reviews.accept(personOf(bob.caller), importId),
    reviews.discard(personOf(bob.caller), importId),
  ]) {
    expect(await codeOf(attempt)).toBe('NOT_FOUND');
  }
});

test('a review is discarded once, however often that is asked', async () => {
  const ada = await makePerson();
  importOwner = ada.id;
  const importId = newId();
  const reviews = app.get(ImportReviewService);
  await Promise.all([1, 2, 3].map(() => reviews.discard(personOf(ada.caller), importId)));
  expect((await reviews.get(personOf(ada.caller), importId)).review).toMatchObject({ state: 'discarded', version: 2 });
});

test('a file is opened and deleted by its owner alone, and counts towards the storage of the plan', async () => {
  const [ada, bob] = [await makePerson(), await makePerson()];
  const files = app.get(ResumeFileService);
  const upload = (bytes: number) => ({ key: crypto.randomUUID(), name: 'cv.pdf', kind: 'pdf' as const, bytes, sha256: 'b'.repeat(64) });
  const file = await files.register(personOf(ada.caller), upload(1_000));
  expect(await codeOf(files.open(bob.caller, file.id))).toBe('NOT_FOUND');
  expect(await codeOf(files.open(guest, file.id))).toBe('NOT_FOUND');
  expect(await codeOf(files.delete(personOf(bob.caller), file.id))).toBe('NOT_FOUND');
  expect(await codeOf(files.register(personOf(ada.caller), upload(50 * 1024 * 1024)))).toBe('STORAGE_FULL');
  await files.delete(personOf(ada.caller), file.id);
  expect(await codeOf(files.open(ada.caller, file.id))).toBe('NOT_FOUND');
});

test('five lines by hand make a page', async () => {
  const ada = await makePerson();
  await app
    .get(ProfileService)
    .startByHand(personOf(ada.caller), { name: 'Ada N', headline: 'Engineer', position: 'Lead', employer: 'Acme', skills: 'Go, Rust; Go' });
  const seen = await view(ada.caller, ada.uname);
  expect(seen.profile).toMatchObject({ name: 'Ada N', headline: 'Engineer' });
  expect(seen.items.map((one: { kind: string }) => one.kind)).toEqual(['skill', 'skill', 'work']);
});

test('the role of another service may read nothing here', async () => {
  const database = app.get(DataSource);
  const [{ allowed }] = await database.query(
    `SELECT count(*)::int AS allowed FROM pg_roles r, pg_tables t WHERE t.schemaname = 'portfolio' AND r.rolname LIKE 'folia\\_%' AND r.rolname <> 'folia_portfolio'
     AND has_table_privilege(r.oid, format('%I.%I', t.schemaname, t.tablename)::regclass, 'SELECT')`,
  );
  expect(allowed).toBe(0);
});
