import { createRequire } from 'node:module';
import { inRoot } from '../local/paths.mjs';

const visitsInYear = 40_000;
const eventsInVisit = 25;

/** A year of visits to one portfolio, a hundred or so a day, by eight channels; the counts of its days and months are made by the product's own statements. */
export async function seedYear(database, { ownerId, items, databaseUrl }) {
  await database.query(`SELECT make_visit_months((now() - interval '365 days')::date, 14)`);
  await database.query(
    `INSERT INTO visit (id, started_at, owner_id, reader, channel, device, country, last_number, views, visible_ms, scroll_percent, steps, is_new_reader, is_new_in_channel, last_at)
     SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text || 'x'), 1, 15))::uuid,
       at, $1, gen_random_uuid(), (ARRAY['direct','inside','site:news.example','site:jobs.example','campaign:letter','link:0199e1f0-0000-7000-8000-00000000000a',
         'link:0199e1f0-0000-7000-8000-00000000000b','link:0199e1f0-0000-7000-8000-00000000000c'])[1 + n % 8],
       (ARRAY['phone','tablet','computer'])[1 + n % 3], (ARRAY['SE','DE','US',NULL])[1 + n % 4], 5, 2, 90000, n % 101, n % 16, true, true, at + interval '2 minutes'
     FROM (SELECT n, date_trunc('milliseconds', now() - interval '364 days' + n * interval '364 days' / ${visitsInYear}) AS at FROM generate_series(0, ${visitsInYear} - 1) n) turn`,
    [ownerId],
  );
  await database.query(
    `INSERT INTO visit_event (visit_id, started_at, owner_id, at, type, what, item_id, ms, is_first)
     SELECT id, started_at, owner_id, started_at, 'seen', (ARRAY['work','project','skill','education'])[1 + k % 4],
       CASE WHEN k % 5 = 0 THEN NULL ELSE ($2::uuid[])[1 + (k * 7 + extract(minute FROM started_at)::int) % ${items.length}] END, 3000, true
     FROM visit, generate_series(1, ${eventsInVisit}) k WHERE owner_id = $1 AND reader IS NOT NULL AND last_number = 5`,
    [ownerId, items],
  );
  await database.query('ANALYZE visit, visit_event');
  await recountYear(databaseUrl);
  await database.query('VACUUM ANALYZE daily_count, monthly_count');
  return visitsInYear * eventsInVisit;
}

async function recountYear(databaseUrl) {
  const load = createRequire(inRoot('services', 'sharing', 'package.json'));
  load('reflect-metadata');
  const { DataSource } = load('typeorm');
  const { databaseOptions } = load('@folia/platform/database');
  const { VisitDaysRepository } = load('./dist/visit/visit-days.repository.js');
  const source = await new DataSource(databaseOptions(databaseUrl, 'sharing', [], [])).initialize();
  const days = new VisitDaysRepository(source);
  for (let ago = 364; ago >= 0; ago--) {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await source.transaction((manager) => days.recount(manager, day));
  }
  for (const month of await days.openMonths()) await source.transaction((manager) => days.closeMonth(manager, month));
  await source.destroy();
}
