import type { EntityManager } from 'typeorm';
import { int4, text, uuid } from './sql-type';
import { affected, statement } from './statement';

/**
 * What a service knows about people who leave: `leaving` until their time is up, `staying` if they came back, `erased` for good. The last one is a tombstone:
 * nothing about that person is written any more, however late it arrives ({@link refusesErased}).
 */
export const departureTable = `
  CREATE TABLE departure (
    user_id uuid PRIMARY KEY,
    state text NOT NULL CHECK (state IN ('leaving', 'staying', 'erased')),
    version int NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    person text := to_jsonb(NEW) ->> TG_ARGV[0];
  BEGIN
    -- Whoever erases waits for writes that began before, and those that begin afterwards see the tombstone.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('departure:' || person, 0));
    IF EXISTS (SELECT 1 FROM departure WHERE user_id = person::uuid AND state = 'erased') THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END $$;`;

/** Makes a table skip new rows about erased people; for tables whose rows depend on no other row of that person. */
export const refusesErased = (table: string, column: string): string =>
  `CREATE TRIGGER ${table}_${column}_refuses_erased BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse_erased('${column}');`;

/** SQL: whether the person in a column is leaving now. */
export const isLeavingSql = (column: string): string => `EXISTS (SELECT 1 FROM departure WHERE departure.user_id = ${column} AND departure.state = 'leaving')`;

const note = statement('note-departure', {
  text: `
    INSERT INTO departure (user_id, state, version) VALUES ($1, $2, $3)
    ON CONFLICT (user_id) DO UPDATE SET state = excluded.state, version = excluded.version, changed_at = now()
    WHERE departure.state <> 'erased' AND departure.version < excluded.version`,
  takes: { userId: uuid, state: text, version: int4 },
});
const holdWrites = statement('hold-writes-about-person', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('departure:' || $1::text, 0))`,
  takes: { userId: text },
});
const erase = statement('mark-erased', {
  text: `
    INSERT INTO departure (user_id, state, version) VALUES ($1, 'erased', 0)
    ON CONFLICT (user_id) DO UPDATE SET state = 'erased', changed_at = now() WHERE departure.state <> 'erased'`,
  takes: { userId: uuid },
});

/** Records that a person is leaving or stays after all. Older versions, and anything about erased people, change nothing. */
export async function noteDeparture(manager: EntityManager, userId: string, state: 'leaving' | 'staying', version: number): Promise<void> {
  await affected(manager, note, { userId, state, version });
}

/** Sets the tombstone for good. From here until this transaction ends, all other writes about the person wait; afterwards they are refused. */
export async function markErased(manager: EntityManager, userId: string): Promise<void> {
  await affected(manager, holdWrites, { userId });
  await affected(manager, erase, { userId });
}
