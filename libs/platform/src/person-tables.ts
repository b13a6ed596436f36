import type { PersonTable } from '@folia/contracts/person-table';
import type { DataSource, EntityManager } from 'typeorm';

/** What a service has not told yet is about people too; how its events name them is the same everywhere. */
const outboxRows: PersonTable = { name: 'outbox', rows: `payload->>'ownerId' = $1::text`, key: 'id' };

export type ExportedRows = { table: string; rows: Record<string, unknown>[]; next: string | null };

const cursorShape = /^(\d{1,3}):(\d{1,9})$/;

/** The rows of one person, a part at a time: from `cursor`, the `next` of the part before, null at first. A cursor that is none begins anew. */
export async function exportRows(database: DataSource, tables: readonly PersonTable[], userId: string, cursor: string | null): Promise<ExportedRows> {
  const [, at = '0', offset = '0'] = cursorShape.exec(cursor ?? '') ?? [];
  const table = tables[Number(at)] ?? tables[0];
  if (!table) throw new Error('no table holds rows about people');
  const { name, rows: mine, key, hidden = [], atOnce = 200 } = table;
  const found: { row: Record<string, unknown> }[] = await database.query(
    `SELECT to_jsonb(one) - $2::text[] AS row FROM "${name}" one WHERE ${mine} ORDER BY ${key} LIMIT $3 OFFSET $4`,
    [userId, hidden, atOnce, Number(offset)],
  );
  const isWhole = found.length < atOnce;
  const following = isWhole ? Number(at) + 1 : Number(at);
  const next = following < tables.length ? `${following}:${isWhole ? 0 : Number(offset) + atOnce}` : null;
  return { table: name, rows: found.map(({ row }) => row), next };
}

/** Removes every row about one person, in the order of the tables: what hangs on others comes first. */
export async function eraseRows(manager: EntityManager, tables: readonly PersonTable[], userId: string): Promise<void> {
  for (const { name, rows, erases = rows } of [...tables, outboxRows]) await manager.query(`DELETE FROM "${name}" WHERE ${erases}`, [userId]);
}
