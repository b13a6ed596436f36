import { databaseOptions } from '@folia/platform/database';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { compareEntities } from './compare-entities';
import { cloneDatabase } from './postgres';

@Entity('book')
class WrongBook {
  @Column('uuid') id: string;
  @PrimaryColumn('text') title: string;
  @Column('text') author: string;
  @Column('timestamptz') readAt: Date;
  @Column('jsonb', { nullable: true, array: true }) notes: unknown;
}
@Entity('shelf')
class HalfShelf {
  @PrimaryColumn('uuid') id: string;
}
@Entity('cellar')
class NoTable {
  @PrimaryColumn('uuid') id: string;
}

test('an entity that is not its table is told, column by column', async () => {
  const copy = await cloneDatabase('entityspec', async (url) => {
    const fresh = await new DataSource(databaseOptions(url, 'entityspec', [], [])).initialize();
    await fresh.query(`
      CREATE TABLE shelf (id uuid PRIMARY KEY, name text NOT NULL);
      CREATE TABLE book (id uuid PRIMARY KEY, title text NOT NULL, read_at timestamptz, pages int NOT NULL DEFAULT 1, notes jsonb);`);
    await fresh.destroy();
  });
  const database = await new DataSource(databaseOptions(copy.url, 'entityspec', [WrongBook, HalfShelf, NoTable], [])).initialize();
  const wrong = await compareEntities(database);
  await database.destroy();
  await copy.drop();
  expect(wrong.sort()).toEqual([
    'book.author is not in the table',
    'book.id is of the primary key, but not in the entity',
    'book.notes is jsonb, but the entity has jsonb[]',
    'book.read_at may be null, but not in the entity',
    'book.title is not of the primary key, but in the entity',
    'shelf.name has to be given for a new row, but the entity lacks it',
    'there is no table cellar',
  ]);
});
