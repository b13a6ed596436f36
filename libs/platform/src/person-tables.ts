import type { PersonTable } from '@folia/contracts/person-table';
import type { DataSource, EntityManager } from 'typeorm';
import { int8, jsonb, text, uuid } from './sql-type';
import { affected, rows, statement } from './statement';

/** A table with rows about people, and the statements that read and remove those of one person. */
export type PersonRows = ReturnType<typeof personRows>;

/** Makes the statements for a table with rows about people. Call it at module scope. */
export function personRows(table: PersonTable) {
  const { name, rows: mine, key, erases = mine } = table;
  return {
    ...table,
    read: statement(`read-person-rows-of-${name}`, {
      text: `SELECT to_jsonb(one) - $2::text[] AS row FROM "${name}" one WHERE ${mine} ORDER BY ${key} LIMIT $3 OFFSET $4`,
      takes: { userId: uuid, hidden: text.array, limit: int8, offset: int8 },
      gives: { row: jsonb.as<Record<string, unknown>>() },
    }),
    erase: statement(`erase-person-rows-of-${name}`, { text: `DELETE FROM "${name}" WHERE ${erases}`, takes: { userId: uuid } }),
  };
}

/** Events that a service has not sent yet are about people too; they name the person in the same way everywhere. */
const eraseEvents = statement('erase-events-about-person', { text: `DELETE FROM outbox WHERE payload->>'ownerId' = $1`, takes: { userId: text } });

export type ExportedRows = { table: string; rows: Record<string, unknown>[]; next: string | null };

const cursorShape = /^(\d{1,3}):(\d{1,9})$/;

/** The rows of one person, one part at a time: `cursor` is the `next` of the previous part, null at first. An invalid cursor starts from the beginning. */
export async function exportRows(database: DataSource, tables: readonly PersonRows[], userId: string, cursor: string | null): Promise<ExportedRows> {
  const [, at = '0', offset = '0'] = cursorShape.exec(cursor ?? '') ?? [];
  const table = tables[Number(at)] ?? tables[0];
  if (!table) throw new Error('no table holds rows about people');
  const { name, read, hidden = [], atOnce = 200 } = table;
  const found = await rows(database, read, { userId, hidden, limit: atOnce, offset: Number(offset) });
  const isWhole = found.length < atOnce;
  const following = isWhole ? Number(at) + 1 : Number(at);
  const next = following < tables.length ? `${following}:${isWhole ? 0 : Number(offset) + atOnce}` : null;
  return { table: name, rows: found.map(({ row }) => row), next };
}

/** Removes every row about one person, in the order of the tables: dependent ones come first. */
export async function eraseRows(manager: EntityManager, tables: readonly PersonRows[], userId: string): Promise<void> {
  for (const { erase } of tables) await affected(manager, erase, { userId });
  await affected(manager, eraseEvents, { userId });
}
