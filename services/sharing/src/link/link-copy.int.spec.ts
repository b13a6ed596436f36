import { setTimeout as pause } from 'node:timers/promises';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { LeavingService } from '../leaving/leaving.service';
import { person, startLinkWorld } from './fixtures/link-world';

let world: Awaited<ReturnType<typeof startLinkWorld>>;
beforeAll(async () => {
  world = await startLinkWorld();
});
afterAll(() => world.end());

/** Transactions of others, who share the database server, hold changes back while they are open. */
async function settled(): Promise<void> {
  for (;;) {
    const [{ isSettled }] = await world.database.query(
      `SELECT coalesce(max(changed_in), 0) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "isSettled" FROM change`,
    );
    if (isSettled) return;
    await pause(20);
  }
}

test('a copy of links learns of openings, of other rules and of a draft that is deleted; another person’s are in none', async () => {
  const ada = person();
  const [{ link, token }, { link: draft }] = [await world.make({}, ada), await world.make({ status: 'draft' }, ada)];
  await world.make({}, person());
  const since = async (syncToken: string | null) => {
    await settled();
    return world.links.list(personOf(ada), { syncToken: syncToken ?? undefined });
  };
  await settled();
  const page = await world.links.list(personOf(ada), { limit: 1 });
  expect([page.items.map(({ id }) => id), page.syncToken]).toEqual([[draft.id], null]);
  const whole = await world.links.list(personOf(ada), { limit: 1, cursor: page.nextCursor ?? '' });
  expect(whole).toMatchObject({ items: [{ id: link.id, lastOpenedAt: null }], deleted: [], nextCursor: null });
  await world.open(token);
  const opened = await since(whole.syncToken);
  const today = await world.linkOf(link.id, ada);
  expect(opened).toMatchObject({ items: [today], deleted: [] });
  expect(today.lastOpenedAt).not.toBeNull();
  const { version } = today;
  await world.links.update(personOf(ada), link.id, { version, description: 'Another' });
  await world.database.query('DELETE FROM link WHERE id = $1', [draft.id]);
  const changed = await since(opened.syncToken);
  expect(changed).toMatchObject({ items: [{ id: link.id, description: 'Another' }], deleted: [{ id: draft.id }] });
  expect(await since(changed.syncToken)).toMatchObject({ items: [], deleted: [], nextCursor: null });

  await world.app.get(DataSource).transaction((manager) => world.app.get(LeavingService).onDeleted({ userId: ada.actor.id }, manager));
  expect(await world.database.query('SELECT 1 FROM change WHERE account_id = $1', [ada.actor.id])).toEqual([]);
});
