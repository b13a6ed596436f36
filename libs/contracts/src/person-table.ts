/**
 * A table with rows about people. `rows` is the SQL condition that finds those of one person (`$1` their id), `key` puts them in an order that stays,
 * `erases` finds more of them where rows of others name the person too; `hidden` are columns that are nobody's to read (hashes, secrets), `atOnce` how many rows one answer takes where they are large.
 */
export type PersonTable = {
  readonly name: string;
  readonly rows: string;
  readonly erases?: string;
  readonly key: string;
  readonly hidden?: readonly string[];
  readonly atOnce?: number;
};
