import type { DataSource } from 'typeorm';

type TableColumn = { name: string; type: string; isNullable: boolean; hasDefault: boolean; isKey: boolean };

/**
 * Compares the entities of a connection with the migrated tables: columns, types, nulls and keys. An entity may omit columns that a new row does not need.
 * Answers one sentence per fault; none when all is well.
 */
export async function compareEntities(database: DataSource): Promise<string[]> {
  const wrong: string[] = [];
  for (const { tableName, columns } of database.entityMetadatas) {
    const found: TableColumn[] = await database.query(
      `SELECT attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS "isNullable", atthasdef OR attidentity <> '' AS "hasDefault",
         EXISTS (SELECT 1 FROM pg_index WHERE indrelid = attrelid AND indisprimary AND attnum = ANY(indkey)) AS "isKey"
       FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
      [`"${tableName}"`],
    );
    if (found.length === 0) {
      wrong.push(`there is no table ${tableName}`);
      continue;
    }
    const say = (column: string, what: string) => wrong.push(`${tableName}.${column} ${what}`);
    const table = new Map(found.map((column) => [column.name, column]));
    for (const column of columns) {
      const name = column.databaseName;
      const own = table.get(name);
      table.delete(name);
      if (!own) {
        say(name, 'is not in the table');
        continue;
      }
      const type = `${database.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`;
      if (type !== own.type) say(name, `is ${own.type}, but the entity has ${type}`);
      if (column.isNullable !== own.isNullable) say(name, own.isNullable ? 'may be null, but not in the entity' : 'is never null, but may be in the entity');
      if (column.isPrimary !== own.isKey)
        say(name, own.isKey ? 'is of the primary key, but not in the entity' : 'is not of the primary key, but in the entity');
    }
    for (const { name, isNullable, hasDefault } of table.values()) {
      if (!isNullable && !hasDefault) say(name, 'has to be given for a new row, but the entity lacks it');
    }
  }
  return wrong;
}
