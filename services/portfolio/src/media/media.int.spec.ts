import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { GrantedLink } from '@folia/contracts/link/gate';
import { grantLink } from '@folia/contracts/link/questions';
import { createItemInput } from '@folia/contracts/portfolio/shapes';
import { resolveUsername } from '@folia/contracts/username/questions';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { grantedLink } from '@folia/testing/granted-link';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { ItemService } from '../item/item.service';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { MediaRepository } from './media.repository';
import { MediaService } from './media.service';

const guest: Caller = { actor: { type: 'guest' } };
const memberOf = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });
const ownerId = newId();
const owner = memberOf(ownerId);
const holder: Caller = { ...guest, linkSession: newId() };

let copy: TestDatabase;
let others: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let links: GrantedLink[] = [];
const photos = {} as Record<'public' | 'link' | 'private', string>;
let video = '';
const stored = { public: newId(), link: newId(), private: newId(), video: newId() };

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  others = await startAnsweringService([
    answering(grantLink, () => ({ links, refusal: null })),
    answering(resolveUsername, () => {
      throw new AppError('NOT_FOUND');
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
  const profile = { userId: ownerId, uname: 'ada', unameVersion: 1, name: 'Ada', email: 'ada@example.com' };
  await app.get(ProfileService).ensure(profile);
  const add = (itemId: string, one: Parameters<MediaRepository['insert']>[3]) =>
    app.get(DataSource).transaction((manager) => app.get(MediaRepository).insert(manager, ownerId, itemId, one, 5));
  for (const visibility of ['public', 'link', 'private'] as const) {
    const input = createItemInput.parse({ content: { kind: 'project', fields: { name: `a ${visibility} project` } }, visibility });
    const item = await app.get(ItemService).create(personOf(owner), input);
    photos[visibility] = (await add(item.id, { kind: 'photo', key: stored[visibility], name: 'photo.webp' }))?.id ?? '';
    if (visibility === 'public') video = (await add(item.id, { kind: 'video', key: stored.video, name: 'video.mp4' }))?.id ?? '';
  }
});

afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

const open = (caller: Caller, id: string, name: 'photo.webp' | 'video.mp4' = 'photo.webp') => app.get(MediaService).open(caller, id, name);
const opened = async (caller: Caller) =>
  Object.fromEntries(await Promise.all(Object.entries(photos).map(async ([visibility, id]) => [visibility, await codeOf(open(caller, id))])));

test('of a private profile only its owner opens a picture, and what opens is the key in the store', async () => {
  expect(await opened(owner)).toEqual({ public: 'done', link: 'done', private: 'done' });
  for (const caller of [guest, memberOf(newId()), holder])
    expect(await opened(caller)).toEqual({ public: 'NOT_FOUND', link: 'NOT_FOUND', private: 'NOT_FOUND' });
  expect(await open(owner, photos.private)).toEqual({ key: `${stored.private}/photo.webp` });
  expect(await open(owner, video, 'video.mp4')).toEqual({ key: stored.video });
});

test('whoever holds a link opens what the link shows, and nothing private', async () => {
  links = [grantedLink()];
  expect(await opened(holder)).toEqual({ public: 'done', link: 'done', private: 'NOT_FOUND' });
  links = [];
  expect(await opened(holder)).toEqual({ public: 'NOT_FOUND', link: 'NOT_FOUND', private: 'NOT_FOUND' });
});

test('of a public profile strangers open what is public, and nothing more', async () => {
  await app.get(ProfileService).update(personOf(owner), { version: 1, visibility: 'public' });
  for (const caller of [guest, memberOf(newId())]) expect(await opened(caller)).toEqual({ public: 'done', link: 'NOT_FOUND', private: 'NOT_FOUND' });
});

test('a name of another kind opens nothing, nor does an id that is not there', async () => {
  expect(await codeOf(open(owner, photos.public, 'video.mp4'))).toBe('NOT_FOUND');
  expect(await codeOf(open(owner, video, 'photo.webp'))).toBe('NOT_FOUND');
  expect(await codeOf(open(owner, newId()))).toBe('NOT_FOUND');
});
