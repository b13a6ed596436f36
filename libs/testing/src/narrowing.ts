/**
 * What in the SQL of a migration takes something away from the version that still runs beside it: an upgrade replaces one process after the other, and may go
 * back. One line each, naming the table; empty when old and new get along. Checks and unique indexes of old tables are not judged.
 */
export function narrowingOf(sql: string): string[] {
  const statements = withoutTexts(sql)
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim());
  const made = new Set(statements.flatMap((one) => /^CREATE TABLE (?:IF NOT EXISTS )?("?\w+"?)/i.exec(one)?.[1] ?? []));
  const madeFunctions = new Set(statements.flatMap((one) => /^CREATE (?:OR REPLACE )?FUNCTION (\w+)/i.exec(one)?.[1] ?? []));
  return statements.flatMap((one) => {
    const dropped = /^DROP (TABLE|VIEW|MATERIALIZED VIEW|TYPE|SEQUENCE) (?:IF EXISTS )?(.+)/i.exec(one);
    if (dropped) return [`drops ${dropped[1]?.toLowerCase()} ${dropped[2]}`];
    const called = /^DROP FUNCTION (?:IF EXISTS )?(\w+)/i.exec(one)?.[1];
    if (called) return madeFunctions.has(called) ? [] : [`drops function ${called}`];
    const [, table = '', changes = ''] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?("?\w+"?) (.+)/i.exec(one) ?? [];
    return table && !made.has(table) ? changesOf(changes).flatMap((change) => narrowed(table, change, changes)) : [];
  });
}

function narrowed(table: string, change: string, all: string): string[] {
  if (/^RENAME (?!CONSTRAINT)/i.test(change)) return [`renames in ${table}: ${change}`];
  if (/^DROP (?!CONSTRAINT\b)/i.test(change)) return [`drops from ${table}: ${change}`];
  const [, column = '', action = ''] = /^ALTER (?:COLUMN )?("?\w+"?) (.+)/i.exec(change) ?? [];
  const hasDefault = new RegExp(`ALTER (?:COLUMN )?${column} SET DEFAULT`, 'i').test(all);
  if (/^SET NOT NULL/i.test(action) && !hasDefault) return [`requires ${table}.${column}`];
  if (/^DROP DEFAULT/i.test(action)) return [`requires ${table}.${column}`];
  if (/^(?:SET DATA )?TYPE /i.test(action)) return [`changes the type of ${table}.${column}`];
  const added = /^ADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT|CHECK|UNIQUE|FOREIGN|PRIMARY|EXCLUDE)("?\w+"?) .*NOT NULL/i.exec(change);
  if (added && !/ DEFAULT | GENERATED /i.test(change)) return [`requires ${table}.${added[1]}`];
  return [];
}

/** The parts of an ALTER TABLE between its commas; those in brackets belong to what is around them. */
function changesOf(changes: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of changes) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** Bodies of functions, texts and comments hold no statements of the migration itself. */
const withoutTexts = (sql: string) =>
  sql
    .replace(/--[^\n]*/g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
