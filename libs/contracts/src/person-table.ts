/**
 * A table with rows about people. `rows` is the SQL condition for the rows of one person (`$1` is their id), `key` puts them in a stable order, `erases` also
 * covers other people's rows that name the person. `hidden` are columns that nobody may read (hashes, secrets), `atOnce` limits the rows in one answer if they
 * are large.
 */
export type PersonTable = {
  readonly name: string;
  readonly rows: string;
  readonly erases?: string;
  readonly key: string;
  readonly hidden?: readonly string[];
  readonly atOnce?: number;
};
