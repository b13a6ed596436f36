import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { grantLink } from '@folia/contracts/link/questions';
import { openProposals, proposalDays } from '@folia/contracts/proposal/limits';
import { proposedEdit } from '@folia/contracts/proposal/shapes';
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
import { AppModule } from '../app.module';
import { HistoryService } from '../history/history.service';
import { ItemService } from '../item/item.service';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { ProposalRepository } from './proposal.repository';
import { ProposalService } from './proposal.service';

let copy: TestDatabase;
let others: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  others = await startAnsweringService([answering(grantLink, () => ({ links: [], refusal: null }))]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
});
afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

const proposals = () => app.get(ProposalService);
const items = () => app.get(ItemService);

async function somebody() {
  const id = newId();
  await app.get(ProfileService).ensure({ userId: id, uname: `p${id.slice(-12)}`, unameVersion: 1, name: 'Ada Novak', email: null });
  const caller: Caller = { actor: { type: 'apiKey', id: newId(), ownerId: id, scopes: ['portfolios:write'], name: 'Career helper' } };
  const program: Owner = { id, caller };
  const person = personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });
  const entry = await items().create(person, { content: { kind: 'work', fields: { position: 'Engineer', employer: 'Meridian' } } });
  return { person, program, entry };
}
const edit = (fields: object, itemId?: string, kind = 'work') => proposedEdit.parse({ itemId, content: { kind, fields }, reason: 'A number says more.' });
const better = { position: 'Engineer', employer: 'Meridian', summary: 'Cut the time of a build by 40 %.' };

test('a proposal changes nothing until its owner accepts it, and can be undone like any change', async () => {
  const { person, program, entry } = await somebody();
  const { id } = await proposals().propose(program, edit(better, entry.id));
  expect(await items().get(person, entry.id)).toEqual(entry);
  expect(await proposals().list(person)).toEqual([
    expect.objectContaining({ id, kind: 'work', fields: better, reason: 'A number says more.', program: 'Career helper', current: entry }),
  ]);
  const changed = await proposals().accept(person, { id, version: entry.version });
  expect(changed).toMatchObject({ id: entry.id, fields: better, version: entry.version + 1, provenance: entry.provenance });
  expect(await proposals().list(person)).toEqual([]);
  expect((await app.get(HistoryService).list(person, undefined)).items[0]).toMatchObject({ by: 'owner', cause: 'edit' });
  expect(await codeOf(proposals().accept(person, { id, version: entry.version }))).toBe('NOT_FOUND');
});

test('a new entry is proposed without one that it changes, and declining leaves no trace of it', async () => {
  const { person, program } = await somebody();
  const added = await proposals().propose(program, edit({ name: 'Harbor' }, undefined, 'project'));
  const declined = await proposals().propose(program, edit({ name: 'Pier' }, undefined, 'project'));
  await proposals().decline(person, declined.id);
  await proposals().accept(person, { id: added.id });
  expect((await items().list(person)).filter(({ kind }) => kind === 'project').map(({ fields }) => fields)).toEqual([{ name: 'Harbor' }]);
  expect(await proposals().list(person)).toEqual([]);
});

test('what was changed since it was compared is not overwritten, and the proposal stays', async () => {
  const { person, program, entry } = await somebody();
  const { id } = await proposals().propose(program, edit(better, entry.id));
  await items().update(person, { id: entry.id, version: entry.version, content: { kind: 'work', fields: { position: 'Lead', employer: 'Meridian' } } });
  expect(await codeOf(proposals().accept(person, { id, version: entry.version }))).toBe('VERSION_CONFLICT');
  expect(await codeOf(proposals().accept(person, { id }))).toBe('VERSION_CONFLICT');
  const [waiting] = await proposals().list(person);
  expect(waiting).toMatchObject({ id, current: { fields: { position: 'Lead' } } });
  expect(await proposals().accept(person, { id, version: waiting?.current?.version })).toMatchObject({ fields: better });
});

test('nobody proposes to, reads, accepts or declines for another person', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const { id } = await proposals().propose(one.program, edit(better, one.entry.id));
  expect(await codeOf(proposals().propose(other.program, edit(better, one.entry.id)))).toBe('NOT_FOUND');
  expect(await codeOf(proposals().propose(one.program, edit({ name: 'Harbor' }, one.entry.id, 'project')))).toBe('BODY_INVALID');
  expect(await proposals().list(other.person)).toEqual([]);
  expect(await codeOf(proposals().accept(other.person, { id, version: 1 }))).toBe('NOT_FOUND');
  expect(await codeOf(proposals().decline(other.person, id))).toBe('NOT_FOUND');
});

test('the same change again is one proposal, and no more than the limit wait, also when many are made at once', async () => {
  const { person, program, entry } = await somebody();
  const same = await Promise.all(Array.from({ length: 5 }, () => proposals().propose(program, edit(better, entry.id))));
  expect(new Set(same.map(({ id }) => id)).size).toBe(1);
  const many = await Promise.allSettled(
    Array.from({ length: openProposals + 5 }, (_, at) => proposals().propose(program, edit({ ...better, summary: `Line ${at}` }, entry.id))),
  );
  expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(6);
  expect(await proposals().list(person)).toHaveLength(openProposals);
});

test('what nobody answers is forgotten, and what is deleted takes its proposals along', async () => {
  const { person, program, entry } = await somebody();
  const { id } = await proposals().propose(program, edit(better, entry.id));
  const age = () => app.get(DataSource).query(`UPDATE proposal SET created_at = now() - make_interval(days => $2) WHERE id = $1`, [id, proposalDays]);
  await age();
  expect([await proposals().list(person), await codeOf(proposals().accept(person, { id, version: 1 }))]).toEqual([[], 'NOT_FOUND']);
  await app.get(ProposalRepository).forget();
  const again = await proposals().propose(program, edit(better, entry.id));
  expect(again.id).not.toBe(id);
  await items().delete(person, entry.id);
  expect(await proposals().list(person)).toEqual([]);
});
