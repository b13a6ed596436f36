import { compareStatements } from '@folia/testing/compare-statements';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { wrongRows } from '@folia/testing/wrong-rows';
import { DataSource } from 'typeorm';
import { changeTable } from './changes/change-table';
import { databaseOptions } from './database';
import { departureTable } from './departure';
import { jobTable } from './job-rows';
import { newId } from './new-id';
import { outboxTables } from './outbox';
import { bool, int4, jsonb, text, timestamptz, uuid } from './sql-type';
import { affected, onlyRow, row, rows, statement } from './statement';

const makeTables = async (url: string) => {
  const fresh = await new DataSource(databaseOptions(url, 'rowspec', [], [])).initialize();
  await fresh.query(`${jobTable} ${outboxTables} ${departureTable} ${changeTable}
    CREATE TABLE shelf (id uuid PRIMARY KEY, name text NOT NULL);
    CREATE TABLE book (id uuid PRIMARY KEY, shelf_id uuid REFERENCES shelf, title text NOT NULL, read_at timestamptz, pages int NOT NULL DEFAULT 1, notes jsonb);`);
  await fresh.destroy();
};

let copy: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  copy = await cloneDatabase('rowspec', makeTables);
  database = await new DataSource(databaseOptions(copy.url, 'rowspec', [], [])).initialize();
});

afterAll(async () => {
  await database.destroy();
  await copy.drop();
});

const addBook = statement('add-book', {
  text: 'INSERT INTO book (id, title, read_at, notes) VALUES ($1, $2, $3, $4) RETURNING pages',
  takes: { id: uuid, title: text, readAt: timestamptz.nullable, notes: jsonb.nullable },
  gives: { pages: int4 },
});
const findBooks = statement('find-books', {
  text: 'SELECT id, title, read_at AS "readAt", notes FROM book WHERE id = ANY($1) ORDER BY title',
  takes: { ids: uuid.array },
  gives: { id: uuid, title: text, readAt: timestamptz.nullable, notes: jsonb.nullable },
});
const renameBooks = statement('rename-books', { text: 'UPDATE book SET title = $2 WHERE id = ANY($1)', takes: { ids: uuid.array, title: text } });
const moveBooks = statement('move-books', {
  text: 'UPDATE book SET pages = $2 WHERE id = ANY($1) RETURNING id, pages',
  takes: { ids: uuid.array, pages: int4 },
  gives: { id: uuid, pages: int4 },
});
const hotBook = statement('hot-book', { text: 'SELECT title FROM book WHERE id = $1', takes: { id: uuid }, gives: { title: text }, isPrepared: true });
const booksOnShelves = statement('books-on-shelves', {
  text: 'SELECT book.id, shelf.name FROM book LEFT JOIN shelf ON shelf.id = book.shelf_id WHERE book.read_at IS NOT NULL',
  gives: { id: uuid, name: text.nullable },
});

test('a statement gives rows, a row or a count, whatever kind of statement it is, inside a transaction and outside', async () => {
  const [id, other] = [newId(), newId()];
  const notes = ['an array', { is: 'JSON too' }];
  expect(await onlyRow(database, addBook, { id, title: 'b', readAt: '2026-01-02T03:04:05Z', notes })).toEqual({ pages: 1 });
  await database.transaction((manager) => rows(manager, addBook, { id: other, title: 'a', readAt: null, notes: null }));
  expect(await rows(database, findBooks, { ids: [id, other] })).toEqual([
    { id: other, title: 'a', readAt: null, notes: null },
    { id, title: 'b', readAt: new Date('2026-01-02T03:04:05Z'), notes },
  ]);
  expect(await rows(database, moveBooks, { ids: [id], pages: 2 })).toEqual([{ id, pages: 2 }]);
  expect(await affected(database, renameBooks, { ids: [id, other], title: 'c' })).toBe(2);
  expect(await row(database, findBooks, { ids: [newId()] })).toBeNull();
  await expect(row(database, findBooks, { ids: [id, other] })).rejects.toThrow('find-books found 2 rows instead of one');
  await expect(onlyRow(database, findBooks, { ids: [] })).rejects.toThrow('find-books found no row');
  expect(await row(database, hotBook, { id })).toEqual({ title: 'c' });
  expect(await database.transaction((manager) => row(manager, hotBook, { id }))).toEqual({ title: 'c' });
});

test('the statements of the platform are what they say they are', async () => {
  expect(await wrongRows('rowspec', __dirname, makeTables)).toEqual([]);
});

test('a statement that says what is true passes', async () => {
  expect(await compareStatements(copy.url, [addBook, findBooks, renameBooks, moveBooks, hotBook, booksOnShelves])).toEqual([]);
});

const book = { id: uuid, title: text, readAt: timestamptz.nullable };
const columns = 'id, title, read_at AS "readAt"';
test.each([
  [
    'a column that is gone',
    { text: 'SELECT id, author FROM book', gives: { id: uuid, author: text } },
    'is refused by the database: column "author" does not exist',
  ],
  ['a column named otherwise', { text: 'SELECT id, title AS name, read_at AS "readAt" FROM book', gives: book }, 'gives "name", which is not declared'],
  ['a column it does not give', { text: 'SELECT id, title FROM book', gives: book }, 'declares "readAt", which it does not give'],
  ['a wrong type', { text: `SELECT ${columns} FROM book`, gives: { ...book, title: jsonb } }, 'gives "title" as text, but it is declared jsonb'],
  [
    'a forgotten null',
    { text: `SELECT ${columns} FROM book`, gives: { ...book, readAt: timestamptz } },
    'gives "readAt", which may be null, but it is not declared nullable',
  ],
  [
    'a needless null',
    { text: `SELECT ${columns} FROM book`, gives: { ...book, title: text.nullable } },
    'gives "title", which is never null, but it is declared nullable',
  ],
  [
    'a null that an outer join brings',
    { text: 'SELECT shelf.name FROM book LEFT JOIN shelf ON shelf.id = book.shelf_id', gives: { name: text } },
    'gives "name", which may be null, but it is not declared nullable',
  ],
  ['a wrong parameter', { text: `SELECT ${columns} FROM book WHERE id = $1`, takes: { id: text }, gives: book }, 'takes "id" as uuid, but it is declared text'],
  ['a missing parameter', { text: `UPDATE book SET title = $1 WHERE id = $2`, takes: { title: text } }, 'takes 2 values, but 1 are declared'],
  [
    'an array that is none',
    { text: 'SELECT true AS is FROM book WHERE id = ANY($1)', takes: { ids: uuid }, gives: { is: bool } },
    'takes "ids" as _uuid, but it is declared uuid',
  ],
])('%s is told by the name of its statement', async (name, parts, sentence) => {
  const wrong = statement(`wrong: ${name}`, parts as Parameters<typeof statement>[1]);
  expect(await compareStatements(copy.url, [wrong])).toContain(`wrong: ${name} ${sentence}`);
});

test('what a statement leaves out may be said', async () => {
  const gives = { readAt: timestamptz.notNull };
  expect(
    await compareStatements(copy.url, [statement('read-books', { text: 'SELECT read_at AS "readAt" FROM book WHERE read_at IS NOT NULL', gives })]),
  ).toEqual([]);
});

test('two statements of one name are refused', () => {
  expect(() => statement('add-book', { text: 'SELECT 1' })).toThrow('two statements are called add-book');
});
