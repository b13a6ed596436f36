import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { gauge } from './metrics';
import { float8, int4, text } from './sql-type';
import { onlyRow, rows, statement } from './statement';

const measureWaiting = statement('measure-waiting-events', {
  text: 'SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS age FROM outbox',
  gives: { count: int4, age: float8 },
});
const measureOpen = statement('measure-open-jobs', {
  text: `
    SELECT kind, state, count(*)::int AS count, extract(epoch FROM now() - min(created_at))::float AS age
    FROM job WHERE finished_at IS NULL GROUP BY kind, state`,
  gives: { kind: text, state: text, count: int4, age: float8 },
});

/**
 * Measures a service's database whenever metrics are requested: its pool, what waits in its outbox, and its open jobs, if it has jobs. Rows are counted in the
 * database, so every process of a service reports the same numbers. Call it once per process.
 */
export function measureStores(database: DataSource, hasJobs: boolean): void {
  const pool: Pool = (database.driver as PostgresDriver).master;
  gauge('database_pool_connections', 'Connections of this process to the database; waiting: requests for one', ['state'], (own) => {
    own.set({ state: 'total' }, pool.totalCount);
    own.set({ state: 'idle' }, pool.idleCount);
    own.set({ state: 'waiting' }, pool.waitingCount);
  });

  const waiting = () => onlyRow(database, measureWaiting);
  gauge('outbox_events', 'Events that wait to be relayed', [], async (own) => own.set((await waiting()).count));
  gauge('outbox_oldest_age_seconds', 'Age of the oldest event that waits to be relayed; 0 when none does', [], async (own) => own.set((await waiting()).age));

  if (!hasJobs) return;
  const open = () => rows(database, measureOpen);
  gauge('jobs_open', 'Jobs that wait (accepted) or run', ['kind', 'state'], async (own) => {
    for (const { kind, state, count } of await open()) own.set({ kind, state }, count);
  });
  gauge('jobs_oldest_age_seconds', 'Age of the oldest job that waits (accepted) or runs', ['kind', 'state'], async (own) => {
    for (const { kind, state, age } of await open()) own.set({ kind, state }, age);
  });
}
